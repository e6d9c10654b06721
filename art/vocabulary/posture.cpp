// Where the joints are: a stance gives body and legs, a doing adds what arms and head do.
#include <algorithm>
#include <array>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

// The body above the hip, moved and sunk.
Posture shifted(Posture p, Point by) {
  for (Point* point : {&p.head, &p.neck, &p.hip}) *point = *point + by;
  return p;
}

Posture aside(const Build& build, Point by) {
  Posture p = shifted(upright(build), by);
  p.profile = true;
  return p;
}

}  // namespace

// From the hip to the crown; arms hang.
Posture upright(const Build& build) {
  Posture p;
  p.head = {0.8, build.head - 100};
  p.neck = {0, build.head * 2 - 98.5};
  p.hip = {0, build.child ? -46.0 : -50.0};
  p.near_knee = {-4, -26};
  p.near_foot = {-5, 0};
  p.far_knee = {4.5, -26};
  p.far_foot = {6, 0};
  p.near = {{-4, 12}, {-2.5, 26}};
  p.far = {{4, 12}, {3.5, 26}};
  return p;
}

Posture profile(const Build& build) { return aside(build, {}); }

Posture striding(const Build& build) {
  Posture p = aside(build, {});
  p.near_knee = {7, -27};
  p.near_foot = {13, -1};
  p.far_knee = {-4, -26};
  p.far_foot = {-14, -3};
  return p;
}

Posture kneeling(const Build& build) {
  Posture p = aside(build, {0, 25});
  p.near_knee = {9, -3};
  p.near_foot = {-15, -2};
  p.far_knee = {13, -3};
  p.far_foot = {-11, -2};
  return p;
}

// In the saddle, which is the origin. The other leg is behind the animal.
Posture astride(const Build& build) {
  Posture p = aside(build, {0, 45});
  p.near_knee = p.far_knee = {13, 9};
  p.near_foot = p.far_foot = {9, 31};
  p.lying = true;
  return p;
}

// On the ground, the knees drawn up.
Posture on_ground(const Build& build) {
  Posture p = aside(build, {-14, 40});
  p.hip = {-12, -7};
  p.near_knee = {9, -25};
  p.near_foot = {20, -2};
  p.far_knee = {13, -24};
  p.far_foot = {25, -3};
  p.lying = true;
  return p;
}

Posture from_behind(const Build& build) {
  Posture p = upright(build);
  p.back = true;
  return p;
}

