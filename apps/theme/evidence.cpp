#include "apps/theme/evidence.h"

#include <algorithm>
#include <filesystem>

#include "apps/arena/stats.h"
#include "apps/common/files.h"
#include "core/text.h"

namespace apps {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

struct Phrase {
  std::string_view text;
  std::vector<std::string_view> expected;  // queries; "?"; or "TH2"
  bool is_theme() const { return expected.front() != "?" && !expected.front().starts_with("TH"); }
};

std::vector<Phrase> phrases(std::string_view file) {
  std::vector<Phrase> all;
  for (const std::string_view line : core::split(file, '\n')) {
    const std::size_t sign = line.find(" = ");
    if (line.starts_with('#') || sign == std::string_view::npos) continue;
    Phrase phrase{.text = trimmed(line.substr(0, sign)), .expected = {}};
    for (const std::string_view one : core::split(line.substr(sign + 3), '|')) phrase.expected.push_back(trimmed(one));
    all.push_back(std::move(phrase));
  }
  return all;
}

struct Score {
  int read = 0, right = 0;  // of all phrases
  int themes = 0, found = 0,
      offered = 0;                // of those that mean a theme; `offered`: a right reading is among those offered
  int refusals = 0, refused = 0;  // to be refused, and refused with the right clause
  int strangers = 0, not_understood = 0;
};

std::string outcome(const lexicon::Understood& result) {
  if (!result.readings.empty()) return std::string(result.readings.front().text());
  if (!result.clause.empty()) return result.clause.substr(3);
  return "?" + (result.unknown.empty() ? "" : " '" + result.unknown + "'");
}

void count(Score& score, const Phrase& phrase, const lexicon::Understood& result) {
  const auto expects = [&phrase](std::string_view text) {
    return std::find(phrase.expected.begin(), phrase.expected.end(), text) != phrase.expected.end();
  };
  const bool right = !result.readings.empty() && expects(result.readings.front().text());
  const bool offered = std::any_of(result.readings.begin(), result.readings.end(),
                                   [&](const themes::Query& query) { return expects(query.text()); });
  score.read += !result.readings.empty();
  score.right += right;
  if (phrase.is_theme()) {
    ++score.themes;
    score.found += right;
    score.offered += offered;
  } else if (phrase.expected.front() == "?") {
    ++score.strangers;
    score.not_understood += result.readings.empty() && result.clause.empty();
  } else {
    ++score.refusals;
    score.refused += !result.clause.empty() && result.readings.empty() && expects(result.clause.substr(3));
  }
}

std::string table(std::string_view language, const Score& score) {
  std::string text(language);
  text += ":\n  precision       " + share_text(score.right, score.read) + "\n";
  text += "  recall          " + share_text(score.found, score.themes) + "; among the readings offered " +
          share_text(score.offered, score.themes) + "\n";
  text += "  refused         " + share_text(score.refused, score.refusals) + "\n";
  return text + "  not understood  " + share_text(score.not_understood, score.strangers) + "\n";
}

}  // namespace

Or<std::string> phrase_evidence(const std::string& folder, const lexicon::Languages& languages, bool details) {
  std::string text;
  for (const lexicon::Tongue& tongue : languages.tongues()) {
    const std::string path = folder + "/" + std::string(tongue.id) + ".txt";
    if (!std::filesystem::exists(path)) continue;
    const auto file = read_text(path);
    if (!file) return core::Failure{file.error()};
    Score score;
    for (const Phrase& phrase : phrases(file.value())) {
      const auto result = languages.read(phrase.text, tongue.id);
      count(score, phrase, result);
      const std::string got = outcome(result);
      const bool right = std::any_of(phrase.expected.begin(), phrase.expected.end(), [&](std::string_view one) {
        return one == got || (one == "?" && got.starts_with("?"));
      });
      if (details && !right) {
        text += std::string(tongue.id) + ": " + std::string(phrase.text) + " → " + got + ", not";
        for (const std::string_view one : phrase.expected) text += " " + std::string(one);
        text += "\n";
      }
    }
    text += table(tongue.id, score);
  }
  return text;
}

}  // namespace apps
