// Components, actions and views as text.
#include <algorithm>

#include "core/component_lines.h"
#include "core/json.h"
#include "core/open_action.h"
#include "core/text.h"
#include "core/view_values.h"
#include "tic_tac_toe/game.h"

namespace tic_tac_toe {
namespace {

namespace keys = core::keys;
using core::Failure;
using core::JsonReader;
using core::JsonWriter;

constexpr std::size_t fewest_signatures = squares + 1;

class Parser {
 public:
  explicit Parser(Components& parts) : parts_(parts) {}

  bool line(int number, const std::vector<std::string_view>& words) {
    line_ = number;
    const auto text = words.size() == 2 ? core::percent_decoded(words[1]) : std::nullopt;
    const auto signature = text ? Signature::from(*text) : std::nullopt;
    if (words[0] != "signature" || !signature) return fail("expected 'signature' and a text of at most 24 bytes");
    if (const auto fault = core::text_fault(signature->view()); !fault.empty()) return fail(std::string(fault));
    const auto& all = parts_.signatures;
    if (std::find(all.begin(), all.end(), *signature) != all.end()) return fail("a signature comes twice");
    parts_.signatures.push_back(*signature);
    return true;
  }
  bool finish() {
    line_ = 0;
    return parts_.signatures.size() >= fewest_signatures || fail("there must be at least ten signatures");
  }
  core::ParseError error() const { return error_; }

 private:
  bool fail(std::string reason) {
    error_ = {line_, std::move(reason), "TT-N2"};
    return false;
  }
  Components& parts_;
  int line_ = 0;
  core::ParseError error_;
};

std::string square_name(int square) {
  return {static_cast<char>('a' + square % 3), static_cast<char>('1' + square / 3)};
}

std::optional<int> square_of(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'c' || name[1] < '1' || name[1] > '3') return std::nullopt;
  return name[0] - 'a' + 3 * (name[1] - '1');
}

Action action(Kind kind, int place = 0, Signature text = {}) {
  return {.kind = kind, .place = static_cast<std::uint8_t>(place), .text = text};
}

// The text that a player has typed: a valid signature, or nothing yet.
template <class T>
struct Signed {
  T& signature;

  void write(JsonWriter& out) const { out.value(signature.view()); }
  void read(JsonReader& in) const {
    const auto text = Signature::from(in.typed_text());
    if (!text || (!text->empty() && !core::text_fault(text->view()).empty())) return in.fail("expected a signature");
    signature = *text;
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

// The description of a view (core/view_keys.h). V is const while the view is written.
template <class V>
auto view_keys(V& view) {
  return [&view](auto& io) {
    auto& t = view.table;
    const auto mark = [&t](int square) {
      const auto mark_keys = [&t, square](auto& mark_io) {
        mark_io.key("seat", keys::SeatLetter{t.owner[square], players}, "whose mark it is", "TT-M1");
        mark_io.key("signature", Signed{t.signature[square]}, "what the player signed, perhaps nothing yet", "TT-N1");
      };
      return keys::OrNull{t.owner[square] == free_square, keys::Object{"Mark", "Of each mark", mark_keys}};
    };
    io.key("viewer", keys::WhoLooks{view.viewer, players}, "letter of the seat, `null` for a spectator");
    io.key("phase", keys::Name{t.phase, phase_names, "Phase", "a phase"}, "the phase of the turn");
    io.key("turn", keys::SeatLetter{t.turn, players}, "who marks and signs", "TT-M1");
    io.key("marked", keys::Number{t.square, 0, squares - 1}, "the square of this turn, once it is marked", "TT-M1");
    io.key("turns", keys::Number{t.turns, 0, 255}, "how many there were");
    io.key("objections", keys::Each{players, [&t](int s) { return keys::Number{t.objections[s], 0, 3}; }},
           "by seat: how many are left", "TT-W1");
    io.key("board", keys::Each{squares, mark}, "the squares from `a1` to `c3`, row by row", "TT-M1");
  };
}

}  // namespace

core::Result<Components, core::ParseError> parse_components(std::string_view name, std::string_view text) {
  Components parts{.name = std::string(name), .hash = {}, .signatures = {}};
  core::ComponentLines lines(text, Game::id, {});
  Parser parser(parts);
  if (const auto error = lines.parse_with(parser)) return Failure{*error};
  parts.hash = lines.hash();
  return parts;
}

std::string Game::write(const Action& x) const {
  switch (x.kind) {
    case Kind::begins:
      return x.place == 0 ? "first-a" : "first-b";
    case Kind::mark:
      return square_name(x.place);
    case Kind::sign:
      return core::open_token("sign", x.text.view());
    case Kind::agree:
      return "agree";
    case Kind::object:
      return "object";
  }
  return "";
}

std::optional<Action> Game::read(Actor /*actor*/, std::string_view token) const {
  if (token == "first-a" || token == "first-b") return action(Kind::begins, token.back() - 'a');
  if (token == "agree") return action(Kind::agree);
  if (token == "object") return action(Kind::object);
  if (const auto text = core::text_of(token, "sign")) {
    const auto signature = Signature::from(*text);
    return signature ? std::optional(action(Kind::sign, 0, *signature)) : std::nullopt;
  }
  if (const auto square = square_of(token)) return action(Kind::mark, *square);
  return std::nullopt;
}

std::string Game::to_json(const View& view) const {
  JsonWriter out;
  core::write_keys(out, view_keys(view));
  return out.take();
}

core::Result<View, std::string> Game::read_view(std::string_view json) const {
  View view;
  JsonReader in(json);
  core::read_keys(in, view_keys(view));
  in.finish();
  const OpenTable& t = view.table;
  const bool marked = t.phase == Phase::sign || t.phase == Phase::window;
  if (marked && t.owner[t.square] != t.turn) in.fail("the mark of this turn is missing");
  const bool board_full = std::find(t.owner.begin(), t.owner.end(), free_square) == t.owner.end();
  if (t.phase == Phase::mark && board_full) in.fail("nothing can be marked");
  if (!in.ok()) return Failure{in.reason()};
  return view;
}

void Game::describe_view(core::ViewFormat& format) const {
  const View view;
  core::list_keys(format, "View", "", view_keys(view));
}

std::string Game::catalogue() const {
  JsonWriter out;
  out.begin_object().field("signatureBytes", Signature::capacity).key("signatures").begin_array();
  for (const Signature& signature : parts_.signatures) out.value(signature.view());
  return out.end_array().end_object().take();
}

std::vector<std::string> Game::narrate(const State& before, Actor actor, const Action& x, const State& after) const {
  const std::string who(1, actor.name());
  std::string line = who + " lets the mark stand.";
  if (actor.is_clock()) line = "Nobody objects.";
  if (actor.is_chance()) line = std::string(1, x.place == 0 ? 'A' : 'B') + " begins.";
  if (x.kind == Kind::mark) line = who + " marks " + square_name(x.place) + ".";
  if (x.kind == Kind::sign) line = who + " signs “" + std::string(x.text.view()) + "”.";
  if (x.kind == Kind::object) line = who + " objects: " + square_name(before.table.square) + " is free again.";
  std::vector<std::string> story = {line};
  if (over(after)) story.emplace_back(winner(after.table) < 0 ? "The board is full." : "Three in a row.");
  return story;
}

}  // namespace tic_tac_toe
