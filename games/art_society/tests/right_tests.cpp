// AS-H4e…H4g: a right to decor from winning it to its end. Frame a of the paintings on A's wall is matched by k of
// them.
#include "position.h"

namespace art_society::tests {
namespace {

// k = 4 on the wall of the box: the starting painting, two 2x2 above and a 2x3 on the right of i4. The painting is
// hung.
Position four_frames_in_the_open(Flags flags) {
  Position table(2, flags);
  table.wall('A', "p1@g4 2|@h2 2x2:still-life/a@i2 2x2:portrait/a@k2 2x3:landscape/a@m3");
  table.picks('A', "4x4:city/a").plays('A', "i4");
  return table;
}

// k = 4 on the studio's wall, of which only the holes are free when the painting hangs at c4; to be picked and hung.
Position four_frames(Flags flags, const std::string& holes, int version = Game::rules_version) {
  Position table(2, flags, studio_text(), version);
  table.wall('A', "p1@c1 2x3:portrait/a@e1 2x2:still-life/a@a4 2x2:city/a@g4");
  table.fill('A', holes + " c4 d4 e4 f4 c5 d5 e5 f5");
  return table;
}
constexpr std::string_view fourth = "4x2:landscape/a";

// The last hole of the studio's wall is the place f4 of a 2x2 that would match two frames.
Position last_hole(std::string_view more_holes = "") {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2 2x2:portrait/a@f2").fill('A', "f4 g4 f5 g5 " + std::string(more_holes));
  return table;
}

TEST_CASE("[AS-H4e] allows: the assistant's item may be hung first; on the full wall the right lapses") {
  Position table = last_hole("a1");
  table.assistant('A', "1").picks('A', "2x2:landscape/a").plays('A', "f4");
  CHECK(table.legal('A') == table.tokens("1a1 @a1 undo1"));
  table.plays('A', "@a1");
  CHECK(table.turn() == 'B');
  CHECK(table.held('A') == "-");
  CHECK(table.score('A').full_wall == 5);
}

TEST_CASE("[AS-H4e] allows: pieces are chosen one by one, each for what is there then") {
  Position table = four_frames(edition("pl"), "a6 b6 c6 d6 e6 f6");
  table.decor(1, 1, 1, 1, 0).picks('A', fourth).plays('A', "c4");
  CHECK(table.choices('A') == table.tokens("1 2- 3- give1 give2- give2| give3- undo1"));
  table.plays('A', "2-a6");
  CHECK(table.choices('A') == table.tokens("1 give1 give2| stop undo2"));
}

TEST_CASE("[AS-H4e] refuses: a right that has lapsed, with the wall full or nothing to be had") {
  Position full = last_hole("a1");
  full.assistant('A', "1").picks('A', "2x2:landscape/a").plays('A', "f4 @a1");
  full.refuses('A', "1a1", "AS-H4e");
  full.refuses('A', "give1", "AS-H4e");
  Position none_left(2);
  none_left.decor(0, 5, 5, 5, 5).picks('A', "3x3:city/a").plays('A', "i4");
  CHECK(none_left.turn() == 'B');
  none_left.refuses('A', "1i7", "AS-H4e");
  none_left.refuses('A', "2-i7", "AS-H4e");
  CHECK(none_left.choices('A') == none_left.tokens("ready undo1"));
}

TEST_CASE("[AS-H4f] allows: where k does not fit, the largest total that fits, or more by the assistant") {
  Position table = four_frames({.decor_exact = true}, "a6 h6");
  table.picks('A', fourth).plays('A', "c4");
  CHECK(table.choices('A') == table.tokens("1 give1 give2- give2| give3- give3| undo1"));
  Position hung = table;
  hung.plays('A', "1a6").refuses('A', "stop", "AS-H4f");
  hung.plays('A', "1h6");  // two are all that fits, and now the wall is full
  CHECK(hung.turn() == 'B');
  CHECK(hung.score('A').full_wall == 5);
  Position more = table;
  more.plays('A', "give2-");
  CHECK(more.choices('A') == more.tokens("1 stop undo2"));  // the two that are needed are there; two more may follow
  more.plays('A', "1a6 1h6");
  CHECK(more.turn() == 'B');
  CHECK(more.held('A') == "2-");
  Position three = table;
  three.plays('A', "give3- 1h6");
  CHECK(three.turn() == 'B');
  CHECK(three.score('A').full_wall == 0);
}

TEST_CASE("[AS-H4f] allows: the gift counts into the total") {
  Position table = four_frames_in_the_open({.decor_exact = true});
  table.plays('A', "give3-").refuses('A', "stop", "AS-H4f");
  table.plays('A', "1i8");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H4f] allows: the need falls when the assistant's item takes the room in between") {
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 d6");
  table.assistant('A', "2-").picks('A', fourth).plays('A', "c4 1a6").refuses('A', "stop", "AS-H4f");
  table.plays('A', "@b6 1d6");
  CHECK(table.turn() == 'B');
  Position wide = four_frames({.decor_exact = true}, "a6 b6 c6 d6");
  wide.assistant('A', "3-").picks('A', fourth).plays('A', "c4 @a6");
  // One square is left: a 1 is enough, and the rest of the four may still go to the assistant.
  CHECK(wide.choices('A') == wide.tokens("1 give1 give2- give2| give3- give3| undo2"));
  wide.plays('A', "give1");
  CHECK(wide.choices('A') == wide.tokens("1 @hang stop undo3"));
  wide.plays('A', "stop");
  CHECK(wide.turn() == 'B');
}

TEST_CASE("[AS-H4f][AS-D4] refuses: stopping at three of four when the hanging that lowered the need is undone") {
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 d6");
  table.assistant('A', "3-").picks('A', fourth).plays('A', "c4 @a6 undo2 3-a6").refuses('A', "stop", "AS-H4f");
  CHECK(table.choices('A') == table.tokens("1 undo2"));
  table.plays('A', "1d6");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H4f][AS-D4] refuses: stopping too early when several hangings that lowered the need are undone") {
  // Only two 1s are left. With the assistant's at c6 three shields fit; with a gift at a6 as well, the rest is one.
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 d6");
  table.decor(2, 5, 0, 0, 0).assistant('A', "1").picks('A', fourth).plays('A', "c4 @c6 give1 @a6");
  CHECK(table.choices('A') == table.tokens("1 undo4"));
  Position once = table;
  once.plays('A', "undo4 1d6").refuses('A', "stop", "AS-H4f");  // two more were needed
  Position never = table;
  never.plays('A', "undo4 undo3 undo2 2-a6").refuses('A', "stop", "AS-H4f");
  table.plays('A', "1d6");  // the last 1
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H4f][AS-H4g] denies: the need coming back to a right that has lapsed") {
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 d6");
  table.assistant('A', "3-").picks('A', fourth).plays('A', "c4 1a6 @b6");  // the wall is full
  CHECK(table.turn() == 'B');
  table.plays('A', "undo3").refuses('A', "1b6", "AS-H4b");
  table.plays('A', "undo2 1d6");  // the shield of the piece alone is open again
  CHECK(table.choices('A') == table.tokens("ready @hang undo2"));
}

