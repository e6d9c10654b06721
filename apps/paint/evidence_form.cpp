#include "apps/paint/evidence_form.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "apps/common/files.h"
#include "art/gallery.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr std::size_t most_paintings = 24;

Or<void> read_head(EvidenceForm& form, std::string_view line, const std::string& where) {
  const auto words = core::split(line, ' ');
  const bool known =
      words.size() == 6 && words[0] == "vernissage" && words[1] == "evidence" && (words[2] == "1" || words[2] == "2");
  if (!known) {
    return wrong_line(where,
                      "a form begins with 'vernissage evidence 1', a deck, a seed and the version of the pictures");
  }
  form.head = line;
  form.first = words[2] == "1";
  form.deck = art::described(words[3]);
  if (form.deck == nullptr) return wrong_line(where, "there is no deck '" + core::shortened(words[3]) + "'");
  const auto seed = core::parse_number(words[4], 0, 2147483647);
  if (!seed) return wrong_line(where, "'" + core::shortened(words[4]) + "' is no seed");
  if (words[5] != art::version()) return wrong_line(where, "the pictures have changed since the form was made");
  form.seed = static_cast<std::uint64_t>(*seed);
  form.paintings = chosen_paintings(form.deck->paintings.size(), form.seed);
  return {};
}

// "painting 3"; but in "painting blue of easel" somebody sees a painting.
std::optional<int> heading(std::string_view line) {
  constexpr std::string_view word = "painting ";
  return line.starts_with(word) ? core::parse_number(line.substr(word.size()), 0, 999) : std::nullopt;
}

Or<void> read_form(EvidenceForm& form, std::string_view text, const std::string& file) {
  const auto lines = core::split(text, '\n');
  const auto where = [&file](std::size_t i) { return file + ": line " + std::to_string(i + 1); };
  if (form.head.empty()) {
    if (auto read = read_head(form, lines[0], where(0)); !read) return read;
  }
  if (lines[0] != form.head) return wrong_line(where(0), "this form is of another round than the first one");
  std::size_t picture = form.paintings.size();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (line.find_first_not_of(' ') == std::string_view::npos || line.starts_with('#')) continue;
    if (const auto number = heading(line)) {
      if (*number < 1 || *number > static_cast<int>(form.paintings.size()))
        return wrong_line(where(i), "there is no such painting");
      picture = static_cast<std::size_t>(*number) - 1;
      continue;
    }
    if (picture == form.paintings.size()) return wrong_line(where(i), "first say 'painting 1'");
    form.lines.push_back({.where = where(i), .picture = picture, .text = std::string(line)});
  }
  return {};
}

}  // namespace

std::vector<std::size_t> chosen_paintings(std::size_t paintings, std::uint64_t seed) {
  std::vector<std::size_t> all(paintings);
  std::iota(all.begin(), all.end(), std::size_t{0});
  art::Chance chance(seed);
  const std::size_t count = std::min(most_paintings, paintings);
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(all[i], all[i + static_cast<std::size_t>(chance.below(static_cast<int>(paintings - i)))]);
  }
  all.resize(count);
  return all;
}

std::string form_head(char form, std::string_view deck, std::uint64_t seed) {
  return std::string("vernissage evidence ") + form + " " + std::string(deck) + " " + std::to_string(seed) + " " +
         art::version() + "\n";
}

core::Failure<Stop> wrong_line(const std::string& where, const std::string& reason) {
  return stop(exit_refused, where + ": " + reason);
}

Or<EvidenceForm> read_forms(const std::vector<std::string>& files) {
  EvidenceForm form;
  for (const std::string& file : files) {
    const auto text = read_text(file);
    if (!text) return core::Failure{text.error()};
    if (auto read = read_form(form, text.value(), file); !read) return core::Failure{read.error()};
  }
  return form;
}

}  // namespace apps
