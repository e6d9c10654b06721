#include "apps/paint/first_form.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "apps/arena/stats.h"

namespace apps {
namespace {

constexpr double most_denied = 0.02, most_wrong = 0.02, least_closed = 0.8;
constexpr std::size_t most_named = 30;  // words of a list in the report

template <class Counts>
long sum_of(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0L);
}

template <class Counts>
long count_of(const Counts& counts, Verdict verdict) {
  return counts[static_cast<std::size_t>(verdict)];
}

template <class Counts>
std::string verdict_table(std::string_view title, const Counts& counts) {
  std::string text = std::string(title) + "\n";
  for (std::size_t i = 0; i < counts.size(); ++i) {
    std::string name = "  " + std::string(verdict_names[i]);
    name.resize(18, ' ');
    text += name + share_text(counts[i], sum_of(counts)) + "\n";
  }
  return text;
}

// "leg 3, brush 1", the most frequent first.
std::string frequent(const std::map<std::string, long>& tally) {
  std::vector<std::pair<std::string, long>> all(tally.begin(), tally.end());
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string text;
  for (std::size_t i = 0; i < std::min(all.size(), most_named); ++i) {
    text += (i == 0 ? "" : ", ") + all[i].first + " " + std::to_string(all[i].second);
  }
  return (all.empty() ? "none" : text) + (all.size() > most_named ? ", …\n" : "\n");
}

std::string goal(std::string_view name, long part, long whole, double limit, bool at_most) {
  std::string text = "  " + std::string(name) + ": " + share_text(part, whole);
  if (whole == 0) return text + "\n";
  const double share = static_cast<double>(part) / static_cast<double>(whole);
  const std::string percent = std::to_string(std::lround(limit * 100));
  const bool met = at_most ? share <= limit : share >= limit;
  return text + "; goal at " + (at_most ? "most " : "least ") + percent + " %: " + (met ? "met\n" : "missed\n");
}

// The concepts that are clearly seen on the cards of a deck, also by a narrower word, and can be said of a thing.
std::set<int> concepts_seen(const FactDeck& facts, const lexicon::Concepts& concepts) {
  std::set<int> seen;
  const auto add = [&](int word) {
    const lexicon::Concept* known = concepts.find(facts.words[word].name);
    const bool thing = known != nullptr && !lexicon::is_trait(known->kind) && known->kind != lexicon::Class::inner;
    if (thing) seen.insert(word);
  };
  for (const themes::CardFacts& card : facts.cards) {
    for (const themes::Seen& one : card.seen) {
      for (const themes::Said& said : one.said) {
        if (said.unclear) continue;
        add(said.word);
        for (const std::uint16_t wider : facts.words[said.word].kinds) add(wider);
      }
    }
  }
  return seen;
}

}  // namespace

void FirstTally::add(const std::string& place, const Observation& observation, const Judgement& judgement) {
  ++names_[static_cast<std::size_t>(judgement.name)];
  ++lines_[static_cast<std::size_t>(judgement.line)];
  for (const std::string& word : observation.unknown) ++unknown_[word];
  if (judgement.name == Verdict::denied) {
    ++denied_[observation.name];
    details_ += place + ": denied\n";
  }
  if (judgement.name == Verdict::unclear) ++unclear_[observation.name];
  for (const auto& [trait, verdict] : judgement.attributes) {
    ++traits_[static_cast<std::size_t>(trait)][static_cast<std::size_t>(verdict)];
    if (verdict == Verdict::denied)
      details_ += place + ": " + std::string(trait_names[static_cast<std::size_t>(trait)]) + " denied\n";
  }
}

std::string FirstTally::report(const FactDeck& facts, const lexicon::Concepts& concepts) const {
  std::string text = details_ + "\n" + verdict_table("names:", names_) +
                     verdict_table("names with all that is said of them:", lines_) + "attributes denied:\n";
  long wrong = 0;
  long judged = 0;
  for (std::size_t i = 0; i < traits_.size(); ++i) {
    const long denied = count_of(traits_[i], Verdict::denied);
    const long claimed = denied + count_of(traits_[i], Verdict::fits);
    text += "  " + std::string(trait_names[i]) + ": " + std::to_string(denied) + " denied, " +
            std::to_string(claimed - denied) + " fit, " + std::to_string(sum_of(traits_[i]) - claimed) +
            " can't be told\n";
    wrong += denied;
    judged += claimed;
  }
  text += "denied: " + frequent(denied_) + "can't be told: " + frequent(unclear_) +
          "words that are not understood: " + frequent(unknown_);
  const std::set<int> seen = concepts_seen(facts, concepts);
  const long closed = std::count_if(seen.begin(), seen.end(),
                                    [&facts](int word) { return !facts.words[word].open && !facts.words[word].small; });
  const long understood = sum_of(names_) - count_of(names_, Verdict::unknown);
  return text + "goals:\n" +
         goal("seen but denied, of the names that are understood", count_of(names_, Verdict::denied), understood,
              most_denied, true) +
         goal("wrong attributes, of those that the lists claim or deny", wrong, judged, most_wrong, true) +
         goal("concepts that are closed, of those in the deck", closed, static_cast<long>(seen.size()), least_closed,
              false);
}

}  // namespace apps
