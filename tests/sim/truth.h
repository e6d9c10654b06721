// The truth: for every version, the table that follows from the stored events. Everything that clients are told is compared
// with it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/ids.h"
#include "protocol/messages.h"
#include "server/room/table.h"
#include "tests/server/fake_store.h"

namespace sim {

class Truth {
 public:
  explicit Truth(const server_tests::Shelf& shelf) : shelf_(shelf) {}

  // Number of stored events; nothing when there is no such match.
  std::optional<storage::Seq> stored(const std::string& match) const;
  const std::vector<storage::Event>& events(const std::string& match) const;
  const storage::Birth& birth(const std::string& match) const;
  // The table at a version; null when there is none, or when the stored events do not replay.
  const server::Table* at(const std::string& match, storage::Seq version);
  const server::Table* now(const std::string& match);

  // What a viewer should know at a version: {"table":…,"game":…}.
  std::string document(const server::Table& table, std::optional<core::Seat> seat) const;
  // The chat that this viewer hears: lines after the version `after` up to that of `table`, of the latest `most` lines.
  std::vector<protocol::ChatLine> heard(const std::string& match, std::optional<core::Seat> seat, storage::Seq after,
                                        const server::Table& table, std::size_t most);
  // How often a key is among the events, and the number of the first one that has it; 0 if there is none.
  struct Place {
    int times = 0;
    storage::Seq seq = 0;
  };
  Place find_key(const std::string& match, const std::string& key) const;

 private:
  struct Fold {
    std::vector<std::unique_ptr<const server::Table>> tables;  // by version, from 0
    std::vector<protocol::ChatLine> lines;
  };
  Fold* fold(const std::string& match);

  const server_tests::Shelf& shelf_;
  std::map<std::string, Fold> folds_;
};

}  // namespace sim
