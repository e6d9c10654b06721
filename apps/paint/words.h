// The words that a scene file can use.
#pragma once

#include <string>

#include "art/scene.h"

namespace apps {

void print_words();
// Prints what can be seen in a painting, a line each; parts are indented.
void print_seen(const art::Scene& scene);

// "33.3 %"
std::string percent(std::size_t part, std::size_t whole);

}  // namespace apps
