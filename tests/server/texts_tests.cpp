// What people type is read before the rules see it.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/text.h"
#include "tests/server/parlour.h"

namespace {

using protocol::Language;
using protocol::RefusalCode;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Socket;

// Two people, or a person and a computer player, of whom Ann plays first.
struct ArtlineTable {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  std::string match;

  explicit ArtlineTable(bool people = true) {
    for (Guest* guest : {&ann, &bob}) guest->game = "artline";
    const auto made = ann.create({"me", people ? "open" : "guest"}, R"(,"flags":{"first":"seat-a"})");
    match = made.match;
    if (people) bob.join(made.match, made.invite);
  }
  Socket sit() {
    Socket socket = ann.connect(match);
    socket.keep_up();
    return socket;
  }
};

// A card of the hand above the start card, which opens column g.
std::string form(const Socket& socket) {
  const auto hand = socket.state().find("\"hand\":[");
  REQUIRE(hand != std::string::npos);
  const std::string_view cards = std::string_view(socket.state()).substr(hand + 8);
  return std::string(cards.substr(0, cards.find_first_of(",]"))) + "@g6:";
}

protocol::Move opening(Socket& socket, const std::string& text, Language language, bool typed = false) {
  protocol::Move move{.key = socket.next_key(), .action = form(socket), .seat = {}, .texts = {}, .language = language};
  move.texts = {std::string(), text};
  if (typed) move.typed = true;
  return move;
}

bool shows(const Socket& socket, const std::string& text) { return socket.state().find(text) != std::string::npos; }

std::vector<std::string> meanings(const protocol::Reading& reading) {
  std::vector<std::string> texts;
  for (const protocol::Meaning& meaning : reading.meanings) texts.push_back(meaning.text);
  return texts;
}

protocol::Reading asked(Socket& socket, protocol::Read question) {
  question.key = socket.next_key();
  socket.say(question);
  const auto answer = socket.last<protocol::Readings>();
  REQUIRE(answer.key == question.key);
  REQUIRE(answer.texts.size() == question.texts.size());
  return answer.texts.front();
}

}  // namespace

TEST_CASE("texts: a theme that can be read in one way is played as what it means, in any language") {
  for (const auto& [text, language] : {std::pair{"спящая кошка", Language::ru},
                                       {"a sleeping cat", Language::en},
                                       {"śpiący kot", Language::pl},
                                       {"睡覺的貓", Language::zh_hant},
                                       {"睡觉的猫", Language::zh_hans}}) {
    ArtlineTable table;
    Socket ann = table.sit();
    ann.does(opening(ann, text, language));
    ann.keep_up();
    CHECK_MESSAGE(shows(ann, R"("theme":"=cat.sleeping")"), text);
  }
}

TEST_CASE("texts: of several meanings the writer chooses one, and nothing is played before") {
  ArtlineTable table;
  Socket ann = table.sit();
  const auto no = ann.refused(opening(ann, "three dogs", Language::en));
  CHECK(no.code == RefusalCode::several_readings);
  REQUIRE(no.texts);
  REQUIRE(no.texts->size() == 2);
  CHECK(no.texts->front().text.empty());
  CHECK(meanings(no.texts->back()) == std::vector<std::string>{"=3*dog", "=3~dog"});
  CHECK(no.texts->back().meanings[0].said == "3 dogs");
  ann.keep_up();
  CHECK(shows(ann, R"("galleries":[])"));
  ann.does(opening(ann, "=3*dog", Language::en));
  ann.keep_up();
  CHECK(shows(ann, R"("theme":"=3*dog")"));
}

TEST_CASE("texts: what surely breaks a rule is refused with its clause, in the language of the writer") {
  ArtlineTable table;
  Socket ann = table.sit();
  const auto refused = [&](const std::string& text, Language language) {
    const auto no = ann.refused(opening(ann, text, language, true));
    CHECK(no.code == RefusalCode::rules);
    CHECK(no.texts);
    return no.clause.value_or("") + ": " + no.reason;
  };
  CHECK(refused("без собаки", Language::ru) ==
        "AL-TH2: Тема говорит о том, что на картине есть, а не о том, чего на ней нет.");
  CHECK(refused("loneliness", Language::en) ==
        "AL-TH3: A theme is something that can be seen; moods and interpretations are not.");
  CHECK(refused("油画", Language::zh_hans) == "AL-TH3: 主题是画里看得见的内容，不是风格或技法。");
  CHECK(refused("Agnieszka Morwa", Language::pl) == "AL-TH5: Autor obrazu nie może być tematem.");
  CHECK(refused("berthe quillan", Language::en) == "AL-TH5: The artist of a painting is no theme.");
}

