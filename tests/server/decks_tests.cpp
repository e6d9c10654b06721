// Decks of one's own: the list, their tables and pictures, and decks that people send.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <unistd.h>

#include "decks/shelf.h"
#include "lexicon/languages.h"
#include "tests/server/parlour.h"

namespace {

namespace fs = std::filesystem;
using protocol::Language;
using server::HttpRequest;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Reply;
using server_tests::Socket;

// A folder with a deck of 24 cards; every second one is described.
class DeckFolder {
 public:
  DeckFolder() : path_(fs::temp_directory_path() / ("vernissage-decks-" + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(deck());
    std::string cards;
    for (int i = 0; i < 24; ++i) {
      const std::string number = std::to_string(i);
      cards += (i == 0 ? "" : ",") +
               (R"({"title":{"en":"Zyx )" + number + R"(","pl":"Xyz"},"artist":"Nemo Noone","picture":")" + number +
                R"(.svg")") +
               (i % 2 == 0 ? R"(,"elements":{"ru":["спящая кошка"],"en":["three dogs"]}})" : "}");
      std::ofstream(deck() / (number + ".svg"))
          << R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>)" + number + "</title></svg>";
    }
    std::ofstream(deck() / "deck.json") << R"({"name":"Holidays","cards":[)" + cards + "]}";
  }
  DeckFolder(const DeckFolder&) = delete;
  DeckFolder& operator=(const DeckFolder&) = delete;
  ~DeckFolder() { fs::remove_all(path_); }

  fs::path deck() const { return path_ / "holidays"; }
  fs::path home() const { return path_ / "sent"; }
  server::HouseOptions options() const {
    server::HouseOptions options;
    auto opened = decks::open_deck(deck(), lexicon::built_in());
    if (!opened) FAIL(opened.error().front());
    CHECK(options.decks.shelf->add(std::move(opened).value()));
    return options;
  }

 private:
  fs::path path_;
};

HttpRequest archive(const std::string& body, const std::string& type = "application/zip") {
  return {.method = "POST", .target = "/api/decks", .address = {}, .host = {}, .content_type = type, .body = body};
}

protocol::DecksReply decks_of(Guest& guest) {
  const auto read = protocol::read_decks_reply(guest.get("/api/decks").body);
  REQUIRE(read);
  return read.value();
}

protocol::DeckReply deck_of(Guest& guest, const std::string& hash) {
  const auto read = protocol::read_deck_reply(guest.get("/api/decks/" + hash).body);
  REQUIRE(read);
  return read.value();
}

// Everybody discards until the deck is empty.
bool discard_to_end(const std::vector<Socket*>& people) {
  for (int i = 0; i < 100; ++i) {
    for (Socket* socket : people) {
      socket->keep_up();
      if (socket->table().status == protocol::TableStatus::over) return true;
      if (!socket->legal()) continue;
      const auto& actions = socket->legal()->final;
      const auto found = std::find_if(actions.begin(), actions.end(),
                                      [](const std::string& action) { return action.starts_with("discard"); });
      if (found != actions.end()) socket->move(std::string(*found));
    }
  }
  return false;
}

}  // namespace

TEST_CASE("decks: a server without any lists none, and takes none") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  CHECK(decks_of(ann).decks.empty());
  CHECK_FALSE(decks_of(ann).upload);
  CHECK(ann.get("/api/decks/0123456789abcdef").code() == "not-found");
  CHECK(ann.get("/decks/own-0").code() == "not-found");
  CHECK(ann.send(archive("PK")).code() == "not-allowed");
  CHECK(ann.post("/api/matches", R"({"game":"artline","seats":["me","guest"],"deck":"0123456789abcdef"})").status ==
        400);
}

TEST_CASE("decks: each is listed with its names, and its cards with titles and pictures") {
  const DeckFolder folder;
  Parlour parlour(1, folder.options());
  Guest ann = parlour.guest("Ann");
  const auto list = decks_of(ann).decks;
  REQUIRE(list.size() == 1);
  CHECK(list[0].name == protocol::StringMap{{"any", "Holidays"}});
  CHECK(list[0].cards == 24);
  CHECK(list[0].described == 12);
  CHECK(list[0].players == 4);
  const auto deck = deck_of(ann, list[0].hash);
  REQUIRE(deck.cards.size() == 24);
  CHECK(deck.cards[3].title == protocol::StringMap{{"en", "Zyx 3"}, {"pl", "Xyz"}});
  CHECK(deck.cards[3].artist == protocol::StringMap{{"any", "Nemo Noone"}});
  const Reply picture = ann.get("/decks/" + deck.cards[3].name);
  CHECK(picture.status == 200);
  CHECK(picture.body.find("<title>3</title>") != std::string::npos);
  CHECK(picture.headers.at("Content-Security-Policy").find("default-src 'none'") == 0);
  CHECK(picture.headers.at("Content-Security-Policy").find("sandbox") != std::string::npos);
  CHECK(picture.headers.at("Cache-Control").find("immutable") != std::string::npos);
}

