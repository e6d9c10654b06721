#include "tests/sim/truth.h"

#include <algorithm>
#include <utility>

namespace sim {

using server::Table;

std::optional<storage::Seq> Truth::stored(const std::string& match) const {
  const auto found = shelf_.matches().find(match);
  if (found == shelf_.matches().end()) return std::nullopt;
  return std::ssize(found->second.stored.events);
}

const std::vector<storage::Event>& Truth::events(const std::string& match) const {
  return shelf_.matches().at(match).stored.events;
}

const storage::Birth& Truth::birth(const std::string& match) const { return shelf_.matches().at(match).stored.birth; }

Truth::Fold* Truth::fold(const std::string& match) {
  const auto found = shelf_.matches().find(match);
  if (found == shelf_.matches().end()) return nullptr;
  Fold& fold = folds_[match];
  if (fold.tables.empty()) {
    auto setting = server::Setting::open(match, found->second.stored.birth);
    if (!setting) return nullptr;
    fold.tables.push_back(std::make_unique<const Table>(std::move(setting).value()));
  }
  const auto& stored = found->second.stored.events;
  while (fold.tables.size() <= stored.size()) {
    const storage::Event& event = stored[fold.tables.size() - 1];
    auto next = std::make_unique<Table>(*fold.tables.back());
    if (!next->apply(event)) return nullptr;
    const auto speaker = server::seat_named(event.actor, next->chairs().size());
    if (event.kind == server::name_of(server::Kind::chat) && speaker) {
      fold.lines.push_back({.id = next->version(),
                            .seat = core::letter(*speaker),
                            .name = next->chair(*speaker).name,
                            .text = event.text,
                            .time = event.time});
    }
    fold.tables.push_back(std::move(next));
  }
  return &fold;
}

const Table* Truth::at(const std::string& match, storage::Seq version) {
  const Fold* there = fold(match);
  if (there == nullptr || version < 0 || version >= std::ssize(there->tables)) return nullptr;
  return there->tables[static_cast<std::size_t>(version)].get();
}

const Table* Truth::now(const std::string& match) {
  const auto version = stored(match);
  return version ? at(match, *version) : nullptr;
}

std::string Truth::document(const Table& table, std::optional<core::Seat> seat) const {
  const core::Viewer viewer = seat ? core::Viewer(*seat) : core::Viewer::spectator();
  return R"({"table":)" + protocol::write(table.shown()) + R"(,"game":)" + server::game_json(table, viewer) + "}";
}

std::vector<protocol::ChatLine> Truth::heard(const std::string& match, std::optional<core::Seat> seat,
                                             storage::Seq after, const Table& table, std::size_t most) {
  std::vector<protocol::ChatLine> told;
  const Fold* there = fold(match);
  if (there == nullptr) return told;
  const auto& lines = there->lines;
  const auto end =
      std::find_if(lines.rbegin(), lines.rend(), [&](const auto& line) { return line.id <= table.version(); });
  for (auto line = end; line != lines.rend() && line - end < static_cast<std::ptrdiff_t>(most); ++line) {
    if (line->id > after && !(seat && table.chair(*seat).muted.has(line->seat - 'A'))) told.push_back(*line);
  }
  std::reverse(told.begin(), told.end());
  return told;
}

Truth::Place Truth::find_key(const std::string& match, const std::string& key) const {
  Place place;
  const auto found = shelf_.matches().find(match);
  if (found == shelf_.matches().end()) return place;
  const auto& stored = found->second.stored.events;
  for (std::size_t i = stored.size(); i-- > 0;) {
    if (stored[i].key != key) continue;
    ++place.times;
    place.seq = static_cast<storage::Seq>(i) + 1;
  }
  return place;
}

}  // namespace sim
