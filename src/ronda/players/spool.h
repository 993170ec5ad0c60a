// Players on the disk while a list is put in order: a list need not fit into memory. The file has no name and is gone
// when this is.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "ronda/base/result.h"
#include "ronda/players/listed_player.h"

namespace ronda::players {

class Spool {
 public:
  // In this folder. Fails ("file-unwritable").
  static Result<Spool> Make(const std::string& folder);

  Spool(Spool&& other) noexcept
      : file_(std::exchange(other.file_, -1)), pending_(std::move(other.pending_)), written_(other.written_) {}
  Spool& operator=(Spool&&) = delete;
  ~Spool();

  // Where the player is. Fails ("file-unwritable") if the disk is full.
  Result<std::uint64_t> Append(const ListedPlayer& player);
  Result<ListedPlayer> Read(std::uint64_t place);

 private:
  explicit Spool(int file) : file_(file) {}
  Result<void> Flush();

  int file_;
  std::string pending_;
  std::uint64_t written_ = 0;
};

}  // namespace ronda::players
