// Portraits: head and chest of one sitter. The scene chooses age, dress, hat and hair; chance makes the face.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/figure.h"
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

constexpr std::array irises = {rgb(0x4a2c17), rgb(0x5c3a1e), rgb(0x3a5f7e),
                               rgb(0x58744f), rgb(0x6a7f8a), rgb(0x3a2414)};

// How age and sex shape a face, before chance makes it individual.
struct Kind {
  double width, jaw, chin, eyes, lips;
  int blush, lip;  // percent of red
};
constexpr Kind child = {1.06, 1.03, -4, 1.18, 0.9, 48, 50};
constexpr Kind woman_kind = {0.96, 0.92, -1, 1.06, 1.05, 48, 62};
constexpr Kind old_woman_kind = {0.96, 0.92, -1, 1.06, 1.05, 48, 40};
constexpr Kind man_kind = {1, 1.08, 1, 0.98, 0.9, 38, 40};
constexpr Kind old_man_kind = {1, 1.08, 1, 0.93, 0.75, 38, 40};

const Kind& kind_of(const Sitter& s) {
  if (s.child) return child;
  if (s.female) return s.old ? old_woman_kind : woman_kind;
  return s.old ? old_man_kind : man_kind;
}

void choose_colours(Sitter& s, const Look& look, Brush& brush) {
  Chance& chance = brush.chance();
  s.skin = skin_of(look, brush);
  const bool light_skin = luminance(s.skin) > 170;
  s.iris = irises[static_cast<std::size_t>(chance.below(light_skin ? 6 : 2))];
  s.shade = mix(s.skin, rgb(0x4c1d14), 52);
  s.light = mix(s.skin, rgb(0xfff3dc), light_skin ? 55 : 34);
  s.blush = mix(s.skin, rgb(0xc23a2c), light_skin ? kind_of(s).blush : 30);
  s.lip = mix(s.skin, rgb(0xa3262e), kind_of(s).lip);
  s.hair = look.hair;
}

void choose_features(Sitter& s, Chance& chance) {
  const Kind& kind = kind_of(s);
  s.width = kind.width * chance.range(0.94, 1.05);
  s.jaw = kind.jaw * chance.range(0.93, 1.07);
  s.chin = kind.chin + chance.jitter(1.8);
  s.nose = s.child ? -2.5 + chance.jitter(0.6) : chance.range(-1.5, s.female ? 1.5 : 3);
  s.bridge = s.child ? -1 : chance.range(-1, s.female ? 1 : 2);
  s.eyes = kind.eyes * chance.range(0.95, 1.07);
  s.slant = chance.range(-0.3, 1.7) - (s.old ? 1.2 : 0);
  s.brows = chance.range(0.8, s.female || s.child ? 1.15 : 1.5);
  s.arch = chance.range(1, s.female ? 3.4 : 2.4);
  s.lips = kind.lips * chance.range(0.88, 1.2);
}

double dark_side(const Brush& brush) { return -brush.studio().side * (brush.transform().mirrored() ? -1 : 1); }

// A bust that ends neither behind the edge of a table nor at the lower edge of the canvas sits at the table.
bool on_table(const Brush& brush) {
  const double foot = brush.transform()({0, 0}).y;
  return foot > brush.studio().horizon + 4 && foot < brush.height() * 0.95;
}

std::string_view hair_word(const Look& look) {
  const bool bare = look.hat.empty() || look.hat == "none" || look.hat == "flowers";
  if (look.style == "braid") return "braid";
  return look.style == "bun" && bare ? "bun" : "hair";
}

void bust(Brush& brush, const Look& asked, Sitter s) {
  Chance& chance = brush.chance();
  choose_colours(s, asked, brush);
  choose_features(s, chance);
  choose_pose(s, asked, chance);
  s.dark = dark_side(brush);
  // Combed hair and cloths hide the ears.
  const bool combed = s.female && asked.style != "bun" && asked.style != "curls";
  s.ears = !combed && asked.style != "long" && asked.style != "bob" && asked.hat != "scarf" && asked.hat != "hood";
  Look look = asked;
  look.hair = s.hair;
  const double size = s.child ? 0.505 : 0.475;
  const double middle = s.child ? -72 : -73;
  Brush head = brush.at(s.turned(0, 1) + (s.profile ? 1 : 0), middle, size, s.tilt);
  Brush hair = head.part(hair_word(look));
  draw_hair_behind(hair, s, look);
  draw_costume(brush, s, look);
  draw_hat_behind(head, s, look);
  if (s.profile) {
    draw_profile(head, s);
  } else {
    draw_face(head, s);
  }
  draw_beard(head, s, look);
  if (look.style == "glasses") draw_glasses(head, s);
  draw_hair(hair, s, look);
  draw_hat(head, s, look);
  if (on_table(brush)) draw_arms_on_table(brush, s, look);
  draw_hands(brush, s, look);
}

using DrawHead = void (*)(Brush&, const Sitter&, const Look&);

