#include "apps/simulate/summary.h"

#include <algorithm>
#include <array>

#include "apps/common/columns.h"

namespace apps {
namespace {

std::string percent(long part, long whole) {
  return fixed(whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole), 1) + " %";
}

// "mean 15.3 ± 6.1, from -8 to 41"
std::string described(const Tally& tally) {
  return led(fixed(tally.mean(), 1), 6) + " +- " + led(fixed(tally.deviation(), 1), 4) + ", from " +
         std::to_string(tally.least()) + " to " + std::to_string(tally.most());
}

// In a game that all players win or lose together nobody wins alone.
std::string share_line(const std::string& name, const Share& share, bool together) {
  const std::string wins = together ? "" : "; wins " + fixed(100 * share.win_rate(), 1) + " %";
  return "  " + padded(name, 11) + described(share.points) + wins + "\n";
}

std::string result_lines(const Totals& totals, bool together) {
  if (together) return "Won          by all in " + percent(totals.games - totals.lost, totals.games) + "\n";
  return "Spread       " + described(totals.spread) + " (points between first and last)\n" +
         "Ties         level on points in " + percent(totals.level, totals.games) + ", shared victory in " +
         percent(totals.shared, totals.games) + "\n";
}

// Points in about twelve bars of equal width.
std::string histogram(const Tally& tally) {
  constexpr int bars = 12;
  constexpr std::size_t widest = 44;
  const int width = std::max(1, (tally.most() - tally.least() + bars) / bars);
  const auto bar_of = [&](int value) { return (value - tally.least()) / width; };
  std::array<long, bars> counts{};
  for (const auto& [value, times] : tally.times) counts.at(static_cast<std::size_t>(bar_of(value))) += times;
  const long highest = std::max(1L, *std::max_element(counts.begin(), counts.end()));
  std::string out;
  for (int i = 0; i <= bar_of(tally.most()); ++i) {
    const long count = counts.at(static_cast<std::size_t>(i));
    const int low = tally.least() + i * width;
    const std::string label =
        width == 1 ? std::to_string(low) : std::to_string(low) + " to " + std::to_string(low + width - 1);
    const auto length = static_cast<std::size_t>((count * static_cast<long>(widest) + highest / 2) / highest);
    out += "  " + padded(label, 11) + " " + padded(std::string(length, '#'), widest) +
           led(percent(count, tally.count), 9) + "\n";
  }
  return out;
}

std::string bot_list(const Bots& bots) {
  std::string text;
  for (const std::string& bot : bots) text += (text.empty() ? "" : ",") + bot;
  return text;
}

// Writes JSON objects with numbers of any size; the writer in core/ is for small numbers only.
class Json {
 public:
  Json& open(const std::string& name = "") { return begin(name, '{'); }
  Json& open_list(const std::string& name) { return begin(name, '['); }
  Json& close(char bracket = '}') {
    out_ += bracket;
    fresh_ = false;
    return *this;
  }
  Json& raw(const std::string& name, const std::string& value) {
    start(name);
    out_ += value;
    return *this;
  }
  Json& number(const std::string& name, long value) { return raw(name, std::to_string(value)); }
  Json& real(const std::string& name, double value) { return raw(name, fixed(value, 6)); }
  Json& word(const std::string& name, const std::string& value) {
    start(name);
    ((out_ += '"') += value) += '"';  // our own names need no escapes
    return *this;
  }
  std::string take() { return std::move(out_); }

