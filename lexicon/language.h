// One language: what its words mean, and the words that stand between them. docs/formats/lexicon.md describes the files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.h"
#include "core/result.h"
#include "lexicon/concepts.h"
#include "lexicon/letters.h"
#include "themes/writing.h"

namespace lexicon {

// What an entry is within a sentence.
enum class Part : std::uint8_t {
  noun,
  attribute,  // "red", "sleeping": beside its noun
  verb,       // "sleeps": behind its noun
  adverb,     // "at night": says something of the whole picture
  article,
  link,        // "and"
  that,        // "who is": before what describes a noun
  opening,     // "there is": says nothing at the beginning
  closing,     // "in the picture": says nothing at the end
  number,      // "three"
  least,       // "at least": before a number
  more,        // "more than": before a number
  or_more,     // "or more": behind a number
  many,        // "several": at least so many
  classifier,  // between number and noun in Chinese
  of,          // between what describes a noun and the noun: 的, "'s"
  of_whole,    // between a part and the whole: "of"
  before,
  after,    // what a pattern has before and behind its noun: "with", "in … hands"
  none,     // "without"
  refused,  // "mood"
  stop,     // a word that contains ours and means something else: "hot dog"
};

struct Entry {
  std::string key = {};  // as Letters::key writes it
  Part part = Part::noun;
  bool plural = false;   // of a noun: several of it
  bool oblique = false;  // of a noun: not its nominative
  bool genitive = false;
  int value = 0;  // number, many: the number; others: an index below
  friend bool operator==(const Entry&, const Entry&) = default;
};

// A relation and the words around its noun: "in _ hands".
struct Pattern {
  enum class Of : std::uint8_t { noun, around, attribute };  // what stands in it
  themes::Relation relation = themes::Relation::with;
  std::string doing = {};  // "plays _": the concept that it says besides
  Of of = Of::noun;
  bool before = false, after = false;
  std::string grammatical_case = {};
  std::string said = {}, said_hant = {};  // with "~" for the noun; the first of its relation is used
};

struct Refusal {
  std::string clause;  // "AL-TH3"
  std::string key;     // "mood"
  bool open = false;   // anything may stand beside it: "painted by"
};

// How a concept is said: the forms of the first noun, adjective and so on of its block.
struct Label {
  std::string query = {};              // what it is the name of; empty: "something"
  std::string gender = {};             // in Chinese the classifier
  std::vector<std::string> noun = {};  // singular
  std::vector<std::string> plural = {}, counted = {};
  std::vector<std::string> adjective = {}, verb = {};
  std::string worn = {};  // the verb for wearing it, in Chinese
};

struct Language {
  std::string id;
  Letters letters, plain_letters;  // the second without the marks that people leave out
  bool has_plain = false;
  std::vector<Entry> entries, plain_entries;  // in rising order of their keys
  std::vector<themes::Thing> meanings;
  std::vector<Pattern> patterns;
  std::vector<Refusal> refusals;
  std::vector<Label> labels;  // in rising order of their concepts

  const Label* label(std::string_view query) const;
};

// Which of the spellings of Chinese is to be said.
enum class Script : std::uint8_t { usual, traditional };

core::Result<Language, core::ParseError> parse_language(std::string_view text, const Concepts& concepts);

}  // namespace lexicon
