#include "apps/arena/estimates.h"

#include "apps/common/columns.h"

namespace apps {

std::string percent(const Estimate& share) {
  return led(fixed(100 * share.value, 2), 6) + " % (" + fixed(100 * share.low, 2) + " to " +
         fixed(100 * share.high, 2) + ")";
}

void write_estimate(core::JsonWriter& json, std::string_view name, const std::optional<Estimate>& estimate) {
  json.key(name);
  if (!estimate) {
    json.null();
    return;
  }
  json.begin_object().key("value").raw(fixed(estimate->value, 6));
  json.key("low").raw(fixed(estimate->low, 6)).key("high").raw(fixed(estimate->high, 6)).end_object();
}

}  // namespace apps
