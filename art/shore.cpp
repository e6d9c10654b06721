#include "art/shore.h"

namespace art {

Shore::Shore(const Scene& scene, Sheet& sheet) : sheet_(sheet), height_(scene.height) {
  if (scene.light->id == "storm") return;
  const double horizon = scene.horizon * scene.height / 100;
  for (const Element& element : scene.elements) {
    if (element.thing->id == "wave") edge_ = std::nullopt;
    if (!is_word(element.thing->id, waters)) continue;
    edge_ = element.thing->id == "canal" ? horizon + (scene.height - horizon) * canal_wall : horizon;
  }
}

// Boats have an image of their own.
bool Shore::stands_there(const Element& element, double foot, double edge) const {
  return element.thing->place == Place::stands && element.on < 0 &&
         is_any(*element.thing, " building tree rock cliff ") && foot > edge - height_ * 0.02 &&
         foot < edge + height_ * 0.09;
}

}  // namespace art