TEST_CASE("texts: one that is not understood is played for people only, and only if the player wants that") {
  ArtlineTable table;
  Socket ann = table.sit();
  const auto no = ann.refused(opening(ann, "a slepping cat", Language::en));
  CHECK(no.code == RefusalCode::not_understood);
  CHECK(no.reason == "The program does not understand “slepping”.");
  REQUIRE(no.texts);
  const protocol::Reading& reading = no.texts->back();
  CHECK(reading.unknown == "slepping");
  REQUIRE(reading.suggestions);
  CHECK(reading.suggestions->front().text == "=cat.sleeping");
  CHECK(reading.suggestions->front().said == "a sleeping cat");
  ann.does(opening(ann, "a slepping cat", Language::en, true));
  ann.keep_up();
  CHECK(shows(ann, R"("theme":"a slepping cat")"));
}

TEST_CASE("texts: among computer players one that is not understood is refused, and costs no try") {
  ArtlineTable table(false);
  Socket ann = table.sit();
  for (const bool typed : {false, true, true, true, true}) {
    const auto no = ann.refused(opening(ann, "флюмпель", Language::ru, typed));
    CHECK(no.code == RefusalCode::rules);
    CHECK(no.clause == "AL-TH7");
    CHECK(no.reason == "Программа не понимает «флюмпель».");
    CHECK(no.texts);
  }
  ann.does(opening(ann, "животное", Language::ru));
}

TEST_CASE("texts: the rules are named in their order") {
  ArtlineTable table;
  Socket ann = table.sit();
  auto move = opening(ann, "without a dog", Language::en);
  move.action.replace(move.action.find('@'), 3, "@a1");
  CHECK(ann.refused(move).clause == "AL-L3");
  Socket bob = table.bob.connect(table.match);
  bob.keep_up();
  CHECK(bob.refused(opening(bob, "loneliness", Language::en)).clause == "AL-T1");
  move = opening(ann, "three dogs", Language::en);
  move.key = ann.next_key();
  std::swap(move.texts->front(), move.texts->back());
  CHECK(ann.refused(move).clause == "AL-T2");
  ann.does(opening(ann, "dog", Language::en));
  bob.does(protocol::Move{.key = "ok", .action = "ok", .seat = {}, .texts = {}, .language = {}, .typed = {}});
  bob.keep_up();
  auto same = opening(bob, "собака", Language::ru);
  same.action.replace(same.action.find('@'), 3, "@h7");
  std::swap(same.texts->front(), same.texts->back());
  CHECK(bob.refused(same).clause == "AL-TH4");
}

TEST_CASE("texts: long ones, odd ones, and those of other actions and games") {
  ArtlineTable table;
  Socket ann = table.sit();
  const std::string words =
      "a man in a red hat with a white dog on a wooden bench in a park";  // nobody could play it as typed
  CHECK(ann.refused(opening(ann, words + " and " + words + " " + std::string(50, 'x'), Language::en, true)).clause ==
        "AL-TH1");
  CHECK(ann.refused(opening(ann, "=no query", Language::en, true)).clause == "AL-TH1");
  CHECK(ann.refused(opening(ann, "cat|dog", Language::en, true)).code == RefusalCode::bad_message);
  CHECK(ann.refused(opening(ann, "cat.", Language::ru)).code == RefusalCode::not_understood);
  auto move = opening(ann, "cat", Language::en);
  move.action.pop_back();
  CHECK(ann.refused(move).code == RefusalCode::bad_message);
  auto bogus = opening(ann, "cat", Language::en);
  bogus.action = "999@zz:";
  CHECK(ann.refused(bogus).code == RefusalCode::rules);
  ann.say_text(R"({"type":"move","key":"long","action":"1@g6:","texts":[")" + std::string(201, 'x') + "\"]}");
  CHECK(ann.last<protocol::Refused>().code == RefusalCode::bad_message);

  Parlour parlour;
  Guest eve = parlour.guest("Eve");
  const auto made = eve.create({"me", "visitor"});
  Socket other = eve.connect(made.match);
  move = protocol::Move{.key = "t", .action = "x:", .seat = {}, .texts = {}, .language = {}, .typed = {}};
  move.texts = {std::string("cat")};
  CHECK(other.refused(move).code == RefusalCode::not_allowed);
  other.say(protocol::Read{.key = "r", .texts = {"cat"}, .language = {}, .say = {}, .cards = {}});
  CHECK(other.last<protocol::Refused>().code == RefusalCode::not_allowed);
}

