// docs/formats/theme.md says what is judged here, in the same order.
#include "themes/judge.h"

#include <algorithm>

namespace themes {
namespace {

Fit either(Fit a, Fit b) { return std::max(a, b); }
Fit both(Fit a, Fit b) { return std::min(a, b); }

// How many there are: at least `low`, at most `high`.
struct Tally {
  static constexpr int unlimited = 1 << 20;
  int low = 0, high = 0;

  void add(Fit fit, int count) {
    if (fit == Fit::no) return;
    if (fit == Fit::yes) low += std::max(count, 1);
    high += count > 0 ? count : unlimited;
  }
  Fit exactly(int wanted) const {
    if (low > wanted || high < wanted) return Fit::no;
    return low == high ? Fit::yes : Fit::unclear;
  }
  Fit at_least(int wanted) const {
    if (low >= wanted) return Fit::yes;
    return high < wanted ? Fit::no : Fit::unclear;
  }
};

class Judge {
 public:
  Judge(const Query& query, const CardFacts& card, const Words& words) : query_(query), card_(card), words_(words) {
    for (int i = 0; i < size(); ++i) {
      if (node(i).relation == Relation::is) ids_[static_cast<std::size_t>(i)] = words.find(query.word(node(i)));
    }
  }

  Fit whole() const {
    Fit fit = Fit::yes;
    for (int i = 0; i < size(); ++i) {
      if (node(i).relation == Relation::there) fit = both(fit, present(i, [](int) { return Fit::yes; }));
    }
    return fit;
  }

 private:
  int size() const { return static_cast<int>(query_.nodes().size()); }
  const Node& node(int i) const { return query_.nodes()[static_cast<std::size_t>(i)]; }
  int seen_size() const { return static_cast<int>(card_.seen.size()); }
  const Seen& seen(int i) const { return card_.seen[static_cast<std::size_t>(i)]; }
  int id(int word) const { return ids_[static_cast<std::size_t>(word)]; }

  // Whether a thing of the query is among the linked elements, in the number that the query asks for.
  template <class Link>
  Fit present(int thing, Link link) const {
    Fit best = Fit::no;
    Tally tally;
    for (int i = 0; i < seen_size(); ++i) {
      const Fit linked = link(i);
      if (linked == Fit::no) continue;
      const Fit fit = both(linked, described(thing, i));
      best = either(best, fit);
      tally.add(fit, countable(thing, i) ? seen(i).count : 0);
    }
    if (may_be_unlisted(thing)) {
      best = either(best, Fit::unclear);
      tally.high += Tally::unlimited;
    }
    const Node& own = node(thing);
    if (own.counting == Counting::some) return best;
    return own.counting == Counting::exactly ? tally.exactly(own.count) : tally.at_least(own.count);
  }

  // A bouquet is one bouquet, but nobody knows how many flowers.
  bool countable(int thing, int i) const {
    const auto several = [&](const Said& said) { return words_[said.word].many && !asks_for(thing, said.word); };
    return std::none_of(seen(i).said.begin(), seen(i).said.end(), several);
  }

  bool asks_for(int thing, int word) const {
    for (int i = thing + 1; i < size(); ++i) {
      if (node(i).parent == thing && node(i).relation == Relation::is && id(i) == word) return true;
    }
    return false;
  }

  bool may_be_unlisted(int thing) const {
    const bool large = asks_for(thing, words_.find("large"));
    for (int i = thing + 1; i < size(); ++i) {
      if (node(i).parent != thing || node(i).relation != Relation::is || id(i) < 0) continue;
      const Word& word = words_[id(i)];
      if (!word.open && (!word.small || large)) return false;
    }
    return true;
  }

  // Whether all that the query says of a thing holds for something that is seen.
  Fit described(int thing, int i) const {
    Fit fit = Fit::yes;
    for (int item = thing + 1; item < size() && fit != Fit::no; ++item) {
      if (node(item).parent != thing) continue;
      fit = both(fit, node(item).relation == Relation::is ? named(id(item), i) : related(item, i));
    }
    return fit;
  }

  // Something listed by a wider word, such as "bird", may be a stork.
  Fit named(int word, int i) const {
    if (word < 0) return Fit::unclear;
    Fit fit = Fit::no;
    for (const Said& said : seen(i).said) {
      if (said.word == word || words_.is_kind_of(said.word, word)) {
        fit = either(fit, said.unclear ? Fit::unclear : Fit::yes);
      } else if (words_.is_kind_of(word, said.word)) {
        fit = either(fit, Fit::unclear);
      }
    }
    return fit;
  }

  Fit related(int other, int i) const {
    const Relation relation = node(other).relation;
    return present(other, [&](int j) { return j == i ? Fit::no : linked(relation, i, j); });
  }

  Fit linked(Relation relation, int whole, int part) const {
    if (relation == Relation::on || relation == Relation::in) return rests(relation, whole, part);
    const bool free = seen(part).relation == Relation::there || seen(part).relation == Relation::on ||
                      seen(part).relation == Relation::in;
    switch (relation) {
      case Relation::with:
        if (belongs(part, whole)) return Fit::yes;
        return (free && part != 0) || owner(part) == owner(whole) ? Fit::unclear : Fit::no;
      case Relation::holds:
        if (seen(part).whole == whole && seen(part).relation == relation) return Fit::yes;
        return free && part != 0 ? Fit::unclear : Fit::no;
      default:
        return seen(part).whole == whole && seen(part).relation == relation ? Fit::yes : Fit::no;
    }
  }

  bool belongs(int part, int whole) const {
    // The list may be wrong and run in a circle.
    for (int steps = 0; part >= 0 && steps < 8; ++steps) {
      part = part < seen_size() ? seen(part).whole : -1;
      if (part == whole) return true;
    }
    return false;
  }

  // Of what all is a part, at last; it may rest on something.
  int owner(int part) const {
    for (int steps = 0; steps < 8 && is_part(part); ++steps) part = seen(part).whole;
    return part;
  }

  bool is_part(int i) const {
    const Relation relation = seen(i).relation;
    const bool rests = relation == Relation::on || relation == Relation::in;
    return relation != Relation::there && !rests && seen(i).whole >= 0 && seen(i).whole < seen_size();
  }

  Fit rests(Relation relation, int what, int place) const {
    if (place == 0) return Fit::no;
    const Seen& own = seen(what);
    const bool told = own.relation == Relation::on || own.relation == Relation::in;
    if (!told) return own.relation == Relation::there ? Fit::unclear : Fit::no;
    if (!belongs(what, place)) return Fit::no;
    return relation == Relation::on || own.relation == Relation::in ? Fit::yes : Fit::unclear;
  }

  const Query& query_;
  const CardFacts& card_;
  const Words& words_;
  std::array<int, most_nodes> ids_{};
};

}  // namespace

Fit judge(const Query& query, const CardFacts& card, const Words& words) { return Judge(query, card, words).whole(); }

}  // namespace themes