 private:
  Json& begin(const std::string& name, char bracket) {
    start(name);
    out_ += bracket;
    fresh_ = true;
    return *this;
  }
  void start(const std::string& name) {
    if (!fresh_) out_ += ',';
    fresh_ = false;
    if (!name.empty()) ((out_ += '"') += name) += "\":";
  }
  std::string out_;
  bool fresh_ = true;
};

void write_tally(Json& json, const Tally& tally) {
  json.number("count", tally.count).number("sum", tally.sum).number("sumOfSquares", tally.squares);
  json.real("mean", tally.mean())
      .real("deviation", tally.deviation())
      .number("min", tally.least())
      .number("max", tally.most());
}

void write_share(Json& json, const std::string& kind, const std::string& whose, const Share& share) {
  json.open().word(kind, whose);
  write_tally(json, share.points);
  json.real("winRate", share.win_rate()).close();
}

void write_agreement(Json& json, const core::Agreement& agreement, const SimulationPlan& plan) {
  json.word("game", agreement.game).number("rules", agreement.rules).word("edition", agreement.edition);
  json.word("components", agreement.components).word("componentsHash", agreement.components_hash).open("flags");
  for (const auto& [name, value] : agreement.flags) json.word(name, value);
  json.close().number("players", agreement.seats).raw("seed", std::to_string(plan.seed)).open_list("bots");
  for (const std::string& bot : plan.bots) json.word("", bot);
  json.close(']');
}

}  // namespace

std::string text_summary(const core::Agreement& agreement, const SimulationPlan& plan, const Totals& totals,
                         double seconds) {
  std::string out = agreement.game + " " + agreement.edition + ", " + std::to_string(agreement.seats) + " players (" +
                    bot_list(plan.bots) + "), " + std::to_string(totals.games) + " games, seed " +
                    std::to_string(plan.seed) + "\n\n";
  const bool together = games::find_game(agreement.game)->shared_seats;
  out += "Points       " + described(totals.points) + "\n";
  for (std::size_t s = 0; s < totals.seats.size(); ++s)
    out += share_line("seat " + std::string(1, static_cast<char>('A' + s)), totals.seats[s], together);
  if (totals.bots.size() > 1) {
    for (const auto& [name, share] : totals.bots) out += share_line(name, share, together);
  }
  out += histogram(totals.points);
  out += "Rounds       " + described(totals.rounds) + "\n";
  out += result_lines(totals, together);
  out += "Ended by     ";
  for (auto it = totals.end_reasons.begin(); it != totals.end_reasons.end(); ++it) {
    out += (it == totals.end_reasons.begin() ? "" : ", ") + it->first + " " + percent(it->second, totals.games);
  }
  out += "\n";
  if (!plan.record_folder.empty() && totals.games > 0) {
    out += "Records      " + plan.record_folder + ": mean " + std::to_string(totals.record_bytes / totals.games) +
           " bytes, largest " + std::to_string(totals.largest_record) + "\n";
  }
  const double rate = seconds > 0 ? static_cast<double>(totals.decisions) / seconds : 0;
  out += "Time         " + fixed(seconds, 2) + " s, " +
         fixed(static_cast<double>(totals.games) / std::max(seconds, 1e-9), 0) + " games and " + fixed(rate / 1e6, 2) +
         " million decisions a second\n";
  return out;
}

std::string json_summary(const core::Agreement& agreement, const SimulationPlan& plan, const Totals& totals,
                         double seconds) {
  Json json;
  json.open();
  write_agreement(json, agreement, plan);
  json.number("games", totals.games).number("decisions", totals.decisions).number("draws", totals.draws).open("points");
  write_tally(json, totals.points);
  json.open("histogram");
  for (const auto& [value, times] : totals.points.times) json.number(std::to_string(value), times);
  json.close().close().open_list("seats");
  for (std::size_t s = 0; s < totals.seats.size(); ++s)
    write_share(json, "seat", std::string(1, static_cast<char>('A' + s)), totals.seats[s]);
  json.close(']').open_list("byBot");
  for (const auto& [name, share] : totals.bots) write_share(json, "bot", name, share);
  json.close(']').open("rounds");
  write_tally(json, totals.rounds);
  json.close().open("spread");
  write_tally(json, totals.spread);
  json.close().open("ends");
  for (const auto& [reason, count] : totals.end_reasons) json.number(reason, count);
  json.close().number("levelOnPoints", totals.level).number("sharedVictories", totals.shared);
  json.number("lost", totals.lost);
  json.open("records").number("bytes", totals.record_bytes).number("largest", totals.largest_record).close();
  json.real("seconds", seconds)
      .real("decisionsPerSecond", seconds > 0 ? static_cast<double>(totals.decisions) / seconds : 0);
  return json.close().take() + "\n";
}

}  // namespace apps
