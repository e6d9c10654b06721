#include "apps/play/show.h"

#include <algorithm>
#include <cstdio>
#include <memory>

#include <unistd.h>

#include "apps/play/terminal.h"

namespace apps {
namespace {

constexpr std::size_t remembered_lines = 60;

void print(const std::string& line) { std::printf("%s\n", line.c_str()); }

// "A 12  B 7"
std::string standing(const BotGame& table) {
  std::string text;
  const core::Outcome outcome = table.outcome();
  for (std::size_t s = 0; s < outcome.points.size(); ++s) {
    text += (text.empty() ? "" : "  ") + std::string(1, static_cast<char>('A' + s)) + " " +
            std::to_string(outcome.points[s]);
  }
  return text;
}

class Show {
 public:
  Show(BotGame& table, const NextMove& next, const ShowOptions& options)
      : table_(table), next_(next), options_(options) {}
  virtual ~Show() = default;

  Or<bool> run() {
    while (!table_.over()) {
      const auto move = next_(table_);
      if (!move) break;
      const int round = table_.round();
      std::vector<std::string> story;
      if (const auto verdict = table_.play(move->actor, move->token, story); !verdict) {
        const std::string clause =
            verdict.error().clause.empty() ? "" : " (" + std::string(verdict.error().clause) + ")";
        return stop(exit_refused, std::string(1, move->actor.name()) + " " + move->token + ": " +
                                      std::string(verdict.error().reason) + clause);
      }
      ++moves_;
      if (!tell(story, table_.round() != round)) return false;
    }
    return true;
  }

 protected:
  // Whether to go on.
  virtual bool tell(const std::vector<std::string>& story, bool new_round) = 0;

  const BotGame& table() const { return table_; }
  const ShowOptions& options() const { return options_; }
  int moves() const { return moves_; }

 private:
  BotGame& table_;
  const NextMove& next_;
  const ShowOptions& options_;
  int moves_ = 0;
};

class TextShow final : public Show {
 public:
  using Show::Show;

 private:
  bool tell(const std::vector<std::string>& story, bool new_round) override {
    for (std::size_t i = 0; i < story.size(); ++i) {
      const bool announces = new_round && i + 1 == story.size();
      if (announces) {
        if (table().round() > 1) print("      Points: " + standing(table()));
        print("");
        print(story[i]);
      } else if (!options().quiet) {
        std::printf("%5s %s\n", i == 0 ? std::to_string(moves()).c_str() : "", story[i].c_str());
      }
    }
    if (options().quiet && table().over()) print("      Points: " + standing(table()));
    return true;
  }
};

class PictureShow final : public Show {
 public:
  PictureShow(BotGame& table, const NextMove& next, const ShowOptions& options) : Show(table, next, options) {}

 private:
  bool tell(const std::vector<std::string>& story, bool new_round) override {
    for (const std::string& line : story) lines_.push_back(line);
    if (lines_.size() > remembered_lines) lines_.erase(lines_.begin(), lines_.end() - remembered_lines);
    if (skipping_ == Key::round && new_round) skipping_ = Key::none;
    const bool look = options().quiet ? new_round || table().over() : table().worth_a_look() || new_round;
    if (skipping_ != Key::none || !look) return true;
    return look_until_next();
  }

  // Waits for a key or for the next step.
  bool look_until_next() {
    while (true) {
      draw();
      const bool by_keys = screen_.has_keys() && (paused_ || options().speed <= 0);
      const double rate = options().speed <= 0 ? 3 : options().speed;
      switch (screen_.wait(by_keys ? -1 : 1 / rate)) {
        case Key::none:
        case Key::next:
          return true;
        case Key::pause:
          paused_ = !paused_;
          break;
        case Key::round:
          skipping_ = Key::round;
          return true;
        case Key::end:
          skipping_ = Key::end;
          return true;
        case Key::quit:
          return false;
        case Key::resized:
          break;
      }
    }
  }

  void draw() {
    const Size size = terminal_size(STDOUT_FILENO);
    std::string keys = paused_ ? "paused: p go on, space step, q quit" : "space next, p pause, r round, e end, q quit";
    if (!screen_.has_keys()) keys.clear();
    const Frame frame{.width = size.width,
                      .height = size.height,
                      .ascii = false,
                      .names = options().names,
                      .story = lines_,
                      .foot = keys + (options().title.empty() || keys.empty() ? "" : " · ") + options().title};
    const Canvas canvas = table().draw(frame);
    screen_.show(canvas.empty() ? only_story(size) : canvas.lines(shows_colours()));
  }

  // For a window that is too small for a picture.
  std::vector<std::string> only_story(Size size) const {
    std::vector<std::string> all;
    for (const std::string& line : lines_) {
      for (std::string& part : wrapped(line, size.width - 1)) all.push_back(std::move(part));
    }
    const auto room = static_cast<std::size_t>(std::max(1, size.height - 1));
    if (all.size() > room) all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(room));
    all.push_back(standing(table()));
    return all;
  }

  Screen screen_;
  std::vector<std::string> lines_;
  Key skipping_ = Key::none;
  bool paused_ = false;
};

}  // namespace

Or<bool> show_game(BotGame& table, const NextMove& next, const ShowOptions& options) {
  std::unique_ptr<Show> show;
  if (shows_pictures()) {
    show = std::make_unique<PictureShow>(table, next, options);
  } else {
    show = std::make_unique<TextShow>(table, next, options);
  }
  return show->run();
}

void print_table(const BotGame& table, const std::vector<std::string>& names) {
  const Size size = shows_pictures() ? terminal_size(STDOUT_FILENO) : Size{};
  // Tall enough for any layout; cut after the last line that is not empty.
  const Canvas canvas = table.draw({.width = std::max(size.width, 72),
                                    .height = 24,
                                    .ascii = !shows_pictures(),
                                    .names = names,
                                    .story = {},
                                    .foot = ""});
  std::vector<std::string> lines = canvas.lines(shows_colours());
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  for (const std::string& line : lines) print(line);
  print("");
  const auto sheet = table.score_sheet();
  for (std::size_t row = 0; row < sheet.size(); ++row) {
    std::string line;
    for (std::size_t i = 0; i < sheet[row].size(); ++i) {
      const std::string name = row > 0 && row <= names.size() ? " " + names[row - 1] : "";
      const std::string text = sheet[row][i] + (i == 0 ? name : "");
      const std::string space(
          i == 0 ? 12 - std::min<std::size_t>(12, text.size()) : 9 - std::min<std::size_t>(9, text.size()), ' ');
      line += i == 0 ? text + space : space + text;
    }
    print(line);
  }
}

}  // namespace apps
