#include "server/web/preview.h"

#include <algorithm>
#include <vector>

#include "art/sheet.h"
#include "core/text.h"
#include "server/embedded.h"

namespace server {
namespace {

using protocol::SeatKind;

struct Preview {
  std::string title;
  std::string sentence;
};

std::string and_list(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string counted(int count, const std::string& one) {
  return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

int count_of(const Table& table, SeatKind kind) {
  return static_cast<int>(std::count_if(table.chairs().begin(), table.chairs().end(),
                                        [kind](const Chair& chair) { return chair.kind == kind; }));
}

// The people among these seats; computer players are counted.
std::string players(const Table& table, core::SeatSet seats) {
  std::vector<std::string> names;
  int bots = 0;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const Chair& chair = table.chairs()[i];
    if (!seats.has(static_cast<int>(i))) continue;
    if (chair.kind == SeatKind::bot) ++bots;
    const bool again = std::find(names.begin(), names.end(), chair.name) != names.end();
    if (chair.is_person() && !again) names.push_back(chair.name);
  }
  if (bots > 0) names.push_back(counted(bots, "computer player"));
  return and_list(names);
}

core::SeatSet everybody(const Table& table) { return core::SeatSet::first(static_cast<int>(table.chairs().size())); }

Preview of_open(const Table& table, const std::string& game) {
  const auto host = table.host();
  return {.title = (host ? table.chair(*host).name + " invites you to " : "Come to ") + game,
          .sentence = counted(count_of(table, SeatKind::open), "free seat") + ". No account is needed."};
}

// Where all play together, either everybody wins or nobody.
Preview of_finished(const Table& table, const std::string& game) {
  const core::Outcome outcome = table.state().outcome();
  core::SeatSet winners;
  for (const char letter : outcome.winners) winners.add(letter - 'A');
  const bool together = table.setting().info->shared_seats;
  if (together) {
    return {.title = game + (winners.empty() ? ": the night was too short" : ": the exhibition opens"),
            .sentence = players(table, everybody(table)) + " played together."};
  }
  std::string sentence;
  for (std::size_t i = 0; i < outcome.points.size(); ++i) {
    core::SeatSet seat;
    seat.add(static_cast<int>(i));
    const bool bot = table.chairs()[i].kind == SeatKind::bot;
    (sentence += i == 0 ? "" : ", ") +=
        (bot ? "computer player" : players(table, seat)) + " " + std::to_string(outcome.points[i]);
  }
  return {.title = players(table, winners) + " won: " + game, .sentence = sentence + "."};
}

Preview words_for(const Table& table, bool invited) {
  const protocol::Setup& setup = table.setting().setup;
  const std::string game(table.setting().info->title);
  if (table.status() == storage::Status::over && table.started() && table.state().over())
    return of_finished(table, game);
  if (invited || setup.listed) {
    if (table.status() == storage::Status::open) return of_open(table, game);
    if (table.status() == storage::Status::playing) {
      return {.title = game + ", in play",
              .sentence = players(table, everybody(table)) + " are playing. Come and watch."};
    }
  }
  return {.title = game, .sentence = "A table at Vernissage, the house of board games about paintings."};
}

std::string tag(std::string_view property, const std::string& content) {
  return "<meta property=\"og:" + std::string(property) + "\" content=\"" + art::escaped(content) + "\" />";
}

}  // namespace

std::string match_of_page(std::string_view path) {
  const std::vector<std::string_view> words = core::split(path, '/');
  const bool about_match = words.size() == 3 && (words[1] == "table" || words[1] == "result" || words[1] == "replay");
  return about_match ? std::string(words[2]) : std::string();
}

std::string_view token_in(std::string_view query, std::string_view name) {
  for (const std::string_view part : core::split(query, '&')) {
    if (part.starts_with(name) && part.substr(name.size()).starts_with('=')) return part.substr(name.size() + 1);
  }
  return {};
}

std::string origin_of(const HttpRequest& request) {
  return (request.forwarded_proto == "https" ? "https://" : "http://") + request.host;
}

std::string preview_of(const Table& table, bool invited, const std::string& origin) {
  const auto [title, sentence] = words_for(table, invited);
  std::string tags =
      tag("type", "website") + tag("site_name", "Vernissage") + tag("title", title) + tag("description", sentence);
  const std::string picture = "preview/" + table.setting().setup.game + ".jpg";
  if (embedded_file(picture).empty()) return tags;
  return tags + tag("image", origin + "/" + picture) + tag("image:width", "1200") + tag("image:height", "630");
}

}  // namespace server
