// The bytes of a list, a piece at a time, so that a list of any size takes little memory.
#pragma once

#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "ronda/base/result.h"

namespace ronda::players {

class ByteSource {
 public:
  virtual ~ByteSource() = default;

  // As many bytes as there are, at most what has room; none at the end.
  virtual Result<std::size_t> Read(std::span<char> room) = 0;
  // How much of the file has been read, and how much there is of it.
  virtual std::uint64_t done() const = 0;
  virtual std::uint64_t total() const = 0;
};

// A file as it is. Fails ("file-unreadable", "file-empty").
class FileBytes final : public ByteSource {
 public:
  static Result<std::unique_ptr<FileBytes>> Open(const std::string& path);

  Result<std::size_t> Read(std::span<char> room) override;
  std::uint64_t done() const override { return done_; }
  std::uint64_t total() const override { return total_; }

  // The next bytes to be read are those from here on.
  void Seek(std::uint64_t place);
  const std::string& path() const { return path_; }

 private:
  FileBytes(std::string path, std::ifstream file, std::uint64_t total)
      : path_(std::move(path)), file_(std::move(file)), total_(total) {}

  std::string path_;
  std::ifstream file_;
  std::uint64_t total_;
  std::uint64_t done_ = 0;
};

}  // namespace ronda::players
