// The head of a cat that sits for its portrait.
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

struct Coat {
  Colour fur, marks, muzzle, eye;
};

Coat coat_of(const Sitter& s, std::string_view style, Chance& chance) {
  const Colour green = chance.one_in(2) ? rgb(0x8fa63a) : rgb(0xd9a52c);
  const Colour pale = mix(s.skin, rgb(0xfbf5ea), 72);
  if (style == "siamese") return {s.skin, rgb(0x4f3a30), rgb(0x5d4537), rgb(0x5d93c4)};
  if (style == "calico") return {s.skin, rgb(0xc9763a), pale, green};
  if (style == "black") return {s.skin, s.skin, lighter(s.skin, 10), green};
  if (style == "white") return {s.skin, s.skin, lighter(s.skin, 50), chance.one_in(2) ? rgb(0x6fa0c8) : green};
  return {s.skin, mix(s.skin, rgb(0x2a1c16), 52), pale, green};
}

void ears(Brush& head, const Sitter& s, const Coat& coat, bool points) {
  const double shift = s.turned(0, 2);
  Path outer;
  Path inner;
  for (const double side : {-1.0, 1.0}) {
    const double wide = side > 0 ? s.turned(1, 0.92) : 1;
    const auto x = [&](double at) { return shift + side * at * wide; };
    outer.move(x(44), -6).curve(x(50), -30, x(51), -48, x(46), -65).curve(x(30), -60, x(16), -50, x(6), -38).close();
    inner.move(x(40), -22).curve(x(44), -36, x(45), -48, x(43), -57).curve(x(33), -53, x(25), -46, x(19), -39).close();
  }
  lay_round(head, outer, points ? coat.marks : coat.fur);
  lay_flat(head, inner, mix(coat.fur, rgb(0xc98076), points ? 20 : 62));
}

Path skull(const Sitter& s) {
  const double t = s.turned(0, 2);
  Path path;
  path.move(0, -46).curve(20, -46, 38, -36, 43 + t, -14).curve(46 + t, -2, 48, 8, 56, 20).curve(50, 21, 49, 24, 50, 30);
  path.curve(44, 29, 42, 32, 40, 37).curve(32, 44, 16, 49, 0, 49).curve(-16, 49, -32, 44, -40, 37);
  path.curve(-42, 32, -44, 29, -50, 30)
      .curve(-49, 24, -50, 21, -56, 20)
      .curve(-48, 8, -46, -2, -43, -14)
      .curve(-38, -36, -20, -46, 0, -46)
      .close();
  return path;
}

void stripes(Brush& head, const Coat& coat, double mid) {
  Path marks;
  for (const double x : {-15.0, 0.0, 15.0}) {
    marks.add(Path::limb({{mid + x * 0.55, -21}, {mid + x * 0.8, -33}, {x, -45}}, {2, 5, 6}));
  }
  for (const double side : {-1.0, 1.0}) {
    marks.add(Path::limb({{mid + side * 31, 6}, {side * 39, 7}, {side * 47, 4}}, {1.5, 4.5, 3}));
    marks.add(Path::limb({{mid + side * 28, 15}, {side * 38, 18}, {side * 48, 20}}, {1.5, 4.5, 3}));
  }
  head.veil(marks, coat.marks, 78);
}

void markings(Brush& head, const Sitter& s, const Coat& coat, std::string_view style, double mid) {
  if (style == "tabby" || style == "ginger") stripes(head, coat, mid);
  if (style == "siamese") soft(head, mid, 12, 34, 38, coat.marks, 96);
  if (style == "calico") {
    Path ginger;
    ginger.move(mid - 4, -45)
        .curve(-30, -46, -44, -26, -45, -4)
        .curve(-36, 10, -20, 12, -12, 4)
        .curve(-8, -10, mid - 4, -22, mid - 4, -45)
        .close();
    head.veil(ginger, coat.marks, 92);
    Path black;
    black.move(mid + 8, -44)
        .curve(30, -44, 43, -28, 45, -8)
        .curve(40, -2, 34, -6, 28, -14)
        .curve(18, -20, 12, -30, mid + 8, -44)
        .close();
    head.veil(black, rgb(0x3a3338), 92);
  }
  Path cheek;
  cheek.move(s.dark * 43, -12)
      .curve(s.dark * 46, 10, s.dark * 44, 40, s.dark * 6, 48)
      .curve(s.dark * 26, 34, s.dark * 32, 14, s.dark * 43, -12)
      .close();
  head.veil(cheek, s.shade, 30);
}

void eyes(Brush& head, const Sitter& s, const Coat& coat, double mid) {
  const double narrowed = s.smile > 0.8 ? 0.55 : s.lids;
  const double open = s.lids < 0.2 ? 0 : narrowed;
  Path rim;
  Path iris;
  Path slit;
  Path spark;
  for (const double side : {-1.0, 1.0}) {
    const double x = mid + side * (side > 0 ? s.turned(20, 19) : 20);
    const double wide = side > 0 ? s.turned(1, 0.88) : 1;
    const Point in = {x - side * 12.5 * wide, 4};
    const Point out = {x + side * 12.5 * wide, -3.4};
    const auto almond = [&](Path& path, double grow) {
      path.move(in.x - side * grow, in.y + grow)
          .curve(in.x + side * 2, -10 * open - grow * 1.6, out.x - side * 8, -14 * open - grow * 1.6,
                 out.x + side * grow, out.y - grow * 0.4);
      path.curve(out.x, 6 * open + grow * 1.6 + 1, in.x + side * 8, 12 * open + grow * 1.4, in.x - side * grow,
                 in.y + grow)
          .close();
    };
    almond(rim, 2);
    almond(iris, 0);
    slit.add(Path::ellipse(x + s.gaze.x, -1, 2.9, 7.4 * open));
    spark.add(Path::dots({{x - s.dark * 3.4, -4.6 * open}}));
  }
  lay_ink(head, rim, mix(coat.fur, rgb(0x1c1414), 82));
  if (open <= 0) return;
  lay_round(head, iris, coat.eye);
  lay_ink(head, slit, rgb(0x14100f));
  head.line(spark, rgb(0xfffdf4), 3.2);
}

