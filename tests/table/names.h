// Actors by the letters that tests and dumps use for them: A, B, C … are seats, '*' is chance, '!' the clock, '-' a spectator.
#pragma once

#include <cstdint>
#include <string>

#include "core/ids.h"

namespace table {

inline core::Seat seat_named(char name) { return core::Seat{static_cast<std::uint8_t>(name - 'A')}; }

inline core::Actor actor_named(char name) {
  if (name == '!') return core::Actor::clock();
  return name == '*' ? core::Actor::chance() : core::Actor(seat_named(name));
}

inline core::Viewer viewer_named(char name) {
  return name == '-' ? core::Viewer::spectator() : core::Viewer(seat_named(name));
}

inline std::string names_of(core::Actors actors) {
  std::string names;
  for (int i = 0; i < actors.count(); ++i) names += actors.nth(i).name();
  return names;
}

}  // namespace table
