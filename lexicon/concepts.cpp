#include "lexicon/concepts.h"

#include <algorithm>

#include "core/text.h"
#include "lexicon/lines.h"

namespace lexicon {
namespace {

template <class Entry>
const Entry* found(const std::vector<Entry>& all, std::string Entry::* name, std::string_view wanted) {
  const auto at = std::lower_bound(all.begin(), all.end(), wanted,
                                   [name](const Entry& entry, std::string_view text) { return entry.*name < text; });
  return at != all.end() && (*at).*name == wanted ? &*at : nullptr;
}

// Sorts by name; the name that is given twice, if there is one.
template <class Entry>
std::string sorted(std::vector<Entry>& all, std::string Entry::* name) {
  std::stable_sort(all.begin(), all.end(), [name](const Entry& a, const Entry& b) { return a.*name < b.*name; });
  const auto twice =
      std::adjacent_find(all.begin(), all.end(), [name](const Entry& a, const Entry& b) { return a.*name == b.*name; });
  return twice == all.end() ? std::string() : (*twice).*name;
}

class ConceptsParser {
 public:
  std::string line(const Words& words) {
    if (words.size() < 2) return "a word is missing";
    if (words[0] == "seen") {
      Meaning meaning{.painted = std::string(words[1]), .words = {words.begin() + 2, words.end()}};
      if (meaning.words.empty()) return "say what it means, or -";
      if (meaning.words.front() == "-") meaning.words.clear();
      concepts_.meanings.push_back(std::move(meaning));
      return {};
    }
    const auto kind = std::find(class_names.begin(), class_names.end(), words[0]);
    if (kind == class_names.end()) return "unknown word '" + core::shortened(words[0]) + "'";
    return add(static_cast<Class>(kind - class_names.begin()), words);
  }

  std::string finish() {
    if (std::string twice = sorted(concepts_.all, &Concept::id); !twice.empty()) return twice + " is given twice";
    if (std::string twice = sorted(concepts_.meanings, &Meaning::painted); !twice.empty())
      return "seen " + twice + " is given twice";
    return {};
  }

  Concepts take() { return std::move(concepts_); }

 private:
  std::string add(Class kind, const Words& words) {
    const std::string_view id = words[1].substr(0, words[1].find_first_of("?<*"));
    const auto query = themes::Query::read(id);
    if (!query || query->nodes().size() != 2) return "'" + core::shortened(words[1]) + "' is not a word of a query";
    Concept made{.id = std::string(id), .kind = kind, .marks = std::string(words[1].substr(id.size()))};
    for (std::size_t i = 2; i < words.size(); ++i) {
      if (!words[i].starts_with("takes=")) {
        made.wider.emplace_back(words[i]);
        continue;
      }
      const auto relation = themes::relation_named(words[i].substr(6));
      if (!relation) return "no relation: '" + core::shortened(words[i]) + "'";
      made.takes = *relation;
    }
    concepts_.all.push_back(std::move(made));
    return {};
  }

  Concepts concepts_;
};

}  // namespace

const Concept* Concepts::find(std::string_view id) const { return found(all, &Concept::id, id); }
const Meaning* Concepts::meaning(std::string_view painted) const { return found(meanings, &Meaning::painted, painted); }

bool Concepts::is_a(std::string_view id, std::string_view wider) const {
  if (id == wider) return true;
  const Concept* own = find(id);
  return own != nullptr &&
         std::any_of(own->wider.begin(), own->wider.end(), [&](const std::string& next) { return is_a(next, wider); });
}

core::Result<Concepts, core::ParseError> parse_concepts(std::string_view text) {
  ConceptsParser parser;
  if (auto error = read_lines(text, "vernissage concepts 1", parser)) return core::Failure{*std::move(error)};
  return parser.take();
}

}  // namespace lexicon
