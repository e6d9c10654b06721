#include "server/room/record.h"

#include <utility>
#include <vector>

#include "core/record.h"
#include "server/room/table.h"

namespace server {

core::Result<std::string, std::string> record_of(const std::string& match, const storage::StoredMatch& stored) {
  auto setting = Setting::open(match, stored.birth);
  if (!setting) return core::Failure{"the match can't be replayed: " + setting.error()};
  Table table(std::move(setting).value());
  std::vector<core::Move> moves;
  for (const storage::Event& event : stored.events) {
    if (auto verdict = table.apply(event); !verdict)
      return core::Failure{"the match can't be replayed: " + std::string(verdict.error().reason)};
    if (event.kind != name_of(Kind::move) && event.kind != name_of(Kind::clock)) continue;
    const auto actor = actor_named(event.actor, table.chairs().size());
    if (actor && !event.text.empty()) moves.push_back({*actor, event.text});
  }
  if (!table.started() || !table.state().over())
    return core::Failure{std::string("the game is not over; its record comes at the end")};
  const core::AnyGame& game = *table.setting().game;
  return core::write_record(core::make_record(game, std::move(moves), table.state().outcome(), table.setting().seed));
}

}  // namespace server
