// CV-C1…C7: the contents of the box, read from a component file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cats/paints.h"
#include "core/array.h"
#include "core/byte.h"
#include "core/parse_error.h"
#include "core/result.h"

namespace cats {

using core::Array;
using core::byte;
using core::none;

inline constexpr int max_players = 4;
inline constexpr int max_paintings = 12;
inline constexpr int places_each = 3;  // cards on a painting, colours on a palette
inline constexpr int max_places = max_paintings * places_each;
inline constexpr int max_dice = 8;
inline constexpr int max_palettes = 24;
inline constexpr int max_traps_a_kind = 8;
inline constexpr int max_rounds = 5;

enum class Trap : std::uint8_t { catastrophe, all_paws, catflood };
inline constexpr int trap_count = 3;

enum class Property : std::uint8_t { helping_paw, jump_the_queue, hard_to_be_a_cat, turbo };
inline constexpr int property_count = 4;

enum class Event : std::uint8_t { cat_oops, cat_nap, die, twist_and_twirl };
inline constexpr int event_count = 4;

struct Palette {
  Paints colours;
  Property property = Property::helping_paw;
};

struct Components {
  std::string name;
  std::string hash;  // of the content of the file, 16 hexadecimal digits
  int columns = 0;
  int rows = 0;
  int rounds = 0;
  int dice = 0;
  Paints paints;
  int stack = 0;  // CV-S3: paints beside the board
  Array<std::uint8_t, trap_count> traps{};
  int traps_laid = 0;                        // CV-S4
  unsigned events = 0;                       // bit e: the event is in the box
  int events_used = 0;                       // CV-S5
  Array<std::uint8_t, max_players> goals{};  // CV-G2: by number of players minus one; nobody plays alone
  int palette_count = 0;
  Array<Palette, max_palettes> palettes{};
  Array<std::uint32_t, property_count> with_property{};  // bit p: palette p has it

  int paintings() const { return columns * rows; }
  int places() const { return paintings() * places_each; }
  const Palette& palette(int id) const { return palettes[id]; }
  int goal(int players) const { return goals[players - 1]; }
};

// Reads a component file (docs/formats/components.md). `name` appears in records.
core::Result<Components, core::ParseError> parse_components(std::string_view name, std::string_view text);

}  // namespace cats
