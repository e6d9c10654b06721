// A view from the JSON that view_json.cpp wrote. What follows from other keys (scores, supply, whose turn it is) is not read
// but found again by the rules; what can't be true in any game is refused, so that the engine may trust a view from anywhere.
#include <algorithm>
#include <bit>
#include <utility>

#include "art_society/game.h"
#include "art_society/names.h"
#include "core/json_reader.h"

namespace art_society {
namespace {

using core::JsonField;
using core::JsonReader;

constexpr int highest_card = 99;
constexpr int highest_marker = 200;

template <class Name>
int read_name(JsonReader& in, const Name& names, std::string_view what) {
  const auto found = std::find(names.begin(), names.end(), in.text());
  if (found != names.end()) return static_cast<int>(found - names.begin());
  in.fail(what);
  return 0;
}

int read_painting(JsonReader& in, const Components& parts) {
  const auto painting = art_society::read_painting(parts, in.text());
  if (!painting) in.fail("expected a painting");
  return painting.value_or(0);
}

// A letter, or null for nobody.
int read_letter(JsonReader& in, int players) {
  if (in.null()) return none;
  const std::string_view letter = in.text();
  if (letter.size() == 1 && letter[0] >= 'A' && letter[0] < seat_letter(players)) return letter[0] - 'A';
  in.fail("expected the letter of a seat");
  return none;
}

// Reads at most as many as there is room for.
template <int N, class F>
int read_list(JsonReader& in, Array<std::uint8_t, N>& list, F&& element) {
  int count = 0;
  in.array([&] {
    if (count == N) return in.fail("too many elements");
    list[count++] = byte(element());
  });
  return count;
}

template <int N>
void read_numbers(JsonReader& in, Array<std::uint8_t, N>& list, int high) {
  const int count = read_list(in, list, [&] { return in.number(0, high); });
  if (count != N) in.fail("too few elements");
}

struct RightReader {
  Right& right;

  void limit(JsonReader& in) { right.limit = byte(in.number(0, 12)); }
  void need(JsonReader& in) { right.need = static_cast<std::int8_t>(in.number(-12, 12)); }
  void pieces(JsonReader& in) { right.pieces = byte(in.number(0, 12)); }
  void single(JsonReader& in) { right.single = in.boolean(); }
  void stopped(JsonReader& in) { right.stopped = in.boolean(); }
  void given(JsonReader& in) { right.given = in.boolean(); }

  static constexpr std::array<JsonField<RightReader>, 6> fields = {{
      {"limit", &RightReader::limit},
      {"need", &RightReader::need},
      {"pieces", &RightReader::pieces},
      {"single", &RightReader::single},
      {"stopped", &RightReader::stopped},
      {"given", &RightReader::given},
  }};
};

class SeatReader {
 public:
  SeatReader(const Game& game, View& view, int seat)
      : game_(game), parts_(game.parts()), view_(view), seat_(view.seats[seat]), number_(seat) {}

  void read(JsonReader& in) {
    in.fields(*this, fields);
    recognise_held_decor(in);
  }

 private:
  void hand(JsonReader& in) { view_.hand_count[number_] = byte(in.number(0, max_bid_cards)); }
  void bids(JsonReader& in) {
    KnownCards& known = view_.bids[number_];
    known.count = byte(read_list(in, known.cards, [&] { return in.number(1, highest_card); }));
  }
  void has_bid(JsonReader& in) { view_.table.has_bid.put(number_, in.boolean()); }
  void picked(JsonReader& in) { view_.table.picked.put(number_, in.boolean()); }
  void passed(JsonReader& in) { view_.table.passed.put(number_, in.boolean()); }
  void ready(JsonReader& in) { view_.table.ready.put(number_, in.boolean()); }
  void swapped(JsonReader& in) { view_.table.swapped.put(number_, in.boolean()); }
  void assistant(JsonReader& in) { seat_.assistant = item(in, in.text()); }
  void pending(JsonReader& in) { seat_.pending = byte(read_painting(in, parts_)); }
  void frozen(JsonReader& in) { seat_.frozen = byte(in.number(0, max_steps)); }
  void surplus(JsonReader& in) {
    read_list(in, seat_.surplus, [&] { return read_painting(in, parts_); });
  }
  void wall(JsonReader& in) {
    in.array([&] { tile(in, in.text()); });
  }
  void rights(JsonReader& in) {
    in.array([&] {
      if (seat_.right_count == max_rights) return in.fail("too many rights");
      RightReader right{seat_.rights[seat_.right_count++]};
      in.fields(right, RightReader::fields);
    });
  }
  void steps(JsonReader& in) {
    in.array([&] {
      if (seat_.step_count == max_steps) return in.fail("too many steps");
      std::string_view token = in.text();
      const bool won = token.ends_with('+');
      if (won) token.remove_suffix(1);
      const auto action = game_.read(Seat{}, token);
      const auto step = action ? step_of(*action, won) : std::nullopt;
      if (!step) return in.fail("expected a step");
      seat_.steps[seat_.step_count++] = *step;
    });
  }

