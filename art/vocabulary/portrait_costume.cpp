// What the sitter of a portrait wears: chest, neck and collar.
#include <algorithm>
#include <array>
#include <vector>

#include "art/vocabulary/portrait.h"

namespace art {
namespace {

constexpr Colour linen = rgb(0xf3eee2);
constexpr Colour gold = rgb(0xd9a53a);
constexpr Colour steel = rgb(0x8f979f);

Path torso(const Sitter& s) {
  const double left = s.shoulders;
  const double right = s.shoulders * s.turned(1, 0.93);
  const double n = s.neck + 1;
  Path path;
  path.move(-left - 2, 3)
      .curve(-left - 3, -10, -left, -24, -left + 11, -29)
      .curve(-left + 20, -33, -n - 6, -36, -n, -44);
  path.to(n, -44).curve(n + 6, -36, right - 20, -33, right - 11, -29).curve(right, -24, right + 3, -10, right + 2, 3);
  path.close();
  return path;
}

double throat(const Sitter& s) { return s.profile ? -3 : s.turned(0, 1.6); }

// The neck down to a neckline `wide` at the shoulders and `deep` in the middle, with the shadow of the chin.
void neck(Brush& brush, const Sitter& s, double wide, double deep) {
  const double n = s.neck;
  const double x = throat(s);
  const double side = -40 + (wide - n) * 0.36;
  Path skin;
  skin.move(x - n, -66)
      .curve(x - n, -50, -n, -40.5, -wide, side)
      .curve(-wide * 0.86, deep * 0.6 + side * 0.4, -wide * 0.5, deep, 0, deep);
  skin.curve(wide * 0.5, deep, wide * 0.86, deep * 0.6 + side * 0.4, wide, side)
      .curve(n, -40.5, x + n, -50, x + n, -66)
      .close();
  lay_skin(brush, skin, s);
  Path cast;
  cast.move(x - n, -62)
      .curve(x - n + 1, -54, x - 3, -49, x + s.dark * n * 0.6, -42)
      .curve(x + s.dark * n, -44, x + n + 0.5, -52, x + n, -62)
      .close();
  brush.veil(cast, s.shade, 60);
  if (deep < -20) return;
  brush.line(bent({-3, -33}, {-10, -35}, {-18, -34}).add(bent({3, -33}, {10, -35}, {17, -34})),
             mix(s.skin, s.shade, 45), 0.9);
}

// Folds where the arms meet the body.
void sleeves(Brush& brush, const Sitter& s, Colour colour) {
  const double x = s.shoulders;
  Path folds = wisp({-x + 13, -17}, {-x + 15, -8}, {-x + 14, 3}, 1.1);
  folds.add(wisp({x - 14, -17}, {x - 17, -8}, {x - 16, 3}, 1.1));
  brush.veil(folds, darker(colour, 30), 80);
}

void gown(Brush& brush, const Sitter& /*s*/, const Look& look) {
  Path hem;
  hem.move(-24, -35.5).curve(-20, -25, -11, -18, 0, -18).curve(11, -18, 20, -25, 24, -35.5);
  hem.curve(21, -20, 11, -12, 0, -12).curve(-11, -12, -21, -20, -24, -35.5).close();
  lay_round(brush, hem, look.accent);
  brush.line(bent({-8, -11}, {-6, -5}, {-7, 3}).add(bent({8, -11}, {6, -5}, {7, 3})), darker(look.colour, 34), 0.9);
  brush.shape(Path::smooth({{0, -17}, {2.4, -14}, {0, -10}, {-2.4, -14}}), gold, Form::flat);
}

void pearls(Brush& brush, const Sitter& s, const Look& look) {
  gown(brush, s, look);
  Brush necklace = brush.part("necklace", Relation::wears);
  Path string;
  Path shine;
  for (int i = 0; i <= 10; ++i) {
    const double t = i / 5.0 - 1;
    const Point p = {sine(t * 88) * (s.neck + 3.5), -42 + cosine(t * 88) * 12};
    string.add(Path::dots({p}));
    shine.add(Path::dots({{p.x - s.dark * 0.5, p.y - 0.5}}));
  }
  necklace.line(string, rgb(0xdcd3c4), 3.1);
  necklace.line(shine, rgb(0xfffaf0), 1.1);
}

void ruff(Brush& brush, const Sitter& s, const Look& look) {
  std::vector<Point> edge;
  Path pleats;
  for (int i = 0; i < 26; ++i) {
    const double angle = i * 360.0 / 26;
    const double out = i % 2 == 0 ? 1 : 0.9;
    edge.push_back({31 * out * cosine(angle), -41 + 11.5 * out * sine(angle)});
    if (i % 2 == 1)
      pleats.move(13 * cosine(angle), -44 + 4 * sine(angle)).to(26 * cosine(angle), -41 + 9.6 * sine(angle));
  }
  Brush collar = brush.part("collar-lace", Relation::wears);
  lay_round(collar, Path::smooth(edge), linen);
  collar.line(pleats, rgb(0xa8a397), 0.8);
  brush.veil(Path::ellipse(throat(s), -45, 14, 4.6), rgb(0x6b6154), 55);
  Path slashes = wisp({-15, -26}, {-12, -12}, {-13, 3}, 3);
  slashes.add(wisp({15, -26}, {12, -12}, {13, 3}, 3));
  brush.veil(slashes, look.accent, 90);
  brush.line(bent({0, -28}, {0.6, -14}, {0, 3}), darker(look.colour, 45), 1);
  brush.part("button", 3).line(Path::dots({{1.8, -23}, {1.8, -15}, {1.8, -7}}), look.accent, 3);
}

void uniform(Brush& brush, const Sitter& s, const Look& look) {
  const double n = s.neck + 1.6;
  Path collar;
  collar.move(-n, -48)
      .curve(-n + 5, -41, n - 5, -41, n, -48)
      .to(n + 2.5, -38)
      .curve(n - 4, -32, -n + 4, -32, -n - 2.5, -38)
      .close();
  lay_round(brush, collar, look.accent);
  const double x = s.shoulders - 9;
  Path pads = Path::smooth({{-x + 10, -33.5}, {-x - 4, -31.5}, {-x - 11, -25}, {-x - 1, -24}, {-x + 10, -28}});
  pads.add(Path::smooth({{x - 12, -33.5}, {x + 1, -31.5}, {x + 8, -25}, {x - 2, -24}, {x - 12, -28}}));
  lay_round(brush, pads, gold);
  Path fringe;
  for (int i = 0; i < 6; ++i) {
    fringe.move(-x - 10.5 + i * 2.4, -25).to(-x - 11.5 + i * 2.3, -17.5);
    fringe.move(x + 7.5 - i * 2.4, -25).to(x + 8.5 - i * 2.3, -17.5);
  }
  brush.line(fringe, darker(gold, 14), 1.4);
  lay_round(brush, Path::polygon({{-n - 8, -36.5}, {-n - 1, -38}, {27, 3}, {15, 3}}),
            mix(look.accent, look.colour, 12));
  brush.part("button", 3).line(Path::dots({{0.5, -26}, {0.5, -16}, {0.5, -6}}), gold, 2.8);
  brush.shape(Path::polygon({{18, -21},
                             {19.6, -17},
                             {24, -16.6},
                             {20.6, -14},
                             {21.8, -9.6},
                             {18, -12},
                             {14.2, -9.6},
                             {15.4, -14},
                             {12, -16.6},
                             {16.4, -17}}),
              lighter(gold, 30), Form::flat);
}

void suit(Brush& brush, const Sitter& s, const Look& look) {
  const bool white = luminance(look.accent) > 200;
  lay_round(brush,
            Path::polygon({{-s.neck - 1, -43}, {0, -37}, {s.neck + 1, -43}, {13, -34}, {2, 3}, {-2, 3}, {-13, -34}}),
            linen);
  // A white accent is the shirt's: then the cravat is dark.
  const Colour tie = white ? mix(look.colour, rgb(0x1d1a20), 70) : look.accent;
  Path lapels = Path::polygon({{-s.neck - 3, -44}, {-18, -36}, {-22, -24}, {-15, -22}, {-1, 3}, {2, 3}, {-6, -20}});
  lapels.add(Path::polygon({{s.neck + 3, -44}, {18, -36}, {21, -24}, {15, -22}, {1, 3}, {-1, 3}, {6, -20}}));
  Brush cravat = brush.part("tie", Relation::wears);
  lay_round(cravat, Path::smooth({{-2.4, -38}, {2.4, -38}, {4, -28}, {2.6, -12}, {0, -8}, {-2.6, -12}, {-4, -28}}),
            tie);
  lay_round(cravat, Path::smooth({{-8, -43}, {0, -40}, {8, -43}, {8, -35}, {0, -37}, {-8, -35}}), tie);
  lay_round(brush, lapels, darker(look.colour, 18));
}

void fur(Brush& brush, const Sitter& s, const Look& look) {
  Path collar;
  collar.move(-s.neck - 3, -47).curve(-22, -44, -34, -38, -33, -28).curve(-30, -14, -16, -2, -10, 3).to(10, 3);
  collar.curve(16, -2, 29, -14, 31, -28).curve(32, -38, 22, -44, s.neck + 3, -47).curve(9, -36, 5, -24, 0, -20);
  collar.curve(-5, -24, -9, -36, -s.neck - 3, -47).close();
  brush.leaves(collar, look.accent, 3.2);
}

void shawl(Brush& brush, const Sitter& s, const Look& look) {
  const double x = s.shoulders;
  Path left;
  left.move(-s.neck - 2, -45)
      .curve(-20, -40, -x - 2, -34, -x - 4, -8)
      .to(-x - 4, 3)
      .to(14, 3)
      .curve(8, -10, -4, -26, -s.neck - 2, -45)
      .close();
  Path right;
  right.move(s.neck + 2, -45)
      .curve(20, -40, x, -34, x + 3, -8)
      .to(x + 3, 3)
      .to(-12, 3)
      .curve(-4, -10, 6, -22, s.neck + 2, -45)
      .close();
  lay_round(brush, right, look.accent);
  lay_round(brush, left, look.accent);
  Path folds = wisp({-s.neck - 3, -40}, {-14, -22}, {-4, 2}, 1.1);
  folds.add(wisp({-20, -36}, {-24, -16}, {-16, 2}, 1.1))
      .add(wisp({-31, -30}, {-36, -14}, {-32, 2}, 1.1))
      .add(wisp({18, -36}, {24, -18}, {20, 2}, 1.1));
  brush.veil(folds, darker(look.accent, 26), 80);
  brush.line(Path::dots({{-26, -26}, {-13, -16}, {-27, -10}, {-9, -5}, {29, -22}, {27, -8}}), look.colour, 3);
}

void robe(Brush& brush, const Sitter& s, const Look& look) {
  Path band;
  band.move(-s.neck - 2, -45)
      .curve(-16, -40, -17, -26, -9, 3)
      .to(1, 3)
      .curve(-2, -22, -6, -34, -s.neck - 2, -45)
      .close();
  band.move(s.neck + 2, -45).curve(16, -40, 17, -26, 9, 3).to(-1, 3).curve(3, -22, 6, -34, s.neck + 2, -45).close();
  lay_round(brush, band, look.accent);
  Path folds = wisp({-22, -33}, {-18, -16}, {-12, 2}, 1.1);
  folds.add(wisp({-32, -28}, {-28, -14}, {-26, 2}, 1.1)).add(wisp({24, -32}, {22, -14}, {15, 2}, 1.1));
  brush.veil(folds, darker(look.colour, 32), 80);
}

void lace(Brush& brush, const Sitter& s, const Look& look) {
  Path collar;
  collar.move(-s.neck - 1, -45).curve(-20, -40, -30, -33, -32, -25);
  for (int i = 0; i < 7; ++i) {
    const double x0 = -32 + i * 64.0 / 7;
    const double x1 = x0 + 64.0 / 7;
    const auto sag = [](double x) { return -15.5 - x * x / 108; };
    collar.curve(x0 + 1, sag(x0) + 5, x1 - 1, sag(x1) + 5, x1, sag(x1));
  }
  collar.curve(30, -33, 20, -40, s.neck + 1, -45).curve(5, -38, -5, -38, -s.neck - 1, -45).close();
  Brush frill = brush.part("collar-lace", Relation::wears);
  lay_round(frill, collar, linen);
  brush.line(Path::dots({{-26, -24}, {-18, -19}, {-9, -16.5}, {0, -15.8}, {9, -16.5}, {18, -19}, {26, -24}}),
             rgb(0xa8a397), 2);
  brush.line(Path::bow({{-24, -29}, {-12, -22.5}, {0, -21}, {12, -22.5}, {24, -29}}), rgb(0xc0bbae), 0.7);
  Brush bow = brush.part("bow", Relation::wears);
  lay_round(bow,
            Path::smooth({{0, -35},
                          {-8, -39},
                          {-9, -31},
                          {-1, -33},
                          {-5, -23},
                          {-1, -24},
                          {0.6, -32},
                          {4, -23},
                          {7, -25},
                          {2, -33},
                          {9, -31},
                          {8, -39}}),
            luminance(look.accent) > 200 ? look.colour : look.accent);
}

void armour(Brush& brush, const Sitter& s, const Look& look) {
  const double x = s.shoulders;
  lay_round(brush, torso(s), steel);
  Path gorget;
  gorget.move(-s.neck - 2, -49).curve(-4, -43, 4, -43, s.neck + 2, -49).curve(s.neck + 4, -42, 15, -37, 19, -34);
  gorget.curve(8, -25, -8, -25, -19, -34).curve(-15, -37, -s.neck - 4, -42, -s.neck - 2, -49).close();
  lay_round(brush, gorget, lighter(steel, 16));
  lay_round(brush, Path::smooth({{x - 22, -35}, {x - 6, -32}, {x + 3, -18}, {x + 1, -3}, {x - 12, -6}, {x - 20, -20}}),
            lighter(steel, 10));
  Path seams = bent({x - 20, -21}, {x - 8, -21}, {x + 3, -15});
  seams.add(bent({x - 16, -12}, {x - 8, -13}, {x + 2, -8}))
      .add(bent({1, -27}, {3, -14}, {1, 3}))
      .add(bent({-19, -34}, {0, -19}, {19, -34}));
  brush.line(seams, darker(steel, 48), 0.9);
  brush.line(bent({-6, -22}, {-8, -12}, {-7, -2})
                 .add(bent({-8, -36}, {0, -32}, {5, -33}))
                 .add(bent({x - 15, -30}, {x - 6, -28}, {x - 2, -22})),
             rgb(0xe9eef0), 1.3);
  Path cloak;
  cloak.move(-s.neck - 6, -42)
      .curve(-x + 8, -40, -x - 4, -28, -x - 5, 3)
      .to(-x + 27, 3)
      .curve(-x + 27, -14, -22, -30, -s.neck - 6, -42)
      .close();
  brush.part("cloak", Relation::wears).shape(cloak, look.colour);
  brush.line(bent({-x + 18, -34}, {-x + 9, -16}, {-x + 8, 3}).add(bent({-20, -34}, {-x + 19, -16}, {-x + 18, 3})),
             darker(look.colour, 36), 1.1);
  // Its lining.
  brush.line(bent({-s.neck - 7, -40}, {-x + 23, -22}, {-x + 26, 3}), look.accent, 2.6);
  brush.line(Path::dots({{-s.neck - 8, -38}}), gold, 5);
}

void apron(Brush& brush, const Sitter& s, const Look& look) {
  Path collar = Path::polygon({{-s.neck - 2, -45}, {-14, -37}, {-11, -29}, {0, -33}, {-6, -38}});
  collar.add(Path::polygon({{s.neck + 2, -45}, {14, -37}, {11, -29}, {0, -33}, {6, -38}}));
  brush.shape(collar, lighter(look.colour, 45), Form::flat);
  Path bib;
  bib.move(-18, 3)
      .curve(-18, -8, -17, -14, -15, -19)
      .curve(-6, -17, 6, -17, 15, -19)
      .curve(17, -14, 18, -8, 18, 3)
      .close();
  bib.add(Path::polygon({{-15, -18}, {-22, -34}, {-17.5, -36}, {-10, -18}}))
      .add(Path::polygon({{15, -18}, {21, -34}, {16.5, -36}, {10, -18}}));
  Brush apron = brush.part("apron", Relation::wears);
  lay_round(apron, bib, look.accent);
  brush.line(bent({-14, -15.5}, {0, -13.5}, {14, -15.5})
                 .add(bent({-4, -12}, {-5, -5}, {-4, 3}))
                 .add(bent({8, -12}, {9, -5}, {8, 3})),
             darker(look.accent, 24), 0.9);
}

void sailor(Brush& brush, const Sitter& s, const Look& look) {
  brush.shape(Path::polygon({{-7, -34}, {7, -34}, {0, -20}}), linen, Form::flat);
  const Colour collar = luminance(look.accent) > 200 ? mix(look.colour, rgb(0x1c2b4c), 60) : look.accent;
  Path flaps = Path::polygon({{-s.neck - 2, -46}, {-19, -40}, {-25, -27}, {0, -10}, {-3, -20}});
  flaps.add(Path::polygon({{s.neck + 2, -46}, {19, -40}, {24, -27}, {0, -10}, {3, -20}}));
  lay_round(brush, flaps, collar);
  brush.line(
      Path::line({{-17.5, -39}, {-22.5, -27.5}, {-1, -13}}).add(Path::line({{17.5, -39}, {21.5, -27.5}, {1, -13}})),
      linen, 1.1);
  const Colour kerchief = rgb(0xb93029);
  lay_round(brush, Path::smooth({{0, -13}, {-5, -12}, {-9, 0}, {-4, -1}, {0, -8}, {5, 1}, {9, -2}, {4, -12}}),
            kerchief);
}

void wrap(Brush& brush, const Sitter& s, const Look& look) {
  Path under;
  under.move(s.neck + 1, -45)
      .curve(12, -38, 8, -26, -8, -8)
      .to(-13, -14)
      .curve(-2, -24, 3, -34, s.neck + 1, -45)
      .close();
  lay_round(brush, under, look.accent);
  Path over;
  over.move(-s.neck - 1, -45)
      .curve(-10, -34, 0, -18, 16, 3)
      .to(4, 3)
      .curve(-8, -12, -16, -28, -s.neck - 6, -42)
      .close();
  lay_round(brush, over, look.accent);
  brush.line(
      bent({-s.neck - 7, -41}, {-16, -26}, {3, 3}).add(Path::bow({{s.neck + 5, -43}, {14, -34}, {8, -20}, {0, -12}})),
      darker(look.colour, 42), 1.1);
  Path flowers = Path::dots({{-31, -20}, {-24, -8}, {-36, -4}, {28, -22}, {33, -6}, {22, -6}});
  brush.line(flowers, lighter(look.accent, 10), 4.6);
  brush.line(flowers, mix(look.colour, rgb(0x7a1f28), 60), 1.6);
}

void shirt(Brush& brush, const Sitter& s, const Look& look) {
  Path collar = Path::polygon({{-s.neck - 1.5, -46}, {-13, -38}, {-9, -29}, {0, -35}, {-6, -39}});
  collar.add(Path::polygon({{s.neck + 1.5, -46}, {13, -38}, {9, -29}, {0, -35}, {6, -39}}));
  lay_round(brush, collar, look.accent);
  brush.line(bent({0, -33}, {0.8, -16}, {0, 3}), darker(look.colour, 36), 1);
  brush.part("button", 3).line(Path::dots({{2.2, -24}, {2.2, -13}, {2.2, -2}}), look.accent, 2.2);
}

struct Costume {
  std::string_view id;
  std::string_view part;  // what the list calls it
  double wide, deep;      // of the neckline; 0: as the neck
  void (*draw)(Brush&, const Sitter&, const Look&);
};
constexpr std::array costumes = std::to_array<Costume>({
    {"gown", "dress", 23, -17, gown},
    {"pearls", "dress", 23, -17, pearls},
    {"ruff", "coat", 0, -40, ruff},
    {"uniform", "coat", 0, -40, uniform},
    {"suit", "suit", 0, -40, suit},
    {"fur", "coat", 15, -26, fur},
    {"shawl", "shawl", 10, -34, shawl},
    {"robe", "robe", 12, -24, robe},
    {"lace", "shirt", 0, -39, lace},
    {"armour", "armour", 0, -42, armour},
    {"apron", "shirt", 12, -33, apron},
    {"sailor", "shirt", 12, -24, sailor},
    {"wrap", "robe", 13, -24, wrap},
    {"shirt", "shirt", 10, -32, shirt},
});

}  // namespace

void draw_costume(Brush& brush, const Sitter& s, const Look& look) {
  const auto found =
      std::find_if(costumes.begin(), costumes.end(), [&](const Costume& c) { return c.id == look.wears; });
  const Costume& costume = found == costumes.end() ? costumes.back() : *found;
  Brush part = brush.part(costume.part, Relation::wears);
  part.shape(torso(s), look.colour);
  sleeves(part, s, look.colour);
  neck(brush, s, costume.wide > 0 ? costume.wide : s.neck + 1, costume.deep);
  costume.draw(part, s, look);
}

}  // namespace art
