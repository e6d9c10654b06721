// Themes: read and said by the lexicon, in five languages (docs/formats/lexicon.md).
#pragma once

#include "server/texts/reader.h"

namespace server {

class ThemeReader final : public TextReader {
 public:
  core::Result<void, std::string> prepare() const override;
  protocol::Reading read(const Typed& typed, const core::AnyGame& game) const override;
  bool left_to_people(std::string_view clause) const override;
  bool comes_first(std::string_view clause_of_rules) const override;
};

}  // namespace server
