// Paints pictures of the gallery or of a scene file, as SVG or PNG.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "apps/commands.h"
#include "apps/common/files.h"
#include "apps/common/options.h"
#include "apps/common/progress.h"
#include "apps/facts/component_file.h"
#include "apps/paint/common.h"
#include "apps/paint/concepts.h"
#include "apps/paint/contact_sheet.h"
#include "apps/paint/evidence.h"
#include "apps/paint/png.h"
#include "apps/paint/words.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr int largest_image = 30000;  // pixels a side; cairo's own limit is little above

struct PaintOptions {
  std::string name;
  std::string scene;   // a file
  std::string sheet;   // a deck
  std::string deck;    // of which --common, --concepts, --facts and --evidence tell
  std::string file;    // empty: standard output
  std::string vision;  // empty: as painted
  std::optional<std::string> list;
  std::optional<int> evidence;       // the seed
  std::vector<std::string> compare;  // filled forms
  int size = 0;                      // 0 for the default
  int columns = 0;
  bool digest = false;
  bool words = false;
  bool seen = false;
  bool common = false;
  bool facts = false;
  bool concepts = false;
  bool png() const { return file.ends_with(".png"); }
};

// --- what is to be painted ------------------------------------------------------------------------------------------

Print of_gallery(const std::string& name) {
  return {.name = name,
          .size = art::picture_size(name).value_or(art::Size{}),
          .svg = [name](const std::string& prefix) { return art::picture(name, {.prefix = prefix}).value_or(""); }};
}

core::Failure<Stop> no_such_deck(const std::string& deck) {
  return stop(exit_usage, "there is no deck '" + deck + "'; there is " + core::listed(art::deck_names()));
}

Or<std::vector<Print>> whole_deck(const std::string& deck) {
  std::vector<Print> prints;
  for (const std::string& name : art::picture_names(deck)) prints.push_back(of_gallery(name));
  if (prints.empty()) return no_such_deck(deck);
  return prints;
}

Print of_deck(const std::shared_ptr<const art::Deck>& deck, const art::Painting& painting) {
  return {.name = painting.scene.id,
          .size = {.width = painting.scene.width, .height = painting.scene.height},
          .svg = [deck, &painting](const std::string& prefix) {
            return art::paint(painting.scene, {.prefix = prefix, .title = painting.title[0]});
          }};
}

Or<art::Deck> parsed_scenes(const std::string& file) {
  const auto text = read_text(file);
  if (!text) return core::Failure{text.error()};
  auto parsed = art::parse_deck(text.value());
  if (parsed) return std::move(parsed).value();
  const core::ParseError& error = parsed.error();
  return stop(exit_refused, file + ":" + std::to_string(error.line) + ": " + error.reason);
}

// The paintings of a scene file, or the named one.
Or<std::vector<Print>> of_scene_file(const PaintOptions& options) {
  auto parsed = parsed_scenes(options.scene);
  if (!parsed) return core::Failure{parsed.error()};
  const auto deck = std::make_shared<const art::Deck>(std::move(parsed).value());
  if (deck->paintings.empty()) return stop(exit_refused, options.scene + ": there is no painting in it");
  std::vector<Print> prints;
  for (const art::Painting& painting : deck->paintings) {
    if (options.name.empty() || options.name == painting.scene.id) prints.push_back(of_deck(deck, painting));
  }
  if (prints.empty()) return stop(exit_usage, options.scene + ": there is no painting '" + options.name + "' in it");
  return prints;
}

Or<std::vector<Print>> wanted(const PaintOptions& options) {
  if (!options.scene.empty()) return of_scene_file(options);
  if (!options.sheet.empty()) return whole_deck(options.sheet);
  if (options.name.empty()) return stop(exit_usage, "say which picture; 'vernissage paint --list' names them");
  if (!art::picture_size(options.name)) {
    return stop(exit_usage, "there is no picture '" + options.name + "'; 'vernissage paint --list' names them");
  }
  return std::vector<Print>{of_gallery(options.name)};
}

// --- painting -------------------------------------------------------------------------------------------------------

Or<Image> image_of(const Print& print, int size) {
  const int longest = std::max(print.size.width, print.size.height);
  const auto pixels = [&](int side) { return static_cast<double>(std::max(1, (side * size + longest / 2) / longest)); };
  const Area area{.x = 0, .y = 0, .width = pixels(print.size.width), .height = pixels(print.size.height)};
  Image image(static_cast<int>(area.width), static_cast<int>(area.height), 0xffffff);
  if (const auto drawn = image.draw(print.svg(""), area); !drawn) return core::Failure{drawn.error()};
  return image;
}

