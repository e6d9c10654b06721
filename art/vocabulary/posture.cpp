// Where the joints are: one function for each posture, in the order of the list that scenes use.
#include <array>
#include <utility>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

// Upright, from the hip to the crown; arms hang.
Posture upright(const Build& build) {
  const double crown = -100;
  Posture p;
  p.head = {0.8, crown + build.head};
  p.neck = {0, crown + build.head * 2 + 4};
  p.hip = {0, -50};
  p.near_elbow = {-build.shoulders - 2.5, -64};
  p.near_hand = {-build.shoulders - 1, -49};
  p.far_elbow = {build.shoulders + 2.5, -64};
  p.far_hand = {build.shoulders + 2, -49};
  p.near_knee = {-4, -26};
  p.near_foot = {-5, 0};
  p.far_knee = {4.5, -26};
  p.far_foot = {6, 0};
  return p;
}

// On a seat as high as a chair's, seen from the side.
Posture seated(const Build& build) {
  Posture p = upright(build);
  const double sunk = 22;
  for (Point* point : {&p.head, &p.neck, &p.hip}) *point = {point->x - 6, point->y + sunk};
  p.near_knee = {17, -30};
  p.near_foot = {18, 0};
  p.far_knee = {20, -31};
  p.far_foot = {24, 0};
  p.near_elbow = {-2, -40};
  p.near_hand = {10, -34};
  p.far_elbow = {6, -42};
  p.far_hand = {14, -34};
  p.seated = p.profile = true;
  return p;
}

Posture walking(const Build& build) {
  Posture p = upright(build);
  p.profile = true;
  p.near_knee = {7, -27};
  p.near_foot = {13, -1};
  p.far_knee = {-4, -26};
  p.far_foot = {-14, -3};
  p.near_elbow = {-8, -64};
  p.near_hand = {-9, -50};
  p.far_elbow = {7, -64};
  p.far_hand = {13, -53};
  return p;
}

Posture reading(const Build& build) {
  Posture p = seated(build);
  p.head = {p.head.x + 3, p.head.y + 2};
  p.near_elbow = {0, -42};
  p.near_hand = {13, -48};
  p.far_elbow = {6, -44};
  p.far_hand = {15, -49};
  p.prop = "book";
  return p;
}

Posture sleeping(const Build& build) {
  Posture p = upright(build);
  p.near_elbow = {-11, -66};
  p.near_hand = {-2, -57};
  p.far_elbow = {11, -64};
  p.far_hand = {5, -55};
  p.near_knee = {-3, -25};
  p.far_knee = {5, -25};
  p.near_foot = {-2, -1};
  p.far_foot = {4, -1};
  p.lying = true;
  return p;
}

Posture dancing(const Build& build) {
  Posture p = upright(build);
  p.head = {p.head.x + 2, p.head.y + 2};
  p.near_elbow = {-17, -86};
  p.near_hand = {-16, -102};
  p.far_elbow = {17, -80};
  p.far_hand = {27, -92};
  p.near_knee = {-3, -26};
  p.near_foot = {-5, 0};
  p.far_knee = {12, -33};
  p.far_foot = {21, -16};
  return p;
}

// Bent over a tool.
Posture working(const Build& build) {
  Posture p = upright(build);
  p.profile = true;
  p.hip = {-6, -49};
  p.neck = {10, -76};
  p.head = {16, -84};
  p.near_elbow = {14, -60};
  p.near_hand = {25, -52};
  p.far_elbow = {18, -66};
  p.far_hand = {28, -64};
  p.near_knee = {-2, -26};
  p.near_foot = {-9, 0};
  p.far_knee = {7, -27};
  p.far_foot = {10, 0};
  p.prop = "rake";
  return p;
}

Posture waving(const Build& build) {
  Posture p = upright(build);
  p.far_elbow = {16, -84};
  p.far_hand = {19, -101};
  return p;
}

Posture carrying(const Build& build) {
  Posture p = walking(build);
  p.near_elbow = {3, -60};
  p.near_hand = {13, -58};
  p.far_elbow = {9, -62};
  p.far_hand = {17, -58};
  p.prop = "basket";
  return p;
}

Posture fishing(const Build& build) {
  Posture p = seated(build);
  p.near_elbow = {2, -42};
  p.near_hand = {14, -46};
  p.far_elbow = {8, -46};
  p.far_hand = {18, -50};
  p.prop = "rod";
  return p;
}

Posture painting(const Build& build) {
  Posture p = upright(build);
  p.near_elbow = {-13, -62};
  p.near_hand = {-3, -58};
  p.far_elbow = {14, -68};
  p.far_hand = {24, -77};
  p.prop = "brush";
  return p;
}

Posture playing(const Build& build) {
  Posture p = upright(build);
  p.near_elbow = {-11, -62};
  p.near_hand = {7, -72};
  p.far_elbow = {15, -66};
  p.far_hand = {21, -80};
  p.prop = "violin";
  return p;
}

Posture kneeling(const Build& build) {
  Posture p = upright(build);
  p.profile = true;
  const double sunk = 25;
  for (Point* point : {&p.head, &p.neck, &p.hip}) point->y += sunk;
  p.near_knee = {6, -2};
  p.near_foot = {-17, -1};
  p.far_knee = {9, -2};
  p.far_foot = {-13, -1};
  p.near_elbow = {3, -42};
  p.near_hand = {13, -44};
  p.far_elbow = {7, -42};
  p.far_hand = {15, -46};
  return p;
}

// In the saddle, which is the origin. Both legs are on the visible side.
Posture riding(const Build& build) {
  Posture p = upright(build);
  p.profile = true;
  const double sunk = 45;
  for (Point* point : {&p.head, &p.neck, &p.hip}) point->y += sunk;
  p.near_knee = p.far_knee = {14, 7};
  p.near_foot = p.far_foot = {9, 30};
  p.near_elbow = {-4, -20};
  p.near_hand = {13, -14};
  p.far_elbow = {6, -21};
  p.far_hand = {17, -15};
  return p;
}

constexpr std::array all = std::to_array<std::pair<std::string_view, Posture (*)(const Build&)>>({
    {"standing", upright},
    {"walking", walking},
    {"sitting", seated},
    {"reading", reading},
    {"sleeping", sleeping},
    {"dancing", dancing},
    {"working", working},
    {"waving", waving},
    {"carrying", carrying},
    {"fishing", fishing},
    {"painting", painting},
    {"playing", playing},
    {"kneeling", kneeling},
    {"riding", riding},
});

}  // namespace

Posture posture(std::string_view doing, const Build& build) {
  for (const auto& [name, make] : all) {
    if (name == doing) return make(build);
  }
  return upright(build);
}

}  // namespace art
