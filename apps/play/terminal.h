// The terminal: whether there is one, its size, and a full screen with keys.
#pragma once

#include <string>
#include <vector>

namespace apps {

bool is_terminal(int descriptor);

// Whether standard output can show pictures: a terminal that is not dumb, with UTF-8.
bool shows_pictures();
// Whether it may be coloured: NO_COLOR is respected.
bool shows_colours();

struct Size {
  int width = 80;
  int height = 24;
};
Size terminal_size(int descriptor);

enum class Key { none, next, pause, round, end, quit, resized };

// Takes the screen while this object lives. Gives it back as it was, also when the program is interrupted.
class Screen {
 public:
  Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  ~Screen();

  bool has_keys() const { return has_keys_; }
  void show(const std::vector<std::string>& lines);
  // Waits for a key for this many seconds, or for ever if they are negative.
  Key wait(double seconds) const;

 private:
  bool has_keys_;
};

}  // namespace apps
