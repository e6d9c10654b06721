// What the browser's copy of the engine offers. Plain C names, so that the page needs no glue of a toolchain.
#include <string>

#include "games/registry.h"

extern "C" {

// The same lines as `vernissage signature`; the text stays where it is until the module goes.
__attribute__((export_name("vernissage_signature"))) const char* vernissage_signature() {
  static const std::string text = games::signature();
  return text.c_str();
}
}
