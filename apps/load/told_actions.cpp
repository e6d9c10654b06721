#include "apps/load/told_actions.h"

#include <algorithm>
#include <utility>

#include "protocol/messages.h"

namespace apps {

bool ToldActions::hear(std::size_t seat, std::string_view text) {
  auto message = protocol::read_server_message(text);
  if (!message) return false;
  Told& told = told_.at(seat);
  std::optional<protocol::Legal> legal;
  if (auto* view = std::get_if<protocol::View>(&message.value())) {
    told.version = view->version;
    legal = std::move(view->legal);
    over_ = view->table.status == protocol::TableStatus::over;
  } else if (auto* update = std::get_if<protocol::Update>(&message.value())) {
    told.version = update->to;
    legal = std::move(update->legal);
    over_ = over_ || update->set.find(R"("table.status":"over")") != std::string::npos;
  } else {
    return false;
  }
  told.actions.clear();
  if (!legal) return true;
  told.actions = std::move(legal->final);
  told.actions.insert(told.actions.end(), legal->undoable.begin(), legal->undoable.end());
  return true;
}

bool ToldActions::all_know(std::int64_t version) const {
  return told_.front().version >= version && std::all_of(told_.begin(), told_.end(), [&](const Told& told) {
           return told.version == told_.front().version;
         });
}

std::optional<core::Move> ToldActions::choose(core::Random& random) const {
  std::vector<std::size_t> able;
  for (std::size_t seat = 0; seat < load_seats; ++seat) {
    if (!told_.at(seat).actions.empty()) able.push_back(seat);
  }
  if (able.empty()) return std::nullopt;
  const std::size_t seat = able[static_cast<std::size_t>(random.below(static_cast<int>(able.size())))];
  const auto& actions = told_.at(seat).actions;
  return core::Move{core::Seat{static_cast<std::uint8_t>(seat)},
                    actions[static_cast<std::size_t>(random.below(static_cast<int>(actions.size())))]};
}

}  // namespace apps
