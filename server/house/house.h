// The house: all tables, everybody who is connected, and the HTTP interface. It decides who somebody is and how much
// they may ask for. Everything that happens at a table is decided by its room.
#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "decks/shelf.h"
#include "protocol/messages.h"
#include "server/gateway.h"
#include "server/house/limits.h"
#include "server/house/session.h"
#include "server/house/world.h"
#include "server/room/room.h"
#include "server/web/depot.h"

namespace server {

// Decks of one's own (docs/formats/deck.md).
struct DeckOptions {
  std::shared_ptr<decks::Shelf> shelf = std::make_shared<decks::Shelf>();
  int most_sent = 0;                                   // how many decks people may send; 0: none
  int sent = 0;                                        // how many of them are there already
  std::filesystem::path home = {};                     // where they are kept
  std::size_t most_bytes = std::size_t{20} << 20U;     // of an archive
  std::size_t most_unpacked = std::size_t{40} << 20U;  // of its files
};

struct HouseOptions {
  Rate messages = {20, 300};         // frames per socket, and per guest over all sockets
  Rate chat = {0.5, 5};              // lines per guest
  Rate texts = {4, 40};              // texts to be read, per guest
  Rate requests = {20, 100};         // interface requests and new sockets, per address
  Rate files = {100, 1000};          // page files and pictures, per address; a page needs many, and they cost little
  Rate health = {5, 50};             // questions whether the server works, per address
  Rate creations = {0.2, 10};        // new matches per guest
  Rate decks_sent = {1.0 / 150, 6};  // decks that people send, per address; a large one counts twice
  DeckOptions decks = {};
  std::string origin;                  // allowed besides our own host, for example https://vernissage.example
  storage::Time forget_after = 30000;  // how often unneeded rooms are dropped from memory
};

class House final : public Gateway {
 public:
  House(World& world, const Keys::Secret& secret, HouseOptions options);

  // Where other machines reach this one: origins, the likeliest first. Known when the network listens.
  void reached_at(std::vector<std::string> addresses) { addresses_ = std::move(addresses); }

  // Call this after a start: loads the matches that are going on, so that their clocks run and their bots move.
  void wake();

  void http(HttpRequest request, std::function<void(HttpResponse)> reply) override;
  std::optional<HttpResponse> announced(const HttpRequest& head, std::uint64_t body_bytes) override;
  std::optional<HttpResponse> admit(const HttpRequest& upgrade) override;
  void opened(Number number, const HttpRequest& upgrade, std::shared_ptr<Connection> connection) override;
  void received(Number number, std::string_view text) override;
  void received_idle(Number number, int frames) override;
  void closed(Number number) override;

 private:
  using Reply = std::function<void(HttpResponse)>;
  struct Caller {
    std::shared_ptr<Connection> connection;
    Person person;
    Bucket messages;
    std::shared_ptr<Room> room;
  };

  // house.cpp
  void greet(Number number, Caller& caller, const protocol::Hello& hello);
  bool may_send(Caller& caller, int frames);
  bool may_say(const Caller& caller, const protocol::ClientMessage& message);
  void too_fast(Caller& caller);
  std::shared_ptr<Room> room(const std::string& match);
  void wake_next();
  void sweep();
  bool same_origin(const HttpRequest& request) const;
  std::optional<HttpResponse> refuse_outsider(const HttpRequest& request, Limiter& limiter);

  // http_api.cpp
  void api(HttpRequest& request, std::string_view path, std::string_view query, const Reply& reply);
  void about_match(const HttpRequest& request, std::string_view rest, const Reply& reply);
  HttpResponse addresses(const HttpRequest& request) const;
  void page(const HttpRequest& request, std::string_view path, std::string_view query, const Reply& reply);
  HttpResponse begin_session(const HttpRequest& request);
  HttpResponse session(const HttpRequest& request) const;
  HttpResponse signed_in(const HttpRequest& request, const Keys::Number& number, const std::string& name) const;
  void list(const HttpRequest& request, std::string_view query, const Reply& reply);
  void create(const HttpRequest& request, const Reply& reply);
  void join(const HttpRequest& request, const std::string& match, const Reply& reply);
  void record(const std::string& match, const Reply& reply);
  void components(const std::string& match, const Reply& reply);
  void health(const Reply& reply);

  // decks.cpp
  HttpResponse all_decks() const;
  HttpResponse deck(std::string_view hash) const;
  HttpResponse deck_picture(const HttpRequest& request, std::string_view card);
  std::optional<HttpResponse> refuse_deck(const HttpRequest& head);
  void take_deck(HttpRequest request, const Reply& reply);

  // matches.cpp
  using Created = std::function<void(std::optional<std::string> match)>;
  struct NewSeat {
    Kind kind = Kind::open_seat;  // sit, reserve or bot; open_seat: remains open
    std::string text = {};
  };
  core::Result<std::string, Refusal> components_of(const protocol::CreateRequest& request) const;
  core::Result<protocol::Setup, Refusal> check(const protocol::CreateRequest& request,
                                               const std::string& components) const;
  void create_match(const protocol::Setup& setup, const std::string& components, const std::vector<NewSeat>& seats,
                    Created done);
  void create_rematch(const Table& table, const std::string& owner, Created done);

  World& world_;
  Keys keys_;
  HouseOptions options_;
  std::vector<std::string> addresses_;
  std::unordered_map<Number, Caller> callers_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  std::deque<std::string> asleep_;
  Limiter messages_;
  Limiter chat_;
  Limiter texts_;
  Limiter requests_;
  Limiter files_;
  Limiter health_;
  Limiter creations_;
  Limiter decks_sent_;
  int sent_decks_;
  std::vector<storage::Time> decks_coming_;  // archives that are on their way, and until when they must be here
  bool deck_in_work_ = false;
  Depot depot_;
};

inline constexpr std::size_t most_decks = 1000;
inline constexpr std::string_view decks_path = "/api/decks";

// An answer of the HTTP interface, which nobody keeps.
HttpResponse json(std::string body, int status = 200);
// A refusal in the HTTP interface.
HttpResponse problem(int status, std::string_view code, std::string reason);

}  // namespace server
