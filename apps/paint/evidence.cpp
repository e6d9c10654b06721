#include "apps/paint/evidence.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <map>
#include <numeric>
#include <utility>

#include "apps/common/files.h"
#include "apps/paint/contact_sheet.h"
#include "apps/paint/observation.h"
#include "apps/paint/png.h"
#include "apps/paint/words.h"
#include "art/gallery.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr std::size_t chosen_paintings = 24;
constexpr int picture_side = 700;  // pixels
constexpr SheetPlan sheet_plan = {.columns = 6, .cell = 300};

constexpr std::string_view first_rules =
    "# What can you see? One line for each thing, below the number of its painting:\n"
    "#   NAME [NUMBER] [COLOUR ...] [of NAME] [DOING] [left|right] [foreground|background] [small]\n"
    "#   wheel 2 brown of cart left\n"
    "# 'small' marks what one finds only by looking closely.\n";

constexpr std::string_view second_rules =
    "# This is what the lists say. Behind the colon write what is wrong, or nothing if all is right:\n"
    "#   no                           it can't be recognised in the painting\n"
    "#   colour, count, place, doing  this is not as the painting shows it\n";

// Which paintings of the deck, in the order of their numbers on the form.
std::vector<std::size_t> choose(std::size_t paintings, std::uint64_t seed) {
  std::vector<std::size_t> all(paintings);
  std::iota(all.begin(), all.end(), std::size_t{0});
  art::Chance chance(seed);
  const std::size_t count = std::min(chosen_paintings, paintings);
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(all[i], all[i + static_cast<std::size_t>(chance.below(static_cast<int>(paintings - i)))]);
  }
  all.resize(count);
  return all;
}

std::string head_of(char form, std::string_view deck, std::uint64_t seed) {
  return std::string("vernissage evidence ") + form + " " + std::string(deck) + " " + std::to_string(seed) + " " +
         art::version() + "\n";
}

std::string share(std::size_t part, std::size_t whole) {
  return std::to_string(part) + " of " + std::to_string(whole) + ", " + percent(part, whole);
}

// "wheel 2 brown of cart left"
std::string entry_line(const std::vector<art::Sighting>& seen, const art::Sighting& sighting) {
  std::string line(sighting.what);
  if (sighting.count > 1) line += " " + std::to_string(sighting.count);
  for (const art::ToneShare& share : sighting.tones) {
    if (share.percent >= claimed_colour)
      line += " " + std::string(art::tone_names[static_cast<std::size_t>(share.tone)]);
  }
  if (sighting.whole >= 0) line += " of " + std::string(seen[static_cast<std::size_t>(sighting.whole)].what);
  if (!sighting.doing.empty()) line += " " + std::string(sighting.doing);
  return line + " " + std::string(art::side_names[static_cast<std::size_t>(sighting.side)]);
}

// A form whose head is read: its lines below the pictures.
struct Line {
  std::size_t number = 0;  // in the file
  std::size_t picture = 0;
  std::string_view text;
};

core::Failure<Stop> wrong(std::size_t line, const std::string& reason) {
  return stop(exit_refused, "line " + std::to_string(line) + ": " + reason);
}

struct Form {
  bool first = true;
  const art::Deck* deck = nullptr;
  std::uint64_t seed = 0;
  std::vector<std::size_t> paintings;
  std::vector<Line> lines;
  const art::Scene& scene(std::size_t picture) const { return deck->paintings[paintings[picture]].scene; }
};

Or<void> read_head(Form& form, std::string_view line) {
  const auto words = core::split(line, ' ');
  const bool known =
      words.size() == 6 && words[0] == "vernissage" && words[1] == "evidence" && (words[2] == "1" || words[2] == "2");
  if (!known)
    return wrong(1, "a form begins with 'vernissage evidence 1', a deck, a seed and the version of the pictures");
  form.first = words[2] == "1";
  form.deck = art::described(words[3]);
  if (form.deck == nullptr) return wrong(1, "there is no deck '" + core::shortened(words[3]) + "'");
  const auto seed = core::parse_number(words[4], 0, 2147483647);
  if (!seed) return wrong(1, "'" + core::shortened(words[4]) + "' is no seed");
  if (words[5] != art::version()) return wrong(1, "the pictures have changed since the form was made");
  form.seed = static_cast<std::uint64_t>(*seed);
  form.paintings = choose(form.deck->paintings.size(), form.seed);
  return {};
}

Or<Form> read_form(std::string_view text) {
  Form form;
  const auto lines = core::split(text, '\n');
  if (auto read = read_head(form, lines[0]); !read) return core::Failure{read.error()};
  std::size_t picture = form.paintings.size();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (line.find_first_not_of(' ') == std::string_view::npos || line.starts_with('#')) continue;
    if (line.starts_with("painting ")) {
      const auto number = core::parse_number(line.substr(9), 1, static_cast<int>(form.paintings.size()));
      if (!number) return wrong(i + 1, "there is no such painting");
      picture = static_cast<std::size_t>(*number) - 1;
      continue;
    }
    if (picture == form.paintings.size()) return wrong(i + 1, "first say 'painting 1'");
    form.lines.push_back({.number = i + 1, .picture = picture, .text = line});
  }
  return form;
}

// --- the first form -------------------------------------------------------------------------------------------------

std::string second_form(const Form& form) {
  std::string text = head_of('2', form.deck->id, form.seed) + std::string(second_rules);
  for (std::size_t i = 0; i < form.paintings.size(); ++i) {
    text += "\npainting " + std::to_string(i + 1) + "\n";
    const std::vector<art::Sighting> seen = art::sightings(form.scene(i));
    for (const art::Sighting& sighting : seen) {
      if (sighting.clear) text += entry_line(seen, sighting) + ":\n";
    }
  }
  return text;
}

