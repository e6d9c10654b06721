#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "art/vocabulary/families.h"

namespace art {

std::span<const Thing* const> vocabulary() {
  static const std::vector<const Thing*> all = [] {
    std::vector<const Thing*> things;
    for (const std::span<const Thing> family :
         {skies(), grounds(), people(), animals(), birds(), plants(), flowers(), buildings(), streets(), vessels(),
          rooms(), furniture(), tableware(), food(), instruments(), objects(), busts()}) {
      for (const Thing& thing : family) things.push_back(&thing);
    }
    std::stable_sort(things.begin(), things.end(), [](const Thing* a, const Thing* b) { return a->id < b->id; });
    return things;
  }();
  return all;
}

std::string_view held_while(std::string_view doing) {
  constexpr auto props = std::to_array<std::pair<std::string_view, std::string_view>>({
      {"reading", "book"},
      {"working", "rake"},
      {"carrying", "basket"},
      {"fishing", "fishing-rod"},
      {"painting", "palette"},
      {"playing", "violin"},
      {"holding-flower", "flower"},
      {"holding-cat", "cat"},
  });
  for (const auto& [act, prop] : props) {
    if (act == doing) return prop;
  }
  return {};
}

const Thing* thing(std::string_view id) {
  const auto all = vocabulary();
  const auto found =
      std::lower_bound(all.begin(), all.end(), id, [](const Thing* a, std::string_view name) { return a->id < name; });
  return found != all.end() && (*found)->id == id ? *found : nullptr;
}

}  // namespace art
