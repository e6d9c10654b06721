#include "apps/facts/component_file.h"

#include <algorithm>

#include "apps/facts/words_table.h"
#include "decks/common_themes.h"
#include "lexicon/embedded.h"

namespace apps {
namespace {

constexpr double large_share = 4;        // percent of the canvas
constexpr double perhaps_large = 0.5;    // a large moon is large among moons
constexpr double coloured_share = 0.15;  // from which its colour can be told
constexpr double figure_share = 0.8;     // from which it can be told whether somebody is old, a man or a woman
constexpr double face_share = 2;         // of somebody, from which the face can be read
constexpr double seen_share = 0.1;       // below it, nothing can be told
constexpr int plain_colour = 40;         // percent of a thing: from here on it has this colour
constexpr int tint = 8;                  // from which somebody may say so
constexpr int most_perhaps = 7;          // if more colours than this are possible, it may have any
constexpr int told_colours = 60;         // below it, most of the thing has no clear colour
constexpr double surely_aside = 33;      // percent of the canvas: what has its middle there is on the left
constexpr double nothing_beyond = 4;     // what reaches no further beyond the middle is not on that side

// Colours that one person calls this and another that.
constexpr auto neighbours = std::to_array<std::pair<art::Tone, art::Tone>>({
    {art::Tone::red, art::Tone::orange},
    {art::Tone::red, art::Tone::pink},
    {art::Tone::red, art::Tone::brown},
    {art::Tone::red, art::Tone::purple},
    {art::Tone::orange, art::Tone::yellow},
    {art::Tone::orange, art::Tone::brown},
    {art::Tone::yellow, art::Tone::brown},
    {art::Tone::yellow, art::Tone::green},
    {art::Tone::green, art::Tone::turquoise},
    {art::Tone::turquoise, art::Tone::blue},
    {art::Tone::turquoise, art::Tone::light_blue},
    {art::Tone::light_blue, art::Tone::blue},
    {art::Tone::blue, art::Tone::purple},
    {art::Tone::purple, art::Tone::pink},
    {art::Tone::light_blue, art::Tone::grey},
    {art::Tone::blue, art::Tone::black},
    {art::Tone::brown, art::Tone::black},
    {art::Tone::grey, art::Tone::white},
    {art::Tone::grey, art::Tone::black},
    {art::Tone::yellow, art::Tone::white},
    {art::Tone::pink, art::Tone::white},
    {art::Tone::brown, art::Tone::grey},
    {art::Tone::purple, art::Tone::grey},
    {art::Tone::blue, art::Tone::grey},
});

themes::Relation relation_of(art::Relation relation) {
  switch (relation) {
    case art::Relation::wears:
      return themes::Relation::wears;
    case art::Relation::holds:
      return themes::Relation::holds;
    case art::Relation::contains:
      return themes::Relation::in;
    case art::Relation::shows:
      return themes::Relation::shows;
    case art::Relation::carries:
      return themes::Relation::on;
    case art::Relation::has:
      break;
  }
  return themes::Relation::with;
}

// The words of one line, each once.
class Line {
 public:
  void add(const std::string& word, bool unclear = false) {
    const std::string token = (unclear && !word.starts_with('?') ? "?" : "") + word;
    if (std::find(words_.begin(), words_.end(), token) == words_.end()) words_.push_back(token);
  }
  void add(const std::vector<std::string>& words, bool unclear = false) {
    for (const std::string& word : words) add(word, unclear);
  }
  std::string text() const {
    std::string text;
    for (const std::string& word : words_) text += " " + word;
    return text;
  }

 private:
  std::vector<std::string> words_;
};

class Card {
 public:
  Card(const art::Scene& scene, const WordsTable& table) : scene_(scene), table_(table), all_(art::sightings(scene)) {}

  std::string text() const {
    std::string text = "card " + scene_.id + picture().text() + "\n";
    for (std::size_t i = 0; i < all_.size(); ++i) text += "see" + seen(i) + "\n";
    return text;
  }

 private:
  Line picture() const {
    Line line;
    line.add(table_.meaning("setting", scene_.setting->id, lexicon::Class::around));
    line.add(table_.meaning("light", scene_.light->id, lexicon::Class::around));
    ground(line);
    // Somebody may call a sunset orange, and behind all the rest.
    line.add("colour", true);
    line.add("place", true);
    return line;
  }

