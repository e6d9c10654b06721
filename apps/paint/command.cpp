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
#include "apps/paint/contact_sheet.h"
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
  std::string file;    // empty: standard output
  std::string vision;  // empty: as painted
  std::optional<std::string> list;
  int size = 0;  // 0 for the default
  int columns = 0;
  bool digest = false;
  bool words = false;
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

// The paintings of a scene file, or the named one.
Or<std::vector<Print>> of_scene_file(const PaintOptions& options) {
  const auto text = read_text(options.scene);
  if (!text) return core::Failure{text.error()};
  auto parsed = art::parse_deck(text.value());
  if (!parsed) {
    const core::ParseError& error = parsed.error();
    return stop(exit_refused, options.scene + ":" + std::to_string(error.line) + ": " + error.reason);
  }
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