Or<std::string> png_bytes(Or<Image> image, const std::string& vision) {
  if (!image) return core::Failure{image.error()};
  if (const auto other_eyes = vision_named(vision)) image.value().see_as(*other_eyes);
  return image.value().png();
}

Or<std::string> one_picture(const Print& print, const PaintOptions& options) {
  if (!options.png()) {
    if (options.size > 0) return stop(exit_usage, "--size is for PNG and for sheets; an SVG has no pixels");
    return print.svg("") + "\n";
  }
  return png_bytes(image_of(print, options.size > 0 ? options.size : 1200), options.vision);
}

Or<std::string> contact_sheet(std::vector<Print> prints, const PaintOptions& options) {
  const auto count = static_cast<long>(prints.size());
  const ContactSheet sheet(std::move(prints), {.columns = options.columns > 0 ? options.columns : 8,
                                               .cell = options.size > 0 ? options.size : 300});
  if (std::max(sheet.width(), sheet.height()) > largest_image) {
    return stop(exit_usage, "the sheet would have " + std::to_string(sheet.width()) + " × " +
                                std::to_string(sheet.height()) + " pixels, more than " + std::to_string(largest_image) +
                                " a side; choose another --size or --columns");
  }
  std::atomic<long> done = 0;
  const Progress progress(done, count, "pictures");
  if (!options.png()) return sheet.svg(done);
  return png_bytes(sheet.image(done), options.vision);
}

Or<void> check(const PaintOptions& options) {
  const int ways = (options.list ? 1 : 0) + (options.digest ? 1 : 0) + (options.words ? 1 : 0) +
                   (options.sheet.empty() ? 0 : 1) + (options.scene.empty() ? 0 : 1);
  const bool named = !options.name.empty() && options.scene.empty();
  if (ways + (named ? 1 : 0) > 1) {
    return stop(exit_usage, "a picture, --sheet, --scene, --list, --words and --digest are six things; ask for one");
  }
  if (options.evidence || !options.compare.empty()) return {};
  if (!options.file.empty() && !options.png() && !options.file.ends_with(".svg")) {
    return stop(exit_usage, options.file + ": name a file that ends with .svg or .png");
  }
  if (!options.vision.empty() && !options.png()) return stop(exit_usage, "--vision is for PNG; name a file with -o");
  if (!options.vision.empty() && !vision_named(options.vision)) {
    return stop(exit_usage, "there is no vision '" + options.vision + "'; there is protan, deutan or tritan");
  }
  if (!options.file.empty()) return check_writable(options.file);
  return {};
}

// What can be seen in the paintings of a scene file, or in those of a deck.
Or<void> list_seen(const PaintOptions& options) {
  if (!options.scene.empty()) {
    const auto deck = parsed_scenes(options.scene);
    if (!deck) return core::Failure{deck.error()};
    for (const art::Painting& painting : deck.value().paintings) {
      if (options.name.empty() || options.name == painting.scene.id) print_seen(painting.scene);
    }
    return {};
  }
  const std::string deck_name = options.name.substr(0, options.name.find('/'));
  const art::Deck* deck = art::described(deck_name);
  if (deck == nullptr) return no_such_deck(deck_name);
  bool any = false;
  for (const art::Painting& painting : deck->paintings) {
    if (options.name != deck_name && options.name != deck_name + "/" + painting.scene.id) continue;
    print_seen(painting.scene);
    any = true;
  }
  if (!any)
    return stop(exit_usage, "there is no painting '" + options.name + "'; 'vernissage paint --list' names them");
  return {};
}

// Prints a table about the paintings of a scene file, or those of a deck.
Or<void> tell(const PaintOptions& options, std::string (*table)(const art::Deck&)) {
  if (!options.scene.empty()) {
    const auto deck = parsed_scenes(options.scene);
    if (!deck) return core::Failure{deck.error()};
    std::printf("%s", table(deck.value()).c_str());
    return {};
  }
  const art::Deck* deck = art::described(options.deck);
  if (deck == nullptr) return no_such_deck(options.deck);
  std::printf("%s", table(*deck).c_str());
  return {};
}

Or<void> tell_facts(const PaintOptions& options) {
  const art::Deck* deck = art::described(options.deck);
  if (deck == nullptr) return no_such_deck(options.deck);
  const auto text = component_file(*deck);
  if (!text) return core::Failure{text.error()};
  std::printf("%s", text.value().c_str());
  return {};
}

Or<void> prepare(const PaintOptions& options) {
  if (options.file.empty()) return stop(exit_usage, "--evidence needs a folder; name one with -o");
  return prepare_evidence(options.deck, static_cast<std::uint64_t>(options.evidence.value_or(0)), options.file);
}