  // Dark pictures out of doors have a dark ground; a room by lamplight may have a bright wall.
  void ground(Line& line) const {
    const bool outdoors = scene_.setting->outdoors;
    const bool black = std::any_of(all_.begin(), all_.end(), [](const art::Sighting& s) { return s.what == "dark"; });
    if (scene_.light->dark || black) return line.add("dark-ground", !outdoors && !black);
    line.add("light-ground", !outdoors);
    if (!outdoors) line.add("dark-ground", true);
  }

  std::string seen(std::size_t index) const {
    const art::Sighting& sighting = all_[index];
    const bool unclear = !sighting.clear || sighting.share < seen_share || is_pictured(sighting);
    Line line;
    name(line, sighting, unclear);
    const bool member = is_member(sighting);
    const art::Sighting& actor = member ? all_[static_cast<std::size_t>(sighting.whole)] : sighting;
    doing(line, actor.doing, unclear);
    line.add(table_.meaning("style", sighting.style, lexicon::Class::quality), unclear);
    line.add("look", true);  // few things are painted with a style; another may be striped or wooden all the same
    mood(line, sighting);
    colours(line, sighting);
    place(line, sighting, member);
    return (sighting.count == 1 ? "" : " " + std::to_string(sighting.count)) + line.text() +
           (member ? "" : link(index));
  }

  // Nobody can be sure whether a small figure is a boy or a girl.
  void name(Line& line, const art::Sighting& sighting, bool unclear) const {
    const auto words = table_.meaning(std::string(sighting.what));
    const bool figure = sighting.share < figure_share && !words.empty() && table_.is_a(words.front(), "person");
    if (figure) line.add("person", unclear);
    line.add(words, unclear || figure);
  }

  // Two people who are painted as one thing count as two people who do the same.
  bool is_member(const art::Sighting& sighting) const {
    if (sighting.whole < 0) return false;
    return table_.is_a(std::string(all_[static_cast<std::size_t>(sighting.whole)].what), "group") &&
           table_.is_a(table_.meaning(std::string(sighting.what)).front(), "person");
  }

  // What is not told of it may be seen in it all the same.
  void doing(Line& line, std::string_view doing, bool unclear) const {
    const auto words = table_.meaning("doing", doing, lexicon::Class::doing);
    line.add(words, unclear);
    if (words.empty()) line.add("doing", true);
  }

  void mood(Line& line, const art::Sighting& sighting) const {
    if (!has_face(sighting)) return;
    const std::string& told = scene_.elements[static_cast<std::size_t>(sighting.element)].mood;
    const std::string_view brought = art::mood_of(sighting.doing);
    std::string_view mood = told;
    if (mood.empty()) mood = brought.empty() ? "calm" : brought;
    const bool unclear = sighting.whole >= 0 || sighting.share < face_share;
    line.add(table_.meaning("mood", mood, lexicon::Class::quality), unclear);
    if (unclear) line.add("mood", true);
  }

  // Also what may count as somebody: a statue, a mask.
  bool has_face(const art::Sighting& sighting) const {
    const auto words = table_.meaning(std::string(sighting.what));
    return std::any_of(words.begin(), words.end(), [this](const std::string& said) {
      const std::string word = said.substr(said.starts_with('?') ? 1 : 0);
      return table_.is_a(word, "person") || table_.is_a(word, "animal") || table_.is_a(word, "group") ||
             table_.is_a(word, "picture");
    });
  }

  // A picture within the picture shows something that is not there; a window shows what is.
  bool is_pictured(const art::Sighting& sighting) const {
    for (const art::Sighting* one = &sighting; one->whole >= 0; one = &all_[static_cast<std::size_t>(one->whole)]) {
      const std::string_view whole = all_[static_cast<std::size_t>(one->whole)].what;
      if (one->relation == art::Relation::shows && whole.find("window") == std::string_view::npos) return true;
    }
    return false;
  }

  bool is_field(const art::Sighting& sighting) const {
    return sighting.whole < 0 && scene_.elements[static_cast<std::size_t>(sighting.element)].thing->height == 0;
  }

