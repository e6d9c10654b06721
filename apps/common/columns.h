// Columns of tables for people.
#pragma once

#include <cstddef>
#include <string>

namespace apps {

std::string fixed(double value, int digits);                     // "3.14"
std::string padded(const std::string& text, std::size_t width);  // "text   "
std::string led(const std::string& text, std::size_t width);     // "   text"

}  // namespace apps
