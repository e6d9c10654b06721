#include "apps/load/mirror.h"

#include <algorithm>
#include <vector>

namespace apps {
namespace {

bool goes_back(const std::string& token) { return token.starts_with("undo") || token == "wait"; }

// The first of these tokens in quotes at `at` or later; moves `at` behind it.
std::optional<std::string> next_named(const std::vector<std::string>& tokens, std::string_view text, std::size_t& at) {
  for (std::size_t quote = text.find('"', at); quote != std::string_view::npos; quote = text.find('"', quote + 1)) {
    const std::size_t end = text.find('"', quote + 1);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view word = text.substr(quote + 1, end - quote - 1);
    if (const auto found = std::find(tokens.begin(), tokens.end(), word); found != tokens.end()) {
      at = end + 1;
      return *found;
    }
    quote = end;
  }
  return std::nullopt;
}

// A view has no word for starting cards: each is the bottom card of its seat's stack, seat by seat.
std::optional<std::string> next_card(std::string_view text, std::size_t& at) {
  constexpr std::string_view before = "bids\":[";
  const std::size_t found = text.find(before, at);
  if (found == std::string_view::npos) return std::nullopt;
  at = found + before.size();
  return "c" + std::string(text.substr(at, text.find_first_not_of("0123456789", at) - at));
}

}  // namespace

std::optional<core::Move> Mirror::choose(core::Random& random) const {
  const core::Actors awaited = state_->awaited();
  if (awaited.empty() || awaited.is_chance()) return std::nullopt;
  const core::Actor actor = awaited.nth(random.below(awaited.count()));
  std::vector<std::string> tokens = state_->legal(actor);
  if (!std::all_of(tokens.begin(), tokens.end(), goes_back)) std::erase_if(tokens, goes_back);
  if (tokens.empty()) return std::nullopt;
  return core::Move{actor, std::move(tokens[static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())))])};
}

bool Mirror::deal(std::string_view text) {
  std::size_t at = 0;
  while (awaits_chance()) {
    const std::vector<std::string> outcomes = state_->legal(core::Actor::chance());
    const bool cards = !outcomes.empty() && outcomes.front().starts_with('c');
    const auto token = cards ? next_card(text, at) : next_named(outcomes, text, at);
    if (!token || !play({core::Actor::chance(), *token})) return false;
  }
  return true;
}

std::string Mirror::points() const {
  std::string text = "[";
  for (const int points : state_->outcome().points)
    text.append(text.size() > 1 ? "," : "").append(std::to_string(points));
  return text + "]";
}

}  // namespace apps
