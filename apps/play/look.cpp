#include "apps/play/look.h"

#include <algorithm>
#include <map>
#include <utility>

namespace apps {

const TerminalLook& look_of(std::string_view game) {
  static const std::map<std::string_view, TerminalLook> looks = [] {
    std::map<std::string_view, TerminalLook> all;
    games::for_each_game([&]<class D>() { all.emplace(D::Game::id, look_of(D())); });
    return all;
  }();
  return looks.at(game);
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
