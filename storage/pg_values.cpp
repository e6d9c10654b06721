#include "storage/pg_values.h"

namespace storage {
namespace {

// The ids of PostgreSQL's own types; they never change.
constexpr std::uint32_t type_bytea = 17;
constexpr std::uint32_t type_bigint = 20;

template <class Unsigned>
void put(std::string& out, Unsigned value) {
  for (int shift = static_cast<int>(sizeof(Unsigned)) * 8 - 8; shift >= 0; shift -= 8) {
    out += static_cast<char>((value >> shift) & 0xffU);
  }
}

void put_size(std::string& out, std::size_t size) { put(out, static_cast<std::uint32_t>(size)); }

// The number of dimensions, no NULLs, the type of the elements, and the length and lower bound of the one dimension.
std::string array_head(std::uint32_t type, std::size_t size) {
  std::string out;
  put_size(out, size == 0 ? 0 : 1);
  put_size(out, 0);
  put(out, type);
  if (size == 0) return out;
  put_size(out, size);
  put_size(out, 1);
  return out;
}

}  // namespace

PgValues& PgValues::number(std::int64_t value) {
  put(values_.emplace_back(), static_cast<std::uint64_t>(value));
  return *this;
}

PgValues& PgValues::bytes(std::string_view value) {
  values_.emplace_back(value);
  return *this;
}

PgValues& PgValues::numbers(const std::vector<std::int64_t>& values) {
  std::string& out = values_.emplace_back(array_head(type_bigint, values.size()));
  for (const std::int64_t value : values) {
    put_size(out, sizeof value);
    put(out, static_cast<std::uint64_t>(value));
  }
  return *this;
}

PgValues& PgValues::list(const std::vector<std::string_view>& values) {
  std::string& out = values_.emplace_back(array_head(type_bytea, values.size()));
  for (const std::string_view value : values) {
    put_size(out, value.size());
    out += value;
  }
  return *this;
}

PgValues::Pointers PgValues::pointers() const {
  Pointers pointers;
  for (const std::string& value : values_) {
    pointers.data.push_back(value.c_str());
    pointers.lengths.push_back(static_cast<int>(value.size()));
    pointers.formats.push_back(1);
  }
  return pointers;
}

std::int64_t PgRows::number(int row, int column) const {
  const std::string value = bytes(row, column);
  if (value.empty()) return 0;
  // The first bit is the sign, for any number of bytes.
  std::int64_t number = static_cast<unsigned char>(value.front()) >= 0x80 ? -1 : 0;
  for (const char byte : value) number = number * 256 + static_cast<unsigned char>(byte);
  return number;
}

std::string PgRows::bytes(int row, int column) const {
  const int size = PQgetlength(result_.get(), row, column);
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(size)};
}

bool PgRows::is_damage() const {
  const char* code = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
  const std::string_view state = code == nullptr ? "" : code;
  return state == "XX001" || state == "XX002";
}

std::string PgRows::complaint() const {
  const char* text = PQresultErrorField(result_.get(), PG_DIAG_MESSAGE_PRIMARY);
  const char* code = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
  if (text == nullptr) return "";
  return std::string(text) + (code != nullptr ? " [" + std::string(code) + "]" : "");
}

}  // namespace storage
