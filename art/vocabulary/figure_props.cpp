// What figures hold: what their doing brings, and what the scene puts into a hand.
#include <array>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

const Colour wood = rgb(0x80572f);
const Colour paper = rgb(0xf7f1df);
const Colour silver = rgb(0xc9ced2);

void book(Figure& f, Point near, Point far) {
  const Point h = between(near, far, 0.5);
  Brush book = f.brush.part("book", Relation::holds);
  const Colour cover = luminance(f.look.accent) > 190 ? rgb(0x9a3b2c) : f.look.accent;
  book.shape(Path::polygon({h + Point{-10, -6}, h + Point{0, -3}, h + Point{10, -9}, h + Point{10, 2}, h + Point{0, 7},
                            h + Point{-10, 4}}),
             cover, Form::flat);
  Path pages = Path::polygon({h + Point{-9, -7}, h + Point{0, -4}, h + Point{0, 5}, h + Point{-9, 2}});
  book.shape(pages.add(Path::polygon({h + Point{0, -4}, h + Point{9, -10}, h + Point{9, 0}, h + Point{0, 5}})), paper,
             Form::flat);
}

void rake(Figure& f, Point near, Point far) {
  Brush rake = f.brush.part("rake", Relation::holds);
  const Point d = far - near;
  const Point foot = near + d * (-1.2);
  const Point end = {34, -2};
  rake.line(Path::line({foot, end}), wood, 1.9);
  Path teeth = Path::line({end + Point{-5, -3}, end + Point{5, 1}});
  for (const double t : {-5.0, 0.0, 5.0})
    teeth.add(Path::line({end + Point{t, t * 0.4 - 1}, end + Point{t - 1, t * 0.4 + 4}}));
  rake.line(teeth, darker(wood, 34), 1.8);
}

void basket(Figure& f, Point near, Point far) {
  const Point h = between(near, far, 0.6);
  Brush basket = f.brush.part("wicker-basket", Relation::holds);
  basket.part("fruit-heap", Relation::contains).dabs(Path::ellipse(h.x, h.y - 4, 10, 4), f.look.accent, 4.5, 60);
  basket.shape(Path::smooth({h + Point{-12, -3}, h + Point{12, -3}, h + Point{8, 9}, h + Point{-8, 9}}), rgb(0xb98a4e));
  basket.line(Path::bow({h + Point{-9, 3}, h + Point{0, 5}, h + Point{9, 3}}), rgb(0x7d5a2e), 1.1);
}

// The line hangs from the tip down to the water, `drop` below the feet if it stands on something.
void rod(Figure& f, Point near, Point far) {
  Brush rod = f.brush.part("fishing-rod", Relation::holds);
  const Point tip = far + Point{52, -38};
  const double water = f.look.drop - 3;
  rod.line(Path::bow({near + Point{-8, 6}, far + Point{2, -3}, tip}), wood, 1.5);
  rod.line(Path::bow({tip, {tip.x + 1, (tip.y + water) / 2}, {tip.x + 3, water}}), rgb(0xf2eee2), 0.6);
  rod.line(Path::dots({{tip.x + 3, water - 1}}), rgb(0xc23a2c), 2.6);
  rod.line(Path::bow({{tip.x - 5, water + 1}, {tip.x + 3, water + 2.4}, {tip.x + 11, water + 1}}), rgb(0xf2f6f4), 0.8);
}

void brush_and_palette(Figure& f, Point near, Point far) {
  f.brush.part("brushes", Relation::holds).line(Path::line({far + Point{-4, 2}, far + Point{10, -7}}), wood, 1.4);
  Brush palette = f.brush.part("palette", Relation::holds);
  palette.shape(Path::ellipse(near.x + 6, near.y - 1, 10, 6, -18), rgb(0xb98a4e), Form::flat);
  palette.dabs(Path::ellipse(near.x + 6, near.y - 2, 8, 4), f.look.accent, 2.6, 30);
}

void violin(Figure& f, Point near, Point far) {
  Brush violin = f.brush.part("violin", Relation::holds);
  const Point h = near + Point{4, -6};
  const Point chin = f.p.neck + Point{5, 3};
  violin.line(Path::line({chin, far + Point{2, -1}}), rgb(0x3a2116), 1.7);
  violin.shape(Path::limb({chin, between(chin, far, 0.28), between(chin, far, 0.6)}, {9, 6.4, 8}), rgb(0x9a4f22));
  violin.line(Path::line({h + Point{-8, 14}, h + Point{6, -14}}), rgb(0xd9c9a2), 1);
}

