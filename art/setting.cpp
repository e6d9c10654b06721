#include <algorithm>
#include <array>

#include "art/scene.h"

namespace art {
namespace {

// id, horizon, eye, outdoors, backdrops
constexpr std::array all = std::to_array<Setting>({
    {"meadow", 46, 1.8, true, "sky hills meadow"},
    {"field", 42, 2.2, true, "sky hills field"},
    {"forest", 40, 1.7, true, "sky forest meadow"},
    {"mountains", 48, 2.4, true, "sky mountains hills meadow"},
    {"lake", 44, 2.4, true, "sky hills lake"},
    {"river", 42, 2.6, true, "sky hills meadow river"},
    {"seaside", 46, 2.4, true, "sky sea beach"},
    {"open-sea", 48, 3, true, "sky sea"},
    {"harbour", 44, 3, true, "sky town sea quay"},
    {"village", 44, 2.4, true, "sky hills meadow path"},
    {"street", 48, 2, true, "sky town street"},
    {"square", 46, 2.6, true, "sky town cobbles"},
    {"canal", 42, 2.6, true, "sky town canal"},
    {"garden", 40, 1.8, true, "sky hedge lawn path"},
    {"winter", 46, 2, true, "sky hills snow"},
    {"desert", 46, 2.2, true, "sky dunes sand"},
    {"room", 42, 1.5, false, "wall floor"},
    {"hall", 44, 1.8, false, "panelled-wall tiles"},
    {"kitchen", 42, 1.5, false, "whitewash tiles"},
    {"stage", 50, 2, false, "stage-curtain boards"},
    {"table", 30, 0.42, false, "wall table-top"},
    {"dark-table", 30, 0.42, false, "dark table-top"},
    {"cloth-table", 30, 0.42, false, "wall tablecloth"},
    {"studio", 44, 1.4, false, "drape"},
    {"niche", 44, 1.4, false, "dark"},
});

}  // namespace

std::span<const Setting> settings() { return all; }
const Setting* setting(std::string_view id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Setting& s) { return s.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace art
