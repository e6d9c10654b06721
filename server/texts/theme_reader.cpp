#include "server/texts/theme_reader.h"

#include <algorithm>
#include <vector>

#include "core/typed_text.h"
#include "lexicon/languages.h"
#include "lexicon/suggestions.h"
#include "server/texts/sentences.h"
#include "server/texts/titles.h"

namespace server {
namespace {

using lexicon::Languages;
using lexicon::Tongue;

constexpr char query_mark = '=';           // what the rules know begins with it (docs/formats/theme.md)
constexpr std::size_t longest_typed = 96;  // bytes: AL-TH1
constexpr std::string_view names_clause = "AL-TH5";
constexpr std::string_view understood_clause = "AL-TH7";
constexpr std::string_view form_clause = "AL-TH1";
constexpr std::string_view repeat_clause = "AL-V4";

class Attempt {
 public:
  Attempt(const Typed& typed, const core::AnyGame& game) : typed_(typed), game_(game) {
    const std::string_view wanted = typed.say.empty() ? typed.language : typed.say;
    if (const Tongue* found = all_.tongue(wanted)) tongue_ = found;
  }

  protocol::Reading read() {
    out_.text = typed_.text;
    if (typed_.text.starts_with(query_mark)) {
      if (const auto query = themes::Query::read(std::string_view(typed_.text).substr(1)))
        out_.meanings = said({*query});
      if (out_.meanings.empty()) refuse(form_clause, Sentence::unclear_order);
      return std::move(out_);
    }
    const lexicon::Understood found = all_.read(typed_.text, typed_.language);
    out_.meanings = said(found.readings);
    if (found.readings.size() > 1) out_.reason = sentence(Sentence::several, tongue_->id);
    if (!found.readings.empty()) return std::move(out_);
    if (!found.clause.empty()) {
      refuse(found.clause, sentence_named(found.key));
    } else {
      not_understood(found.unknown);
    }
    return std::move(out_);
  }

 private:
  std::vector<protocol::Meaning> said(const std::vector<themes::Query>& queries) const {
    std::vector<protocol::Meaning> meanings;
    meanings.reserve(queries.size());
    for (const themes::Query& query : queries) {
      meanings.push_back({.text = query_mark + std::string(query.text()),
                          .said = all_.said(query, *tongue_),
                          .fits = {},
                          .unclear = {}});
    }
    return meanings;
  }

  void refuse(std::string_view clause, Sentence which, std::string_view word = {}) {
    out_.clause = clause;
    out_.reason = sentence(which, tongue_->id, word);
  }

  // A title or an artist is refused only if it is no theme besides: something that can be seen stays a theme.
  void not_understood(const std::string& unknown) {
    const std::string key = key_of(typed_.text);
    for (const core::CardName& name : titles_of(game_)) {
      if (key_of(name.text) == key) return refuse(names_clause, name.is_artist ? Sentence::artist : Sentence::title);
    }
    if (typed_.text.size() > longest_typed) return refuse(form_clause, Sentence::too_long);
    refuse(understood_clause, unknown.empty() ? Sentence::unclear_order : Sentence::unknown_word, unknown);
    if (!unknown.empty()) out_.unknown = unknown;
    auto near = said(suggested());
    if (!near.empty()) out_.suggestions = std::move(near);
  }

  std::string key_of(std::string_view text) const {
    return core::is_harmless(text) ? tongue_->language->letters.key(text) : std::string();
  }

  std::vector<themes::Query> suggested() const {
    for (const Tongue& tongue : all_.tongues()) {
      if (!typed_.language.empty() && tongue.id != typed_.language) continue;
      auto near = lexicon::suggestions(typed_.text, *tongue.language, all_.concepts());
      if (!near.empty()) return near;
    }
    return {};
  }

  const Typed& typed_;
  const core::AnyGame& game_;
  const Languages& all_ = lexicon::built_in();
  const Tongue* tongue_ = &all_.tongues().front();  // in which the answer speaks
  protocol::Reading out_;
};

}  // namespace

core::Result<void, std::string> ThemeReader::prepare() const {
  const std::string& fault = lexicon::built_in().fault();
  if (!fault.empty()) return core::Failure{fault};
  return {};
}

protocol::Reading ThemeReader::read(const Typed& typed, const core::AnyGame& game) const {
  return Attempt(typed, game).read();
}

bool ThemeReader::left_to_people(std::string_view clause) const { return clause == understood_clause; }

// docs/rules/artline.md, "Which rule is named".
bool ThemeReader::comes_first(std::string_view clause) const {
  return !clause.empty() && clause != understood_clause && clause != repeat_clause;
}

}  // namespace server