TEST_CASE("[AS-H4f] refuses: stopping while an exchange would bring what is needed") {
  // The lying 3 fits. The 1 has to come from B's wall, whose two 1s become the lying 2 of the supply.
  const auto table_with = [](int version) {
    Position table = four_frames({.decor_exact = true}, "a6 b6 c6 h6", version);
    table.wall('B', "p2@d2 1@f2 1@g2").decor(0, 1, 0, 1, 0).picks('A', fourth).plays('A', "c4");
    return table;
  };
  Position table = table_with(2);
  CHECK(table.legal('A') == table.tokens("3-a6 1a6 1b6 1c6 1h6 give1 give3- undo1"));
  table.refuses('A', "2-a6", "AS-H4f");  // the supply would have no lying 2 for the exchange
  table.plays('A', "3-a6").refuses('A', "stop", "AS-H4f");
  CHECK(table.choices('A') == table.tokens("1 give1 undo2"));
  table.plays('A', "1h6");
  CHECK(table.turn() == 'B');
  CHECK(table.tiles('B') == "p2@d2 2-@f2");
}

TEST_CASE("[AS-H4f] allows: stopping below the total where no exchange can bring the rest") {
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 h6");
  table.wall('B', "p2@d2 1@f2 1@g3").decor(0, 0, 0, 1, 0).picks('A', fourth).plays('A', "c4 3-a6");
  CHECK(table.turn() == 'B');  // nothing more is to be had, so the right has ended
}

TEST_CASE("version 1 of the rules: a need that fell stays low, and exchanges are not foreseen") {
  Position fallen = four_frames({.decor_exact = true}, "a6 b6 c6 d6", 1);
  fallen.assistant('A', "3-").picks('A', fourth).plays('A', "c4 @a6 undo2 1a6");
  CHECK(fallen.choices('A') == fallen.tokens("1 2- 3- @hang stop undo2"));
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 h6", 1);
  table.wall('B', "p2@d2 1@f2 1@g2").decor(0, 1, 0, 1, 0).picks('A', fourth).plays('A', "c4 3-a6");
  CHECK(table.choices('A') == table.tokens("1 give1 stop undo2"));
}

TEST_CASE("[AS-H4f] refuses: a piece after which the needed total is out of reach") {
  // Room for a lying 3 and a 1 elsewhere; with a lying 2 in the middle of it three shields would be the most.
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 h6");
  table.decor(1, 1, 1, 1, 1).assistant('A', "2|").picks('A', fourth).plays('A', "c4");
  table.refuses('A', "2-a6", "AS-H4f");
  table.refuses('A', "2-b6", "AS-H4f");
  table.refuses('A', "1a6", "AS-H4f");
  CHECK(table.legal('A') == table.tokens("3-a6 1h6 undo1"));
  table.plays('A', "1h6").refuses('A', "2-a6", "AS-H4f");
  table.plays('A', "3-a6");
  Position pl = four_frames(edition("pl"), "a6 b6 c6 h6");
  pl.decor(1, 1, 1, 1, 1).assistant('A', "2|").picks('A', fourth).plays('A', "c4 2-a6 stop");
}

