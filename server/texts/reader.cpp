#include "server/texts/reader.h"

#include "server/texts/theme_reader.h"

namespace server {

const TextReader* text_reader(std::string_view name) {
  static const ThemeReader themes;
  return name == "themes" ? &themes : nullptr;
}

core::Result<void, std::string> prepare_texts() { return text_reader("themes")->prepare(); }

}  // namespace server