TEST_CASE("texts: a question tells meanings in another language, and the table in the reader's") {
  ArtlineTable table;
  Socket ann = table.sit();
  const protocol::Reading cat = asked(ann, {.key = {},
                                            .texts = {"śpiący kot", "=girl.sleeping"},
                                            .language = Language::pl,
                                            .say = Language::ru,
                                            .cards = {}});
  CHECK(meanings(cat) == std::vector<std::string>{"=cat.sleeping"});
  CHECK(cat.meanings[0].said == "спящая кошка");
  CHECK_FALSE(cat.meanings[0].fits);
  CHECK(ann.last<protocol::Readings>().texts[1].meanings[0].said == "спящая девочка");
  const protocol::Reading any =
      asked(ann, {.key = {}, .texts = {"спящая кошка"}, .language = {}, .say = {}, .cards = {}});
  CHECK(any.meanings[0].said == "a sleeping cat");
  ann.keep_up();
  CHECK(shows(ann, R"("galleries":[])"));
}

TEST_CASE("texts: a question is answered for the cards that the asker sees, and for no others") {
  ArtlineTable table;
  Socket ann = table.sit();
  Socket bob = table.bob.connect(table.match);
  const auto cards = [](Socket& socket) {
    const auto reading =
        asked(socket, {.key = {}, .texts = {"=picture.with(animal)_child"}, .language = {}, .say = {}, .cards = true});
    CHECK(reading.meanings.size() <= 1);
    std::set<std::string> known;
    for (const std::string text : {"=animal", "=person", "=sky", "=plant", "=boat"}) {
      const auto one = asked(socket, {.key = {}, .texts = {text}, .language = {}, .say = {}, .cards = true});
      REQUIRE(one.meanings.size() == 1);
      REQUIRE(one.meanings[0].fits);
      REQUIRE(one.meanings[0].unclear);
      known.insert(one.meanings[0].fits->begin(), one.meanings[0].fits->end());
      known.insert(one.meanings[0].unclear->begin(), one.meanings[0].unclear->end());
    }
    return known;
  };
  for (Socket* socket : {&ann, &bob}) {
    socket->keep_up();
    std::set<std::string> seen;
    const auto note = [&](std::string_view list) {
      const std::string& state = socket->state();
      const std::size_t from = state.find(list) + list.size();
      for (const std::string_view item :
           core::split(std::string_view(state).substr(from, state.find(']', from) - from), ','))
        seen.emplace(item.substr(item.starts_with('"') ? 1 : 0, item.find('@') - (item.starts_with('"') ? 1 : 0)));
    };
    note("\"hand\":[");
    note("\"table\":[");
    REQUIRE(seen.size() == 6);
    const auto known = cards(*socket);
    CHECK_FALSE(known.empty());
    CHECK(std::includes(seen.begin(), seen.end(), known.begin(), known.end()));
  }
}

TEST_CASE("texts: too many are refused for a while, and moves without texts are not") {
  ArtlineTable table;
  Socket ann = table.sit();
  const protocol::Read many{
      .key = "m", .texts = std::vector<std::string>(32, "cat"), .language = Language::en, .say = {}, .cards = {}};
  for (int i = 0; i < 2; ++i) ann.say(many);
  CHECK(ann.all<protocol::Readings>().size() == 1);
  CHECK(ann.last<protocol::Refused>().code == RefusalCode::too_fast);
  ann.say(protocol::AskLegal{});
  CHECK(ann.all<protocol::LegalNow>().size() == 1);
  table.parlour.run_for(8000);
  ann.say(many);
  CHECK(ann.all<protocol::Readings>().size() == 2);
}

TEST_CASE("texts: a reading is fixed when it is played, and is the same after a restart") {
  ArtlineTable table;
  {
    Socket ann = table.sit();
    ann.does(opening(ann, "спящая кошка", Language::ru));
  }
  const auto& events = table.parlour.stored(table.match).events;
  const auto played = std::find_if(events.begin(), events.end(), [](const auto& event) {
    return event.text.find("%3Dcat.sleeping") != std::string::npos;
  });
  CHECK(played != events.end());
  table.parlour.restart();
  Socket ann = table.sit();
  CHECK(shows(ann, R"("theme":"=cat.sleeping")"));
}
