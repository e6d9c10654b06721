// The HTTP interface (docs/api/openapi.yaml).
#include <algorithm>
#include <utility>

#include "games/registry.h"
#include "server/house/house.h"
#include "server/house/log.h"
#include "server/house/metrics.h"
#include "server/room/record.h"
#include "server/web/art.h"
#include "server/web/pages.h"
#include "server/web/preview.h"

namespace server {
namespace {

using protocol::RefusalCode;

// A text to be kept.
HttpResponse download(const std::string& name, std::string text) {
  return {.status = 200,
          .content_type = "text/plain; charset=utf-8",
          .body = std::move(text),
          .headers = {{"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

HttpResponse no_session() { return problem(401, "no-session", "say who you are first: POST /api/session"); }
HttpResponse no_such_match() { return problem(404, "no-such-match", "there is no such match"); }
HttpResponse store_trouble() {
  return problem(503, "store", "the server can't reach its store; nothing is lost, try again in a moment");
}

HttpResponse damaged() {
  return problem(500, "broken", "this match is damaged in the store; it has to be restored from a backup");
}

HttpResponse refused(const Refusal& refusal) {
  int status = 409;
  if (refusal.code == RefusalCode::bad_message) status = 400;
  if (refusal.code == RefusalCode::not_allowed) status = 403;
  if (refusal.code == RefusalCode::no_such_match) status = 404;
  if (refusal.code == RefusalCode::broken) status = 500;
  if (refusal.code == RefusalCode::busy || refusal.code == RefusalCode::store) status = 503;
  return problem(status, protocol::name_of(refusal.code), refusal.reason);
}

protocol::FlagInfo flag_info(const games::GameInfo::Flag& flag) {
  const auto& [name, names, range] = flag.values;
  protocol::FlagInfo info{.name = std::string(name), .values = {}, .number = {}, .usual = flag.usual, .seats = {}};
  for (const std::string_view value : flag.values.named_values()) info.values.emplace_back(value);
  if (flag.values.is_number()) {
    info.number = protocol::NumberInfo{.low = range.low, .high = range.high, .step = range.step};
    return info;
  }
  for (const core::SeatLimits& limits : flag.seats) info.seats.push_back({.min = limits.min, .max = limits.max});
  return info;
}

protocol::GamesReply all_games() {
  protocol::GamesReply reply;
  for (const games::GameInfo& game : games::all_games()) {
    protocol::GameInfo info{.id = std::string(game.id),
                            .min_seats = game.min_seats,
                            .max_seats = game.max_seats,
                            .editions = {game.editions.begin(), game.editions.end()},
                            .flags = {},
                            .levels = {game.levels.begin(), game.levels.end()},
                            .shared_seats = {},
                            .texts = {}};
    if (!game.texts.empty()) info.texts = game.texts;
    if (game.shared_seats) info.shared_seats = true;
    for (const auto& flag : game.flags) info.flags.push_back(flag_info(flag));
    reply.games.push_back(std::move(info));
  }
  return reply;
}

}  // namespace

HttpResponse json(std::string body, int status) {
  return {.status = status, .body = std::move(body), .headers = {{"Cache-Control", "no-store"}}};
}

HttpResponse problem(int status, std::string_view code, std::string reason) {
  return json(
      protocol::write(protocol::Problem{.code = std::string(code), .reason = std::move(reason), .findings = {}}),
      status);
}

void House::http(HttpRequest request, Reply reply) {
  const std::size_t mark = std::min(request.target.find('?'), request.target.size());
  const std::string_view path = std::string_view(request.target).substr(0, mark);
  const std::string_view query = std::string_view(request.target).substr(std::min(mark + 1, request.target.size()));
  const bool checkup = path == "/healthz";
  const bool operation = path == "/metrics";
  const bool api_call = path.starts_with("/api/");
  Limiter& asked = api_call || operation ? requests_ : files_;
  if (auto outsider = refuse_outsider(request, checkup ? health_ : asked)) return reply(std::move(*outsider));
  if (checkup) return health(reply);
  if (operation) {
    if (!request.local) return reply(problem(403, "not-allowed", "metrics are for this machine only"));
    return reply({.status = 200, .content_type = "text/plain; version=0.0.4", .body = world_.metrics().text()});
  }
  if (api_call) return api(request, path.substr(4), query, reply);
  if (request.method == "POST") return reply(problem(405, "not-allowed", "there is nothing to post here"));
  if (path.starts_with("/art/")) return reply(picture_at(depot_, request, path));
  if (path.starts_with("/decks/")) return reply(deck_picture(request, path.substr(7)));
  page(request, path, query, reply);
}

void House::api(HttpRequest& request, std::string_view path, std::string_view query, const Reply& reply) {
  const bool post = request.method == "POST";
  if (path == "/decks" && post) return take_deck(std::move(request), reply);
  if (path == "/decks") return reply(all_decks());
  if (path.starts_with("/decks/") && !post) return reply(deck(path.substr(7)));
  // A form on another site can't send this type, so a cookie alone never has an effect.
  if (post && !request.content_type.starts_with("application/json"))
    return reply(problem(415, "bad-message", "send JSON with Content-Type: application/json"));
  if (path == "/session") return reply(post ? begin_session(request) : session(request));
  if (path == "/games" && !post) return reply(json(protocol::write(all_games())));
  if (path == "/addresses" && !post) return reply(addresses(request));
  if (path == "/matches") return post ? create(request, reply) : list(request, query, reply);
  if (path.starts_with("/matches/")) return about_match(request, path.substr(9), reply);
  reply(problem(404, "not-found", "there is nothing at this address"));
}

void House::about_match(const HttpRequest& request, std::string_view rest, const Reply& reply) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string match(rest.substr(0, slash));
  const std::string_view what = rest.substr(slash);
  if (!is_match_id(match)) return reply(no_such_match());
  const bool post = request.method == "POST";
  if (post && what == "/join") return join(request, match, reply);
  if (!post && what == "/record") return record(match, reply);
  if (!post && what == "/components") return components(match, reply);
  if (post || !what.empty()) return reply(problem(404, "not-found", "there is nothing at this address"));
  const auto person = keys_.person(request.cookie, world_.now());
  room(match)->when_loaded([reply, owner = person ? person->owner : ""](const Room::Loaded& table) {
    if (!table) return reply(refused(table.error()));
    protocol::MatchLine line = table.value()->line();
    if (const std::string own = letters(table.value()->seats_of(owner)); !own.empty()) line.own = own;
    reply(json(protocol::write(line)));
  });
}

// Only a person at this machine needs the addresses: everybody else has found the server already.
HttpResponse House::addresses(const HttpRequest& request) const {
  protocol::AddressesReply known;
  if (request.local) known.addresses = addresses_;
  return json(protocol::write(known));
}

// --- pages ----------------------------------------------------------------------------------------------------------

void House::page(const HttpRequest& request, std::string_view path, std::string_view query, const Reply& reply) {
  const std::string match = match_of_page(path);
  // The preview asks the store, so it counts against the limit of requests. Beyond that the page comes without a preview.
  if (!is_match_id(match) || !requests_.allows(request.address, world_.now()))
    return reply(page_at(depot_, request, path));
  const bool invited =
      keys_.is_invite(match, token_in(query, "join")) || keys_.is_watch(match, token_in(query, "watch"));
  room(match)->when_loaded([this, reply, request, path = std::string(path), invited](const Room::Loaded& table) {
    if (!table) return reply(page_at(depot_, request, path));
    const std::string origin = options_.origin.empty() ? origin_of(request) : options_.origin;
    reply(page_at(depot_, request, path, preview_of(*table.value(), invited, origin)));
  });
}

// --- sessions -------------------------------------------------------------------------------------------------------

HttpResponse House::begin_session(const HttpRequest& request) {
  const auto wanted = protocol::read_session_request(request.body);
  if (!wanted) return problem(400, "bad-message", wanted.error().reason);
  const storage::Time now = world_.now();
  auto number = keys_.number(request.cookie, now);
  if (!number) {
    number.emplace();
    world_.random(*number);
  }
  return signed_in(request, *number, wanted.value().name);
}

// The cookie is signed again each time, so that a guest who comes at least once a year keeps it.
HttpResponse House::session(const HttpRequest& request) const {
  const storage::Time now = world_.now();
  const auto number = keys_.number(request.cookie, now);
  const auto person = keys_.person(request.cookie, now);
  return number && person ? signed_in(request, *number, person->name) : no_session();
}

HttpResponse House::signed_in(const HttpRequest& request, const Keys::Number& number, const std::string& name) const {
  std::string cookie = std::string(cookie_name) + "=" + keys_.sign(number, name, world_.now()) +
                       "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(cookie_life / 1000);
  if (request.forwarded_proto == "https") cookie += "; Secure";
  HttpResponse response = json(protocol::write(protocol::SessionReply{.name = name}));
  response.headers.emplace_back("Set-Cookie", std::move(cookie));
  return response;
}

// --- matches --------------------------------------------------------------------------------------------------------

void House::list(const HttpRequest& request, std::string_view query, const Reply& reply) {
  storage::Query wanted;
  if (query == "mine=1") {
    const auto person = keys_.person(request.cookie, world_.now());
    if (!person) return reply(no_session());
    wanted.what = storage::Query::What::of_member;
    wanted.member = person->owner;
  } else if (query == "running=1") {
    wanted.what = storage::Query::What::running_tables;
  } else if (!query.empty()) {
    return reply(problem(400, "bad-message", "the only queries are mine=1 and running=1"));
  }
  world_.store().list(wanted, [reply](const storage::Or<std::vector<storage::Listed>>& found) {
    if (!found) return reply(store_trouble());
    std::string lines;
    for (const storage::Listed& line : found.value()) ((lines += lines.empty() ? "" : ",") += line.header.summary);
    reply(json(R"({"matches":[)" + lines + "]}"));
  });
}

void House::create(const HttpRequest& request, const Reply& reply) {
  const storage::Time now = world_.now();
  const auto person = keys_.person(request.cookie, now);
  if (!person) return reply(no_session());
  const auto wanted = protocol::read_create_request(request.body);
  if (!wanted) return reply(problem(400, "bad-message", wanted.error().reason));
  const auto components = components_of(wanted.value());
  if (!components) return reply(refused(components.error()));
  const auto setup = check(wanted.value(), components.value());
  if (!setup) return reply(refused(setup.error()));
  if (!creations_.allows(person->owner, now)) {
    world_.metrics().too_fast.Increment();
    return reply(problem(429, "too-fast", "you have created many tables; wait a little"));
  }
  std::vector<NewSeat> seats;
  std::optional<char> mine;
  for (const std::string& seat : wanted.value().seats) {
    if (seat == "me") {
      if (!mine) mine = static_cast<char>('A' + seats.size());
      seats.push_back({Kind::sit, person->owner + " " + person->name});
    } else {
      seats.push_back(seat == "open" ? NewSeat{} : NewSeat{Kind::bot, seat});
    }
  }
  create_match(setup.value(), components.value(), seats, [this, mine, reply](const std::optional<std::string>& match) {
    if (!match) return reply(store_trouble());
    reply(json(protocol::write(protocol::CreateReply{
                   .match = *match, .seat = mine, .invite = keys_.invite(*match), .watch = keys_.watch(*match)}),
               201));
  });
}

void House::join(const HttpRequest& request, const std::string& match, const Reply& reply) {
  const auto person = keys_.person(request.cookie, world_.now());
  if (!person) return reply(no_session());
  const auto wanted = protocol::read_join_request(request.body);
  if (!wanted) return reply(problem(400, "bad-message", wanted.error().reason));
  const bool invited = wanted.value().token && keys_.is_invite(match, *wanted.value().token);
  std::optional<core::Seat> seat;
  if (wanted.value().seat) seat = seat_named(std::string_view(&*wanted.value().seat, 1), core::max_seats);
  const std::shared_ptr<Room> there = room(match);
  Request asked;
  asked.plan = [who = *person, invited, seat](const Table& table, const Moment& moment) {
    return plan_join(table, who, invited || table.setting().setup.listed, seat, moment);
  };
  asked.answer = [there, reply, seat, owner = person->owner](const core::Result<storage::Seq, Refusal>& done) {
    if (!done) return reply(refused(done.error()));
    there->when_loaded([reply, seat, owner](const Room::Loaded& table) {
      if (!table) return reply(refused(table.error()));
      auto mine = table.value()->seat_of(owner);
      if (!mine) return reply(no_such_match());
      if (seat && table.value()->seats_of(owner).has(core::index(*seat))) mine = seat;
      reply(json(protocol::write(protocol::JoinReply{.seat = core::letter(*mine)})));
    });
  };
  there->ask(std::move(asked));
}

void House::record(const std::string& match, const Reply& reply) {
  world_.store().load(match, [match, reply](const storage::Or<std::optional<storage::StoredMatch>>& found) {
    if (!found) return reply(found.error().damaged ? damaged() : store_trouble());
    if (!found.value()) return reply(no_such_match());
    auto text = record_of(match, *found.value());
    if (!text) return reply(problem(409, "not-over", text.error()));
    reply(download(match + ".vrec", std::move(text).value()));
  });
}

void House::components(const std::string& match, const Reply& reply) {
  world_.store().load(match, [match, reply](const storage::Or<std::optional<storage::StoredMatch>>& found) {
    if (!found) return reply(found.error().damaged ? damaged() : store_trouble());
    if (!found.value()) return reply(no_such_match());
    const std::string& text = found.value()->birth.components;
    if (text.empty()) return reply(problem(404, "not-found", "this match is played with the components of the game"));
    reply(download(match + ".components", text));
  });
}

void House::health(const Reply& reply) {
  world_.store().check([reply](const storage::Or<void>& well) {
    if (!well) return reply(problem(503, "store", "the store can't be read or written; the log says why"));
    reply(json(R"({"ok":true})"));
  });
}

}  // namespace server
