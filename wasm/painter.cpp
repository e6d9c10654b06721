// What the browser's copy of the painter offers. A module of its own: who plays on a server needs no painter.
#include <string>

#include "art/gallery.h"

extern "C" {

// The SVG of a picture, empty when there is none of this name; it stays where it is until the next call.
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

// Room for a name, which the page writes there as UTF-8 with a zero behind it.
__attribute__((export_name("vernissage_name_buffer"))) char* vernissage_name_buffer() {
  static char buffer[256];
  return buffer;
}
}
