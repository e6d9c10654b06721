#include "lexicon/chart.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lexicon {
namespace {

using themes::Counting;
using themes::Thing;

constexpr std::size_t most_pieces = 6;  // of the same words
constexpr int other_reading = 10;       // a plural read as "several", "three" read as "at least three"
constexpr int opened = 2;               // "there is" may mean something itself
constexpr int other_case = 2;           // a noun that stands alone, but not in the nominative
constexpr int far = 1;                  // an addition that is given to an earlier noun than the one just before it
constexpr int loose = 4;                // an order of words that is seldom meant

// What a span of words can be, from small to large.
enum Kind : std::uint8_t {
  amount,     // "at least three"
  attribute,  // "red and white"
  object,     // a noun with attributes
  counted,    // with article and number
  addition,   // what follows a noun: "with a cat", "who sleeps"
  group,      // a noun with all that follows
  list,       // several
  kinds
};

class Chart {
 public:
  Chart(const std::vector<Edge>& edges, int words, const Language& language, const Concepts& concepts)
      : row_(edges, words), words_(words), language_(language), chinese_(language.id == "zh"), sense_(concepts) {
    cells_.resize(index(words, words, kinds));
  }

  std::vector<Piece> whole() {
    for (int length = 1; length <= words_; ++length) {
      for (int begin = 0; begin + length <= words_; ++begin) fill(begin, begin + length);
    }
    std::vector<Piece> all;
    for (const int begin : row_.ends(Part::opening, true)) {
      for (const int end : row_.ends(Part::closing, false)) {
        if (begin >= end) continue;
        for (Piece piece : cell(begin, end, list)) {
          if (begin > 0) piece.penalty += opened;
          all.push_back(std::move(piece));
        }
      }
    }
    return all;
  }

 private:
  using Cell = std::vector<Piece>;

  Cell& cell(int begin, int end, Kind kind) { return cells_[index(begin, end, kind)]; }
  std::size_t index(int begin, int end, Kind kind) const {
    const auto side = static_cast<std::size_t>(words_) + 1;
    return (static_cast<std::size_t>(begin) * side + static_cast<std::size_t>(end)) * kinds + kind;
  }

  void put(int begin, int end, Kind kind, Piece piece) {
    Cell& own = cell(begin, end, kind);
    const auto same = std::find_if(own.begin(), own.end(), [&](const Piece& other) { return other.is_like(piece); });
    if (same != own.end() && same->penalty <= piece.penalty) return;
    if (same != own.end()) own.erase(same);
    const auto at =
        std::find_if(own.begin(), own.end(), [&](const Piece& other) { return other.penalty > piece.penalty; });
    own.insert(at, std::move(piece));
    if (own.size() > most_pieces) own.pop_back();
  }
  void put_all(int begin, int end, Kind kind, const Cell& pieces, int penalty = 0) {
    for (Piece piece : pieces) {
      piece.penalty += penalty;
      put(begin, end, kind, std::move(piece));
    }
  }

  void fill(int begin, int end) {
    amounts(begin, end);
    attributes(begin, end);
    objects(begin, end);
    counted_objects(begin, end);
    additions(begin, end);
    described_before(begin, end);
    described_behind(begin, end);
    groups(begin, end);
    lists(begin, end);
  }

  Piece meaning(const Entry& entry) const {
    return {.thing = language_.meanings[static_cast<std::size_t>(entry.value)]};
  }

  // --- amounts: 3, three, at least three, three or more, several, 三 只 ----------------------------------------------

  void put_amount(int begin, int end, Counting counting, int count, int penalty = 0) {
    if (count > themes::most_counted || count < 1) return;
    put(begin, end, amount, {.thing = {.counting = counting, .count = count}, .penalty = penalty});
  }

