// AL-V, AL-TH7: the window after a play.
#include <algorithm>

#include "oracle.h"

namespace oracle {

// AL-V5, AL-V5a
Votes Game::machine_votes() const {
  Votes votes;
  const Play& play = *state.play;
  for (const char direction : {'r', 'c'}) {
    const std::string name = direction == 'r' ? "row" : "column";
    if (!play.points.contains("fit-" + name)) continue;
    const std::string theme = *theme_of(line_name(play.place, direction));
    std::string each{fits(theme, play.card, components_)};
    if (play.points.contains("words-" + name)) {
      each += fits(theme, state.table.at(others(play.place, direction)[0]), components_);
      votes["words-" + name] = 'o';
      votes["clear-" + name] = theme.starts_with("=") ? 'y' : 'o';
    }
    const bool no = each.find('n') != std::string::npos, unclear = each.find('?') != std::string::npos;
    votes["fit-" + name] = no ? 'n' : unclear ? 'o' : 'y';
  }
  return votes;
}

void Game::begin_vote() {
  state.phase = "window";
  state.done = {state.play->seat};
  state.votes.assign(state.votes.size(), {});
  state.shown.assign(state.shown.size(), {});
  for (const int s : state.machines) {
    state.done.insert(s);
    if (s == state.play->seat) continue;
    fired("AL-V5");
    state.votes.at(idx(s)) = machine_votes();
  }
  settle(false);
  if (state.phase != "window" && !state.machines.empty()) fired("AL-V5b");
}

void Game::vote(int s, const std::string& token) {
  Votes& mine = state.votes.at(idx(s));
  if (token == "ok") {
    for (const std::string& point : state.play->points) mine.try_emplace(point, 'y');
    state.done.insert(s);
  } else {
    fired(token[0] == 'n' ? "AL-V3" : "AL-V3b");
    mine[token.substr(token.find('-') + 1)] = token[0];
  }
  settle(false);
}

// AL-V1, AL-V2, AL-TH7, AL-V3c
void Game::settle(bool closing) {
  bool open = false;
  std::set<std::string> failed;
  for (const std::string& point : state.play->points) {
    int voters = 0, yes = 0, no = 0;
    for (int s = 0; s < seats(); ++s) {
      const Votes& votes = state.votes.at(idx(s));
      const char said = votes.contains(point) ? votes.at(point) : closing ? 'y' : '?';
      if (s == state.play->seat || said == 'o') continue;
      ++voters;
      yes += said == 'y' ? 1 : 0;
      no += said == 'n' ? 1 : 0;
    }
    // Those who are silent may still say either.
    const auto good = [&](int for_it) {
      const int against = voters - for_it;
      return voters == 0 || (point.starts_with("clear") ? 2 * against < voters : 2 * for_it >= voters);
    };
    if (voters == 0) fired("AL-V5 nobody");
    if (!good(voters - no)) failed.insert(point);
    if (good(voters - no) && !good(yes)) open = true;
  }
  if (open && failed.empty()) return;
  if (!closing && !failed.empty()) fired("AL-V3c");
  state.play->failed = failed;
  state.shown = state.votes;
  state.votes.assign(state.votes.size(), {});
  state.done.clear();
  for (const std::string& point : failed)
    fired(point.starts_with("fit") ? "AL-V1" : point.starts_with("words") ? "AL-V2" : "AL-TH7");
  failed.empty() ? after_play() : take_back();
}

void Game::take_back() {
  const Play play = *state.play;
  state.tries.push_back(play);
  for (const std::string& theme : {play.row, play.column}) {
    if (!theme.empty()) state.galleries.pop_back();
  }
  state.table.erase(play.place);
  state.hands.at(idx(state.active)).push_back(play.card);
  state.phase = play.seat == state.active ? "turn" : "shown";
  if (tries_of(play.seat) == 3) fired(play.seat == state.active ? "AL-V4" : "AL-X2a three");
}

}  // namespace oracle
