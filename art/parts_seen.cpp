#include "art/parts_seen.h"

#include <algorithm>
#include <array>

#include "art/thing.h"

namespace art {
namespace {

constexpr std::array words = std::to_array<PartWord>({
    // Of buildings
    {"archway", "building-part"},
    {"awning", "cloth"},
    {"balcony", "building-part"},
    {"banner", "flag cloth"},
    {"chimney", "building-part"},
    {"clock-face", "clock"},
    {"columns", "column building-part"},
    {"cross"},
    {"dome", "roof building-part"},
    {"porch", "building-part"},
    {"railing"},
    {"roof", "building-part"},
    {"rope"},
    {"shutter", "building-part"},
    {"sign"},
    {"pole"},
    {"steps", "stairs"},
    {"spire", "tower roof building-part"},
    {"window-bars"},
    {"tower", "building-part"},
    {"mill-sails", "building-part"},
    // Of vehicles and boats
    {"cabin"},
    {"cargo"},
    {"coach", "vehicle"},
    {"coal"},
    {"funnel", "chimney"},
    {"harness", "leather"},
    {"headlight", "lamp light"},
    {"mast"},
    {"oar"},
    {"porthole", "window"},
    {"prow"},
    {"runner"},
    {"seat"},
    {"rail"},
    {"rudder"},
    {"saddle", "leather"},
    {"sail", "cloth"},
    {"wheel"},
    {"bell-part", "bell"},
    // Of nature
    {"blossom", "flower plant"},
    {"bud", "flower plant"},
    {"branch", "wood plant"},
    {"foam"},
    {"beam-of-light", "light"},
    {"glow", "light"},
    {"fire", "light"},
    {"sunlight", "light"},
    {"grass", "plant"},
    {"lamp", "light"},
    {"flame", "fire light"},
    {"leaves", "plant"},
    {"nest"},
    {"reflection"},
    {"snow-cover", "snow"},
    {"tree-trunk", "wood"},
    {"water-jet", "water"},
    // Of animals
    {"antlers"},
    {"beak"},
    {"collar"},
    {"bone"},
    {"claw"},
    {"comb"},
    {"feather"},
    {"fin"},
    {"horns"},
    {"mane"},
    {"spots"},
    {"stripes"},
    {"tail"},
    {"tusks"},
    {"wing"},
    // Of furniture and smaller things
    {"blanket", "cloth"},
    {"books-row", "book"},
    {"bow"},
    {"button"},
    {"cork"},
    {"counter", "table"},
    {"curtain", "cloth"},
    {"cushion", "pillow cloth"},
    {"dial"},
    {"drawer"},
    {"chess-piece", "toy"},
    {"inkwell", "vessel"},
    {"lock"},
    {"needle", "tool"},
    {"paint"},
    {"pendulum"},
    {"pestle", "tool"},
    {"pot", "vessel"},
    {"record"},
    {"saucer", "plate dish"},
    {"seal"},
    {"sheet-music", "paper"},
    {"star"},
    {"tap"},
    {"weights"},
    {"beam", "wood"},
    {"fringe", "cloth"},
    {"handle"},
    {"keys"},
    {"label", "paper"},
    {"lace", "cloth"},
    {"lampshade", "lamp"},
    {"lid"},
    {"pattern"},
    {"frame"},
    {"ribbon", "cloth"},
    {"sheet", "cloth"},
    {"spout"},
    {"strings"},
    {"tassel"},
    // What vessels hold
    {"coffee", "drink"},
    {"coconut", "fruit food"},
    {"froth", "drink"},
    {"crumbs"},
    {"hay"},
    {"honey", "sweet"},
    {"juice", "drink"},
    {"milk", "drink"},
    {"soup", "food"},
    {"fruit-heap", "fruit food"},
    {"goods"},
    {"tea", "drink"},
    {"water"},
    {"wine", "drink"},
    {"meat", "food"},
    {"icing", "sweet"},
    // What people wear and have
    {"apron", "clothes"},
    {"belt", "clothes"},
    {"boots", "shoes clothes"},
    {"braid", "hair"},
    {"bun", "hair"},
    {"cap", "hat clothes"},
    {"bonnet", "hat clothes"},
    {"cloak", "clothes"},
    {"coat", "clothes"},
    {"collar-lace", "collar clothes"},
    {"dress", "clothes"},
    {"earring", "jewellery"},
    {"glasses"},
    {"hair"},
    {"beard", "hair"},
    {"moustache", "hair"},
    {"head-scarf", "hat scarf clothes"},
    {"hood", "hat clothes"},
    {"jewel", "jewellery"},
    {"necklace", "jewellery"},
    {"robe", "clothes"},
    {"sash", "belt clothes"},
    {"scarf", "clothes"},
    {"shawl", "scarf clothes"},
    {"veil", "cloth clothes"},
    {"wig", "hair"},
    {"shirt", "clothes"},
    {"skirt", "clothes"},
    {"sleeve"},
    {"stockings", "clothes"},
    {"straw-hat", "hat clothes"},
    {"suit", "clothes"},
    {"tie", "clothes"},
    {"tears"},
    {"top-hat", "hat clothes"},
    {"trousers", "clothes"},
    {"turban", "hat clothes"},
    {"waistcoat", "clothes"},
    {"hand"},
    // What people hold
    {"bowl-of-food", "bowl food"},
    {"bundle"},
    {"comb", "tool"},
    {"cup-in-hand", "cup"},
    {"fishing-rod", "tool"},
    {"flower-in-hand", "flower plant"},
    {"rake", "tool"},
    {"spoon"},
    {"toy-balloon", "balloon toy"},
    {"stick", "wood"},
    {"tool", "tool"},
    {"bow-of-strings"},
});

// Drawn in passing by many things, or a matter of opinion.
constexpr std::array open_words = std::to_array<std::string_view>(
    {"branch",  "building-part", "cloth",      "cloud", "crumbs",  "feather", "foam",   "frame", "glass",
     "glow",    "weather",       "grass",      "hand",  "handle",  "light",   "leaves", "lid",   "object",
     "pattern", "plant",         "paper",      "pole",  "rail",    "road",    "rope",   "sand",  "shadow",
     "sleeve",  "spots",         "reflection", "stone", "stripes", "tail",    "wall",   "wood",  "leather"});

// Small ones are drawn in passing: windows of a far town, flowers on a cup, trees in a picture on the wall.
constexpr std::array small_words = std::to_array<std::string_view>(
    {"archway",  "balcony",   "blanket", "blossom", "bow",    "bow-of-strings", "bowl",   "bud",
     "bush",     "button",    "claw",    "clothes", "column", "columns",        "door",   "flower",
     "hair",     "hill",      "hills",   "jar",     "jewel",  "jewellery",      "key",    "keys",
     "mountain", "mountains", "needle",  "railing", "ribbon", "roof",           "scarf",  "shirt",
     "stick",    "strings",   "tool",    "tree",    "vessel", "water",          "window", "wing"});

constexpr std::array mass_words = std::to_array<std::string_view>(
    {"beard", "foam", "grass", "hair", "hay", "leaves", "mane", "reflection", "smoke", "snow-cover", "water", "wool"});

bool has(std::span<const std::string_view> list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

std::span<const PartWord> part_words() { return words; }

bool is_part_word(std::string_view word) {
  return thing(word) != nullptr ||
         std::any_of(words.begin(), words.end(), [&](const PartWord& part) { return part.id == word; });
}

std::string_view kinds_of(std::string_view word) {
  const auto found = std::find_if(words.begin(), words.end(), [&](const PartWord& part) { return part.id == word; });
  if (found != words.end()) return found->kinds;
  const Thing* known = thing(word);
  return known != nullptr ? known->kinds : std::string_view();
}

bool is_mass(std::string_view word) { return has(mass_words, word); }

Listing listing_of(std::string_view word) {
  if (has(open_words, word)) return Listing::open;
  return has(small_words, word) ? Listing::large : Listing::closed;
}

}  // namespace art