TEST_CASE("decks: a picture that was changed after it was checked is not served") {
  const DeckFolder folder;
  Parlour parlour(1, folder.options());
  Guest ann = parlour.guest("Ann");
  const auto deck = deck_of(ann, decks_of(ann).decks[0].hash);
  std::ofstream(folder.deck() / "3.svg") << "<svg><script>alert(1)</script></svg>";
  fs::remove(folder.deck() / "4.svg");
  for (const int card : {3, 4, 3}) {
    const Reply reply = ann.get("/decks/" + deck.cards[static_cast<std::size_t>(card)].name);
    CHECK(reply.status == 404);
    CHECK(reply.body.find("script") == std::string::npos);
  }
}

TEST_CASE("decks: a match keeps its deck, also when the server has it no more") {
  const DeckFolder folder;
  const server::HouseOptions options = folder.options();
  Parlour parlour(1, options);
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  ann.game = bob.game = "artline";
  const std::string hash = decks_of(ann).decks[0].hash;
  const auto made = ann.create({"me", "open"}, R"(,"listed":true,"deck":")" + hash + "\"");
  bob.join(made.match, made.invite);
  fs::remove_all(folder.deck());
  *options.decks.shelf = decks::Shelf();
  parlour.restart();
  CHECK(decks_of(ann).decks.empty());
  Socket a = ann.connect(made.match);
  Socket b = bob.connect(made.match);
  a.keep_up();
  CHECK(a.table().components == hash);
  CHECK(discard_to_end({&a, &b}));
  const Reply record = ann.get("/api/matches/" + made.match + "/record");
  CHECK(record.body.find("\ncomponents own " + hash + "\n") != std::string::npos);
  const std::string text = ann.get("/api/matches/" + made.match + "/components").body;
  CHECK(text.find("\ndeck any Holidays\n") != std::string::npos);
  CHECK(text.find("\ntitle 1 en Zyx%200\n") != std::string::npos);
}

TEST_CASE("decks: their titles and artists are no themes, and those of the house may be") {
  const DeckFolder folder;
  Parlour parlour(1, folder.options());
  Guest ann = parlour.guest("Ann");
  ann.game = "artline";
  const auto made = ann.create({"me", "guest"}, R"(,"deck":")" + decks_of(ann).decks[0].hash + "\"");
  Socket socket = ann.connect(made.match);
  socket.say(protocol::Read{.key = "t",
                            .texts = {"zyx 3", "NEMO NOONE", "Berthe Quillan", "a sleeping cat"},
                            .language = Language::en,
                            .say = {},
                            .cards = true});
  const auto texts = socket.last<protocol::Readings>().texts;
  REQUIRE(texts.size() == 4);
  CHECK(texts[0].clause == "AL-TH5");
  CHECK(texts[1].clause == "AL-TH5");
  CHECK(texts[2].clause != "AL-TH5");
  REQUIRE(texts[3].meanings.size() == 1);
  CHECK(texts[3].meanings[0].fits->size() + texts[3].meanings[0].unclear->size() == 6);
}

TEST_CASE("decks: one that is sent is checked, kept and offered; a wrong one leaves nothing") {
  const DeckFolder folder;
  server::HouseOptions options;
  options.decks.home = folder.home();
  options.decks.most_sent = 1;
  fs::create_directories(folder.home());
  Parlour parlour(1, options);
  Guest ann = parlour.guest("Ann");
  CHECK(decks_of(ann).upload == 20 << 20);
  const auto sent = [&](const std::string& body, const std::string& type = "application/zip") {
    return ann.send(archive(body, type));
  };
  CHECK(sent("PK", "text/plain").status == 415);
  const Reply wrong = sent("this is no archive");
  CHECK(wrong.status == 400);
  CHECK(wrong.body.find("\"findings\":[\"the archive: this is no zip archive\"]") != std::string::npos);
  CHECK(fs::is_empty(folder.home()));
  CHECK(decks_of(ann).decks.empty());
}
