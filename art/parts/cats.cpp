// The parts of Cats at the Vernissage: what the game has beside its paintings.
#include "art/parts/cats.h"

#include <array>

#include "art/parts.h"

namespace art {
namespace {

constexpr std::array all = std::to_array<Part>({
    {"cats/paint-red", 300, 300, 0, 0, "gouache", cats::paint_red},
    {"cats/paint-yellow", 300, 300, 0, 0, "gouache", cats::paint_yellow},
    {"cats/paint-green", 300, 300, 0, 0, "gouache", cats::paint_green},
    {"cats/paint-blue", 300, 300, 0, 0, "gouache", cats::paint_blue},
    {"cats/paint-back", 300, 300, 0, 0, "gouache", cats::paint_back},
    {"cats/splash-red", 400, 400, 0, 0, "gouache", cats::splash_red},
    {"cats/splash-yellow", 400, 400, 0, 0, "gouache", cats::splash_yellow},
    {"cats/splash-green", 400, 400, 0, 0, "gouache", cats::splash_green},
    {"cats/splash-blue", 400, 400, 0, 0, "gouache", cats::splash_blue},
    {"cats/palette", 400, 300, 1, 16, "gouache", cats::palette},
    {"cats/property", 400, 300, 1, 4, "gouache", cats::property},
    {"cats/trap-catastrophe", 300, 300, 0, 0, "gouache", cats::trap_catastrophe},
    {"cats/trap-all-paws", 300, 300, 0, 0, "gouache", cats::trap_all_paws},
    {"cats/trap-catflood", 300, 300, 0, 0, "gouache", cats::trap_catflood},
    {"cats/event-oops", 400, 300, 0, 0, "gouache", cats::event_oops},
    {"cats/event-nap", 400, 300, 0, 0, "gouache", cats::event_nap},
    {"cats/event-die", 400, 300, 0, 0, "gouache", cats::event_die},
    {"cats/event-twirl", 400, 300, 0, 0, "gouache", cats::event_twirl},
    {"cats/event-back", 400, 300, 0, 0, "gouache", cats::event_back},
    {"cats/die", 200, 200, 1, 12, "gouache", cats::die},
    {"cats/black-cat", 400, 400, 0, 0, "gouache", cats::black_cat},
    {"cats/black-cat-asleep", 400, 300, 0, 0, "gouache", cats::black_cat_asleep},
    {"cats/bank", 400, 300, 0, 0, "gouache", cats::bank},
});

}  // namespace

std::span<const Part> cats_parts() { return all; }

}  // namespace art