// An animal dressed like a lady or a lord: its fur is the colour, the garment the accent.
void animal(Brush& brush, const Look& asked, Colour fur, DrawHead draw_head) {
  Sitter s{.shoulders = 38, .neck = 11};
  choose_pose(s, asked, brush.chance());
  s.turn *= 0.7;
  s.dark = dark_side(brush);
  s.skin = s.hair = fur;
  s.shade = mix(fur, rgb(0x2c1f22), 55);
  s.light = mix(fur, rgb(0xfff6e6), 60);
  Look look = asked;
  look.colour = asked.accent;
  look.accent = luminance(asked.accent) > 150 ? rgb(0x8c2f2b) : rgb(0xefe0bd);
  Brush head = brush.at(0, -70, 0.47, s.tilt * 0.6);
  draw_costume(brush, s, look);
  draw_hat_behind(head, s, look);
  draw_head(head, s, asked);
  // Turbans and scarves are drawn for a wide head.
  const bool wound = look.hat == "scarf" || look.hat == "hood" || look.hat == "wig" || look.hat == "bonnet";
  Brush hat = head.at(0, wound ? 0 : -6, wound ? 1.24 : 1);
  draw_hat(hat, s, look);
  if (on_table(brush)) draw_arms_on_table(brush, s, look);
  draw_hands(brush, s, look);
}

// Some coats have a colour of their own.
Colour fur_of(const Look& look) {
  if (look.style == "black") return rgb(0x35323a);
  if (look.style == "white" || look.style == "calico") return rgb(0xf1ece2);
  if (look.style == "ginger") return rgb(0xd08a45);
  return look.style == "siamese" ? rgb(0xe9dcc4) : look.colour;
}

void cat(Brush& brush, const Look& look) { animal(brush, look, fur_of(look), draw_cat_head); }
void dog(Brush& brush, const Look& look) { animal(brush, look, look.colour, draw_dog_head); }

void man(Brush& brush, const Look& look) { bust(brush, look, {.shoulders = 44, .neck = 9.5}); }
void woman(Brush& brush, const Look& look) { bust(brush, look, {.female = true, .shoulders = 38, .neck = 7.2}); }
void boy(Brush& brush, const Look& look) { bust(brush, look, {.child = true, .shoulders = 35, .neck = 6.8}); }
void girl(Brush& brush, const Look& look) {
  bust(brush, look, {.female = true, .child = true, .shoulders = 33, .neck = 6.4});
}
void old_man(Brush& brush, const Look& look) { bust(brush, look, {.old = true, .shoulders = 42, .neck = 8.8}); }
void old_woman(Brush& brush, const Look& look) {
  bust(brush, look, {.female = true, .old = true, .shoulders = 38, .neck = 7.4});
}

constexpr std::string_view poses = "facing profile frontal smiling pensive sleeping reading holding-flower holding-cat";
constexpr std::string_view animal_poses = "facing frontal smiling pensive sleeping reading holding-flower";
constexpr std::string_view cat_poses = "facing frontal smiling pensive sleeping reading holding-flower yowling";
constexpr std::string_view coats = "tabby plain siamese calico black white ginger";
constexpr std::string_view breeds = "spaniel hound terrier";
constexpr std::string_view her_hair = "plain long bun braid curls bob glasses";
constexpr std::string_view his_hair = "plain beard moustache sidewhiskers bald curls long bob glasses";
// Clothes, the usual ones first.
constexpr std::string_view his = "suit ruff uniform fur robe armour apron sailor wrap shirt lace shawl";
constexpr std::string_view hers = "gown pearls ruff fur shawl robe lace apron wrap sailor shirt suit uniform armour";
constexpr std::string_view his_young = "shirt sailor suit ruff lace robe uniform fur apron wrap armour shawl";
constexpr std::string_view hers_young = "lace gown pearls apron sailor shawl ruff wrap fur robe shirt suit";
constexpr std::string_view his_old = "robe suit ruff uniform fur armour apron sailor wrap shirt shawl";
constexpr std::string_view hers_old = "shawl gown pearls ruff fur robe lace apron wrap shirt suit";
constexpr std::string_view finery = "ruff gown pearls uniform suit fur shawl robe lace armour apron sailor wrap shirt";
constexpr std::string_view hats =
    "straw top cap crown scarf bonnet feather turban veil wig beret tricorne hood flowers";
constexpr std::string_view childs_hair = "plain long bun braid curls bob glasses";

constexpr std::array all = std::to_array<Thing>({
    {"portrait-man", Place::stands, 0.75, 95, man, "person portrait", "dark-blue", "white", poses, his_hair, 0, his,
     hats, "brown"},
    {"portrait-woman", Place::stands, 0.75, 95, woman, "person portrait", "red", "white", poses, her_hair, 0, hers,
     hats, "brown"},
    {"portrait-boy", Place::stands, 0.75, 95, boy, "person child portrait", "blue", "white", poses, childs_hair, 0,
     his_young, hats, "brown"},
    {"portrait-girl", Place::stands, 0.75, 95, girl, "person child portrait", "pink", "white", poses, childs_hair, 0,
     hers_young, hats, "brown"},
    {"portrait-old-man", Place::stands, 0.75, 95, old_man, "person portrait", "brown", "dark-brown", poses, his_hair, 0,
     his_old, hats, "light-grey"},
    {"portrait-old-woman", Place::stands, 0.75, 95, old_woman, "person portrait", "purple", "grey", poses, her_hair, 0,
     hers_old, hats, "light-grey"},
    {"portrait-cat", Place::stands, 0.75, 95, cat, "animal pet cat portrait", "grey", "dark-blue", cat_poses, coats, 0,
     finery, hats},
    {"portrait-dog", Place::stands, 0.75, 95, dog, "animal pet dog portrait", "brown", "dark-green", animal_poses,
     breeds, 0, finery, hats},
});

}  // namespace

std::span<const Thing> busts() { return all; }

}  // namespace art
