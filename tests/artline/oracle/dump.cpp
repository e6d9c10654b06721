// The state as text, for comparison with the engine's; and the clauses that are counted.
#include "oracle.h"
#include "tests/oracle/dump_text.h"

namespace oracle {
namespace {

std::string letters(const std::set<int>& seats) {
  std::string all;
  for (const int s : seats) all += static_cast<char>('A' + s);
  return all;
}

std::string list(const std::set<std::string>& points) {
  Words words;
  for (const std::string& point : points) words.add(point);
  return words.text();
}

std::string word(const Votes& votes) {
  std::string all;
  for (const std::string point : {"fit-row", "fit-column", "words-row", "words-column", "clear-row", "clear-column"})
    all += votes.contains(point) ? votes.at(point) : '-';
  return all;
}

}  // namespace

std::vector<std::string> all_clause_keys() {
  return {"AL-S1",
          "AL-S2",
          "AL-S3",
          "AL-X1",
          "AL-L4",
          "AL-T1",
          "AL-T2",
          "AL-T2 two",
          "AL-T3",
          "AL-T4",
          "AL-T5",
          "AL-T6",
          "AL-TH1",
          "AL-TH1 text",
          "AL-TH7",
          "AL-V1",
          "AL-V2",
          "AL-V3",
          "AL-V3a",
          "AL-V3b",
          "AL-V3c",
          "AL-V4",
          "AL-V5",
          "AL-V5 nobody",
          "AL-V5b",
          "AL-G1",
          "AL-G2",
          "AL-G2 second",
          "AL-G3",
          "AL-G4",
          "AL-G4 last",
          "AL-G5",
          "AL-X2",
          "AL-X2a",
          "AL-X2a three",
          "AL-X2b",
          "AL-X2b exhibition"};
}

std::string Game::dump() const {
  const auto play_text = [&](const Play& play) {
    Words words;
    words.add(std::string(1, static_cast<char>('A' + play.seat))).add(play.card).add(place_name(play.place));
    return words.add("[" + list(play.points) + "]").add("[" + list(play.failed) + "]").text();
  };
  std::string out = line("phase", state.phase) + line("acting", acting() == "-" ? "" : acting());
  out += line("active", std::to_string(state.active)) + line("turns", std::to_string(state.turns));
  for (const auto& hand : state.hands) out += line("hand", Words().add_all(hand));
  out += line("deck", Words().add_all(state.deck)) + line("discards", Words().add_all(state.discards));
  Words table;
  for (int y = 0; y < flags_.size; ++y) {
    for (int x = 0; x < flags_.size; ++x) {
      if (state.table.contains({x, y})) table.add(std::to_string(state.table.at({x, y})) + "@" + place_name({x, y}));
    }
  }
  out += line("table", table);
  for (const Gallery& gallery : state.galleries) out += line("gallery " + gallery.line, gallery.theme);
  for (const Play& play : state.tries) out += line("try", play_text(play) + " " + play.row + "|" + play.column);
  out += line("play", state.play ? play_text(*state.play) : "");
  for (int s = 0; s < seats(); ++s)
    out += line("votes", word(state.votes.at(idx(s))) + " " + word(state.shown.at(idx(s))));
  out += line("done", letters(state.done)) + line("machines", letters(state.machines));
  out += line("shows", state.shows_hand ? "yes" : "no") + line("finished", letters(state.finished));
  return out + line("ender", std::to_string(state.ender)) + line("winners", winners());
}

}  // namespace oracle
