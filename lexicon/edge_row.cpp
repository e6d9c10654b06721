#include "lexicon/edge_row.h"

#include <algorithm>

namespace lexicon {

EdgeRow::EdgeRow(const std::vector<Edge>& edges, int words) : edges_(edges), words_(words) {
  for (const Edge& edge : edges_) {
    if (edge.entry->part == Part::link) add_link({edge.begin, edge.end});
  }
  for (std::size_t i = 0; i < links_.size(); ++i) {  // NOLINT(modernize-loop-convert): links are added meanwhile
    for (const Edge& edge : edges_) {
      const bool goes_on = edge.entry->part == Part::link || edge.entry->part == Part::opening;
      if (goes_on && edge.begin == links_[i].second) add_link({links_[i].first, edge.end});
    }
  }
}

void EdgeRow::add_link(std::pair<int, int> span) {
  if (std::find(links_.begin(), links_.end(), span) == links_.end()) links_.push_back(span);
}

std::vector<int> EdgeRow::ends(Part part, bool forward) const {
  std::vector<int> found = {forward ? 0 : words_};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Edge& edge : edges_) {
      const int from = forward ? edge.begin : edge.end;
      const int to = forward ? edge.end : edge.begin;
      const bool known = std::find(found.begin(), found.end(), to) != found.end();
      if (edge.entry->part == part && from == found[i] && !known) found.push_back(to);
    }
  }
  return found;
}

const Entry* EdgeRow::entry(int begin, int end, Part part) const {
  const auto at = std::find_if(edges_.begin(), edges_.end(), [&](const Edge& edge) {
    return edge.begin == begin && edge.end == end && edge.entry->part == part;
  });
  return at == edges_.end() ? nullptr : at->entry;
}

bool EdgeRow::ends_before(int end, Part part) const {
  return std::any_of(edges_.begin(), edges_.end(),
                     [&](const Edge& edge) { return edge.entry->part == part && edge.begin == end; });
}

}  // namespace lexicon
