// The head of a dog that sits for its portrait.
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

// Long ears hang beside the cheeks; a terrier's are short and folded.
void ears(Brush& head, const Sitter& s, Colour colour, bool folded) {
  Path path;
  for (const double side : {-1.0, 1.0}) {
    const double wide = side > 0 ? s.turned(1, 0.92) : 1;
    const auto x = [&](double at) { return side * at * wide; };
    if (folded) {
      path.move(x(18), -44).curve(x(26), -60, x(40), -60, x(46), -50).curve(x(54), -36, x(56), -20, x(51), -6);
      path.curve(x(42), -16, x(34), -26, x(30), -34).close();
    } else {
      path.move(x(20), -42).curve(x(36), -50, x(50), -34, x(55), -6).curve(x(60), 20, x(58), 42, x(48), 50);
      path.curve(x(38), 52, x(35), 30, x(35), 14).curve(x(35), -6, x(30), -26, x(20), -42).close();
    }
  }
  lay_round(head, path, colour);
}

Path skull(const Sitter& s) {
  const double t = s.turned(0, 2);
  Path path;
  path.move(0, -48)
      .curve(20, -48, 33, -40, 37, -22)
      .curve(40, -8, 39 + t, 6, 34 + t, 16)
      .curve(32, 32, 24, 47, 4 + t, 49);
  path.curve(-20, 49, -31, 32, -34, 16).curve(-39, 6, -40, -8, -37, -22).curve(-33, -40, -20, -48, 0, -48).close();
  return path;
}

void eyes(Brush& head, const Sitter& s, Colour fur, double mid) {
  const double open = s.lids < 0.2 ? 0 : s.lids;
  Path sockets;
  Path lids;
  Path irises;
  Path pupils;
  Path sparks;
  Path brows;
  for (const double side : {-1.0, 1.0}) {
    const double x = mid + side * (side > 0 ? s.turned(17, 15.5) : 17);
    sockets.add(Path::ellipse(x, -7, 9.4, 8.4, side * 12));
    if (open <= 0) {
      lids.add(bent({x - 8, -7}, {x, -3}, {x + 8, -7}));
    } else {
      lids.add(bent({x - side * 8.6, -4}, {x, -7 - 9 * open}, {x + side * 9, -6}));
    }
    irises.add(Path::dots({{x, -7}}));
    pupils.add(Path::dots({{x + s.gaze.x, -7}}));
    sparks.add(Path::dots({{x - s.dark * 2.6, -10}}));
    brows.add(Path::ellipse(x + side * 1, -21, 6, 3.2, side * -18));
  }
  head.veil(sockets, mix(fur, rgb(0x1c1310), 70), 62);
  if (open > 0) {
    head.line(irises, rgb(0x6b3e1c), 13.5);
    draw_ink(head, pupils, rgb(0x140d0b), 8);
    head.line(sparks, rgb(0xfffdf4), 3);
  }
  draw_ink(head, lids, rgb(0x241612), 2.2);
  head.veil(brows, s.light, 60);
}

void muzzle(Brush& head, const Sitter& s, Colour pale, double mid) {
  const double x = mid + s.turned(0, 3);
  if (s.smile > 0.8)
    lay_round(head, Path::smooth({{x - 6, 36}, {x + 6, 36}, {x + 7, 50}, {x, 57}, {x - 7, 50}}), rgb(0xcf6a6a));
  Path snout;
  snout.move(mid - 9, -4).curve(mid - 13, 8, x - 24, 18, x - 23, 30).curve(x - 22, 42, x - 8, 42, x, 36);
  snout.curve(x + 8, 42, x + 21, 42, x + s.turned(23, 21), 30)
      .curve(x + s.turned(24, 21), 18, mid + 13, 8, mid + 9, -4);
  snout.curve(mid + 6, -12, mid - 6, -12, mid - 9, -4).close();
  lay_round(head, snout, pale);
  Path nose;
  nose.move(x - 11, 13)
      .curve(x - 9, 8, x + 9, 8, x + 11, 13)
      .curve(x + 11, 20, x + 4, 23, x, 24)
      .curve(x - 4, 23, x - 11, 20, x - 11, 13)
      .close();
  lay_ink(head, nose, rgb(0x2a2022));
  head.line(bent({x - 6, 12.5}, {x - 1, 11.4}, {x + 4, 12.2}), rgb(0xb9aeb0), 1.6);
  Path mouth;
  const double lift = s.smile * 3;
  mouth.move(x, 24)
      .to(x, 34)
      .curve(x - 4, 40, x - 16, 40, x - 21, 33 - lift)
      .move(x, 34)
      .curve(x + 4, 40, x + 15, 40, x + 19, 33 - lift);
  draw_ink(head, mouth, rgb(0x3a2420), 1.5);
  head.line(Path::dots({{x - 14, 27}, {x - 10, 31}, {x - 16, 32}, {x + 13, 27}, {x + 10, 31}, {x + 15, 32}}),
            mix(pale, rgb(0x3a2420), 60), 1.6);
}

}  // namespace

void draw_dog_head(Brush& head, const Sitter& s, const Look& look) {
  head.spare(skull(s));
  const double mid = s.turned(0, 4);
  const Colour fur = s.skin;
  const Colour marks = mix(fur, rgb(0x2a1a12), luminance(fur) > 90 ? 45 : 25);
  const Colour pale = mix(fur, rgb(0xfbf5ea), look.style == "hound" ? 34 : 76);
  head.shape(skull(s), fur);
  ears(head, s, marks, look.style == "terrier");
  if (look.style == "spaniel") {
    Path blaze;
    blaze.move(mid - 5, -48)
        .curve(mid - 3, -28, mid - 5, -16, mid - 8, 0)
        .to(mid + 8, 0)
        .curve(mid + 5, -16, mid + 3, -28, mid + 5, -48)
        .close();
    head.veil(blaze, pale, 92);
  }
  Path cheek;
  cheek.move(s.dark * 37, -20)
      .curve(s.dark * 41, 10, s.dark * 32, 44, s.dark * 4, 49)
      .curve(s.dark * 22, 34, s.dark * 30, 10, s.dark * 37, -20)
      .close();
  head.veil(cheek, s.shade, 30);
  eyes(head, s, fur, mid);
  muzzle(head, s, pale, mid);
}

}  // namespace art
