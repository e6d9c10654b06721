#include "apps/play/look.h"

#include <algorithm>
#include <map>
#include <utility>

namespace apps {

const TerminalLook& look_named(std::string_view game) {
  static const std::map<std::string_view, TerminalLook> looks = [] {
    std::map<std::string_view, TerminalLook> all;
    games::for_each_game([&]<class D>() { all.emplace(D::Game::id, look_of(D())); });
    return all;
  }();
  return looks.at(game);
}

TerminalLook plain_look(std::string_view title) {
  return {.title = title,
          .draw =
              [](const core::AnyView& /*seen*/, const Frame& frame) {
                Canvas canvas(frame.width, frame.height);
                write_story(canvas, frame, 0, 0, frame.height - 1);
                canvas.write(0, frame.height - 1, frame.foot, quiet);
                return canvas;
              },
          .score_sheet = [](const core::AnyView& /*seen*/) { return ScoreSheet(); },
          .worth_a_look = [](const core::AnyView& /*before*/, core::Actor actor, std::string_view /*token*/,
                             const core::AnyView& /*after*/) { return !actor.is_chance(); }};
}

void write_story(Canvas& canvas, const Frame& frame, int x, int y, int end) {
  std::vector<std::pair<std::string, bool>> lines;
  for (std::size_t i = 0; i < frame.story.size(); ++i) {
    for (std::string& line : wrapped(frame.story[i], frame.width - x - 1))
      lines.emplace_back(std::move(line), i + 1 == frame.story.size());
  }
  const auto room = static_cast<std::size_t>(std::max(0, end - y));
  for (std::size_t i = lines.size() - std::min(lines.size(), room); i < lines.size(); ++i) {
    canvas.write(x, y++, lines[i].first, lines[i].second ? heading : quiet);
  }
}

}  // namespace apps
