// The decks that a server offers, and their pictures.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "decks/own_deck.h"
#include "decks/picture_file.h"
#include "lexicon/languages.h"

namespace decks {

struct ShelvedDeck {
  std::string hash;  // of its component file, as matches and records name it
  OwnDeck deck;
  std::string components;
  std::filesystem::path folder;
};

// The deck of a folder. The error is its findings, as `vernissage deck check` lists them.
core::Result<ShelvedDeck, std::vector<std::string>> open_deck(const std::filesystem::path& folder,
                                                              const lexicon::Languages& languages);

struct PictureFile {
  PictureType type = PictureType::svg;
  std::string bytes;
};

class Shelf {
 public:
  // Answers false if this deck is there already.
  bool add(ShelvedDeck deck);
  // In the order of their names.
  const std::vector<std::shared_ptr<const ShelvedDeck>>& all() const { return decks_; }
  const ShelvedDeck* find(std::string_view hash) const;
  // The type of a card's picture; nothing if there is no such card.
  std::optional<PictureType> type_of(std::string_view card) const;
  // The picture of a card (card_name); nothing if there is none. A file that has changed since it was checked is none.
  std::optional<PictureFile> picture(std::string_view card) const;

 private:
  struct Place {
    std::filesystem::path file;
    PictureType type;
    std::string hash;
  };
  std::vector<std::shared_ptr<const ShelvedDeck>> decks_;
  std::map<std::string, Place, std::less<>> pictures_;  // by card
};

}  // namespace decks
