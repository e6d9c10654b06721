#include "apps/paint/evidence.h"

#include <atomic>
#include <filesystem>
#include <utility>

#include "apps/common/files.h"
#include "apps/facts/component_file.h"
#include "apps/paint/contact_sheet.h"
#include "apps/paint/evidence_form.h"
#include "apps/paint/first_form.h"
#include "apps/paint/png.h"
#include "apps/paint/second_form.h"
#include "art/gallery.h"

namespace apps {
namespace {

constexpr int picture_side = 700;  // pixels
constexpr SheetPlan sheet_plan = {.columns = 6, .cell = 300};

constexpr std::string_view first_rules =
    "# What can you see? Look at 1.png, 2.png and so on, and at nothing else. Below the number of each painting write "
    "a line\n"
    "# for each thing that you see, as many as you can: first what is large, then its parts, what people wear, hold "
    "and do,\n"
    "# what is behind, the place, the weather. Use the English words that you would use in a game. Leave out what you "
    "are not\n"
    "# sure of.\n"
    "#   NAME [NUMBER] [COLOUR ...] [of NAME] [DOING ...] [HOW ...] [left|right] [foreground|background] [small]\n"
    "#   man old sitting blue left foreground\n"
    "#   wheel 2 brown of cart\n"
    "#   cloud small\n"
    "# NAME      one word; words that belong together have hyphens: straw-hat, old-woman\n"
    "# NUMBER    how many such things there are in the whole painting, or of what stands behind 'of'; only if you "
    "counted them\n"
    "# COLOUR    each that a quarter of it has or more: red, orange, yellow, green, turquoise, light-blue, blue, "
    "purple, pink,\n"
    "#           brown, white, grey, black\n"
    "# of NAME   of what it is a part; who wears or holds it; in what it is\n"
    "# DOING     one word each: sleeping, reading\n"
    "# HOW       one word each: old, large, happy, striped\n"
    "# left, right, foreground, background: only where nobody would doubt it\n"
    "# small     one finds it only by looking closely\n"
    "# The words behind the name come in any order. One line is one thing: two trees of different colours are two "
    "lines.\n";

constexpr std::string_view second_rules =
    "# This is what the lists say. Behind the colon write what is wrong, or nothing if all is right:\n"
    "#   no                                it can't be recognised in the painting\n"
    "#   colour, count, place, doing, how  this is not as the painting shows it\n";

Print print_of(const std::string& name) {
  return {.name = name,
          .size = art::picture_size(name).value_or(art::Size{}),
          .svg = [name](const std::string& prefix) { return art::picture(name, {.prefix = prefix}).value_or(""); }};
}

Or<void> keep_png(Or<Image> image, const std::string& file) {
  if (!image) return core::Failure{image.error()};
  const auto bytes = image.value().png();
  if (!bytes) return core::Failure{bytes.error()};
  return write_whole(file, bytes.value());
}

// "painting 3: wheel 2 brown of cart"
std::string place_of(const FormLine& line) { return "painting " + std::to_string(line.picture + 1) + ": " + line.text; }

Or<ComparedForm> compare_first(const EvidenceForm& form, const lexicon::Languages& languages) {
  const FactDeck facts = read_facts(fact_lines(*form.deck, languages.concepts()));
  FirstTally tally;
  for (const FormLine& line : form.lines) {
    const auto observation = read_observation(line.text, languages);
    if (!observation) return wrong_line(line.where, observation.error());
    const themes::CardFacts& card = facts.cards[form.paintings[line.picture]];
    tally.add(place_of(line), observation.value(), judge(observation.value(), card, facts.words));
  }
  std::string second = form_head('2', form.deck->id, form.seed) + std::string(second_rules);
  for (std::size_t i = 0; i < form.paintings.size(); ++i) {
    second += "\npainting " + std::to_string(i + 1) + "\n" +
              claims(facts.cards[form.paintings[i]], facts.words, languages.concepts());
  }
  return ComparedForm{.report = tally.report(facts, languages.concepts()), .next_form = std::move(second)};
}

}  // namespace

Or<void> prepare_evidence(const std::string& deck, std::uint64_t seed, const std::string& folder) {
  const art::Deck* described = art::described(deck);
  if (described == nullptr) return stop(exit_usage, "there are no lists for a deck '" + deck + "'");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return stop(exit_system, folder + ": " + error.message());
  const std::vector<std::string> names = art::picture_names(deck);
  std::string form = form_head('1', deck, seed) + std::string(first_rules);
  std::vector<Print> prints;
  std::atomic<long> done = 0;
  for (const std::size_t painting : chosen_paintings(described->paintings.size(), seed)) {
    prints.push_back(print_of(names[painting]));
    const std::string number = std::to_string(prints.size());
    form += "\npainting " + number + "\n";
    const ContactSheet alone({prints.back()}, {.columns = 1, .cell = picture_side});
    if (auto kept = keep_png(alone.image(done), folder + "/" + number + ".png"); !kept) return kept;
  }
  const ContactSheet sheet(std::move(prints), sheet_plan);
  if (auto kept = keep_png(sheet.image(done), folder + "/sheet.png"); !kept) return kept;
  return write_whole(folder + "/form.txt", form);
}

Or<ComparedForm> compare_evidence(const std::vector<std::string>& files) {
  const lexicon::Languages& languages = lexicon::built_in();
  if (!languages.fault().empty()) return stop(exit_system, languages.fault());
  const auto form = read_forms(files);
  if (!form) return core::Failure{form.error()};
  if (form.value().first) return compare_first(form.value(), languages);
  auto report = second_report(form.value().lines, languages.concepts());
  if (!report) return core::Failure{report.error()};
  return ComparedForm{.report = std::move(report).value(), .next_form = {}};
}

}  // namespace apps