  void amounts(int begin, int end) {
    row_.each(begin, end, Part::number, [&](const Entry& found) {
      put_amount(begin, end, Counting::exactly, found.value);
      if (found.value > 1) put_amount(begin, end, Counting::at_least, found.value, other_reading);
    });
    row_.each(begin, end, Part::many,
              [&](const Entry& found) { put_amount(begin, end, Counting::at_least, found.value); });
    for (int middle = begin + 1; middle < end; ++middle) {
      const Cell left = cell(begin, middle, amount);
      const Cell right = cell(middle, end, amount);
      for (const Piece& number : right) {
        if (number.thing.counting != Counting::exactly) continue;
        if (row_.entry(begin, middle, Part::least) != nullptr)
          put_amount(begin, end, Counting::at_least, number.thing.count);
        if (row_.entry(begin, middle, Part::more) != nullptr)
          put_amount(begin, end, Counting::at_least, number.thing.count + 1);
      }
      for (const Piece& number : left) {
        if (row_.entry(middle, end, Part::classifier) != nullptr || row_.entry(middle, end, Part::of) != nullptr)
          put(begin, end, amount, number);
        if (row_.entry(middle, end, Part::or_more) != nullptr && number.thing.counting == Counting::exactly)
          put_amount(begin, end, Counting::at_least, number.thing.count);
      }
    }
  }

  // --- attributes: red; red and white ---------------------------------------------------------------------------------

  void attributes(int begin, int end) {
    row_.each(begin, end, Part::attribute, [&](const Entry& found) {
      const Piece piece = meaning(found);
      // A stormy sea is a sea, and a storm.
      put(begin, end, attribute, sense_.surrounds(piece.thing) ? Piece{.beside = {piece.thing}} : piece);
    });
    for (int middle = begin + 1; middle < end; ++middle) {
      if (row_.entry(middle, end, Part::of) != nullptr) put_all(begin, end, attribute, cell(begin, middle, attribute));
      // "红白"
      combine(begin, middle, attribute, middle, end, attribute, attribute, [this](Piece& piece, const Piece& other) {
        if (!chinese_ || !sense_.is_colour(piece.thing) || !sense_.is_colour(other.thing)) return false;
        sense_.attach(piece, other);
        return true;
      });
    }
    row_.each_link(begin, end, [&](int middle, int next) {
      combine(begin, middle, attribute, next, end, attribute, attribute, [this](Piece& piece, const Piece& other) {
        sense_.attach(piece, other);
        return true;
      });
    });
  }

  // --- nouns ----------------------------------------------------------------------------------------------------------

  void objects(int begin, int end) {
    row_.each(begin, end, Part::noun, [&](const Entry& found) {
      Piece piece = meaning(found);
      piece.oblique = found.oblique;
      piece.genitive = found.genitive;
      put(begin, end, object, piece);
      if (!found.plural) return;
      piece.thing.counting = Counting::at_least;
      piece.thing.count = 2;
      piece.penalty += other_reading;
      put(begin, end, object, std::move(piece));
    });
    for (int middle = begin + 1; middle < end; ++middle) {
      combine(begin, middle, attribute, middle, end, object, object, [this](Piece& piece, const Piece& noun) {
        if (!sense_.describes(piece.thing, noun.thing)) return false;
        Thing thing = noun.thing;
        merge(thing, piece.thing);
        piece.thing = std::move(thing);
        piece.beside.insert(piece.beside.end(), noun.beside.begin(), noun.beside.end());
        piece.oblique = noun.oblique;
        piece.genitive = noun.genitive;
        return true;
      });
      if (chinese_) {
        combine(begin, middle, object, middle, end, object, object, [this](Piece& piece, const Piece& noun) {
          return become(piece, sense_.compound(piece, noun), piece.thing.words.size() > 1 ? 0 : far);
        });
      }
      // Slavic attributes may stand behind their noun.
      combine(begin, middle, object, middle, end, attribute, object, [this](Piece& piece, const Piece& other) {
        if (!sense_.describes(other.thing, piece.thing)) return false;
        sense_.attach(piece, other);
        piece.penalty += far;
        return true;
      });
    }
  }

