// What has changed in the rules since their first version. A game is played to its end by the version it began with.
#pragma once

namespace art_society {

struct Rules {
  bool undo_restores_need = false;  // AS-H4f: undoing the hanging of the assistant's item brings the old need back
  bool exchanges_count = false;     // AS-H4f: the needed total counts on pieces that exchanges would bring

  static constexpr Rules of(int version) {
    return {.undo_restores_need = version >= 2, .exchanges_count = version >= 2};
  }
};

}  // namespace art_society
