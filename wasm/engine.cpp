// The interface of the engine in the browser. It uses plain C names, so the page needs no generated glue code.
//
// Texts go in through vernissage_input(). They come out as UTF-8 with a terminating zero, and stay valid until the next
// call. All answers are JSON, as games/inquiry.h describes them, or {"error":"…"}. Games and replays are known by
// numbers and stay open as long as the module.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/inquiry.h"
#include "games/registry.h"

// The C++ library calls this before it aborts. There is no system to print the message, and its printf would be a tenth
// of the module. A trap tells the page as much.
extern "C" void __abort_message(const char* /*format*/, ...) { __builtin_trap(); }  // NOLINT: its name is not ours
_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { __builtin_trap(); }  // NOLINT: as above
_LIBCPP_END_NAMESPACE_STD

namespace {

std::string input;
std::string answer;
std::vector<std::unique_ptr<core::AnyGame>> open_games;
std::vector<games::Replay> open_replays;

const char* answered(std::string text) {
  answer = std::move(text);
  return answer.c_str();
}

std::string_view input_part(int from, int to) {
  const int end = std::clamp(to, 0, static_cast<int>(input.size()));
  const int begin = std::clamp(from, 0, end);
  return std::string_view(input).substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
}

template <class Opened>
bool is_open(const std::vector<Opened>& opened, int number) {
  return number >= 0 && number < static_cast<int>(opened.size());
}

std::string numbered(std::size_t number, std::string_view name, std::string_view json) {
  core::JsonWriter out;
  out.begin_object().field("number", static_cast<int>(number)).key(name).raw(json);
  return out.end_object().take();
}

// '-' is a spectator.
std::optional<core::Viewer> viewer_of(int letter, int seats) {
  if (letter == '-') return core::Viewer::spectator();
  if (letter < 'A' || letter >= 'A' + seats) return std::nullopt;
  return core::Seat{static_cast<std::uint8_t>(letter - 'A')};
}

}  // namespace

extern "C" {

// The same lines as `vernissage signature`; the text stays valid as long as the module.
__attribute__((export_name("vernissage_signature"))) const char* vernissage_signature() {
  static const std::string text = games::signature();
  return text.c_str();
}

// A buffer for this many bytes of text, which the next call reads.
__attribute__((export_name("vernissage_input"))) char* vernissage_input(int size) {
  input.resize(static_cast<std::size_t>(std::max(size, 0)));
  return input.data();
}

// Opens the game of the agreement in the input: {"number":0,"catalogue":…}.
__attribute__((export_name("vernissage_open"))) const char* vernissage_open() {
  auto game = games::open_agreement(input);
  if (!game) return answered(games::error_json(game.error()));
  const std::string catalogue = game.value()->catalogue();
  open_games.push_back(std::move(game).value());
  return answered(numbered(open_games.size() - 1, "catalogue", catalogue));
}

// The position after the viewer has taken these actions. The input has the actions first (`actions` bytes, separated by
// spaces) and the view after them. `rehearsing`: as if it were the viewer's turn.
__attribute__((export_name("vernissage_attempt"))) const char* vernissage_attempt(int game, int actions,
                                                                                  bool rehearsing) {
  if (!is_open(open_games, game)) return answered(games::error_json("this game is not open"));
  const auto& rules = *open_games[static_cast<std::size_t>(game)];
  const std::string_view view = input_part(actions, static_cast<int>(input.size()));
  const std::string_view tokens = input_part(0, actions);
  return answered(rehearsing ? games::rehearse(rules, view, tokens) : games::attempt(rules, view, tokens));
}

// Opens the record in the input: {"number":0,"summary":…}.
__attribute__((export_name("vernissage_replay"))) const char* vernissage_replay() {
  auto replay = games::Replay::open(input);
  if (!replay) return answered(games::error_json(replay.error()));
  const std::string summary = replay.value().summary();
  open_replays.push_back(std::move(replay).value());
  return answered(numbered(open_replays.size() - 1, "summary", summary));
}

// The position of a replay after this many moves, as a viewer saw it: the letter of a seat, or '-' for a spectator.
__attribute__((export_name("vernissage_position"))) const char* vernissage_position(int replay, int step, int viewer) {
  if (!is_open(open_replays, replay)) return answered(games::error_json("this record is not open"));
  const games::Replay& game = open_replays[static_cast<std::size_t>(replay)];
  const auto who = viewer_of(viewer, game.seats());
  if (!who) return answered(games::error_json("there is no such seat"));
  if (step < 0 || step > game.moves()) return answered(games::error_json("the game has no such step"));
  return answered(game.position(step, *who));
}
}
