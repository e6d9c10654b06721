#include <algorithm>
#include <vector>

#include "art/vocabulary/families.h"

namespace art {

std::span<const Thing* const> vocabulary() {
  static const std::vector<const Thing*> all = [] {
    std::vector<const Thing*> things;
    for (const std::span<const Thing> family :
         {skies(), grounds(), people(), couples(), animals(), birds(), plants(), flowers(), buildings(), streets(),
          vessels(), rooms(), furniture(), tableware(), food(), instruments(), objects(), busts()}) {
      for (const Thing& thing : family) things.push_back(&thing);
    }
    std::stable_sort(things.begin(), things.end(), [](const Thing* a, const Thing* b) { return a->id < b->id; });
    return things;
  }();
  return all;
}

const Thing* thing(std::string_view id) {
  const auto all = vocabulary();
  const auto found =
      std::lower_bound(all.begin(), all.end(), id, [](const Thing* a, std::string_view name) { return a->id < name; });
  return found != all.end() && (*found)->id == id ? *found : nullptr;
}

bool is_word(std::string_view word, std::string_view list) {
  const std::size_t at = list.find(word);
  return !word.empty() && at != std::string_view::npos && at > 0 && list[at - 1] == ' ' &&
         list[at + word.size()] == ' ';
}

bool is_any(const Thing& thing, std::string_view list) {
  if (is_word(thing.id, list)) return true;
  for (std::string_view rest = thing.kinds; !rest.empty();) {
    const std::size_t blank = rest.find(' ');
    if (is_word(rest.substr(0, blank), list)) return true;
    rest = blank == std::string_view::npos ? "" : rest.substr(blank + 1);
  }
  return false;
}

}  // namespace art
