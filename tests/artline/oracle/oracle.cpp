#include "oracle.h"

#include <algorithm>
#include <utility>

namespace oracle {
namespace {

std::string letter(int s) { return {static_cast<char>('A' + s)}; }

}  // namespace

Game::Game(Components components, Flags flags, int seats) : components_(std::move(components)), flags_(flags) {
  state.hands.resize(idx(seats));
  state.votes.resize(idx(seats));
  state.shown.resize(idx(seats));
  for (int card = 1; card <= count_of(components_.cards); ++card) state.deck.insert(card);
  for (const std::string& key : all_clause_keys()) clauses[key] = 0;
}

// AL-X1
int Game::start_cards() const {
  return std::min(flags_.size, flags_.start_cards == 0 ? (seats() + 1) / 2 : flags_.start_cards);
}

std::string Game::acting() const {
  const std::string& phase = state.phase;
  if (phase == "over") return "-";
  if (phase == "deal" || phase == "start-cards" || phase == "first" || phase == "draw") return "*";
  if (phase == "shown") return letter(neighbour(state.active));
  if (phase != "window") return letter(state.active);
  std::string all;
  for (int s = 0; s < seats(); ++s) all += state.done.contains(s) ? "" : letter(s);
  return all;
}

std::set<std::string> Game::legal(char actor) const {
  if (actor == '!') return state.phase == "window" ? std::set<std::string>{"close"} : std::set<std::string>{};
  if (acting().find(actor) == std::string::npos) return {};
  std::set<std::string> tokens;
  if (actor == '*') {
    if (state.phase == "first") {
      for (int s = 0; s < seats(); ++s) tokens.insert("first" + letter(s));
      return tokens;
    }
    for (const int card : state.deck) tokens.insert("card" + std::to_string(card));
    return tokens;
  }
  const int s = actor - 'A';
  if (state.phase == "window") {
    tokens.insert("ok");
    for (const std::string& point : state.play->points) {
      if (state.votes.at(idx(s)).contains(point)) continue;
      tokens.insert("no-" + point);
      bool contested = false;
      for (const Votes& votes : state.votes) contested = contested || (votes.contains(point) && votes.at(point) == 'n');
      if (contested) tokens.insert("yes-" + point);
    }
    return tokens;
  }
  const auto& hand = state.hands.at(idx(state.active));
  if (state.phase != "discard" && tries_of(s) < 3) {
    for (const int card : hand) {
      for (int x = 0; x < flags_.size; ++x) {
        for (int y = 0; y < flags_.size; ++y) {
          const Place place{x, y};
          if (state.table.contains(place) || !has_neighbour(place)) continue;
          const int opening = (opens(place, 'r') ? 1 : 0) + (opens(place, 'c') ? 1 : 0);
          const std::string token = std::to_string(card) + "@" + place_name(place);
          if (opening > 0 && room_for(opening)) tokens.insert(token + ":");
          if (opening == 0 && !tried(wish(token))) tokens.insert(token);
        }
      }
    }
  }
  if (state.phase == "shown") {
    tokens.insert("decline");
  } else if (state.phase == "turn" && flags_.curators) {
    tokens.insert("show");
    tokens.insert("!late");
  } else {
    for (const int card : hand) tokens.insert("discard" + std::to_string(card));
  }
  return tokens;
}

bool Game::apply(char actor, const std::string& token) {
  if (token.starts_with("machines-")) {
    state.machines.clear();
    for (const char seat : token.substr(9)) state.machines.insert(seat - 'A');
    return true;
  }
  const std::string form = token.substr(0, token.find(':') == std::string::npos ? token.size() : token.find(':') + 1);
  if (!legal(actor).contains(form)) return false;
  if (token.find('@') != std::string::npos) {
    if (!refusal(actor - 'A', token).empty()) return false;
    hang(actor - 'A', wish(token));
  } else if (token.starts_with("card")) {
    const int card = std::stoi(token.substr(4));
    state.deck.erase(card);
    if (state.phase == "draw") {
      fired("AL-T5");
      state.hands.at(idx(state.active)).push_back(card);
      end_turn();
    } else {
      deal(card);
    }
  } else if (token.starts_with("first")) {
    fired("AL-S3");
    state.active = token[5] - 'A';
    state.phase = "turn";
  } else if (token == "close") {
    fired("AL-V3a");
    settle(true);
  } else if (token == "show") {
    fired("AL-X2");
    state.shows_hand = true;
    state.play.reset();
    state.shown.assign(state.shown.size(), {});
    state.phase = "shown";
  } else if (token == "decline") {
    fired("AL-X2a");
    state.phase = "discard";
  } else if (token == "!late") {
    fired("AL-T6");
    discard(state.hands.at(idx(state.active)).front());
  } else if (token.starts_with("discard")) {
    fired("AL-T1");
    discard(std::stoi(token.substr(7)));
  } else {
    vote(actor - 'A', token);
  }
  return true;
}

void Game::deal(int card) {
  if (state.phase == "deal") {
    auto& hand = state.hands.at(idx(state.active));
    hand.push_back(card);
    if (hand.size() < 5) return;
    fired("AL-S1");
    if (++state.active < seats()) return;
    state.active = 0;
    state.phase = "start-cards";
    return;
  }
  const int n = count_of(state.table), all = start_cards();
  const int at = flags_.size / 2 + n - ((all + 1) / 2 - 1);
  state.table[{at, at}] = card;
  fired(all > 1 ? "AL-X1" : "AL-S2");
  if (n + 1 < all) return;
  state.phase = flags_.first == 0 ? "first" : "turn";
  if (flags_.first > 0) state.active = flags_.first - 1;
}

void Game::hang(int s, const Wish& wish) {
  Play play;
  play.seat = s;
  play.card = wish.card;
  play.place = wish.place;
  play.row = wish.row;
  play.column = wish.column;
  for (const char direction : {'r', 'c'}) {
    const std::string name = direction == 'r' ? "row" : "column";
    const std::string& theme = direction == 'r' ? wish.row : wish.column;
    if (!others(wish.place, direction).empty()) play.points.insert("fit-" + name);
    if (theme.empty()) continue;
    fired(theme.starts_with("=") ? "AL-TH1" : "AL-TH1 text");
    if (std::abs(others(wish.place, direction)[0].first - wish.place.first) +
            std::abs(others(wish.place, direction)[0].second - wish.place.second) >
        1)
      fired("AL-L4");
    play.points.insert("words-" + name);
    play.points.insert("clear-" + name);
    state.galleries.push_back({line_name(wish.place, direction), theme});
  }
  fired(!wish.named ? "AL-T3" : wish.row.empty() || wish.column.empty() ? "AL-T2" : "AL-T2 two");
  state.table[wish.place] = wish.card;
  std::erase(state.hands.at(idx(state.active)), wish.card);
  state.play = play;
  begin_vote();
}

void Game::discard(int card) {
  std::erase(state.hands.at(idx(state.active)), card);
  state.discards.insert(card);
  state.play.reset();
  state.shown.assign(state.shown.size(), {});
  draw_or_go_on();
}

// AL-T4
bool Game::exhibition(Place place) const {
  for (const char direction : {'r', 'c'}) {
    bool good = false;
    for (const auto& [x, y] : others(place, direction))
      good = good || !flags_.touching || std::abs(x - place.first) + std::abs(y - place.second) == 1;
    if (!good) return false;
  }
  return true;
}

void Game::after_play() {
  const bool exhibits = exhibition(state.play->place);
  if (state.play->seat != state.active) {  // AL-X2b
    fired(exhibits ? "AL-X2b exhibition" : "AL-X2b");
    return draw_or_go_on();
  }
  if (!exhibits) {
    if (state.hands.at(idx(state.active)).empty()) fired("AL-G3");
    return draw_or_go_on();
  }
  fired("AL-T4");
  if (state.hands.at(idx(state.active)).empty()) {
    fired(state.ender < 0 ? "AL-G1" : "AL-G2 second");
    state.finished.insert(state.active);
    if (state.ender < 0) state.ender = state.active;
  }
  end_turn();
}

void Game::draw_or_go_on() {
  if (!state.deck.empty()) {
    state.phase = "draw";
    return;
  }
  fired("AL-G4 last");  // only in the last turns
  end_turn();
}

void Game::end_turn() {
  fired("AL-G5");
  ++state.turns;
  state.tries.clear();
  state.shows_hand = false;
  const int next = (state.active + 1) % seats();
  if (state.ender >= 0 ? next == state.ender : state.deck.empty()) {
    fired(state.ender >= 0 ? "AL-G2" : "AL-G4");
    state.phase = "over";
    return;
  }
  state.active = next;
  state.phase = "turn";
}

std::string Game::winners() const {
  if (!over()) return "";
  std::size_t fewest = 5;
  for (const auto& hand : state.hands) fewest = std::min(fewest, hand.size());
  std::string all;
  for (int s = 0; s < seats(); ++s) {
    const bool wins = state.ender >= 0 ? state.finished.contains(s) : state.hands.at(idx(s)).size() == fewest;
    if (wins) all += letter(s);
  }
  return all;
}

std::string Game::timeout(char seat) const {
  if (acting().find(seat) == std::string::npos) return "";
  if (state.phase == "window") return "ok";
  if (state.phase == "shown") return "decline";
  if (state.phase == "turn" && flags_.curators) return "!late";
  return "discard" + std::to_string(state.hands.at(idx(state.active)).front());
}

}  // namespace oracle