struct FirstTally {
  std::array<std::size_t, 4> verdicts{};
  std::size_t attributes = 0;
  std::map<std::string, std::size_t> wrong;
  std::string details;

  void add(const Line& line, const Observation& observation, const Judgement& judgement) {
    ++verdicts[static_cast<std::size_t>(judgement.verdict)];
    attributes += judgement.attributes;
    const std::string place = "painting " + std::to_string(line.picture + 1) + ": " + std::string(line.text);
    if (judgement.verdict == Verdict::missing)
      details += place + (is_word(observation.what) ? ": not listed\n" : ": no list has this word\n");
    for (const std::string& name : judgement.wrong) {
      ++wrong[name];
      details += place + ": another " + name + " in the list\n";
    }
  }

  std::string report() const {
    const std::size_t all = std::accumulate(verdicts.begin(), verdicts.end(), std::size_t{0});
    std::size_t sum = 0;
    std::string text = details + "\nseen and listed: " + share(verdicts[0], all) +
                       "\nseen, listed as too small to tell: " + share(verdicts[1], all) +
                       "\nseen, not listed, but open: " + share(verdicts[2], all) +
                       "\nseen and neither listed nor open: " + share(verdicts[3], all) + "\n";
    for (const auto& [name, count] : wrong) sum += count;
    text += "attributes that differ: " + share(sum, attributes);
    for (const auto& [name, count] : wrong) text += "; " + name + " " + std::to_string(count);
    return text + "\n";
  }
};

Or<ComparedForm> compare_first(const Form& form) {
  std::vector<std::vector<art::Sighting>> seen;
  seen.reserve(form.paintings.size());
  for (std::size_t i = 0; i < form.paintings.size(); ++i) seen.push_back(art::sightings(form.scene(i)));
  FirstTally tally;
  for (const Line& line : form.lines) {
    const auto observation = read_observation(line.text);
    if (!observation) return wrong(line.number, observation.error());
    tally.add(line, observation.value(), judge(observation.value(), seen[line.picture]));
  }
  return ComparedForm{.report = tally.report(), .next_form = second_form(form)};
}

// --- the second form ------------------------------------------------------------------------------------------------

Or<ComparedForm> compare_second(const Form& form) {
  constexpr std::array<std::string_view, 5> marks = {"no", "colour", "count", "place", "doing"};
  std::map<std::string_view, std::size_t> marked;
  std::string details;
  for (const Line& line : form.lines) {
    const std::size_t colon = line.text.rfind(':');
    if (colon == std::string_view::npos) return wrong(line.number, "the colon is missing");
    for (std::string_view mark : core::split(line.text.substr(colon + 1), ' ')) {
      if (mark.ends_with(',')) mark.remove_suffix(1);
      if (mark.empty()) continue;
      if (std::find(marks.begin(), marks.end(), mark) == marks.end())
        return wrong(line.number, "'" + core::shortened(mark) + "' is none of no, colour, count, place and doing");
      ++marked[mark];
      details += "painting " + std::to_string(line.picture + 1) + ": " + std::string(line.text) + "\n";
    }
  }
  std::size_t sum = 0;
  for (const std::string_view mark : marks) sum += mark == "no" ? 0 : marked[mark];
  std::string text = details + "\nlisted but not recognisable: " + share(marked["no"], form.lines.size()) +
                     "\nwrong attributes, by entries: " + share(sum, form.lines.size());
  for (const std::string_view mark : marks) {
    if (mark != "no") text += "; " + std::string(mark) + " " + std::to_string(marked[mark]);
  }
  return ComparedForm{.report = text + "\n", .next_form = {}};
}

Print print_of(const std::string& name) {
  return {.name = name,
          .size = art::picture_size(name).value_or(art::Size{}),
          .svg = [name](const std::string& prefix) { return art::picture(name, {.prefix = prefix}).value_or(""); }};
}

}  // namespace

Or<void> prepare_evidence(const std::string& deck, std::uint64_t seed, const std::string& folder) {
  const art::Deck* described = art::described(deck);
  if (described == nullptr) return stop(exit_usage, "there are no lists for a deck '" + deck + "'");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return stop(exit_system, folder + ": " + error.message());
  const std::vector<std::string> names = art::picture_names(deck);
  std::string form = head_of('1', deck, seed) + std::string(first_rules);
  std::vector<Print> prints;
  std::atomic<long> done = 0;
  for (const std::size_t painting : choose(described->paintings.size(), seed)) {
    prints.push_back(print_of(names[painting]));
    const std::string number = std::to_string(prints.size());
    form += "\npainting " + number + "\n";
    const ContactSheet alone({prints.back()}, {.columns = 1, .cell = picture_side});
    auto image = alone.image(done);
    if (!image) return core::Failure{image.error()};
    const auto bytes = image.value().png();
    if (!bytes) return core::Failure{bytes.error()};
    if (auto kept = write_whole(folder + "/" + number + ".png", bytes.value()); !kept) return kept;
  }
  auto sheet = ContactSheet(std::move(prints), sheet_plan).image(done);
  if (!sheet) return core::Failure{sheet.error()};
  const auto bytes = sheet.value().png();
  if (!bytes) return core::Failure{bytes.error()};
  if (auto kept = write_whole(folder + "/sheet.png", bytes.value()); !kept) return kept;
  return write_whole(folder + "/form.txt", form);
}

Or<ComparedForm> compare_evidence(std::string_view text) {
  const auto form = read_form(text);
  if (!form) return core::Failure{form.error()};
  return form.value().first ? compare_first(form.value()) : compare_second(form.value());
}

}  // namespace apps
