// One server a file: a lock that the system gives back by itself when the process ends, however it ends.
#pragma once

#include <memory>
#include <string>

#include "storage/store.h"

namespace storage {

class FileLock {
 public:
  // Takes PATH.lock at once or says who has it. The lock is a file of its own, because closing a second descriptor of
  // the database itself would take SQLite's own locks away.
  static Or<std::unique_ptr<FileLock>> take(const std::string& path);

  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int fd) : fd_(fd) {}
  int fd_;
};

// "can't be written: Permission denied; …", for the error of the system that happened last.
Trouble file_trouble(const std::string& path);

}  // namespace storage
