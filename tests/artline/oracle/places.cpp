// AL-L, AL-S5, AL-V4: places, lines, and what forbids a play.
#include <algorithm>

#include "oracle.h"

namespace oracle {

std::vector<Place> Game::others(Place place, char line) const {
  std::vector<Place> found;
  for (const auto& [there, card] : state.table) {
    const bool same = line == 'r' ? there.second == place.second : there.first == place.first;
    if (same && there != place) found.push_back(there);
  }
  return found;
}

bool Game::opens(Place place, char line) const { return others(place, line).size() == 1; }

std::string Game::line_name(Place place, char line) const {
  return line == 'r' ? std::to_string(place.second + 1) : std::string(1, static_cast<char>('a' + place.first));
}

std::string Game::place_name(Place place) const { return line_name(place, 'c') + line_name(place, 'r'); }

const std::string* Game::theme_of(const std::string& line) const {
  for (const Gallery& gallery : state.galleries) {
    if (gallery.line == line) return &gallery.theme;
  }
  return nullptr;
}

// AL-L3
bool Game::has_neighbour(Place place) const {
  const auto [x, y] = place;
  const std::vector<Place> around = {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}};
  return std::any_of(around.begin(), around.end(), [&](Place there) { return state.table.contains(there); });
}

int Game::tries_of(int s) const {
  return static_cast<int>(
      std::count_if(state.tries.begin(), state.tries.end(), [s](const Play& play) { return play.seat == s; }));
}

std::size_t Game::written() const {
  std::size_t bytes = 0;
  for (const Gallery& gallery : state.galleries) bytes += gallery.theme.size();
  return bytes;
}

// AL-S5
bool Game::room_for(int themes) const { return written() + idx(themes) * 96 <= 1728; }

// AL-V4
bool Game::tried(const Wish& wish) const {
  return std::any_of(state.tries.begin(), state.tries.end(), [&](const Play& play) {
    return play.card == wish.card && play.place == wish.place && same_theme(play.row, wish.row) &&
           same_theme(play.column, wish.column);
  });
}

Game::Wish Game::wish(const std::string& token) const {
  const auto at = token.find('@'), colon = token.find(':');
  const std::string place = token.substr(at + 1, colon == std::string::npos ? colon : colon - at - 1);
  Wish wish;
  wish.card = std::stoi(token.substr(0, at));
  wish.place = {place[0] - 'a', std::stoi(place.substr(1)) - 1};
  wish.named = colon != std::string::npos;
  if (!wish.named) return wish;
  const std::string text = decoded(token.substr(colon + 1));
  const auto between = text.find('|');
  wish.divided = between != std::string::npos;
  wish.row = text.substr(0, between);
  if (wish.divided) wish.column = text.substr(between + 1);
  return wish;
}

std::string Game::refused_line(Place place, char line, const std::string& theme) const {
  if (opens(place, line)) {
    if (theme.empty()) return "AL-T2";
    return good_theme(theme, components_) ? "" : "AL-TH1";
  }
  if (theme.empty()) return "";
  return others(place, line).empty() ? "AL-T2" : "AL-TH6";
}

// The order is that of the last chapter of the rules.
std::string Game::refusal(int s, const std::string& token) const {
  const int player = state.phase == "shown" ? neighbour(state.active) : state.active;
  if (state.phase == "window") return "AL-V3";
  if ((state.phase == "shown" || state.phase == "discard") && s == state.active && s != player) return "AL-X2";
  if (state.phase == "discard" && s == state.active) return "AL-X2";
  if (s != player || (state.phase != "turn" && state.phase != "shown")) return "AL-T1";
  const Wish play = wish(token);
  const auto& hand = state.hands.at(idx(state.active));
  if (std::find(hand.begin(), hand.end(), play.card) == hand.end()) return "AL-T1";
  if (play.place.first >= flags_.size || play.place.second >= flags_.size) return "AL-S5";
  if (state.table.contains(play.place)) return "AL-L1";
  if (!has_neighbour(play.place)) return "AL-L3";
  if (tries_of(s) >= 3) return "AL-V4";
  if (play.named && !play.divided) return "AL-T2";
  const bool row = opens(play.place, 'r'), column = opens(play.place, 'c');
  if (!room_for((row ? 1 : 0) + (column ? 1 : 0))) return "AL-S5";
  if (const std::string wrong = refused_line(play.place, 'r', play.row); !wrong.empty()) return wrong;
  if (const std::string wrong = refused_line(play.place, 'c', play.column); !wrong.empty()) return wrong;
  if (play.named && !row && !column) return "AL-T2";
  if (row && column && same_theme(play.row, play.column)) return "AL-T2";
  for (const Gallery& gallery : state.galleries) {
    for (const std::string& theme : {play.row, play.column}) {
      if (!theme.empty() && same_theme(theme, gallery.theme)) return "AL-TH4";
    }
  }
  bool person = false;
  for (int other = 0; other < seats(); ++other) person = person || (other != s && !state.machines.contains(other));
  for (const std::string& theme : {play.row, play.column}) {
    if (!theme.empty() && !theme.starts_with("=") && !person) return "AL-TH7";
  }
  return tried(play) ? "AL-V4" : "";
}

}  // namespace oracle