void reins(Figure& f, Point near, Point /*far*/) {
  f.brush.line(Path::bow({near, {near.x + 12, near.y + 1}, {near.x + 22, near.y - 6}}), rgb(0x3a261c), 1);
}

void bowl(Figure& f, Point near, Point far) {
  Brush bowl = f.brush.part("bowl", Relation::holds);
  const Point h = near + Point{2, -3};
  bowl.part("soup", Relation::contains).line(Path::line({h + Point{-5, -1.5}, h + Point{5, -1.5}}), rgb(0xe0a04a), 3);
  bowl.shape(Path::smooth({h + Point{-8, -1}, h + Point{8, -1}, h + Point{4, 6}, h + Point{-4, 6}}), rgb(0xdfe3e6));
  Brush spoon = f.brush.part("spoon", Relation::holds);
  spoon.line(Path::line({far + Point{5, 1}, far + Point{-4, -3}}), silver, 1.1);
  spoon.line(Path::dots({far + Point{-5, -3.4}}), silver, 3);
}

void cup(Figure& f, Point /*near*/, Point far) {
  Brush cup = f.brush.part("cup", Relation::holds);
  const Point h = far + Point{-1, -2};
  cup.shape(Path::polygon({h + Point{-3.6, -4}, h + Point{3.6, -5}, h + Point{3, 3}, h + Point{-2, 3.6}}),
            rgb(0xe6e2d6));
}

void tears(Figure& f, Point near, Point /*far*/) {
  Brush cloth = f.brush.part("napkin", Relation::holds);
  cloth.shape(Path::smooth({near + Point{-2, -5}, near + Point{5, -4}, near + Point{3, 2}, near + Point{5, 9},
                            near + Point{-1, 3}}),
              rgb(0xfbf8f0), Form::flat);
}

// A hand mirror with a face in it, and a comb in the other hand.
void mirror(Figure& f, Point near, Point far) {
  Brush mirror = f.brush.part("mirror", Relation::holds);
  const Point m = near + Point{4, -11};
  mirror.line(Path::line({near + Point{-1, 4}, m}), rgb(0xb98a3a), 2.4);
  mirror.shape(Path::ellipse(m.x, m.y, 6.4, 8.4, 14), rgb(0xc79a44));
  mirror.shape(Path::ellipse(m.x, m.y, 4.8, 6.8, 14), rgb(0xdfeaee), Form::flat);
  mirror.line(Path::dots({m}), f.look.hair, 8);
  mirror.line(Path::dots({m + Point{0.3, 1.4}}), f.skin, 5.6);
  f.brush.part("comb", Relation::holds).line(Path::line({far + Point{-1, 1}, far + Point{-7, 3}}), rgb(0xd8c49a), 2.2);
}

struct Prop {
  std::string_view id;
  void (*draw)(Figure&, Point near, Point far);
};
constexpr std::array props = std::to_array<Prop>({{"book", book},
                                                  {"rake", rake},
                                                  {"basket", basket},
                                                  {"rod", rod},
                                                  {"brush", brush_and_palette},
                                                  {"violin", violin},
                                                  {"reins", reins},
                                                  {"bowl", bowl},
                                                  {"cup", cup},
                                                  {"tears", tears},
                                                  {"mirror", mirror}});

// --- what the scene puts into a hand

constexpr Arm hanging = {{4, 12}, {6, 25}};
constexpr Arm raised = {{7, 12}, {13, 3}};
constexpr Arm at_chest = {{6, 13}, {0, 12}};
constexpr Arm aside = {{7, 11}, {15, 18}};