namespace {

// On a seat as high as a chair's.
Posture seated(const Build& build) {
  Posture p = aside(build, {-6, build.child ? 18.0 : 22.0});
  p.near_knee = {17, -30};
  p.near_foot = {18, 0};
  p.far_knee = {20, -31};
  p.far_foot = {24, 0};
  p.seated = true;
  return p;
}

Posture running(const Build& build) {
  Posture p = aside(build, {-2, -1});
  p.neck = p.neck + Point{8, 2};
  p.head = p.head + Point{10, 3};
  p.near_knee = {13, -37};
  p.near_foot = {17, -15};
  p.far_knee = {-6, -29};
  p.far_foot = {-25, -20};
  return p;
}

Posture dancing(const Build& build) {
  Posture p = upright(build);
  p.head = p.head + Point{2, 2};
  p.near_knee = {-3, -26};
  p.far_knee = {12, -33};
  p.far_foot = {21, -16};
  return p;
}

// Bent forward.
Posture bent(const Build& build) {
  Posture p = upright(build);
  p.profile = true;
  p.hip = {-6, -48};
  p.neck = {10, -73};
  p.head = {17, -82};
  p.near_knee = {-2, -26};
  p.near_foot = {-9, 0};
  p.far_knee = {7, -27};
  p.far_foot = {10, 0};
  return p;
}

// On the side, a hand under the cheek, or curled up as children sleep.
Posture asleep(const Build& build) {
  Posture p;
  p.lying = p.profile = p.asleep = true;
  p.tilt = -74;
  if (build.child) {
    p.head = {-25, -12};
    p.neck = {-15, -14};
    p.hip = {20, -11};
    p.near_knee = {-1, -4.5};
    p.near_foot = {20, -2.5};
    p.far_knee = {-2, -8};
    p.far_foot = {24, -4};
  } else {
    p.head = {-40, -9.5};
    p.neck = {-31.5, -11};
    p.hip = {1, -10.5};
    p.near_knee = {24, -4.5};
    p.near_foot = {42, -7};
    p.far_knee = {22, -14};
    p.far_foot = {45, -10};
  }
  return p;
}

Posture climbing(const Build& build) {
  Posture p = from_behind(build);
  p.near_knee = {-9, -36};
  p.near_foot = {-6, -19};
  return p;
}

constexpr Point down = {0.45, 0.9};
constexpr Point ahead = {1, 0};
constexpr Point up = {0.7, -0.7};

struct Doing {
  std::string_view id;
  Posture (*stance)(const Build&);
  Arm near, far;
  double tilt = 0;
  std::string_view prop = {};
  std::string_view mood = {};
  std::optional<Point> gaze = {};
};

constexpr std::array all = std::to_array<Doing>({
    {"standing", upright, {{-4, 12}, {-2.5, 26}}, {{4, 12}, {3.5, 26}}},
    {"walking", striding, {{-6, 12}, {-6, 26}}, {{4, 12}, {11, 22}}, 0, {}, {}, ahead},
    {"sitting", seated, {{5, 11}, {15, 19}}, {{6, 12}, {18, 18}}},
    {"reading", seated, {{4, 12}, {15, 7}}, {{9, 12}, {19, 7}}, 6, "book", {}, down},
    {"sleeping", asleep, {{4, 9}, {-9, 3}}, {{10, 5}, {12, 14}}},
    {"dancing", dancing, {{-9, -10}, {-8, -26}}, {{9, -6}, {19, -18}}, -6, {}, "happy"},
    {"working", bent, {{4, 13}, {15, 21}}, {{6, 7}, {16, 9}}, 12, "rake", {}, down},
    {"waving", upright, {{-4, 12}, {-2.5, 26}}, {{9, -8}, {13, -24}, Fingers::open}, 0, {}, "happy"},
    {"carrying", striding, {{5, 12}, {14, 14}}, {{6, 12}, {16, 13}}, 0, "basket", {}, ahead},
    {"fishing", seated, {{6, 12}, {17, 8}}, {{9, 10}, {22, 4}}, 4, "rod", {}, down},
    {"painting", upright, {{-5, 12}, {5, 16}}, {{7, 7}, {17, -1}}, 4, "brush", {}, ahead},
    {"playing", upright, {{-4, 12}, {14, 4}}, {{8, 8}, {14, -4}}, 8, "violin", {}, down},
    {"kneeling", kneeling, {{5, 11}, {15, 9}}, {{6, 12}, {17, 8}}, 8, {}, {}, down},
    {"riding", astride, {{2, 12}, {14, 16}}, {{4, 12}, {15, 14}}, 0, "reins", {}, ahead},
    {"running", running, {{-9, 9}, {-3, 20}}, {{9, 8}, {17, 0}, Fingers::open}, 0, {}, {}, ahead},
    {"pointing", upright, {{-4, 12}, {-2.5, 26}}, {{13, 1}, {27, -5}, Fingers::point}, 0, {}, {}, ahead},
    {"eating", seated, {{7, 12}, {16, 13}}, {{13, 9}, {8, -9}}, 5, "bowl", {}, down},
    {"drinking", upright, {{-4, 12}, {-2.5, 26}}, {{9, 6}, {4, -7}}, -8, "cup"},
    {"crying", upright, {{-3, 12}, {6, -4}}, {{5, 11}, {-3, -3}}, 10, "tears", "sad", down},
    {"watching", from_behind, {{-4, 12}, {-2.5, 26}}, {{9, 4}, {1, 14}}},
    {"combing", upright, {{-4, 12}, {14, 5}}, {{13, -8}, {-2, -24}}, 4, "mirror", {}, Point{0.9, 0.4}},
    {"singing", upright, {{-6, 9}, {3, 10}, Fingers::open}, {{11, 6}, {20, -4}, Fingers::open}, -6, {}, "happy", up},
    {"thinking", seated, {{5, 11}, {16, 18}}, {{13, 11}, {7, -7}}, 6, {}, {}, up},
    {"cheering", upright, {{-9, -7}, {-13, -23}, Fingers::open}, {{9, -8}, {15, -24}, Fingers::open}, 0, {}, "happy"},
    {"resting", on_ground, {{-9, 10}, {-12, 24}}, {{10, 8}, {22, 12}}},
    {"praying", kneeling, {{5, 10}, {14, -1}}, {{7, 10}, {15, -2}}, 12, {}, {}, down},
    {"hiding", upright, {{-5, 9}, {5, -9}, Fingers::open}, {{6, 9}, {-3, -9}, Fingers::open}, 4},
    {"climbing", climbing, {{-6, -8}, {-5, -24}}, {{9, -2}, {9, -17}}},
});

}  // namespace

std::string_view mood_of(std::string_view doing) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Doing& one) { return one.id == doing; });
  return found == all.end() ? std::string_view() : found->mood;
}

Posture posture(std::string_view doing, const Build& build) {
  for (const Doing& one : all) {
    if (one.id != doing) continue;
    Posture p = one.stance(build);
    p.near = one.near;
    p.far = one.far;
    p.tilt += one.tilt;
    p.prop = one.prop;
    p.mood = one.mood;
    p.gaze = one.gaze;
    return p;
  }
  return upright(build);
}

}  // namespace art
