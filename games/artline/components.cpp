// Reads the component file of Artline. Every refusal names the line and, if there is one, the clause.
#include "artline/components.h"

#include <algorithm>

#include "core/component_lines.h"
#include "core/languages.h"
#include "core/text.h"
#include "core/typed_text.h"

namespace artline {
namespace {

using core::Failure;
using core::ParseError;
using Words = std::vector<std::string_view>;

constexpr std::size_t longest_name = 480;  // bytes: 120 characters
constexpr std::size_t most_names = core::languages.size() * 2 * (max_cards + 1);
constexpr int fewest_cards = 2 * hand_limit + 2;  // AL-D2: two players, one start card and one to draw

class Parser {
 public:
  explicit Parser(Components& parts) : parts_(parts), facts_(parts.words, parts.deck) {}

  bool line(int number, const Words& words) {
    line_ = number;
    if (words[0] == "theme") return theme(words);
    if (words[0] == "deck") return name(words, 1);
    if (words[0] == "title" || words[0] == "artist") return name(words, 2);
    if (!themes::FactsReader::knows(words[0])) return fail("unknown word '" + std::string(words[0]) + "'");
    if (!parts_.common.empty()) return fail("the themes come after the cards");
    std::string wrong = facts_.line(words);
    return wrong.empty() || fail(std::move(wrong), "AL-D1");
  }

  bool finish() {
    line_ = 0;
    if (parts_.cards() < fewest_cards) return fail("there must be at least 12 cards", "AL-D2");
    if (static_cast<int>(parts_.common.size()) < fewest_themes)
      return fail("there must be at least 60 themes", "AL-TH4");
    return true;
  }

  ParseError error() const { return error_; }

 private:
  bool fail(std::string reason, std::string clause = {}) {
    error_ = {line_, std::move(reason), std::move(clause)};
    return false;
  }

  bool theme(const Words& words) {
    const auto query = words.size() == 2 ? themes::Query::read(words[1]) : std::nullopt;
    if (!query) return fail("expected 'theme' and a query", "AL-TH1");
    const int number = static_cast<int>(parts_.common.size());
    if (number == max_themes) return fail("there are more than 1024 themes", "AL-TH1");
    std::string text = query_mark + std::string(words[1]);
    if (std::any_of(parts_.common.begin(), parts_.common.end(), [&](const auto& other) { return other.theme == text; }))
      return fail("a theme is given twice", "AL-TH4");
    CommonTheme& common = parts_.common.emplace_back(CommonTheme{.theme = std::move(text)});
    parts_.common_of.resize(parts_.deck.size());
    for (std::size_t card = 0; card < parts_.deck.size(); ++card) {
      if (!lists_all(card, *query) || judge(*query, parts_.deck[card], parts_.words) != themes::Fit::yes) continue;
      parts_.common_of[card].set(number);
      ++common.cards;
    }
    return true;
  }

  // What a card is called: title, artist, the number of the card, a language or `any`, and the text. The deck has no number.
  bool name(const Words& words, std::size_t at) {
    const auto card =
        at == 1 ? std::optional(0) : core::parse_number(words.size() > 1 ? words[1] : "", 1, parts_.cards());
    const auto text = words.size() == at + 2 ? core::percent_decoded(words[at + 1]) : std::nullopt;
    const bool known = text && (words[at] == "any" || std::find(core::languages.begin(), core::languages.end(),
                                                                words[at]) != core::languages.end());
    if (!card || !known || text->empty() || text->size() > longest_name || !core::is_harmless(*text))
      return fail("expected a language and a name", "AL-C1");
    if (parts_.names.size() == most_names) return fail("there are too many names", "AL-C1");
    parts_.names.push_back({*card - 1, std::string(words[at]), *text, words[0] == "artist"});
    return true;
  }

  // Whether a card lists every word of a theme, or a narrower one. Else the theme can't hold, and this is quicker than judging.
  bool lists_all(std::size_t card, const themes::Query& query) {
    if (listed_.empty()) list_words();
    const auto is_listed = [&](const themes::Node& node) {
      const int word = node.relation == themes::Relation::is ? parts_.words.find(query.word(node)) : no_word;
      return word == no_word || (word >= 0 && listed_[card][static_cast<std::size_t>(word)]);
    };
    return std::all_of(query.nodes().begin(), query.nodes().end(), is_listed);
  }
  void list_words() {
    listed_.assign(parts_.deck.size(), std::vector<bool>(parts_.words.all.size()));
    for (std::size_t card = 0; card < parts_.deck.size(); ++card) {
      for (const themes::Seen& seen : parts_.deck[card].seen) {
        for (const themes::Said& said : seen.said) {
          listed_[card][said.word] = true;
          for (const std::uint16_t kind : parts_.words[said.word].kinds) listed_[card][kind] = true;
        }
      }
    }
  }

  static constexpr int no_word = -2;  // find() says −1 for a word that does not exist

  Components& parts_;
  themes::FactsReader facts_;
  std::vector<std::vector<bool>> listed_;  // by card and word
  int line_ = 0;
  ParseError error_;
};

}  // namespace

core::Result<Components, ParseError> parse_components(std::string_view name, std::string_view text) {
  Components parts;
  parts.name = name;
  Parser parser(parts);
  core::ComponentLines lines(text, "artline", {});
  if (auto error = lines.parse_with(parser)) return Failure{*std::move(error)};
  parts.hash = lines.hash();
  return parts;
}

}  // namespace artline
