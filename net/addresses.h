// Counts connections by address.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace net {

// The part of an address by which visitors are counted. One visitor can use a whole IPv6 network of 64 bits, because
// providers give one to each household. A text that is not an address is counted as it is.
std::string household(const std::string& address);

// The address of the client in front of this many trusted proxies. Each proxy adds the address that it was asked from to the
// end of X-Forwarded-For. If the header has too few addresses, this is the peer's own address.
std::string forwarded_address(std::string_view header, int proxies, const std::string& peer);

// Whether only this machine can use the address, as with 127.0.0.1 and ::1.
bool is_loopback(std::string_view address);

class AddressBook {
 public:
  using Entry = std::pair<const std::string, int>;

  // A counted connection. The destructor uncounts it, so the book must outlive it.
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

  // Empty if `limit` connections from this address or household are already open.
  Place take(const std::string& address, int limit);

 private:
  void give_back(Entry& entry);
  std::unordered_map<std::string, int> counts_;
};

}  // namespace net
