// The interface of the painter in the browser. It is a separate module because players on a server do not need it.
#include <string>

#include "art/gallery.h"

extern "C" {

// The SVG of a picture; empty if there is no picture with this name. It stays valid until the next call.
__attribute__((export_name("vernissage_picture"))) const char* vernissage_picture(const char* name) {
  static std::string text;
  text = art::picture(name).value_or("");
  return text.c_str();
}

// The same lines as `vernissage paint --digest`: name and SHA-256 of every picture.
__attribute__((export_name("vernissage_art_digest"))) const char* vernissage_art_digest() {
  static const std::string text = art::digests();
  return text.c_str();
}

// A buffer for a name, which the page writes there as UTF-8 with a terminating zero.
__attribute__((export_name("vernissage_name_buffer"))) char* vernissage_name_buffer() {
  static char buffer[256];
  return buffer;
}
}
