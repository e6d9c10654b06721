// A row of words with the entries that cover some of them.
#pragma once

#include <utility>
#include <vector>

#include "lexicon/language.h"

namespace lexicon {

// An entry that covers the words from `begin` to before `end`.
struct Edge {
  int begin = 0, end = 0;
  const Entry* entry = nullptr;
};

class EdgeRow {
 public:
  EdgeRow(const std::vector<Edge>& edges, int words);

  // Where the sentence may begin behind openings, or end before closings.
  std::vector<int> ends(Part part, bool forward) const;
  // The first entry of this part that covers the words; nothing if there is none.
  const Entry* entry(int begin, int end, Part part) const;
  bool ends_before(int end, Part part) const;  // whether such an entry begins there

  // Every entry of this part that covers the words.
  template <class Action>
  void each(int begin, int end, Part part, Action action) const {
    for (const Edge& edge : edges_) {
      if (edge.begin == begin && edge.end == end && edge.entry->part == part) action(*edge.entry);
    }
  }
  // Every entry of this part that ends there: where it begins.
  template <class Action>
  void each_up_to(int end, Part part, Action action) const {
    for (const Edge& edge : edges_) {
      if (edge.end == end && edge.entry->part == part) action(edge.begin, *edge.entry);
    }
  }
  // Every such entry that has words on both sides: where it begins and ends.
  template <class Action>
  void each_between(int begin, int end, Part part, Action action) const {
    for (const Edge& edge : edges_) {
      if (edge.entry->part == part && begin < edge.begin && edge.end < end) action(edge.begin, edge.end);
    }
  }
  // The same for "and", also if more stands with it: ", and", "and there is".
  template <class Action>
  void each_link(int begin, int end, Action action) const {
    for (const auto& [from, to] : links_) {
      if (begin < from && to < end) action(from, to);
    }
  }

 private:
  void add_link(std::pair<int, int> span);

  const std::vector<Edge>& edges_;
  int words_;
  std::vector<std::pair<int, int>> links_;
};

}  // namespace lexicon
