// Decks of one's own over HTTP: the list, their cards, their pictures, and decks that people send (docs/formats/deck.md).
#include <algorithm>
#include <utility>

#include "decks/unpack.h"
#include "server/house/house.h"
#include "server/house/log.h"
#include "server/house/metrics.h"

namespace server {
namespace {

using decks::ShelvedDeck;

constexpr std::string_view every_language = "any";
constexpr storage::Time longest_arrival = 150'000;  // of an archive that was announced
constexpr std::size_t most_coming = 3;
constexpr std::size_t most_findings = 50;
constexpr std::size_t longest_finding = 400;  // bytes

protocol::StringMap by_language(const std::vector<decks::OwnElement>& texts) {
  protocol::StringMap map;
  for (const decks::OwnElement& text : texts)
    map.emplace_back(text.language.empty() ? every_language : text.language, text.text);
  return map;
}

protocol::DeckLine line_of(const ShelvedDeck& shelved) {
  const auto& cards = shelved.deck.cards;
  const auto described =
      std::count_if(cards.begin(), cards.end(), [](const decks::OwnCard& card) { return !card.elements.empty(); });
  return {.hash = shelved.hash,
          .name = by_language(shelved.deck.names),
          .cards = static_cast<std::int64_t>(cards.size()),
          .described = described,
          .players = decks::players_for(cards.size())};
}

std::string_view media_type(decks::PictureType type) {
  switch (type) {
    case decks::PictureType::svg:
      return "image/svg+xml";
    case decks::PictureType::png:
      return "image/png";
    case decks::PictureType::jpeg:
      return "image/jpeg";
    case decks::PictureType::webp:
      break;
  }
  return "image/webp";
}

HttpResponse not_found(std::string reason) { return problem(404, "not-found", std::move(reason)); }

HttpResponse wrong_deck(const std::vector<std::string>& findings) {
  protocol::Problem answer{
      .code = "deck", .reason = "this deck can't be used; see what is wrong with it", .findings = {}};
  answer.findings.emplace();
  for (const std::string& finding : findings) {
    if (answer.findings->size() == most_findings) break;
    std::size_t size = std::min(finding.size(), longest_finding);
    while (size < finding.size() && (static_cast<unsigned char>(finding[size]) & 0xc0U) == 0x80) --size;
    answer.findings->push_back(finding.substr(0, size));
  }
  return json(protocol::write(answer), 400);
}

}  // namespace

HttpResponse House::all_decks() const {
  protocol::DecksReply reply;
  for (const auto& deck : options_.decks.shelf->all()) {
    if (reply.decks.size() < most_decks) reply.decks.push_back(line_of(*deck));
  }
  if (options_.decks.most_sent > 0) reply.upload = static_cast<std::int64_t>(options_.decks.most_bytes);
  return json(protocol::write(reply));
}

HttpResponse House::deck(std::string_view hash) const {
  const ShelvedDeck* found = options_.decks.shelf->find(hash);
  if (found == nullptr) return not_found("there is no such deck here");
  protocol::DeckReply reply{.hash = found->hash, .name = by_language(found->deck.names), .cards = {}};
  for (const decks::OwnCard& card : found->deck.cards) {
    reply.cards.push_back(
        {.name = decks::card_name(card), .title = by_language(card.titles), .artist = by_language(card.artists)});
  }
  return json(protocol::write(reply));
}

// The name of a card contains the hash of its picture, so what is at an address never changes. Whatever a picture holds, it can run
// nothing, fetch nothing, and has no origin.
HttpResponse House::deck_picture(const HttpRequest& request, std::string_view card) {
  std::optional<decks::PictureType> type = options_.decks.shelf->type_of(card);
  if (!type) return not_found("there is no such picture");
  bool there = true;
  HttpResponse response = depot_.give(request, "decks/" + std::string(card), [&] {
    auto picture = options_.decks.shelf->picture(card);
    there = picture.has_value();
    return Ware{.text = there ? std::move(picture->bytes) : std::string(), .packed = type != decks::PictureType::svg};
  });
  if (!there) {
    depot_.forget("decks/" + std::string(card));
    return not_found("the file of this picture is gone, or was changed");
  }
  response.content_type = media_type(*type);
  response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
  response.headers.emplace_back(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'");
  return response;
}

// --- decks that people send -----------------------------------------------------------------------------------------

// Why this guest can't send a deck now; nothing if they can.
std::optional<HttpResponse> House::refuse_deck(const HttpRequest& head) {
  const storage::Time now = world_.now();
  if (options_.decks.most_sent == 0) return problem(403, "not-allowed", "this server takes no decks");
  if (!keys_.person(head.cookie, now)) return problem(401, "no-session", "say who you are first: POST /api/session");
  if (!head.content_type.starts_with("application/zip"))
    return problem(415, "bad-message", "send a zip archive with Content-Type: application/zip");
  if (sent_decks_ >= options_.decks.most_sent)
    return problem(403, "not-allowed", "this server has no room for another deck");
  if (decks_sent_.allows(head.address, now)) return std::nullopt;
  world_.metrics().too_fast.Increment();
  return problem(429, "too-fast", "you have sent many decks; wait a little");
}

// A few archives at a time are read, and one is checked, so that they can't fill the memory.
std::optional<HttpResponse> House::announced(const HttpRequest& head, std::uint64_t body_bytes) {
  if (auto refused = refuse_outsider(head, requests_)) return refused;
  if (head.method != "POST" || head.target != decks_path)
    return problem(413, "too-long", "the body of the request is too long");
  if (auto refused = refuse_deck(head)) return refused;
  if (body_bytes > options_.decks.most_bytes)
    return problem(413, "too-long", "an archive has at most " + std::to_string(options_.decks.most_bytes) + " bytes");
  const storage::Time now = world_.now();
  std::erase_if(decks_coming_, [now](storage::Time until) { return until < now; });
  if (decks_coming_.size() >= most_coming) return problem(503, "busy", "other decks are on their way; try again later");
  decks_coming_.push_back(now + longest_arrival);
  return std::nullopt;
}

void House::take_deck(HttpRequest request, const Reply& reply) {
  if (!decks_coming_.empty()) decks_coming_.erase(decks_coming_.begin());
  if (auto refused = refuse_deck(request)) return reply(std::move(*refused));
  if (deck_in_work_) return reply(problem(503, "busy", "another deck is being checked; try again in a moment"));
  deck_in_work_ = true;
  using Opened = core::Result<ShelvedDeck, std::vector<std::string>>;
  auto opened = std::make_shared<std::optional<Opened>>();
  world_.work(
      [opened, archive = std::move(request.body), place = options_.decks] {
        opened->emplace(decks::unpack_deck(archive, place.most_unpacked, place.home, lexicon::built_in()));
      },
      [this, opened, reply] {
        deck_in_work_ = false;
        if (!opened->value()) return reply(wrong_deck(opened->value().error()));
        ShelvedDeck deck = std::move(*opened).value().value();
        const protocol::DeckLine line = line_of(deck);
        if (options_.decks.shelf->add(std::move(deck))) {
          ++sent_decks_;
          world_.log().info("deck_taken", {{Field::code, line.hash}});
        }
        reply(json(protocol::write(line), 201));
      });
}

}  // namespace server