// A thing of the vocabulary: its height in units of the figure, and where the hand holds it, in its own units.
struct Held {
  std::string_view id;
  Arm arm;
  double height;
  Point grip;
  double degrees = 0;
};
constexpr std::array all_held = std::to_array<Held>({
    {"umbrella", raised, 56, {17, -11}, 30},
    {"lantern", hanging, 25, {0, -98}},
    {"bucket", hanging, 22, {0, -98}},
    {"suitcase", hanging, 26, {-7, -97}},
    {"candle", raised, 13, {0, -16}},
    {"wine-glass", raised, 13, {0, -26}},
    {"cup", raised, 8, {30, -40}},
    {"apple", raised, 7, {0, -30}},
    {"mask", raised, 14, {0, -4}},
    {"fan", raised, 15, {0, -6}},
    {"flag", raised, 66, {-24, -30}, 6},
    {"gift", at_chest, 17, {0, -34}},
    {"teddy-bear", at_chest, 25, {0, -46}},
    {"doll", at_chest, 27, {0, -50}},
    {"accordion", at_chest, 26, {-6, -46}, 6},
    {"guitar", at_chest, 58, {2, -34}, 62},
    {"broom", aside, 78, {-4, -60}},
    {"sword", aside, 56, {0, -90}},
});

Point hand_that_holds(const Figure& f) {
  const bool far = f.p.prop.empty();
  return f.shoulder(far) + (far ? f.p.far : f.p.near).hand;
}

void stick(Figure& f, Point h) {
  f.brush.part("stick", Relation::holds).line(Path::line({h + Point{-1, -3}, {h.x + 5, -1}}), darker(wood, 20), 2);
}

void flower(Figure& f, Point h) {
  Brush flower = f.brush.part("flower-in-hand", Relation::holds);
  const Point top = h + Point{3, -13};
  flower.line(Path::bow({h + Point{-1, 5}, h, top}), rgb(0x4b7338), 1.3);
  Path petals;
  for (int i = 0; i < 5; ++i) petals.add(Path::dots({top + Point{3 * cosine(i * 72.0), 3 * sine(i * 72.0)}}));
  flower.line(petals, f.brush.chance().one_in(2) ? rgb(0xd24a3a) : rgb(0xf4ead6), 4.2);
  flower.line(Path::dots({top}), rgb(0xe8b13c), 2.8);
}

void toy_balloon(Figure& f, Point h) {
  Brush balloon = f.brush.part("toy-balloon", Relation::holds);
  constexpr std::array colours = {rgb(0xc9362e), rgb(0xe2a52d), rgb(0x2f6fae), rgb(0x4f9150)};
  const Colour colour = colours[static_cast<std::size_t>(f.brush.chance().below(4))];
  balloon.line(Path::bow({h, h + Point{6, -28}, h + Point{4, -52}}), rgb(0xf0eadc), 0.7);
  balloon.shape(Path::ellipse(h.x + 4, h.y - 66, 11.5, 14), colour);
}

struct Small {
  std::string_view id;
  Arm arm;
  void (*draw)(Figure&, Point hand);
};
constexpr std::array all_small =
    std::to_array<Small>({{"stick", aside, stick}, {"flower", raised, flower}, {"toy-balloon", raised, toy_balloon}});

void draw_thing(Figure& f, const Held& held, Point hand) {
  const Thing& thing = *art::thing(held.id);
  const double scale = held.height / 100;
  const Transform turned = placed(0, 0, scale, held.degrees);
  const Point grip = turned(held.grip);
  Look look;
  look.colour = pigment(thing.colour).value_or(wood);
  look.accent = pigment(thing.accent).value_or(wood);
  look.style = thing.styles.substr(0, thing.styles.find(' '));
  Brush brush = f.brush.part(thing.id, Relation::holds).lifted();
  Brush placed_brush = brush.at(hand.x - grip.x, hand.y - grip.y, scale, held.degrees);
  thing.draw(placed_brush, look);
}

}  // namespace

Arm arm_with(std::string_view held, const Arm& otherwise) {
  for (const Held& one : all_held) {
    if (one.id == held) return one.arm;
  }
  for (const Small& one : all_small) {
    if (one.id == held) return one.arm;
  }
  return otherwise;
}

void draw_prop(Figure& f) {
  for (const Prop& prop : props) {
    if (prop.id == f.p.prop) prop.draw(f, f.shoulder(false) + f.p.near.hand, f.shoulder(true) + f.p.far.hand);
  }
}

void draw_held(Figure& f) {
  if (f.look.holds.empty()) return;
  const Point hand = hand_that_holds(f);
  for (const Held& held : all_held) {
    if (held.id == f.look.holds) draw_thing(f, held, hand);
  }
  for (const Small& small : all_small) {
    if (small.id == f.look.holds) small.draw(f, hand);
  }
  f.brush.line(Path::dots({hand}), f.skin, 4.6);
}

}  // namespace art
