// Content codings of HTTP: which one a client wants, and the bytes in it.
#pragma once

#include <string>
#include <string_view>

namespace server {

enum class Coding { identity, gzip, brotli };

// The one that Accept-Encoding likes best; of equals the shortest. Identity when it names none of ours.
Coding accepted(std::string_view accept_encoding);
std::string_view name_of(Coding coding);  // "br"

enum class Effort {
  quick,  // about a millisecond for a picture
  best,   // fifty, for a seventh less
};
// The text in that coding; empty when the library fails, which only a lack of memory makes it.
std::string encoded(std::string_view text, Coding coding, Effort effort);

}  // namespace server