  void counted_objects(int begin, int end) {
    put_all(begin, end, counted, cell(begin, end, object));
    for (int middle = begin + 1; middle < end; ++middle) {
      if (row_.entry(begin, middle, Part::article) != nullptr) put_all(begin, end, counted, cell(middle, end, counted));
      combine(begin, middle, amount, middle, end, counted, counted, [](Piece& piece, const Piece& noun) {
        // A plural without a number is not read as "several" here.
        if (noun.thing.counting != Counting::some) return false;
        const Thing number = piece.thing;
        piece.thing = noun.thing;
        piece.thing.counting = number.counting;
        piece.thing.count = number.count;
        piece.beside = noun.beside;
        return true;
      });
      if (chinese_) {
        // "一 篮 苹果"
        combine(begin, middle, counted, middle, end, object, counted, [this](Piece& piece, const Piece& inner) {
          if (piece.thing.counting == Counting::some) return false;
          const bool one = piece.thing.counting == Counting::exactly && piece.thing.count == 1;
          if (!become(piece, sense_.contents(piece, inner), far)) return false;
          if (one) piece.thing.counting = Counting::some;
          return true;
        });
      }
    }
  }

  // What two pieces are together, if they are anything.
  static bool become(Piece& piece, std::optional<Piece> made, int penalty) {
    if (!made) return false;
    made->penalty = piece.penalty + penalty;
    piece = *std::move(made);
    return true;
  }

  // --- what follows a noun --------------------------------------------------------------------------------------------

  void additions(int begin, int end) {
    row_.each(begin, end, Part::verb, [&](const Entry& found) {
      Piece piece = meaning(found);
      piece.presents = found.key.ends_with("着");
      put(begin, end, addition, std::move(piece));
    });
    row_.each(begin, end, Part::adverb, [&](const Entry& found) {
      Piece piece;
      piece.beside.push_back(meaning(found).thing);
      put(begin, end, addition, std::move(piece));
    });
    // "坐在 椅子 上 看书 的 女人": several of them before 的.
    const bool before_of = row_.ends_before(end, Part::of);
    for (int middle = begin + 1; middle < end; ++middle) {
      if (before_of) {
        combine(begin, middle, addition, middle, end, addition, addition, [](Piece& piece, const Piece& other) {
          merge(piece.thing, other.thing);
          piece.beside.insert(piece.beside.end(), other.beside.begin(), other.beside.end());
          piece.penalty += far;
          return true;
        });
      }
      // "Лежащий на траве" before its noun
      if (!chinese_) {
        combine(begin, middle, attribute, middle, end, addition, addition, [this](Piece& piece, const Piece& other) {
          if (!sense_.is_doing(piece.thing)) return false;
          sense_.attach(piece, other);
          piece.penalty += far;
          piece.after_noun = other.after_noun;
          return true;
        });
      }
      if (row_.entry(begin, middle, Part::that) != nullptr) {
        put_all(begin, end, addition, cell(middle, end, addition), far);
        put_all(begin, end, addition, cell(middle, end, attribute), 2 * far);
      }
      row_.each(begin, middle, Part::before, [&](const Entry& found) {
        if (!pattern(found).after) fill_pattern(pattern(found), middle, end, begin, end);
      });
      row_.each(middle, end, Part::after, [&](const Entry& found) {
        if (!pattern(found).before) fill_pattern(pattern(found), begin, middle, begin, end);
      });
      row_.each(begin, middle, Part::before, [&](const Entry& front) {
        row_.each_up_to(end, Part::after, [&](int from, const Entry& back) {
          if (back.value == front.value && from > middle) fill_pattern(pattern(front), middle, from, begin, end);
        });
      });
    }
  }

  const Pattern& pattern(const Entry& entry) const { return language_.patterns[static_cast<std::size_t>(entry.value)]; }

