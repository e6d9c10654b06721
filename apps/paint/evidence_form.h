// The forms of evidence as files; docs/formats/evidence.md describes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"
#include "art/deck.h"

namespace apps {

struct FormLine {
  std::string where;        // "form.txt: line 12"
  std::size_t picture = 0;  // from 0, in the order of the form
  std::string text;
};

// What people wrote on one or more forms of a round; each may look at some of the paintings.
struct EvidenceForm {
  std::string head;
  bool first = true;
  const art::Deck* deck = nullptr;
  std::uint64_t seed = 0;
  std::vector<std::size_t> paintings;  // of the deck
  std::vector<FormLine> lines;
};

// Which paintings of a deck are chosen, in the order of their numbers on the form.
std::vector<std::size_t> chosen_paintings(std::size_t paintings, std::uint64_t seed);
// The first line.
std::string form_head(char form, std::string_view deck, std::uint64_t seed);
Or<EvidenceForm> read_forms(const std::vector<std::string>& files);
core::Failure<Stop> wrong_line(const std::string& where, const std::string& reason);

}  // namespace apps
