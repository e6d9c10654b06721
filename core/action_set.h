// The legal actions of one actor as a few groups, each "this kind with this argument, at any of these places". Counting
// and choosing need neither a list of single actions nor an allocation.
#pragma once

#include <cstdint>
#include <type_traits>

#include "core/array.h"
#include "core/cell_set.h"
#include "core/check.h"

namespace core {

// An action of a board game: its kind, a detail, and a place or component number. Each game defines its kinds.
template <class KindOf, class PlaceOf = std::uint8_t>
struct PlacedAction {
  using Kind = KindOf;
  using Place = PlaceOf;
  Kind kind;
  std::uint8_t detail = 0;
  Place place = 0;
  friend constexpr bool operator==(PlacedAction, PlacedAction) = default;
};

// A place number takes one byte, or two if a set can hold more than 256 places.
template <class Places>
using PlaceIn = std::conditional_t<(Places::capacity > 256), std::uint16_t, std::uint8_t>;

// At most `Capacity` groups. Places are CellSets of any size, or WordSets if 64 places are enough.
template <class Kind, int Capacity, class Places = CellSet, class ActionOf = PlacedAction<Kind, PlaceIn<Places>>>
class ActionSet {
 public:
  using Action = ActionOf;

  ActionSet() {}  // NOLINT(modernize-use-equals-default): leaves the groups as they are, see below

  void clear() { groups_ = total_ = back_ = 0; }
  int size() const { return total_; }
  bool empty() const { return total_ == 0; }
  // Actions that only take something back come last: the first forward() actions move the game forward.
  int forward() const { return total_ - back_; }

  void add(Kind kind, int detail, Places places) { add(kind, detail, places, places.count()); }
  // For who has counted the places already.
  void add(Kind kind, int detail, Places places, int count) {
    if (count == 0) return;
    ensure(groups_ < Capacity);
    group_[groups_++] = {places, count, kind, static_cast<std::uint8_t>(detail)};
    total_ += count;
  }
  void add(Kind kind, int detail = 0, int place = 0) { add(kind, detail, Places::single(place), 1); }
  void add_back(Kind kind, int place = 0) {
    add(kind, 0, place);
    ++back_;
  }

  // The nth action, 0 ≤ n < size(). The order is that of the calls to add(), and within one call the places ascend.
  Action operator[](int n) const {
    int g = 0;
    while (n >= group_[g].count) n -= group_[g++].count;
    return at(group_[g], group_[g].places.nth(n));
  }
  template <class F>
  void for_each(F&& f) const {
    for (int g = 0; g < groups_; ++g) {
      const Group& group = group_[g];
      group.places.for_each([&](int place) { f(at(group, place)); });
    }
  }
  bool contains(const Action& action) const {
    for (int g = 0; g < groups_; ++g) {
      const Group& group = group_[g];
      if (group.kind == action.kind && group.detail == action.detail && action.place < Places::capacity &&
          group.places.test(action.place)) {
        return true;
      }
    }
    return false;
  }

 private:
  struct Group {
    Places places;
    int count;
    Kind kind;
    std::uint8_t detail;
  };
  static Action at(const Group& group, int place) {
    return {group.kind, group.detail, static_cast<decltype(Action::place)>(place)};
  }

  int groups_ = 0;
  int total_ = 0;
  int back_ = 0;
  // Only the first groups_ are ever read. The union keeps the compiler from setting all of them to zero, which would take
  // longer than to find what is legal.
  union {
    Array<Group, Capacity> group_;  // NOLINT(readability-identifier-naming): private, though in a union
  };
};

}  // namespace core