  void fill_pattern(const Pattern& found, int from, int to, int begin, int end) {
    const int penalty = found.doing.empty() ? far : 0;
    for (const Piece& piece : cell(from, to, found.of == Pattern::Of::attribute ? attribute : group)) {
      auto made = sense_.filled(found, piece);
      if (!made) continue;
      made->penalty += penalty;
      put(begin, end, addition, *std::move(made));
    }
    if (found.of != Pattern::Of::noun) return;
    // "in a hat and a scarf"
    row_.each_link(from, to, [&](int middle, int next) {
      combine(from, middle, group, next, to, group, begin, end, addition, [&](Piece& piece, const Piece& other) {
        auto first = sense_.filled(found, piece);
        const auto second = sense_.filled(found, other);
        if (!first || !second) return false;
        first->penalty =
            piece.penalty + penalty + (sense_.is_worn(piece.thing) && sense_.is_worn(other.thing) ? 0 : far);
        merge(first->thing, second->thing);
        first->beside.insert(first->beside.end(), second->beside.begin(), second->beside.end());
        piece = *std::move(first);
        return true;
      });
    });
  }

  // "戴 帽子 的 女孩", "夜晚 的 月亮": what describes a noun, or surrounds it, stands before it.
  void described_before(int begin, int end) {
    row_.each_between(begin, end, Part::of, [&](int middle, int next) {
      combine(begin, middle, counted, next, end, counted, counted, [this](Piece& piece, const Piece& noun) {
        if (!sense_.surrounds(piece.thing)) return become(piece, sense_.belonging(piece, noun), loose);
        Piece whole = noun;
        whole.beside.push_back(piece.thing);
        whole.penalty = piece.penalty + far;
        piece = std::move(whole);
        return true;
      });
      combine(begin, middle, addition, next, end, counted, counted, [this](Piece& piece, const Piece& noun) {
        attach_before(piece, noun);
        return true;
      });
    });
  }

  // "Корзина яблок", "крыша дома", "the roof of a house"
  void described_behind(int begin, int end) {
    const auto join = [this](Piece& piece, const Piece& other) {
      if (become(piece, sense_.contents(piece, other), far)) return true;
      return become(piece, sense_.belonging(other, piece), loose);
    };
    row_.each_between(begin, end, Part::of_whole,
                      [&](int middle, int next) { combine(begin, middle, counted, next, end, group, group, join); });
    for (int middle = begin + 1; middle < end && !chinese_; ++middle) {
      combine(begin, middle, counted, middle, end, counted, group,
              [&](Piece& piece, const Piece& other) { return other.genitive && join(piece, other); });
    }
  }

  // --- groups and lists -----------------------------------------------------------------------------------------------

  // Attaches an addition to the noun behind it. The result replaces the addition and has the penalties of both.
  void attach_before(Piece& before, const Piece& noun) const {
    Piece whole = noun;
    whole.penalty = before.penalty;
    sense_.attach(whole, before);
    whole.after_noun = false;
    before = std::move(whole);
  }

  void groups(int begin, int end) {
    put_all(begin, end, group, cell(begin, end, counted));
    for (int middle = begin + 1; middle < end; ++middle) {
      add_behind(begin, middle, middle, end, addition, 0);
      add_behind(begin, middle, middle, end, attribute, far);
      // "спит кошка", "на лугу пасётся корова"
      add_before(begin, middle, middle, end, counted, far);
      add_before(begin, middle, middle, end, group, loose);
    }
    row_.each_link(begin, end, [&](int middle, int next) {
      // "and wearing", ", white" go on with the same noun.
      add_behind(begin, middle, next, end, addition, 0);
      add_behind(begin, middle, next, end, attribute, 0);
    });
    // "на столе есть лампа"
    row_.each_between(begin, end, Part::opening,
                      [&](int middle, int next) { add_before(begin, middle, next, end, group, opened); });
  }

