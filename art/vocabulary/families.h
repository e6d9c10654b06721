// The families of the vocabulary, one source file each.
#pragma once

#include <span>

#include "art/thing.h"

namespace art {

std::span<const Thing> skies();
std::span<const Thing> grounds();
std::span<const Thing> people();
std::span<const Thing> couples();
std::span<const Thing> animals();
std::span<const Thing> birds();
std::span<const Thing> plants();
std::span<const Thing> flowers();
std::span<const Thing> buildings();
std::span<const Thing> streets();
std::span<const Thing> vessels();
std::span<const Thing> rooms();
std::span<const Thing> furniture();
std::span<const Thing> tableware();
std::span<const Thing> food();
std::span<const Thing> instruments();
std::span<const Thing> objects();
std::span<const Thing> busts();

}  // namespace art
