// The lines of a list in UTF-8, one at a time. A byte-order mark is left out, CR, LF and CR LF end a line, and a line
// that is not UTF-8 is read as Windows-1252: lists are joined of files of several origins.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/players/bytes.h"

namespace ronda::players {

// A longer line is not one of a list.
inline constexpr std::size_t kLongestLine = std::size_t{64} * 1024;

class Lines {
 public:
  explicit Lines(std::unique_ptr<ByteSource> bytes) : bytes_(std::move(bytes)) {}

  // None at the end. The text holds until the next call. Fails as the bytes do, and for a line that is too long
  // ("players-line").
  Result<std::optional<std::string_view>> Next();

  std::int64_t number() const { return number_; }          // of the last line, from 1
  std::int64_t recoded() const { return recoded_; }        // lines that were not UTF-8
  bool last_was_ended() const { return last_was_ended_; }  // by a line end
  const ByteSource& bytes() const { return *bytes_; }

  // The first bytes there are, without taking them.
  Result<std::string_view> Peek();

 private:
  Result<bool> Fill();
  std::string_view Decoded(std::string_view line);

  std::unique_ptr<ByteSource> bytes_;
  std::string buffer_;
  std::size_t at_ = 0;
  bool at_end_ = false;
  bool last_was_ended_ = true;
  bool skip_lf_ = false;
  std::int64_t number_ = 0;
  std::int64_t recoded_ = 0;
  std::string decoded_;
};

}  // namespace ronda::players