  void colours(Line& line, const art::Sighting& sighting) const {
    int told = 0;
    for (const art::ToneShare& share : sighting.tones) told += share.percent;
    if (sighting.share < coloured_share) return line.add("colour", true);
    std::vector<bool> perhaps(art::tone_names.size());
    std::vector<bool> surely(art::tone_names.size());
    for (const art::ToneShare& share : sighting.tones) {
      const auto tone = static_cast<std::size_t>(share.tone);
      if (share.percent >= plain_colour) surely[tone] = true;
      if (share.percent >= tint) perhaps[tone] = true;
      for (const auto& [a, b] : neighbours) {
        if (share.percent < tint * 2) continue;
        if (a == share.tone) perhaps[static_cast<std::size_t>(b)] = true;
        if (b == share.tone) perhaps[static_cast<std::size_t>(a)] = true;
      }
    }
    // Where much of it has no clear name, it may have any colour besides those that are told.
    // In the dark people name the colour that they know a thing has.
    const bool any =
        scene_.light->dark || told < told_colours || std::count(perhaps.begin(), perhaps.end(), true) > most_perhaps;
    if (any) line.add("colour", true);
    for (std::size_t tone = 0; tone < perhaps.size(); ++tone) {
      if (surely[tone] || (perhaps[tone] && !any)) line.add(tone_word(tone), !surely[tone]);
    }
  }

  std::string tone_word(std::size_t tone) const {
    const std::string name(art::tone_names[tone]);
    const auto words = table_.meaning("tone", name, lexicon::Class::colour);
    return words.empty() ? name : words.front();
  }

  void place(Line& line, const art::Sighting& sighting, bool member) const {
    if (is_field(sighting)) {
      line.add("large", true);
      return line.add("place", true);
    }
    if (sighting.share >= perhaps_large) line.add("large", sighting.share < large_share);
    // Who says where a part is may mean the whole.
    if (sighting.whole >= 0 && !member) return line.add("place", true);
    const double middle = (sighting.box.left + sighting.box.right) / 2;
    if (sighting.box.left < 50 - nothing_beyond) line.add("left", middle > surely_aside);
    if (sighting.box.right > 50 + nothing_beyond) line.add("right", middle < 100 - surely_aside);
    const bool between = sighting.depth == art::Depth::middle;
    if (between || sighting.depth == art::Depth::foreground) line.add("foreground", between);
    if (between || sighting.depth == art::Depth::background) line.add("background", between);
  }

  std::string link(std::size_t index) const {
    const art::Sighting& sighting = all_[index];
    themes::Relation relation = relation_of(sighting.relation);
    int whole = sighting.whole;
    if (whole < 0) {
      whole = scene_.elements[index].on;
      relation = whole >= 0 && holds_people(whole) ? themes::Relation::in : themes::Relation::on;
    }
    if (whole < 0) return {};
    return " " + std::string(themes::relation_names[static_cast<std::size_t>(relation)]) + "." +
           std::to_string(whole + 1);
  }

  // One sits in a boat, but on a bench.
  bool holds_people(int element) const {
    const auto words = table_.meaning(std::string(all_[static_cast<std::size_t>(element)].what));
    return std::any_of(words.begin(), words.end(), [this](const std::string& word) {
      return table_.is_a(word, "boat") || table_.is_a(word, "vehicle") || table_.is_a(word, "vessel") ||
             table_.is_a(word, "basket");
    });
  }

  const art::Scene& scene_;
  const WordsTable& table_;
  std::vector<art::Sighting> all_;
};

}  // namespace

std::string fact_lines(const art::Deck& deck, const lexicon::Concepts& concepts) {
  const WordsTable table(concepts);
  std::string facts = table.lines();
  for (const art::Painting& painting : deck.paintings) facts += Card(painting.scene, table).text();
  return facts;
}

Or<std::string> component_file(const art::Deck& deck) {
  const auto concepts = lexicon::parse_concepts(lexicon::embedded_file("concepts.lexicon"));
  if (!concepts) {
    return stop(exit_system,
                "concepts.lexicon:" + std::to_string(concepts.error().line) + ": " + concepts.error().reason);
  }
  const std::string facts = fact_lines(deck, concepts.value());
  const auto themes = decks::common_themes(facts, concepts.value());
  if (!themes) return stop(exit_system, themes.error());
  return "# Generated: vernissage paint --facts --deck " + deck.id + "\nvernissage components 1\ngame " + deck.id +
         "\n" + facts + themes.value();
}

}  // namespace apps
