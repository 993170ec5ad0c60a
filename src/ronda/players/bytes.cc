#include "ronda/players/bytes.h"

#include <fmt/format.h>

#include <filesystem>

#include "ronda/base/counting.h"
#include "ronda/formats/files.h"

namespace ronda::players {

Result<std::unique_ptr<FileBytes>> FileBytes::Open(const std::string& path) {
  std::error_code error;
  const bool is_file = std::filesystem::is_regular_file(path, error);
  std::ifstream file(path, std::ios::binary);
  if (!is_file || !file) {
    return tl::unexpected(Diagnostic{.code = std::string(kFileUnreadable),
                                     .message = "the list cannot be read",
                                     .hint = "name a file that is there",
                                     .file = path});
  }
  const std::uint64_t size = std::filesystem::file_size(path, error);
  if (error || size == 0) {
    return tl::unexpected(Diagnostic{
        .code = std::string(kFileEmpty), .message = "the list is empty", .hint = "download it again", .file = path});
  }
  return std::unique_ptr<FileBytes>(new FileBytes(path, std::move(file), size));  // NOLINT: the constructor is private
}

Result<std::size_t> FileBytes::Read(std::span<char> room) {
  file_.read(room.data(), static_cast<std::streamsize>(room.size()));
  if (file_.bad()) {
    return tl::unexpected(Diagnostic{.code = std::string(kFileUnreadable),
                                     .message = fmt::format("reading fails after {} bytes", done_),
                                     .hint = "is the disk in order?",
                                     .file = path_});
  }
  const std::size_t count = Size(file_.gcount());
  done_ += count;
  return count;
}

void FileBytes::Seek(std::uint64_t place) {
  file_.clear();
  file_.seekg(static_cast<std::streamoff>(place));
  done_ = place;
}

}  // namespace ronda::players
