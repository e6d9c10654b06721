#include "lexicon/language.h"

#include <algorithm>
#include <array>

#include "core/text.h"
#include "lexicon/entry_list.h"
#include "lexicon/lines.h"

namespace lexicon {
namespace {

std::string with_blanks(std::string_view item) {
  std::string text(item);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string quoted(std::string_view word) { return "'" + core::shortened(word) + "'"; }

// How many forms words of a language have.
struct Grammar {
  std::string_view language;
  bool genders = false;
  bool two_scripts = false;
  std::size_t noun = 1, plural = 1, adjective = 1;
};
constexpr auto grammars = std::to_array<Grammar>({
    {.language = "en"},
    {.language = "ru", .genders = true, .noun = 6, .plural = 6, .adjective = 13},
    {.language = "pl", .genders = true, .noun = 6, .plural = 6, .adjective = 12},
    {.language = "zh", .genders = true, .two_scripts = true, .plural = 0},
});

struct WordLine {
  std::string_view name;
  Part part;
};
constexpr auto word_lines = std::to_array<WordLine>({
    {"article", Part::article},
    {"and", Part::link},
    {"that", Part::that},
    {"opening", Part::opening},
    {"closing", Part::closing},
    {"least", Part::least},
    {"more", Part::more},
    {"or-more", Part::or_more},
    {"classifier", Part::classifier},
    {"of", Part::of},
    {"of-whole", Part::of_whole},
    {"none", Part::none},
    {"stop", Part::stop},
});

class LanguageParser {
 public:
  explicit LanguageParser(const Concepts& concepts) : concepts_(concepts) {}

  std::string line(const Words& words) {
    const std::string_view first = words[0];
    if (first == "language") return language(words);
    if (grammar_ == nullptr) return "say the language first";
    const Words rest(words.begin() + 1, words.end());
    if (rest.empty()) return "there is nothing behind " + quoted(first);
    if (first == "concept") return concept_line(rest);
    if (first == "something") return something(rest);
    if (first == "noun") return noun(rest);
    if (first == "adj") return adjective(rest);
    if (first == "verb" || first == "adv") return plain_forms(rest, first == "verb" ? Part::verb : Part::adverb);
    if (first == "taking" || first == "worn") return of_concept(first, rest);
    if (first == "fold" || first == "plain") return fold(rest, first == "plain");
    if (first == "number" || first == "many") return number(rest, first == "number" ? Part::number : Part::many);
    if (first == "relation") return relation(rest);
    if (first == "refused") return refused(rest);
    for (const WordLine& known : word_lines) {
      if (known.name == first) return add_items(rest, known.part, 0);
    }
    return "unknown word " + quoted(first);
  }

  std::string finish() {
    entries_.finish(made_);
    std::stable_sort(made_.labels.begin(), made_.labels.end(),
                     [](const Label& a, const Label& b) { return a.query < b.query; });
    const auto twice = std::adjacent_find(made_.labels.begin(), made_.labels.end(),
                                          [](const Label& a, const Label& b) { return a.query == b.query; });
    return twice == made_.labels.end() ? std::string() : "the concept " + twice->query + " is given twice";
  }

  Language take() { return std::move(made_); }

 private:
  std::string language(const Words& words) {
    for (const Grammar& one : grammars) {
      if (words.size() == 2 && one.language == words[1]) grammar_ = &one;
    }
    if (grammar_ == nullptr) return "expected 'language' and en, ru, pl or zh";
    made_.id = grammar_->language;
    if (grammar_->two_scripts) entries_.use_two_scripts();
    return {};
  }

  std::string concept_line(const Words& words) {
    const auto query = themes::Query::read(words[0]);
    if (words.size() != 1 || !query) return quoted(words[0]) + " is not a query";
    const auto things = things_of(*query);
    if (things.size() != 1) return quoted(words[0]) + " is more than one thing";
    for (const themes::Node& node : query->nodes()) {
      if (node.size > 0 && concepts_.find(query->word(node)) == nullptr)
        return quoted(query->word(node)) + " is not a concept";
    }
    made_.meanings.push_back(things.front());
    made_.labels.emplace_back().query = words[0];
    return {};
  }

  // The noun for what has no noun: "something red".
  std::string something(const Words& words) {
    if (made_.labels.empty() || !made_.labels.back().query.empty()) {
      made_.meanings.emplace_back();
      made_.labels.emplace_back();
    }
    return noun(words);
  }

  // --- forms ---------------------------------------------------------------------------------------------------------

  // The forms of a block, in groups that "/" separates. "кошк|а -и" is кошка, кошки; "猫|貓" is the same in two scripts.
  std::vector<std::vector<std::string>> groups(const Words& words, std::size_t from) const {
    std::vector<std::vector<std::string>> all(1);
    std::string stem;
    for (std::size_t i = from; i < words.size(); ++i) {
      if (words[i] == "/") {
        all.emplace_back();
        continue;
      }
      std::string form = with_blanks(words[i]);
      const std::size_t bar = grammar_->two_scripts ? std::string::npos : form.find('|');
      if (bar != std::string::npos) {
        stem = form.substr(0, bar);
        form.erase(bar, 1);
      } else if (form.starts_with('-')) {
        form = stem + form.substr(1);
      }
      all.back().push_back(std::move(form));
    }
    return all;
  }

  std::string noun(const Words& words) {
    if (made_.labels.empty()) return "a noun comes behind its concept";
    const auto all = groups(words, grammar_->genders ? 1 : 0);
    const bool only_plural = grammar_->genders && !grammar_->two_scripts && words[0] == "p";
    const bool right = all[0].size() == grammar_->noun || grammar_->noun == 1;
    if (!right || all[0].empty() || (all.size() > 1 && all[1].size() != grammar_->plural))
      return "this noun has not all its forms";
    Label& label = made_.labels.back();
    const bool first = label.noun.empty();
    if (first && grammar_->genders) label.gender = words[0];
    if (grammar_->two_scripts) entries_.add(std::string(words[0]), {.part = Part::classifier});
    // English and Chinese have one form each; English a second one for the plural.
    const auto& singular = all[0];
    std::vector<std::string> plural(singular.begin() + (grammar_->genders ? std::ssize(singular) : 1), singular.end());
    if (all.size() > 1) plural = all[1];
    if (first) {
      label.noun = grammar_->genders ? singular : std::vector{singular[0]};
      label.plural = plural;
      if (all.size() > 2) label.counted = all[2];
    }
    const std::size_t forms = grammar_->genders ? singular.size() : 1;
    for (std::size_t i = 0; i < forms; ++i) {
      entries_.add(singular[i], noun_entry(i, only_plural));
    }
    for (std::size_t i = 0; i < plural.size(); ++i) {
      entries_.add(plural[i], noun_entry(i, true));
    }
    if (all.size() > 2) entries_.add(all[2].front(), {.part = Part::noun, .plural = true, .value = meaning()});
    return {};
  }

  // One form of a noun, by its place among the cases.
  Entry noun_entry(std::size_t place, bool plural) const {
    const bool cases = grammar_->noun > 1;
    return {.part = Part::noun,
            .plural = plural,
            .oblique = cases && place > 0,
            .genitive = cases && place == 1,
            .value = meaning()};
  }

  std::string adjective(const Words& words) {
    if (made_.labels.empty()) return "an adjective comes behind its concept";
    std::vector<std::string> forms;
    for (const auto& group : groups(words, 0)) forms.insert(forms.end(), group.begin(), group.end());
    if (grammar_->adjective > 1 && forms.size() != 1 && forms.size() != grammar_->adjective)
      return "this adjective has not all its forms";
    Label& label = made_.labels.back();
    if (label.adjective.empty()) label.adjective = forms;
    for (const std::string& form : forms) entries_.add(form, {.part = Part::attribute, .value = meaning()});
    return {};
  }

  std::string plain_forms(const Words& words, Part part) {
    if (made_.labels.empty()) return "this comes behind its concept";
    std::vector<std::string> forms;
    for (const auto& group : groups(words, 0)) forms.insert(forms.end(), group.begin(), group.end());
    if (part == Part::verb && made_.labels.back().verb.empty()) made_.labels.back().verb = forms;
    for (const std::string& form : forms) entries_.add(form, {.part = part, .value = meaning()});
    return {};
  }

  int meaning() const { return static_cast<int>(made_.meanings.size()) - 1; }

  // --- what stands between -------------------------------------------------------------------------------------------

  std::string of_concept(std::string_view kind, const Words& words) {
    if (made_.labels.empty()) return "this comes behind its concept";
    if (kind == "worn") {
      made_.labels.back().worn = words[0];
      return {};
    }
    const Concept* doing = concepts_.find(made_.labels.back().query);
    if (doing == nullptr || doing->takes == themes::Relation::is) return made_.labels.back().query + " takes nothing";
    // The case may be left out.
    const bool has_case = words[0].find('~') == std::string_view::npos;
    const std::string grammatical_case(has_case ? words[0] : "nom");
    return patterns({words.begin() + (has_case ? 1 : 0), words.end()},
                    {.relation = doing->takes, .doing = doing->id, .grammatical_case = grammatical_case});
  }

  // RELATION CASE PATTERN…; "around" and "dressed" stand for patterns that take a surrounding or a colour.
  std::string relation(const Words& words) {
    if (words.size() < 3) return "expected a relation, a case and patterns";
    Pattern pattern{.grammatical_case = std::string(words[1])};
    if (words[0] == "around") {
      pattern.of = Pattern::Of::around;
    } else if (words[0] == "dressed") {
      pattern.of = Pattern::Of::attribute;
      pattern.relation = themes::Relation::wears;
    } else if (const auto relation = themes::relation_named(words[0])) {
      pattern.relation = *relation;
    } else {
      return "there is no relation " + quoted(words[0]);
    }
    return patterns({words.begin() + 2, words.end()}, pattern);
  }

  std::string patterns(const Words& words, const Pattern& common) {
    for (const std::string_view word : words) {
      Pattern pattern = common;
      const auto [usual, traditional] = entries_.scripts(with_blanks(word));
      const std::size_t slot = usual.find('~');
      if (slot == std::string::npos) return quoted(word) + " has no ~ for the noun";
      pattern.said = usual;
      pattern.said_hant = traditional;
      const std::string before = usual.substr(0, slot);
      const std::string after = usual.substr(slot + 1);
      pattern.before = before.find_first_not_of(' ') != std::string::npos;
      pattern.after = after.find_first_not_of(' ') != std::string::npos;
      if (!pattern.before && !pattern.after) return quoted(word) + " is only a noun";
      const int index = static_cast<int>(made_.patterns.size());
      if (pattern.before)
        entries_.add(before, traditional.substr(0, traditional.find('~')), {.part = Part::before, .value = index});
      if (pattern.after)
        entries_.add(after, traditional.substr(traditional.find('~') + 1), {.part = Part::after, .value = index});
      made_.patterns.push_back(std::move(pattern));
    }
    return {};
  }

  std::string refused(const Words& words) {
    if (words.size() < 3) return "expected a clause, a key and words";
    const bool marked = words[1].ends_with('*');
    const std::string_view key = words[1].substr(0, words[1].size() - (marked ? 1 : 0));
    // A phrase about a title or an artist may contain any name.
    const bool open = marked || words[0] == "AL-TH5";
    made_.refusals.push_back({.clause = std::string(words[0]), .key = std::string(key), .open = open});
    return add_items({words.begin() + 2, words.end()}, Part::refused, static_cast<int>(made_.refusals.size()) - 1);
  }

  std::string number(const Words& words, Part part) {
    const auto value = core::parse_number(words[0], 1, themes::most_counted);
    if (!value || words.size() < 2) return "expected a number and words for it";
    return add_items({words.begin() + 1, words.end()}, part, *value);
  }

  std::string fold(const Words& words, bool plain) {
    for (const std::string_view pair : words) {
      if (!entries_.fold(pair, plain)) return quoted(pair) + " is not two letters";
    }
    return {};
  }

  std::string add_items(const Words& words, Part part, int value) {
    for (const std::string_view word : words) entries_.add(with_blanks(word), {.part = part, .value = value});
    return {};
  }

  const Concepts& concepts_;
  const Grammar* grammar_ = nullptr;
  Language made_;
  EntryList entries_;
};

}  // namespace

const Label* Language::label(std::string_view query) const {
  const auto at = std::lower_bound(labels.begin(), labels.end(), query,
                                   [](const Label& label, std::string_view wanted) { return label.query < wanted; });
  return at != labels.end() && at->query == query ? &*at : nullptr;
}

core::Result<Language, core::ParseError> parse_language(std::string_view text, const Concepts& concepts) {
  LanguageParser parser(concepts);
  if (auto error = read_lines(text, "vernissage lexicon 1", parser)) return core::Failure{*std::move(error)};
  return parser.take();
}

}  // namespace lexicon
