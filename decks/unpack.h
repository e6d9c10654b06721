// A deck that somebody sent as a zip archive.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "decks/shelf.h"
#include "lexicon/languages.h"

namespace decks {

// Checks the archive and puts the deck into the folder `home`, under a name that depends on its files alone. Nothing but deck.json
// and the pictures that it names is written, and nothing stays if anything is wrong. deck.json may lie in a folder of the archive.
// `most_bytes`: of all files, unpacked. The error is a list of findings.
core::Result<ShelvedDeck, std::vector<std::string>> unpack_deck(std::string_view archive, std::size_t most_bytes,
                                                                const std::filesystem::path& home,
                                                                const lexicon::Languages& languages);

}  // namespace decks
