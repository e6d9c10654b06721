#include "decks/unpack.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <utility>

#include "core/sha256.h"
#include "core/text.h"
#include "decks/zip.h"

namespace decks {
namespace {

namespace fs = std::filesystem;
using core::Failure;
using Opened = core::Result<ShelvedDeck, std::vector<std::string>>;
using Files = std::vector<ZipFile>;

Opened refused(std::string finding) { return Failure{std::vector{std::move(finding)}}; }

const ZipFile* find(const Files& files, const std::string& name) {
  const auto found = std::find_if(files.begin(), files.end(), [&](const ZipFile& file) { return file.name == name; });
  return found == files.end() ? nullptr : &*found;
}

// The folder of deck.json with its "/", or nothing if it lies at the top.
std::string root_of(const Files& files) {
  const std::string name = description_file;
  if (find(files, name) != nullptr) return {};
  const auto found = std::find_if(files.begin(), files.end(), [&](const ZipFile& file) {
    return core::split(file.name, '/').size() == 2 && file.name.ends_with("/" + name);
  });
  return found == files.end() ? std::string() : found->name.substr(0, found->name.size() - name.size());
}

// Only what the description names, with its hash.
struct Chosen {
  Files files;
  std::string hash;
};

Chosen chosen_of(const Files& files) {
  const std::string root = root_of(files);
  const ZipFile* described = find(files, root + description_file);
  if (described == nullptr) return {};
  std::set<std::string> names = {description_file};
  for (const OwnCard& card : read_own_deck(described->bytes).cards) names.insert(card.picture);
  Chosen chosen;
  std::string all;
  for (const std::string& name : names) {
    const ZipFile* file = find(files, root + name);
    if (file == nullptr) continue;  // the check of the folder says that it is missing
    all += name + " " + core::to_hex(core::sha256(file->bytes)) + "\n";
    chosen.files.push_back({name, file->bytes});
  }
  chosen.hash = core::to_hex(core::sha256(all)).substr(0, 32);
  return chosen;
}

bool write(const fs::path& folder, const Files& files) {
  std::error_code error;
  for (const ZipFile& file : files) {
    const fs::path path = folder / file.name;
    fs::create_directories(path.parent_path(), error);
    std::ofstream out(path, std::ios::binary);
    out << file.bytes;
    out.close();
    if (!out) return false;
  }
  return true;
}

// A folder that is gone when this is.
class Workplace {
 public:
  explicit Workplace(fs::path path) : path_(std::move(path)) { clear(); }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  ~Workplace() { clear(); }
  const fs::path& path() const { return path_; }

 private:
  void clear() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  fs::path path_;
};

}  // namespace

Opened unpack_deck(std::string_view archive, std::size_t most_bytes, const fs::path& home,
                   const lexicon::Languages& languages) {
  const auto files = read_zip(archive, {.bytes = most_bytes});
  if (!files) return refused("the archive: " + files.error());
  const Chosen chosen = chosen_of(files.value());
  if (chosen.files.empty()) return refused("the archive: there is no deck.json in it");
  // A name with a dot is not offered as a deck, should the server end in the middle of this.
  const Workplace workplace(home / ("." + chosen.hash));
  if (!write(workplace.path(), chosen.files)) return refused("the server has no room for this deck");
  auto opened = open_deck(workplace.path(), languages);
  if (!opened) return opened;
  ShelvedDeck deck = std::move(opened).value();
  deck.folder = home / chosen.hash;
  std::error_code error;
  if (!fs::exists(deck.folder, error)) fs::rename(workplace.path(), deck.folder, error);
  if (error) return refused("the server could not keep this deck: " + error.message());
  return deck;
}

}  // namespace decks
