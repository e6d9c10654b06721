// Who is here how many times: connections counted by address.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>

namespace net {

// Addresses that one visitor can choose among count as one: an IPv6 network of 64 bits is given to one household. What is
// no address counts as it is written.
std::string household(const std::string& address);

// The address in X-Forwarded-For that the nearest proxy has added; the peer's own when there is none.
std::string forwarded_address(const std::string& header, const std::string& peer);

class AddressBook {
 public:
  using Entry = std::pair<const std::string, int>;

  // A place taken; it is given back at the end of its life, which the book must see.
  class Place {
   public:
    Place() = default;
    Place(Place&& other) noexcept : book_(std::exchange(other.book_, nullptr)), entry_(other.entry_) {}
    Place& operator=(Place&& other) noexcept {
      std::swap(book_, other.book_);
      std::swap(entry_, other.entry_);
      return *this;
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
      if (book_ != nullptr) book_->give_back(*entry_);
    }
    explicit operator bool() const { return book_ != nullptr; }

   private:
    friend AddressBook;
    Place(AddressBook* book, Entry* entry) : book_(book), entry_(entry) {}
    AddressBook* book_ = nullptr;
    Entry* entry_ = nullptr;
  };

  // Nothing when that many are there already.
  Place take(const std::string& address, int limit);

 private:
  void give_back(Entry& entry);
  std::unordered_map<std::string, int> counts_;
};

}  // namespace net