  void add_behind(int begin, int middle, int next, int end, Kind kind, int penalty) {
    combine(begin, middle, group, next, end, kind, group, [&](Piece& piece, const Piece& other) {
      // Without a linking word the addition usually belongs to the noun just before it; with one, to the first noun.
      const bool linked = middle != next;
      if (linked != piece.after_noun) piece.penalty += far;
      if (!linked) piece.penalty += penalty;
      piece.after_noun = other.after_noun;
      sense_.attach(piece, other);
      return true;
    });
  }

  void add_before(int begin, int middle, int next, int end, Kind kind, int penalty) {
    combine(begin, middle, addition, next, end, kind, group, [&](Piece& piece, const Piece& noun) {
      // "吃苹果" is not an apple that eats, and what stands before "there is" is a place.
      if (middle != next && !is_place(piece.thing)) return false;
      const bool object = chinese_ && !piece.thing.words.empty() && !piece.presents;
      if (middle == next && object) return false;
      if (middle == next && piece.after_noun) piece.penalty += loose;
      attach_before(piece, noun);
      piece.penalty += penalty;
      return true;
    });
  }

  static bool is_place(const Thing& thing) {
    return std::all_of(thing.related.begin(), thing.related.end(), [](const Thing& other) {
      return other.relation == themes::Relation::on || other.relation == themes::Relation::in;
    });
  }

  // A list is kept as one piece: the first thing, and the others beside it.
  void lists(int begin, int end) {
    for (Piece piece : cell(begin, end, group)) {
      if (piece.oblique) piece.penalty += other_case;
      put(begin, end, list, std::move(piece));
    }
    for (const Kind alone : {attribute, addition}) put_all(begin, end, list, cell(begin, end, alone), 2 * far);
    for (int middle = begin + 1; middle < end; ++middle) {
      // "dancing in the rain"
      combine(begin, middle, addition, middle, end, addition, list, [this](Piece& piece, const Piece& other) {
        sense_.attach(piece, other);
        piece.penalty += loose;
        return true;
      });
      // "两个 女孩 一个 男孩"
      if (chinese_) join_lists(begin, middle, middle, end);
    }
    row_.each_link(begin, end, [&](int middle, int next) { join_lists(begin, middle, next, end); });
  }

  void join_lists(int begin, int middle, int next, int end) {
    combine(begin, middle, group, next, end, list, list, [&](Piece& piece, const Piece& other) {
      const bool counted_both = piece.thing.counting != Counting::some && other.thing.counting != Counting::some;
      if (middle == next && !counted_both) return false;
      if (piece.oblique) piece.penalty += other_case;
      if (!other.thing.words.empty() || !other.thing.related.empty()) piece.beside.push_back(other.thing);
      piece.beside.insert(piece.beside.end(), other.beside.begin(), other.beside.end());
      return true;
    });
  }

  // Joins the pieces of two spans beside each other (or with a word between).
  template <class Join>
  void combine(int begin, int middle, Kind first, int next, int end, Kind second, Kind result, Join join) {
    combine(begin, middle, first, next, end, second, begin, end, result, join);
  }
  // The result may cover more words, such as those of a pattern.
  template <class Join>
  void combine(int from, int middle, Kind first, int next, int to, Kind second, int begin, int end, Kind result,
               Join join) {
    for (const Piece& a : cell(from, middle, first)) {
      for (const Piece& b : cell(next, to, second)) {
        Piece piece = a;
        piece.penalty += b.penalty;
        if (join(piece, b)) put(begin, end, result, std::move(piece));
      }
    }
  }

  EdgeRow row_;
  int words_;
  const Language& language_;
  bool chinese_;
  Sense sense_;
  std::vector<Cell> cells_;
};

}  // namespace

std::vector<Piece> parsed(const std::vector<Edge>& edges, int words, const Language& language,
                          const Concepts& concepts) {
  return Chart(edges, words, language, concepts).whole();
}

}  // namespace lexicon