// Prints what filled forms say of the lists, and writes the form that follows them.
Or<void> compare(const PaintOptions& options) {
  const auto comparison = compare_evidence(options.compare);
  if (!comparison) return core::Failure{comparison.error()};
  std::printf("%s", comparison.value().report.c_str());
  if (options.file.empty() || comparison.value().next_form.empty()) return {};
  return write_whole(options.file, comparison.value().next_form);
}

Or<void> list(const std::string& deck) {
  const std::vector<std::string> names = art::picture_names(deck);
  if (names.empty() && !deck.empty()) return no_such_deck(deck);
  for (const std::string& name : names) std::printf("%s\n", name.c_str());
  return {};
}

Or<void> paint(const PaintOptions& options) {
  if (const auto good = check(options); !good) return good;
  if (options.list) return list(*options.list);
  if (options.words) {
    print_words();
    return {};
  }
  if (options.seen) return list_seen(options);
  if (options.facts) return tell_facts(options);
  if (options.evidence) return prepare(options);
  if (!options.compare.empty()) return compare(options);
  if (options.common) return tell(options, common_table);
  if (options.concepts) return tell(options, concept_table);
  if (options.digest) {
    std::printf("%s", art::digests().c_str());
    return {};
  }
  auto prints = wanted(options);
  if (!prints) return core::Failure{prints.error()};
  const bool single = options.sheet.empty() && prints.value().size() == 1;
  const auto bytes =
      single ? one_picture(prints.value().front(), options) : contact_sheet(std::move(prints).value(), options);
  if (!bytes) return core::Failure{bytes.error()};
  if (!options.file.empty()) return write_whole(options.file, bytes.value());
  std::fwrite(bytes.value().data(), 1, bytes.value().size(), stdout);
  return {};
}

}  // namespace

void add_paint(CLI::App& program) {
  auto options = std::make_shared<PaintOptions>();
  CLI::App* command = program.add_subcommand("paint", "Paints a picture, a contact sheet, or a scene of your own");
  command->add_option("name", options->name, "Which picture, as --list names it; with --scene, a painting of the file")
      ->type_name("NAME");
  command
      ->add_option("-o,--output", options->file, "A file that ends with .svg or .png; default: SVG to standard output")
      ->type_name("FILE");
  command->add_option("--size", options->size, "The longest side of a picture in pixels, default 1200, on sheets 300")
      ->check(whole_number(16, 8000))
      ->type_name("PX");
  command->add_option("--sheet", options->sheet, "All pictures of a deck on one sheet")->type_name("DECK");
  command->add_option("--columns", options->columns, "Pictures in a row of a sheet, default 8")
      ->check(whole_number(1, 100))
      ->type_name("N");
  command->add_option("--scene", options->scene, "Paints what this file describes, see docs/formats/scenes.md")
      ->type_name("FILE");
  command->add_option("--vision", options->vision, "A PNG as people see it who lack one kind of cone")
      ->type_name("protan|deutan|tritan");
  command->add_option("--list", options->list, "Names all pictures, or those of a deck")
      ->expected(0, 1)
      ->type_name("[DECK]");
  command->add_flag("--seen", options->seen,
                    "Lists what can be seen in a painting, in all of a deck, or in those of --scene");
  command->add_flag("--common", options->common,
                    "Counts what the paintings of --deck, or those of --scene, have in common");
  command->add_flag("--facts", options->facts,
                    "Writes the component file of --deck: what can be seen on its cards, and themes that they share");
  command->add_flag(
      "--concepts", options->concepts,
      "Names all words for what can be seen in --deck, or in --scene, and for which of them the lists are "
      "complete");
  command
      ->add_option("--evidence", options->evidence,
                   "Draws 24 paintings and a form for somebody who says what can be seen, into the folder -o")
      ->check(whole_number(0, 2147483647))
      ->type_name("SEED");
  command
      ->add_option("--compare", options->compare,
                   "Compares filled forms of a round with the lists; -o names a file for the second form")
      ->type_name("FORM...");
  command
      ->add_option("--deck", options->deck,
                   "The deck for --common, --concepts, --facts and --evidence, default artline")
      ->default_val("artline")
      ->type_name("DECK");
  command->add_flag("--words", options->words, "Names what a scene can be made of");
  command->add_flag("--digest", options->digest, "Prints name and SHA-256 of every picture");
  command->footer(
      "Examples:\n"
      "  vernissage paint artline/regatta-day -o regatta.png --size 600\n"
      "  vernissage paint --sheet artline -o sheet.png --columns 12\n"
      "  vernissage paint --scene mine.scenes -o mine.svg");
  command->callback([options] {
    if (const auto done = paint(*options); !done) leave(done.error());
  });
}

}  // namespace apps
