// The sitter of a portrait: what makes the face that of one person, how the head is held, and how it is painted.
// A bust is 100 units high, from the lower edge of the chest to the crown. Heads have a frame of their own: the skull
// reaches from y = −50 to the chin at y = 50, the eyes are near y = 0, the nose points right.
#pragma once

#include <initializer_list>

#include "art/brush.h"
#include "art/thing.h"

namespace art {

struct Sitter {
  bool female = false;
  bool child = false;
  bool old = false;

  // How the head is held.
  bool ears = true;
  double turn = 1;  // 0: towards the viewer, 1: three quarters
  bool profile = false;
  double tilt = 0;                   // degrees
  double lids = 1;                   // 1: open, 0: closed
  double smile = 0;                  // −1: the corners of the mouth are down, 1: up
  double gap = 0;                    // between the lips
  double brow_in = 0, brow_out = 0;  // how far the ends of the brows are down
  Point gaze = {};                   // of the pupils

  // The person.
  double width = 1, jaw = 1, chin = 0;
  double nose = 0, bridge = 0;  // extra length; how far the ridge bulges
  double eyes = 1, slant = 0;   // size; how much higher the outer corners are
  double brows = 1, arch = 2;   // thickness, height of their bow
  double lips = 1;
  double shoulders = 42, neck = 8.5;  // half widths, in units of the bust
  Colour skin = {}, shade = {}, light = {}, blush = {}, lip = {}, iris = {}, hair = {};

  double dark = 1;  // the side away from the light, in the frame of the bust: −1 left, 1 right

  // Interpolates between the front and the three-quarter view.
  double turned(double front, double side) const { return front + (side - front) * turn; }
  Point turned(Point front, Point side) const { return between(front, side, turn); }
};

// Head, gaze and mood: what the scene says, and the rest by chance.
void choose_pose(Sitter& sitter, const Look& look, Chance& chance);

// --- how parts are laid
// Light on one side, shadow on the other, without the touches of the hand.
void lay_round(Brush& brush, const Path& region, Colour colour);
void lay_skin(Brush& brush, const Path& region, const Sitter& sitter);
// One tone without a contour and without unevenness.
void lay_flat(Brush& brush, const Path& region, Colour colour);
// The dark colour of a face. Hands that draw contours use their ink.
void lay_ink(Brush& brush, const Path& region, Colour colour);
void draw_ink(Brush& brush, const Path& line, Colour colour, double width);
// A tone with soft edges: blush, the hollow of an eye. Hands without soft edges use a thin flat tone.
void soft(Brush& brush, double x, double y, double rx, double ry, Colour colour, int percent);
// A simple bow from `a` to `b` through `by`, which needs the fewest bytes.
Path bent(Point a, Point by, Point b);
// The same as a stroke that tapers to both ends, to be filled: strands, folds.
Path wisp(Point a, Point by, Point b, double width);

// In the frame of the head.
void draw_face(Brush& head, const Sitter& sitter);
void draw_profile(Brush& head, const Sitter& sitter);
void draw_hair_behind(Brush& head, const Sitter& sitter, const Look& look);
void draw_hair(Brush& head, const Sitter& sitter, const Look& look);
void draw_beard(Brush& head, const Sitter& sitter, const Look& look);
void draw_glasses(Brush& head, const Sitter& sitter);
void draw_hat_behind(Brush& head, const Sitter& sitter, const Look& look);
void draw_hat(Brush& head, const Sitter& sitter, const Look& look);

// An animal's head, ears and all; its fur is the sitter's skin.
void draw_cat_head(Brush& head, const Sitter& sitter, const Look& look);
void draw_dog_head(Brush& head, const Sitter& sitter, const Look& look);

// In the frame of the bust: chest, neck and collar; what the hands hold.
void draw_costume(Brush& brush, const Sitter& sitter, const Look& look);
void draw_hands(Brush& brush, const Sitter& sitter, const Look& look);
// Arms on a table in front of the sitter, which end the bust.
void draw_arms_on_table(Brush& brush, const Sitter& sitter, const Look& look);

}  // namespace art