  Item item(JsonReader& in, std::string_view name) {
    const auto item = read_item(parts_, name);
    if (!item) in.fail("expected a painting or a decor");
    return item.value_or(Item());
  }

  // "p17@g4"
  void tile(JsonReader& in, std::string_view text) {
    const std::size_t at = text.find('@');
    const auto named = at == std::string_view::npos ? std::nullopt : read_square(text.substr(at + 1));
    if (!named) return in.fail("expected a tile and its square");
    const int square = *named;
    const Item what = item(in, text.substr(0, at));
    if (what.empty()) return;
    Wall& wall = seat_.wall;
    const Shape& shape = game_.shape_of(what);
    if (!places_inside(parts_.wall.without(wall.taken), shape).test(square)) return in.fail("no room for this tile");
    if (!what.is_painting()) return wall.put_decor(parts_, what.id(), square);
    if (wall.hung_count == max_hung) return in.fail("too many paintings");
    wall.push(shape, what.id(), square);
  }

  // "@g4" says where the assistant's item went; the wall says what it is.
  void recognise_held_decor(JsonReader& in) {
    const CellSet decor = seat_.wall.decor_squares(parts_);
    for (int i = 0; i < seat_.step_count; ++i) {
      Step& step = seat_.steps[i];
      if (step.kind() != StepKind::hang_held_painting || !decor.test(step.square())) continue;
      const int shape = seat_.wall.decor_starting_at(decor, step.square());
      if (shape < 0 || step.won()) return in.fail("a step that does not fit the wall");
      step = Step::of_decor(StepKind::hang_held_decor, step.square(), shape);
    }
  }

  static constexpr std::array<JsonField<SeatReader>, 14> fields = {{
      {"hand", &SeatReader::hand},
      {"bids", &SeatReader::bids},
      {"hasBid", &SeatReader::has_bid},
      {"picked", &SeatReader::picked},
      {"passed", &SeatReader::passed},
      {"ready", &SeatReader::ready},
      {"swapped", &SeatReader::swapped, false},
      {"wall", &SeatReader::wall},
      {"assistant", &SeatReader::assistant, false},
      {"pending", &SeatReader::pending, false},
      {"rights", &SeatReader::rights, false},
      {"steps", &SeatReader::steps, false},
      {"frozen", &SeatReader::frozen, false},
      {"surplus", &SeatReader::surplus, false},
  }};

  const Game& game_;
  const Components& parts_;
  View& view_;
  OpenSeat& seat_;
  int number_;
};

struct OwnReader {
  SecretSeat& own;

  void hand(JsonReader& in) {
    in.array([&] { own.hand |= 1U << static_cast<unsigned>(in.number(1, max_bid_cards)); });
  }
  void stack(JsonReader& in) {
    own.stack_count = byte(read_list(in, own.stack, [&] { return in.number(1, highest_card); }));
  }
  void sealed(JsonReader& in) { own.sealed = byte(in.number(1, max_bid_cards)); }

  static constexpr std::array<JsonField<OwnReader>, 3> fields = {{
      {"hand", &OwnReader::hand},
      {"stack", &OwnReader::stack},
      {"sealed", &OwnReader::sealed, false},
  }};
};

class ViewReader {
 public:
  ViewReader(const Game& game, View& view) : game_(game), parts_(game.parts()), view_(view), table_(view.table) {}

  void read(JsonReader& in) {
    in.fields(*this, fields);
    if (own_ == view_.viewer.is_spectator()) in.fail("a seat has cards of its own, a spectator has none");
    in.finish();
  }

