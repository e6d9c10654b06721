// Checks every frame at the moment a server sends it: nothing is told before it is stored, and no secret is told at all.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "tests/sim/tab.h"

namespace sim {

class Witness {
 public:
  explicit Witness(Stage& stage) : stage_(stage) {}

  void see(Tab& tab, const std::string& text);
  // Anything else that leaves a server: replies to requests, lines of the log, metrics.
  void see_text(std::string_view text, const std::string& where);
  // At the end: everything that was acknowledged is still stored.
  void check_acknowledged(const std::string& match, const Person& person);

 private:
  struct Tokens {
    std::string invite;
    std::string watch;
  };
  void check_ack(Tab& tab, const protocol::Ack& ack);
  void check_refused(Tab& tab, const protocol::Refused& refused);
  void check_version(Tab& tab, storage::Seq version);
  const Tokens& tokens(const std::string& match);
  void wrong(const Tab& tab, const std::string& what);

  Stage& stage_;
  std::map<std::string, Tokens> tokens_;
};

}  // namespace sim
