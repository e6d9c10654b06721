#include "decks/shelf.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

#include "core/component_lines.h"
#include "core/sha256.h"
#include "decks/component_text.h"

namespace decks {
namespace {

using core::Failure;

// The hash that the rules give a component file.
std::string hash_of(std::string_view components) {
  struct Nothing {
    bool line(int /*number*/, const std::vector<std::string_view>& /*words*/) { return true; }
    bool finish() { return true; }
    core::ParseError error() const { return {}; }
  } parser;
  core::ComponentLines lines(components, "artline", {});
  return lines.parse_with(parser) ? std::string() : lines.hash();
}

}  // namespace

core::Result<ShelvedDeck, std::vector<std::string>> open_deck(const std::filesystem::path& folder,
                                                              const lexicon::Languages& languages) {
  OwnDeck deck = check_own_deck(folder);
  if (!deck.findings.empty()) return Failure{std::move(deck.findings)};
  auto components = component_text(deck, languages);
  if (!components) return Failure{std::vector{std::string("the deck: ") + components.error()}};
  std::string hash = hash_of(components.value());
  return ShelvedDeck{std::move(hash), std::move(deck), std::move(components).value(), folder};
}

bool Shelf::add(ShelvedDeck deck) {
  if (find(deck.hash) != nullptr) return false;
  for (const OwnCard& card : deck.deck.cards) {
    const auto type = type_of_name(card.picture);
    if (type) pictures_.emplace(card_name(card), Place{deck.folder / card.picture, *type, card.hash});
  }
  const auto before = [](const auto& a, const auto& b) { return a->deck.name < b->deck.name; };
  auto shelved = std::make_shared<const ShelvedDeck>(std::move(deck));
  decks_.insert(std::upper_bound(decks_.begin(), decks_.end(), shelved, before), shelved);
  return true;
}

const ShelvedDeck* Shelf::find(std::string_view hash) const {
  const auto found =
      std::find_if(decks_.begin(), decks_.end(), [hash](const auto& deck) { return deck->hash == hash; });
  return found == decks_.end() ? nullptr : found->get();
}

std::optional<PictureType> Shelf::type_of(std::string_view card) const {
  const auto found = pictures_.find(card);
  return found == pictures_.end() ? std::nullopt : std::optional(found->second.type);
}

std::optional<PictureFile> Shelf::picture(std::string_view card) const {
  const auto found = pictures_.find(card);
  if (found == pictures_.end()) return std::nullopt;
  const auto& [path, type, hash] = found->second;
  std::ifstream file(path, std::ios::binary);
  std::string bytes(largest_picture + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  if (core::to_hex(core::sha256(bytes)) != hash) return std::nullopt;
  return PictureFile{type, std::move(bytes)};
}

}  // namespace decks
