// Only one server may use a file. The system releases this lock when the process ends, however it ends.
#pragma once

#include <memory>
#include <string>

#include "storage/store.h"

namespace storage {

class FileLock {
 public:
  // Takes PATH.lock without waiting, or says who holds it. The lock is a separate file: closing a second descriptor of
  // the database itself would release SQLite's own locks.
  static Or<std::unique_ptr<FileLock>> take(const std::string& path);

  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int fd) : fd_(fd) {}
  int fd_;
};

// "can't be written: Permission denied; …", for the latest system error.
Trouble file_trouble(const std::string& path);

}  // namespace storage
