// The parts of Art Society: what the game has beside its paintings.
#include "art/parts/art_society.h"

#include <array>

#include "art/parts.h"

namespace art {
namespace {

using namespace society;

constexpr std::array all = std::to_array<Part>({
    {"art-society/decor-single", 200, 200, 1, 6, "gouache", decor_single},
    {"art-society/decor-wide", 400, 200, 1, 4, "gouache", decor_wide},
    {"art-society/decor-tall", 200, 400, 1, 4, "gouache", decor_tall},
    {"art-society/decor-frieze", 600, 200, 1, 4, "gouache", decor_frieze},
    {"art-society/decor-column", 200, 600, 1, 4, "gouache", decor_column},
    {"art-society/wallpaper", 200, 200, 1, 4, "gouache", wallpaper},
    {"art-society/back", 400, 400, 3, 9, "gouache", back},
    {"art-society/back-start", 400, 600, 0, 0, "gouache", back_start},
    {"art-society/bid", 300, 420, 1, 20, "gouache", bid},
    {"art-society/bid-back", 300, 420, 0, 0, "gouache", bid_back},
    {"art-society/start-bid", 300, 420, 1, 4, "gouache", start_bid},
    {"art-society/value", 200, 200, 3, 9, "gouache", value},
    {"art-society/marker-city", 200, 200, 0, 0, "gouache", marker_city},
    {"art-society/marker-portrait", 200, 200, 0, 0, "gouache", marker_portrait},
    {"art-society/marker-still-life", 200, 200, 0, 0, "gouache", marker_still_life},
    {"art-society/marker-landscape", 200, 200, 0, 0, "gouache", marker_landscape},
    {"art-society/multiplier", 200, 200, 2, 5, "gouache", multiplier},
    {"art-society/gavel", 400, 300, 0, 0, "gouache", gavel},
    {"art-society/assistant", 300, 400, 0, 0, "gouache", assistant},
    {"art-society/museum", 600, 400, 0, 0, "gouache", museum},
    {"art-society/surplus", 300, 300, 0, 0, "gouache", surplus},
    {"art-society/full-wall", 200, 200, 0, 0, "gouache", full_wall},
    {"art-society/star", 200, 200, 0, 0, "gouache", star_sign},
    {"art-society/corner", 200, 200, 0, 0, "gouache", corner},
    {"art-society/eyeline", 200, 200, 0, 0, "gouache", eyeline},
    {"art-society/faux-pas", 200, 200, 0, 0, "gouache", faux_pas},
});

}  // namespace

std::span<const Part> art_society_parts() { return all; }

}  // namespace art
