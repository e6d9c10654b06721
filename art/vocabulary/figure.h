// The human figure: where its joints are in a posture, and how it is dressed.
#pragma once

#include <optional>
#include <string_view>

#include "art/brush.h"
#include "art/thing.h"

namespace art {

struct Build {
  bool female = false;
  bool child = false;
  bool old = false;
  double head = 8;        // radius
  double shoulders = 10;  // half width
  double hips = 8;        // half width
};

inline constexpr Build man_build = {.shoulders = 11.5, .hips = 8.4};
inline constexpr Build woman_build = {.female = true, .shoulders = 9.2, .hips = 8.6};
inline constexpr Build boy_build = {.child = true, .head = 11, .shoulders = 10.5, .hips = 8.6};
inline constexpr Build girl_build = {.female = true, .child = true, .head = 11, .shoulders = 9.8, .hips = 9};
inline constexpr Build old_man_build = {.old = true, .shoulders = 10.6, .hips = 8.6};
inline constexpr Build old_woman_build = {.female = true, .old = true, .shoulders = 9.4, .hips = 9.4};

// The build of a person of the vocabulary.
const Build& build_of(std::string_view person);

enum class Fingers : std::uint8_t { easy, open, point };
struct Arm {
  Point elbow, hand;  // from the shoulder
  Fingers fingers = Fingers::easy;
};

// A posture, facing right. A standing figure is 100 units high.
struct Posture {
  Point head, neck, hip;
  Point near_knee, near_foot, far_knee, far_foot;
  Arm near, far;
  double tilt = 0;       // of the head, in degrees clockwise
  bool seated = false;   // on a seat as high as a chair's
  bool lying = false;    // the legs do not carry it: on the ground, in the saddle
  bool profile = false;  // seen from the side: one shoulder hides the other
  bool back = false;     // seen from behind
  bool asleep = false;
  std::string_view prop = {};      // what the doing brings
  std::string_view mood = {};      // unless the scene says another
  std::optional<Point> gaze = {};  // the same
};

// One of `postures`, or upright.
Posture posture(std::string_view doing, const Build& build);
// The stances of which postures are made: body and legs.
Posture upright(const Build& build);
Posture profile(const Build& build);  // upright, from the side
Posture striding(const Build& build);
Posture kneeling(const Build& build);
Posture astride(const Build& build);
Posture on_ground(const Build& build);
Posture from_behind(const Build& build);

// The colour of the skin: what the scene says, or what chance gives to this hair; warmer in blue light, which would make it grey.
Colour skin_of(const Look& look, Brush& brush);

// Somebody in a posture, with the brushes for the clothes.
struct Figure {
  Brush brush;
  const Look& look;
  Build build;
  Posture p;
  Colour skin;
  std::string_view upper, lower;  // the clothes on chest and legs
  Brush top, bottom;

  Figure(const Brush& brush, const Look& look, const Build& build, const Posture& posture);

  Point shoulder(bool far) const;
  // The frame of the chest: the neck at the origin, the hip at (0, length).
  Transform torso() const;
  double length() const;
  bool skirted() const { return lower != "trousers"; }
  Colour top_colour() const;
};

// From far to near: first what is behind the body, in the end the near arm. Two who embrace are drawn in between.
void draw_back_of(Figure& figure);
void draw_body(Figure& figure);
void draw_near_arm(Figure& figure);
void draw_figure(Brush& brush, const Look& look, const Build& build);

// The clothes.
void draw_cloak(Figure& figure);
void draw_legs(Figure& figure);
void draw_torso(Figure& figure);
void draw_scarf(Figure& figure);
// Sleeve and hand.
void draw_arm(Figure& figure, bool far);

// What the hands hold: what the doing brings, and what the scene says.
void draw_prop(Figure& figure);
void draw_held(Figure& figure);
// How the arm is bent that holds the thing.
Arm arm_with(std::string_view held, const Arm& otherwise);

// A head alone, at the origin of the brush, facing a little to the right.
struct Head {
  double r = 10;
  Colour skin;
  std::string_view mood = {};
  std::optional<Point> gaze = {};  // as in Look
  bool asleep = false;
  bool back = false;  // seen from behind
};
// In the frame of the head.
void draw_figure_face(Brush& brush, const Build& build, const Head& head);
void draw_figure_glasses(Brush& brush, const Build& build, const Head& head);
// A stroke without the contour that some hands draw around broad ones: for eyes.
void draw_plain(Brush& brush, const Path& line, Colour colour, double width);
// Hair that falls behind the neck is painted before it.
void draw_hair_behind(Brush& brush, const Look& look, const Build& build, double r);
void draw_head(Brush& brush, const Look& look, const Build& build, const Head& asked);
// The image in a mirror: head and shoulders of the person who looks into it, with the middle of the head at this point.
void draw_image(Brush& brush, const Look& mirror, Point middle, double r);
void draw_figure_hat(Brush& brush, const Look& look, double r);
void draw_hat_from_behind(Brush& brush, const Look& look, double r);

inline constexpr std::string_view postures =
    "standing walking sitting reading sleeping dancing working waving carrying fishing painting playing kneeling "
    "riding running pointing eating drinking crying watching combing singing thinking cheering resting praying hiding "
    "climbing";
// What they wear, the usual garment first.
inline constexpr std::string_view his_clothes = "shirt coat suit robe cloak apron";
inline constexpr std::string_view her_clothes = "dress skirt apron robe coat cloak suit shirt";
inline constexpr std::string_view figure_hats = "straw top cap crown scarf bonnet hood helmet";
// What people can hold beside what they do: things of the vocabulary.
inline constexpr std::string_view held_things =
    "umbrella lantern candle cup wine-glass apple flower fan mask gift flag teddy-bear doll bucket suitcase broom "
    "sword "
    "guitar accordion stick toy-balloon";

}  // namespace art
