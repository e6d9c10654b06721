// The reader of themes in the browser: a module of its own, because only players of Artline need it. The page fetches the concepts
// and the file of one language.
//
// Texts go in through vernissage_input(). They come out as UTF-8 with a terminating zero, and stay valid until the next call.
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/json.h"
#include "lexicon/reader.h"
#include "lexicon/saying.h"

// As in engine.cpp.
extern "C" void __abort_message(const char* /*format*/, ...) { __builtin_trap(); }  // NOLINT: its name is not ours
_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { __builtin_trap(); }  // NOLINT: as above
_LIBCPP_END_NAMESPACE_STD

namespace {

std::string input;
std::string answer;
std::optional<lexicon::Concepts> concepts;
std::optional<lexicon::Language> language;
lexicon::Script script = lexicon::Script::usual;

const char* answered(std::string text) {
  answer = std::move(text);
  return answer.c_str();
}

std::string at_line(const core::ParseError& error) { return std::to_string(error.line) + ": " + error.reason; }

}  // namespace

extern "C" {

// Room for a text of this many bytes.
__attribute__((export_name("vernissage_input"))) char* vernissage_input(int size) {
  input.assign(static_cast<std::size_t>(size > 0 ? size : 0), '\0');
  return input.data();
}

// The input is concepts.lexicon, then the file of a language. Both answer with what is wrong, or nothing.
__attribute__((export_name("vernissage_concepts"))) const char* vernissage_concepts() {
  auto parsed = lexicon::parse_concepts(input);
  if (!parsed) return answered(at_line(parsed.error()));
  concepts = std::move(parsed).value();
  return answered({});
}

__attribute__((export_name("vernissage_language"))) const char* vernissage_language(int traditional) {
  if (!concepts) return answered("the concepts come first");
  auto parsed = lexicon::parse_language(input, *concepts);
  if (!parsed) return answered(at_line(parsed.error()));
  language = std::move(parsed).value();
  script = traditional != 0 ? lexicon::Script::traditional : lexicon::Script::usual;
  return answered({});
}

// The input is what somebody wrote: {"readings":[{"query":…,"said":…}],"clause":…,"key":…,"unknown":…}, without what is empty.
__attribute__((export_name("vernissage_read"))) const char* vernissage_read() {
  if (!language || !concepts) return answered({});
  const lexicon::Understood result = lexicon::read(input, *language, *concepts);
  core::JsonWriter out;
  out.begin_object().key("readings").begin_array();
  for (const themes::Query& query : result.readings) {
    out.begin_object().field("query", query.text());
    out.field("said", lexicon::said(query, *language, *concepts, script)).end_object();
  }
  out.end_array();
  if (!result.clause.empty()) out.field("clause", result.clause).field("key", result.key);
  if (!result.unknown.empty()) out.field("unknown", result.unknown);
  return answered(out.end_object().take());
}

// The input is a query: how it is said; the query itself if it can't be, nothing if it is none.
__attribute__((export_name("vernissage_say"))) const char* vernissage_say() {
  const auto query = themes::Query::read(input);
  if (!query || !language || !concepts) return answered({});
  return answered(lexicon::said(*query, *language, *concepts, script));
}
}
