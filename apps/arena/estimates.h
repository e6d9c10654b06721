// Estimates as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/arena/stats.h"
#include "core/json.h"

namespace apps {

// " 89.51 % (89.08 to 89.93)"
std::string percent(const Estimate& share);
void write_estimate(core::JsonWriter& json, std::string_view name, const std::optional<Estimate>& estimate);

}  // namespace apps