TEST_CASE("[AS-H4f] refuses: a gift after which the needed total is out of reach") {
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 h6");
  table.decor(1, 0, 1, 1, 0).picks('A', fourth).plays('A', "c4");
  CHECK(table.legal('A') == table.tokens("3-a6 1a6 1b6 1c6 1h6 give1 give3- undo1"));
  table.refuses('A', "give2|", "AS-H4f");  // only a 1 could follow, three in all
  table.plays('A', "1a6").refuses('A', "give2|", "AS-H4f");
  CHECK(table.legal('A') == table.tokens("give3- undo2"));  // the 3 fits on the wall no more
}

TEST_CASE("[AS-H4f] refuses: counting on a second gift to reach the needed total") {
  Position table = four_frames({.decor_exact = true}, "a6 b6 c6 h6");
  table.decor(2, 0, 1, 1, 0).picks('A', fourth).plays('A', "c4 give1 @h6");
  table.refuses('A', "1a6", "AS-H4f");  // the standing 2 fits nowhere, and the assistant may have no second piece
  CHECK(table.legal('A') == table.tokens("3-a6 undo3"));
}

TEST_CASE("[AS-H4f] refuses: a second piece for the assistant, even if the hands are empty again") {
  Position table = four_frames_in_the_open(edition("pl"));
  table.plays('A', "give1").refuses('A', "give2-", "AS-H7");
  table.plays('A', "@i8").refuses('A', "give1", "AS-H4f");
  CHECK(table.choices('A') == table.tokens("1 2- 2| 3- 3| stop undo3"));
}

TEST_CASE("[AS-H4g] allows: of two rights either comes first") {
  Position table(2);
  table.assistant('A', "2x2:portrait/a").picks('A', "3x3:city/a").plays('A', "i4 @e4");
  CHECK(table.choices('A') == table.tokens("1 1/2 give1 give1/2 undo2"));
  Position second = table;
  second.plays('A', "1i7/2");
  CHECK(second.turn() == 'A');
  second.refuses('A', "1j7/2", "AS-H4a");
  second.plays('A', "give1");
  CHECK(second.turn() == 'B');
  table.plays('A', "1i7 1j7/2");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H4g] allows: a gift where nothing can be hung") {
  Position table(2, {}, studio_text());
  table.wall('A', "p1@d2 2x2:portrait/a@f2").fill('A', "f4 g4 f5 g5 a1 c1").decor(0, 3, 0, 3, 0);
  table.picks('A', "2x2:landscape/a").plays('A', "f4");
  CHECK(table.legal('A') == table.tokens("give2- undo1"));
  table.refuses('A', "ready", "AS-D4");
  table.plays('A', "give2-");
  CHECK(table.turn() == 'B');
}

TEST_CASE("[AS-H4g] refuses: dealing with the painting while decor won is waiting") {
  Position table(2);
  table.assistant('A', "2x2:portrait/a").picks('A', "2x3:city/b").plays('A', "@i4");
  table.refuses('A', "e4", "AS-H4g");
  table.refuses('A', "give", "AS-H4g");
  table.refuses('A', "surplus", "AS-H4g");
  CHECK(table.choices('A') == table.tokens("1 give1 undo1"));
  table.plays('A', "1i6 e4");
}

TEST_CASE("[AS-H4g][AS-D4] denies: more than the shields of the piece that is undone, when the rest has lapsed") {
  Position table = four_frames(edition("pl"), "a6 h6");
  table.picks('A', fourth).plays('A', "c4 1a6");
  CHECK(table.choices('A') == table.tokens("1 give1 give2- give2| give3- give3| stop undo2"));
  table.plays('A', "1h6");  // the wall is full, and two shields lapse
  CHECK(table.turn() == 'B');
  table.plays('A', "undo3");
  CHECK(table.choices('A') == table.tokens("1 give1 stop undo2"));
  table.refuses('A', "give2-", "AS-H4b");
}

TEST_CASE("[AS-H4g] denies: a right that has lapsed coming back") {
  Position table(2);
  table.decor(0, 5, 5, 5, 5).wall('B', "p2@g4 1@i4").picks('A', "3x3:city/a").plays('A', "i4");
  CHECK(table.turn() == 'B');
  // B's steps do not bring one back; only hanging the painting anew makes a new right, which lapses as well.
  table.rests('B').refuses('A', "1i7", "AS-H4e");
  table.plays('A', "undo1 i4").refuses('A', "1i7", "AS-H4e");
}

}  // namespace
}  // namespace art_society::tests