void muzzle(Brush& head, const Sitter& s, const Coat& coat, double mid) {
  const double x = mid + s.turned(0, 2);
  Path lobes;
  lobes.move(x, 16)
      .curve(x - 9, 14, x - 20, 20, x - 19, 29)
      .curve(x - 18, 36, x - 12, 37, x - 8, 37)
      .curve(x - 7, 46, x + 7, 46, x + 8, 37);
  lobes.curve(x + 12, 37, x + 18, 37, x + s.turned(19, 17), 29)
      .curve(x + s.turned(20, 17), 20, x + 9, 14, x, 16)
      .close();
  Path bridge;
  bridge.move(x - 6, 18).curve(x - 6, 6, mid - 5, -6, mid, -16).curve(mid + 5, -6, x + 6, 6, x + 6, 18).close();
  head.veil(bridge, coat.muzzle, 45);
  lay_flat(head, lobes, coat.muzzle);
  head.veil(bent({x - 17, 33}, {x, 38}, {x + 16, 33}).bend(x, 35, x - 17, 33).close(), s.shade, 40);
  Path nose;
  nose.move(x - 7, 14.5)
      .curve(x - 3, 12.5, x + 3, 12.5, x + 7, 14.5)
      .curve(x + 6, 19, x + 2, 21, x, 22)
      .curve(x - 2, 21, x - 6, 19, x - 7, 14.5)
      .close();
  lay_ink(head, nose, mix(rgb(0xc8736c), coat.fur, 20));
  const double lift = 1 + s.smile * 3;
  Path mouth;
  mouth.move(x, 22)
      .to(x, 27)
      .curve(x - 2, 33, x - 10, 33, x - 13, 31 - lift)
      .move(x, 27)
      .curve(x + 2, 33, x + 10, 33, x + 13, 31 - lift);
  draw_ink(head, mouth, mix(coat.fur, rgb(0x2a1614), 78), 1.3);
  Path whiskers = bent({x - 14, 26}, {x - 36, 20}, {x - 64, 22});
  whiskers.add(bent({x - 14, 29}, {x - 38, 29}, {x - 62, 35}))
      .add(bent({x + 14, 26}, {x + 36, 20}, {x + 62, 22}))
      .add(bent({x + 14, 29}, {x + 38, 29}, {x + 60, 35}));
  head.line(whiskers, luminance(coat.fur) > 190 ? rgb(0x8d8378) : rgb(0xfaf5ea), 0.8);
}

// The jaw hangs down, and the paws go to the cheeks.
void yowl(Brush& head, const Sitter& s, const Coat& coat) {
  Path mouth = Path::smooth({{0, 25}, {11, 29}, {14, 46}, {9, 60}, {0, 64}, {-9, 60}, {-14, 46}, {-11, 29}});
  lay_flat(head, Path::smooth({{0, 20}, {17, 27}, {20, 48}, {13, 66}, {0, 71}, {-13, 66}, {-20, 48}, {-17, 27}}),
           coat.muzzle);
  lay_ink(head, mouth, rgb(0x4a1220));
  lay_flat(head, Path::smooth({{0, 46}, {8, 51}, {6, 60}, {0, 62}, {-6, 60}, {-8, 51}}), rgb(0xd9737c));
  lay_flat(head, Path::polygon({{-9, 28}, {-4, 27}, {-6, 35}}).add(Path::polygon({{9, 28}, {4, 27}, {6, 35}})),
           rgb(0xfdf8ea));
  for (const double side : {-1.0, 1.0}) {
    lay_round(head, Path::limb({{side * 66, 168}, {side * 61, 88}, {side * 44, 34}}, {30, 25, 25}),
              mix(coat.fur, s.shade, 18));
    Path toes;
    for (const double step : {0.0, 8.0})
      toes.move(side * (38 - step * 0.3), 24 + step).to(side * (45 - step * 0.2), 26 + step);
    head.line(toes, mix(coat.fur, s.shade, 80), 1.8);
  }
}

// Worn with a necklace of pearls: one more, below an ear.
void earring(Brush& head) {
  head.line(Path::line({{50, 20}, {50, 31}}), rgb(0xc99a3b), 2);
  head.line(Path::dots({{50, 39}}), rgb(0xe9e4d8), 18);
  head.line(Path::dots({{48, 36}}), rgb(0xffffff), 7);
}

}  // namespace

void draw_cat_head(Brush& head, const Sitter& s, const Look& look) {
  head.spare(skull(s));
  const Coat coat = coat_of(s, look.style, head.chance());
  const double mid = s.turned(0, 5);
  ears(head, s, coat, look.style == "siamese");
  head.shape(skull(s), coat.fur);
  markings(head, s, coat, look.style, mid);
  muzzle(head, s, coat, mid);
  eyes(head, s, coat, mid);
  if (look.doing == "yowling") yowl(head, s, coat);
  if (look.wears == "pearls") earring(head);
}

}  // namespace art