 private:
  void game(JsonReader& in) {
    if (in.text() != Game::id) in.fail("expected a view of art-society");
  }
  void viewer(JsonReader& in) {
    const int seat = read_letter(in, game_.seats());
    view_.viewer = seat == none ? Viewer::spectator() : Viewer(Seat{byte(seat)});
  }
  void phase(JsonReader& in) { table_.phase = static_cast<Phase>(read_name(in, phase_names, "expected a phase")); }
  void round(JsonReader& in) { table_.round = byte(in.number(0, max_bid_cards)); }
  void auctioneer(JsonReader& in) { table_.auctioneer = byte(read_letter(in, game_.seats())); }
  void decor(JsonReader& in) { read_numbers(in, table_.decor, 255); }
  void markers(JsonReader& in) { read_numbers(in, table_.markers, highest_marker); }
  void museum(JsonReader& in) {
    in.array([&] { table_.museum.set(read_painting(in, parts_)); });
  }
  void came(JsonReader& in) {
    int type = 0;
    in.array([&] {
      const int bit = in.boolean() ? 1 : 0;
      if (type == type_count) return in.fail("too many elements");
      table_.came = byte(table_.came | bit << type++);
    });
  }
  void lots(JsonReader& in) {
    in.array([&] {
      if (table_.lots_named > game_.seats()) return in.fail("too many lots");
      const int lot = table_.lots_named++;
      const std::string_view name = in.null() ? std::string_view() : in.text();
      if (const auto shape = read_shape(parts_, name)) {
        table_.lot_shapes[lot] = byte(*shape);
        return;
      }
      const auto painting = art_society::read_painting(parts_, name);
      if ((!painting && !name.empty()) || table_.lots_drawn != lot) return in.fail("expected a lot");
      table_.lots[table_.lots_drawn++] = byte(painting.value_or(none));
    });
  }
  void order(JsonReader& in) {
    if (in.null()) return;
    const std::string_view letters = in.text();
    if (std::ssize(letters) != game_.seats()) return in.fail("expected the letters of all seats");
    for (int i = 0; i < game_.seats(); ++i) table_.order[i] = byte(letters[static_cast<std::size_t>(i)] - 'A');
  }
  void seats(JsonReader& in) {
    int seat = 0;
    in.array([&] {
      if (seat == game_.seats()) return in.fail("too many seats");
      SeatReader(game_, view_, seat++).read(in);
    });
    if (seat != game_.seats()) in.fail("too few seats");
  }
  void own(JsonReader& in) {
    OwnReader own{view_.own};
    in.fields(own, OwnReader::fields);
    own_ = true;
  }

  static constexpr std::array<JsonField<ViewReader>, 13> fields = {{
      {"game", &ViewReader::game},
      {"viewer", &ViewReader::viewer},
      {"phase", &ViewReader::phase},
      {"round", &ViewReader::round},
      {"auctioneer", &ViewReader::auctioneer},
      {"lots", &ViewReader::lots},
      {"decor", &ViewReader::decor},
      {"museum", &ViewReader::museum},
      {"markers", &ViewReader::markers},
      {"came", &ViewReader::came},
      {"order", &ViewReader::order},
      {"seats", &ViewReader::seats},
      {"own", &ViewReader::own, false},
  }};

  const Game& game_;
  const Components& parts_;
  View& view_;
  Table& table_;
  bool own_ = false;
};

// AS-S3, AS-S4: whether a seat has got what is just being dealt.
bool was_dealt(const View& view, int seat) {
  if (view.table.phase == Phase::start_deal) return view.seats[seat].pending != none;
  return view.table.phase == Phase::card_deal && view.bids[seat].count > 0;
}

// What the JSON leaves out because the rest tells it.
void complete(View& view) {
  Table& table = view.table;
  table.turns_over = byte(std::popcount(table.passed.bits()));
  for (int s = 0; s < view.players; ++s) {
    table.entitled.put(s, view.seats[s].has_open_right());
    table.dealt = byte(table.dealt + int{was_dealt(view, s)});
  }
}

}  // namespace

core::Result<View, std::string> Game::read_view(std::string_view json) const {
  View view;
  view.players = byte(players_);
  JsonReader in(json);
  ViewReader(*this, view).read(in);
  if (!in.ok()) return core::Failure{"no view, " + in.reason()};
  complete(view);
  if (const auto flaw = flaw_in_cards(view); !flaw.empty()) return core::Failure{std::string(flaw)};
  State state = imagine(view);
  for (int shape = 0; shape < parts_.shape_count; ++shape) update_shapes_left(state, shape);
  if (view.table.phase >= Phase::turns) compare_bids(state);
  const bool in_order = view.table.phase != Phase::turns || view.table.order == state.table.order;
  view.table = state.table;
  for (int s = 0; s < players_; ++s) view.seats[s].shown = state.seat(s).shown;
  if (!in_order) return core::Failure{std::string("the seats are not in the order of their bids")};
  if (const auto flaw = flaw_in(view); !flaw.empty()) return core::Failure{std::string(flaw)};
  return view;
}

}  // namespace art_society
