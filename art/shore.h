// Calm water mirrors the things at its far edge.
#pragma once

#include <optional>

#include "art/scene.h"
#include "art/sheet.h"

namespace art {

// How far down the water of a canal begins, as a share of the height below the horizon: above it is the wall of its bank.
inline constexpr double canal_wall = 0.07;

class Shore {
 public:
  Shore(const Scene& scene, Sheet& sheet);

  // Paints an element that stands at this height of the canvas, and its image. Hills and towns are painted before the water, so their
  // image follows after the water.
  template <class Draw>
  void paint(const Element& element, double foot, Draw draw) {
    if (!edge_) return draw();
    const bool rises = element.thing->place == Place::far;
    if (rises != rises_) rises ? sheet_.begin_image() : sheet_.end_image();
    mirrored_ = mirrored_ && !rises;
    rises_ = rises;
    const bool near = stands_there(element, foot, *edge_);
    if (near) sheet_.begin_image();
    draw();
    if (near) {
      sheet_.end_image();
      sheet_.mirror_image(foot, percent);
    } else if (!rises && !mirrored_ && is_word(element.thing->id, waters)) {
      sheet_.mirror_image(*edge_, percent);
      mirrored_ = true;
    }
  }

 private:
  static constexpr std::string_view waters = " sea lake canal ";
  static constexpr int percent = 34;
  bool stands_there(const Element& element, double foot, double edge) const;

  Sheet& sheet_;
  double height_;
  std::optional<double> edge_;  // nothing: no such water, or waves
  bool rises_ = false;          // hills and towns are being painted
  bool mirrored_ = true;        // or there is nothing to mirror
};

}  // namespace art
