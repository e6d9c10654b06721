// HTTP content codings: chooses one for a client, and compresses.
#pragma once

#include <string>
#include <string_view>

namespace server {

enum class Coding { identity, gzip, brotli };

// The coding that Accept-Encoding prefers; among equals, the one that compresses best. Identity if it names none of
// ours.
Coding accepted(std::string_view accept_encoding);
std::string_view name_of(Coding coding);  // "br"

enum class Effort {
  quick,  // about a millisecond for a picture
  best,   // fifty milliseconds, and a seventh smaller
};
// The text in that coding; empty if the library fails, which happens only when memory runs out.
std::string encoded(std::string_view text, Coding coding, Effort effort);

}  // namespace server
