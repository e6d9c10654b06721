// Reads what people type in a game, before its rules see it: rules know no languages. A game names its reader in its description
// (core/description.h, "texts").
#pragma once

#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/result.h"
#include "protocol/messages.h"

namespace server {

// A text, and the languages of it and of the answer; empty: any, and English.
struct Typed {
  std::string text;
  std::string_view language = {};
  std::string_view say = {};
};

class TextReader {
 public:
  TextReader() = default;
  TextReader(const TextReader&) = delete;
  TextReader& operator=(const TextReader&) = delete;
  virtual ~TextReader() = default;

  // Loads what it needs, so that nobody waits for that later. The error is a sentence.
  virtual core::Result<void, std::string> prepare() const = 0;
  // The meanings of a text, or the clause that refuses it. A text of the rules means itself.
  virtual protocol::Reading read(const Typed& typed, const core::AnyGame& game) const = 0;
  // Whether people may judge a text that the reader has refused with this clause, since it did not understand it.
  virtual bool left_to_people(std::string_view clause) const = 0;
  // Whether a refusal by the rules with this clause is named rather than the reader's. The clause is empty for what is no action.
  virtual bool comes_first(std::string_view clause_of_rules) const = 0;
};

// The reader of this name; null if there is none.
const TextReader* text_reader(std::string_view name);

// Prepares all readers.
core::Result<void, std::string> prepare_texts();

}  // namespace server
