#include "lexicon/languages.h"

#include <algorithm>

#include "lexicon/embedded.h"
#include "lexicon/saying.h"

namespace lexicon {
namespace {

constexpr std::array<std::string_view, 4> files = {"en", "ru", "pl", "zh"};

std::string fault_in(std::string_view file, const core::ParseError& error) {
  return std::string(file) + ".lexicon:" + std::to_string(error.line) + ": " + error.reason;
}

}  // namespace

Languages::Languages() {
  auto concepts = parse_concepts(embedded_file("concepts.lexicon"));
  if (!concepts) {
    fault_ = fault_in("concepts", concepts.error());
    return;
  }
  concepts_ = std::move(concepts).value();
  for (std::size_t i = 0; i < files.size(); ++i) {
    auto language = parse_language(embedded_file(std::string(files[i]) + ".lexicon"), concepts_);
    if (language) {
      languages_[i] = std::move(language).value();
    } else if (fault_.empty()) {
      fault_ = fault_in(files[i], language.error());
    }
  }
  for (std::size_t i = 0; i < tongues_.size(); ++i) {
    const std::string_view id = core::languages[i];
    const auto file = std::find(files.begin(), files.end(), id.substr(0, 2));
    tongues_[i] = {.id = id,
                   .language = &languages_[static_cast<std::size_t>(file - files.begin())],
                   .script = id == "zh-Hant" ? Script::traditional : Script::usual};
  }
}

const Tongue* Languages::tongue(std::string_view id) const {
  const auto at = std::find_if(tongues_.begin(), tongues_.end(), [id](const Tongue& one) { return one.id == id; });
  return at == tongues_.end() ? nullptr : &*at;
}

Understood Languages::read(std::string_view text, std::string_view language) const {
  const Tongue* wanted = tongue(language);
  if (wanted != nullptr) return lexicon::read(text, *wanted->language, concepts_);
  Understood best;
  std::size_t known = 0;
  for (const Language& one : languages_) {
    Understood result = lexicon::read(text, one, concepts_);
    if (!result.readings.empty()) return result;
    // Otherwise the one that got furthest.
    const std::size_t reached = result.unknown.empty() ? text.size() : one.letters.key(text).find(result.unknown);
    if (best.clause.empty() && (!result.clause.empty() || reached >= known)) {
      known = reached;
      best = std::move(result);
    }
  }
  return best;
}

std::string Languages::said(const themes::Query& query, const Tongue& tongue) const {
  return lexicon::said(query, *tongue.language, concepts_, tongue.script);
}

const Languages& built_in() {
  static const Languages all;
  return all;
}

}  // namespace lexicon
