#include "apps/paint/observation.h"

#include <algorithm>

#include "art/parts_seen.h"
#include "art/thing.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr int some_colour = 8;  // percent of a thing from which it has some of a colour
constexpr double wide = 60;     // percent of the canvas from which something is on no side of it

bool has_word(std::string_view words, std::string_view word) {
  const auto all = core::split(words, ' ');
  return std::find(all.begin(), all.end(), word) != all.end();
}

bool is_called(const art::Sighting& sighting, std::string_view word) {
  const std::string with_style = std::string(sighting.style) + "-" + std::string(sighting.what);  // "top-hat"
  return sighting.what == word || with_style == word || has_word(sighting.kinds, word);
}

bool is_doing(std::string_view word) {
  const auto all = art::vocabulary();
  return std::any_of(all.begin(), all.end(), [&](const art::Thing* thing) { return has_word(thing->doing, word); });
}

template <class Value, std::size_t size>
std::optional<Value> value_named(const std::string_view (&names)[size], std::string_view name) {
  const auto* found = std::find(std::begin(names), std::end(names), name);
  if (found == std::end(names)) return std::nullopt;
  return static_cast<Value>(found - std::begin(names));
}

// Reads one word behind the name. False if it is none that can stand there.
bool read_attribute(Observation& observation, std::string_view word) {
  if (const auto number = core::parse_number(word, 1, 999)) {
    observation.count = *number;
    return true;
  }
  const auto* tone = std::find(art::tone_names.begin(), art::tone_names.end(), word);
  if (tone != art::tone_names.end()) {
    observation.tones.push_back(static_cast<art::Tone>(tone - art::tone_names.begin()));
    return true;
  }
  // "middle" may be meant either way, so it says nothing.
  if (word == "middle" || word == "many") return true;
  if (word == "small") return observation.small = true;
  if (const auto side = value_named<art::Side>(art::side_names, word)) {
    observation.side = side;
    return true;
  }
  if (const auto depth = value_named<art::Depth>(art::depth_names, word)) {
    observation.depth = depth;
    return true;
  }
  if (!is_doing(word)) return false;
  observation.doing = word;
  return true;
}

using Sightings = std::vector<const art::Sighting*>;

// How many of them the list says there are; 0 if it does not say.
int counted(const Sightings& found) {
  int count = 0;
  for (const art::Sighting* sighting : found) {
    if (sighting->count == 0) return 0;
    count += sighting->count;
  }
  return count;
}

// Light blue is blue.
bool is_tone(art::Tone tone, art::Tone wanted) {
  return tone == wanted || (tone == art::Tone::light_blue && wanted == art::Tone::blue);
}

bool has_tone(const art::Sighting& sighting, const std::vector<art::Tone>& tones, int percent) {
  return std::any_of(sighting.tones.begin(), sighting.tones.end(), [&](const art::ToneShare& share) {
    const bool wanted =
        std::any_of(tones.begin(), tones.end(), [&](art::Tone tone) { return is_tone(share.tone, tone); });
    return share.percent >= percent && (tones.empty() || wanted);
  });
}

// An attribute is judged if all that are called so have it, and is right if it is right of one of them.
class Attributes {
 public:
  explicit Attributes(Judgement& judgement, const Sightings& found) : judgement_(judgement), found_(found) {}

  template <class Has, class Right>
  void judge(std::string_view name, bool said, Has has, Right right) {
    if (!said || !std::all_of(found_.begin(), found_.end(), [&](const auto* s) { return has(*s); })) return;
    ++judgement_.attributes;
    if (std::none_of(found_.begin(), found_.end(), [&](const auto* s) { return right(*s); }))
      judgement_.wrong.emplace_back(name);
  }

 private:
  Judgement& judgement_;
  const Sightings& found_;
};

// `more`: there may be more of them than are found.
void judge_attributes(const Observation& o, const Sightings& found, bool more, Judgement& judgement) {
  Attributes attributes(judgement, found);
  const int all = counted(found);
  attributes.judge(
      "count", o.count > 0, [&](const art::Sighting& s) { return all > 0 && !more && !art::is_mass(s.what); },
      [&](const art::Sighting& s) { return o.count == all || o.count == s.count; });
  attributes.judge(
      "colour", !o.tones.empty(), [](const art::Sighting& s) { return has_tone(s, {}, claimed_colour); },
      [&](const art::Sighting& s) { return has_tone(s, o.tones, some_colour); });
  attributes.judge(
      "place", o.side.has_value(), [](const art::Sighting& s) { return s.box.width() < wide; },
      [&](const art::Sighting& s) { return s.side == *o.side; });
  attributes.judge(
      "place", o.depth.has_value(), [](const art::Sighting&) { return true; },
      [&](const art::Sighting& s) { return s.depth == *o.depth; });
  attributes.judge(
      "doing", !o.doing.empty(), [](const art::Sighting& s) { return !s.doing.empty(); },
      [&](const art::Sighting& s) { return s.doing == o.doing; });
}

}  // namespace

bool is_word(std::string_view word) {
  if (art::is_part_word(word)) return true;
  const auto things = art::vocabulary();
  const auto parts = art::part_words();
  return std::any_of(things.begin(), things.end(), [&](const art::Thing* t) { return has_word(t->kinds, word); }) ||
         std::any_of(parts.begin(), parts.end(), [&](const art::PartWord& p) { return has_word(p.kinds, word); });
}

core::Result<Observation, std::string> read_observation(std::string_view line) {
  std::vector<std::string_view> words = core::split(line, ' ');
  std::erase(words, std::string_view());
  Observation observation;
  observation.what = words.front();
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "of" && i + 1 < words.size()) {
      observation.of = words[++i];
    } else if (!read_attribute(observation, words[i])) {
      return core::Failure{"'" + core::shortened(words[i]) +
                           "' is no number, colour, place or doing; a name of several words is written with hyphens"};
    }
  }
  return observation;
}

Judgement judge(const Observation& observation, const std::vector<art::Sighting>& seen) {
  Sightings found;
  Sightings of_whole;
  bool unclear = false;
  for (const art::Sighting& sighting : seen) {
    if (!is_called(sighting, observation.what)) continue;
    unclear = unclear || !sighting.clear;
    if (!sighting.clear) continue;
    found.push_back(&sighting);
    const bool part = sighting.whole >= 0 && !observation.of.empty();
    if (part && is_called(seen[static_cast<std::size_t>(sighting.whole)], observation.of))
      of_whole.push_back(&sighting);
  }
  Judgement judgement;
  if (!found.empty()) {
    judgement.verdict = Verdict::listed;
    judge_attributes(observation, of_whole.empty() ? found : of_whole, unclear, judgement);
    return judgement;
  }
  const art::Listing listing = art::listing_of(observation.what);
  if (unclear) {
    judgement.verdict = Verdict::unclear;
  } else if (listing == art::Listing::open || (listing == art::Listing::large && observation.small)) {
    judgement.verdict = Verdict::open;
  }
  return judgement;
}

}  // namespace apps
