// Two people who do something together, drawn as one: they touch, look at each other, and one is partly behind the other.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/figure.h"

namespace art {
namespace {

// Leaning forward, towards the other one.
Posture leaning(const Build& build) {
  Posture p = profile(build);
  p.neck = p.neck + Point{4, 1};
  p.head = p.head + Point{8, 2.5};
  p.near_foot = {-9, 0};
  return p;
}

// On one leg, the other one thrown back.
Posture swinging(const Build& build) {
  Posture p = profile(build);
  p.neck = p.neck + Point{-2, 0};
  p.head = p.head + Point{-3, 0.5};
  p.near_knee = {-9, -28};
  p.near_foot = {-23, -17};
  return p;
}

// One of two: in the own frame everybody faces right.
struct Role {
  Posture (*stance)(const Build&);
  Arm near, far;
  double tilt = 0;
  std::string_view mood = {};
  Point gaze = {1, 0};
  std::string_view prop = {};
};

struct Doing {
  std::string_view id;
  double apart;        // between the two
  bool facing = true;  // each other; otherwise both look to the right
  Role first, second;
  double scale = 1;  // of the second one
};

constexpr Arm hangs = {{-4, 12}, {-2.5, 26}};
constexpr Arm on_hip = {{-10, 10}, {-2, 20}};
constexpr Point down = {0.5, 0.9};
constexpr Point ahead = {1, 0};

constexpr std::array doings = std::to_array<Doing>({
    {"embracing",
     17,
     true,
     {profile, {{8, 12}, {26, 9}}, {{6, 8}, {16, 6}}, 6, "happy", down},
     {profile, {{7, 14}, {23, 19}}, {{6, 9}, {14, 9}}, 6, "happy", down}},
    {"dancing",
     45,
     true,
     {swinging, {{13, 10}, {27, 11}}, {{9, -13}, {20, -25}}, -4, "happy"},
     {swinging, {{13, 10}, {27, 11}}, {{9, -13}, {20, -25}}, -4, "happy"}},
    {"whispering",
     24,
     true,
     {leaning, {{7, 8}, {15, -5}, Fingers::open}, {{5, 12}, {11, 14}}, 8, "happy"},
     {upright, {{3, 12}, {13, 7}}, hangs, -10, "surprised", {}}},
    {"quarrelling",
     54,
     true,
     {leaning, on_hip, {{12, 2}, {26, -3}, Fingers::point}, 6, "angry"},
     {profile, {{6, 12}, {14, 3}, Fingers::open}, {{10, 6}, {15, -7}, Fingers::open}, -6, "angry"}},
    {"talking",
     40,
     true,
     {upright, on_hip, {{8, 10}, {18, 3}, Fingers::open}, 2, "happy"},
     {upright, {{-3, 12}, {8, 13}}, {{4, 12}, {-3, 16}}, -3, "calm"}},
    {"walking",
     26,
     false,
     {striding, {{-6, 12}, {-6, 26}}, {{4, 13}, {9, 26}}, 0, "happy", ahead},
     {striding, {{-5, 13}, {-10, 26}}, {{4, 12}, {11, 22}}, 0, "happy", {-1, 0}}},
    {"consoling",
     19,
     true,
     {profile, {{11, 8}, {28, 3}}, {{6, 12}, {12, 14}}, 8, "sad"},
     {profile, {{6, 10}, {7, -5}}, {{7, 10}, {5, -4}}, 18, "sad", down, "tears"}},
    {"watching",
     19,
     false,
     {from_behind, hangs, {{8, 5}, {23, 5}}, 7},
     {from_behind, {{-4, 12}, {-2, 22}}, {{4, 12}, {3.5, 26}}, -7}},
    {"giving",
     46,
     true,
     {leaning, hangs, {{9, 10}, {20, 3}}, 4, "happy"},
     {profile, {{7, 10}, {15, -2}, Fingers::open}, {{8, 8}, {16, 0}, Fingers::open}, -4, "surprised"}},
});

// A grown-up and a small child.
constexpr std::array with_child = std::to_array<Doing>({
    {"walking",
     24,
     false,
     {striding, {{-6, 12}, {-6, 26}}, {{4, 12}, {7, 25}}, 6, "happy", down},
     {striding, {{-9, -2}, {-15, -10}}, {{4, 12}, {11, 22}}, -6, "happy", {-0.8, -0.5}},
     0.62},
    {"embracing",
     21,
     true,
     {kneeling, {{8, 12}, {25, 10}}, {{8, 8}, {18, 8}}, 4, "happy", down},
     {profile, {{9, 9}, {26, 0}}, {{9, 6}, {20, -3}}, 4, "happy", down},
     0.62},
    {"scolding",
     42,
     true,
     {leaning, on_hip, {{10, 5}, {21, 2}, Fingers::point}, 12, "angry", {0.8, 0.5}},
     {profile, {{5, 10}, {7, -3}}, {{6, 10}, {5, -2}}, 14, "sad", down, "tears"},
     0.62},
    {"feeding",
     34,
     true,
     {kneeling, {{5, 12}, {13, 13}}, {{12, 9}, {22, -1}}, 4, "calm", ahead, "bowl"},
     {profile, {{-4, 12}, {-2.5, 26}}, {{4, 12}, {8, 22}}, -8, "surprised", ahead},
     0.62},
});

// Who the two are.
struct Pair {
  std::string_view style;
  std::string_view first, second;  // things of the vocabulary
};
constexpr std::array pairs = std::to_array<Pair>({{"woman-and-man", "man", "woman"},
                                                  {"women", "woman", "woman"},
                                                  {"men", "man", "man"},
                                                  {"old-people", "old-man", "old-woman"},
                                                  {"girl-and-boy", "boy", "girl"},
                                                  {"girls", "girl", "girl"},
                                                  {"boys", "boy", "boy"},
                                                  {"mother-and-daughter", "woman", "girl"},
                                                  {"mother-and-son", "woman", "boy"},
                                                  {"father-and-daughter", "man", "girl"},
                                                  {"father-and-son", "man", "boy"},
                                                  {"grandmother", "old-woman", "girl"},
                                                  {"grandfather", "old-man", "boy"}});

Build build_of(std::string_view person) {
  constexpr std::array all = std::to_array<std::pair<std::string_view, Build>>({{"man", man_build},
                                                                                {"woman", woman_build},
                                                                                {"boy", boy_build},
                                                                                {"girl", girl_build},
                                                                                {"old-man", old_man_build},
                                                                                {"old-woman", old_woman_build}});
  for (const auto& [id, build] : all) {
    if (id == person) return build;
  }
  return man_build;
}

Posture posture_of(const Role& role, const Build& build) {
  Posture p = role.stance(build);
  p.near = role.near;
  p.far = role.far;
  p.tilt += role.tilt;
  p.mood = role.mood;
  p.gaze = role.gaze;
  p.prop = role.prop;
  return p;
}

// How one of the two looks. The second one wears the accent.
Look look_of(const Look& both, std::string_view person, bool second, Chance& chance) {
  const Thing& thing = *art::thing(person);
  constexpr std::array hair = {rgb(0x4a2f1e), rgb(0xd9b36a), rgb(0x2a2324), rgb(0x8a4a2a)};
  Look look = both;
  const Build build = build_of(person);
  look.colour = second ? both.accent : both.colour;
  look.accent = build.female ? rgb(0xf0e6d0) : mix(look.colour, rgb(0x33302f), 70);
  if (second) look.hair = hair[static_cast<std::size_t>(chance.below(4))];
  if (build.old) look.hair = rgb(0xcfcbc4);
  look.style = thing.styles.substr(0, thing.styles.find(' '));
  if (build.female && (both.wears == "shirt" || both.wears == "suit")) look.wears = "dress";
  if (second) look.hat = look.holds = look.skin = {};
  return look;
}

const Doing& doing_of(std::span<const Doing> all, std::string_view id) {
  for (const Doing& doing : all) {
    if (doing.id == id) return doing;
  }
  return all[0];
}

void draw_pair(Brush& brush, const Look& look, const Doing& doing) {
  const Pair* pair = pairs.data();
  for (const Pair& one : pairs) {
    if (one.style == look.style) pair = &one;
  }
  const Build first = build_of(pair->first);
  const Build second = build_of(pair->second);
  Look one = look_of(look, pair->first, false, brush.chance());
  const Look other = look_of(look, pair->second, true, brush.chance());
  if (doing.id == "giving" && one.holds.empty()) one.holds = "flower";
  for (const double side : {-0.5, 0.5}) brush.shadow(side * doing.apart, 0, side < 0 ? 16 : 16 * doing.scale, 4);
  Brush left = brush.at(-doing.apart / 2, 0).part(pair->first);
  Brush right = brush.at(doing.apart / 2, 0, doing.scale, 0, doing.facing).part(pair->second);
  Figure a(left, one, first, posture_of(doing.first, first));
  Figure b(right, other, second, posture_of(doing.second, second));
  draw_back_of(a);
  draw_back_of(b);
  draw_body(b);
  draw_body(a);
  if (a.p.back) draw_arm(a, true);
  draw_near_arm(b);
  draw_near_arm(a);
}

void couple(Brush& brush, const Look& look) { draw_pair(brush, look, doing_of(doings, look.doing)); }
void parent_and_child(Brush& brush, const Look& look) { draw_pair(brush, look, doing_of(with_child, look.doing)); }

constexpr std::string_view together =
    "talking embracing dancing whispering quarrelling walking consoling watching giving";

constexpr std::array all = std::to_array<Thing>({
    {"couple", Place::stands, 1.72, 62, couple, "group", "dark-blue", "red", together,
     "woman-and-man women men old-people", 0, his_clothes, figure_hats, "brown"},
    {"two-children", Place::stands, 1.2, 62, couple, "group", "light-blue", "pink", together, "girl-and-boy girls boys",
     0, his_clothes, figure_hats, "brown"},
    {"parent-and-child", Place::stands, 1.72, 56, parent_and_child, "group", "blue", "yellow",
     "walking embracing scolding feeding",
     "mother-and-daughter mother-and-son father-and-daughter father-and-son grandmother grandfather", 0, his_clothes,
     figure_hats, "brown"},
});

}  // namespace

std::span<const Thing> couples() { return all; }

}  // namespace art
