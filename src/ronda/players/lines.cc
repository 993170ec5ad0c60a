#include "ronda/players/lines.h"

#include <fmt/format.h>

#include "ronda/base/utf8.h"
#include "ronda/formats/text.h"

namespace ronda::players {
namespace {

constexpr std::size_t kPiece = std::size_t{256} * 1024;

}  // namespace

// More bytes behind those not taken yet; false at the end.
Result<bool> Lines::Fill() {
  buffer_.erase(0, at_);
  at_ = 0;
  const std::size_t had = buffer_.size();
  buffer_.resize(had + kPiece);
  const auto count = bytes_->Read(std::span<char>(buffer_).subspan(had));
  buffer_.resize(had + count.value_or(0));
  if (!count) return tl::unexpected(count.error());
  if (*count == 0) at_end_ = true;
  return *count > 0;
}

Result<std::string_view> Lines::Peek() {
  if (buffer_.empty()) {
    if (const auto filled = Fill(); !filled) return tl::unexpected(filled.error());
    if (buffer_.starts_with(text::kUtf8Bom)) at_ = text::kUtf8Bom.size();
  }
  return std::string_view(buffer_).substr(at_);
}

std::string_view Lines::Decoded(std::string_view line) {
  if (IsAscii(line) || IsUtf8(line)) return line;
  ++recoded_;
  decoded_ = FromWindows1252(line);
  return decoded_;
}

Result<std::optional<std::string_view>> Lines::Next() {
  if (number_ == 0) {
    if (const auto peeked = Peek(); !peeked) return tl::unexpected(peeked.error());
  }
  std::size_t searched = 0;
  while (true) {
    if (skip_lf_ && at_ < buffer_.size()) {
      if (buffer_[at_] == '\n') ++at_;
      skip_lf_ = false;
    }
    const std::size_t end = buffer_.find_first_of("\r\n", at_ + searched);
    const std::size_t size = std::min(end, buffer_.size()) - at_;
    if (size > kLongestLine) {
      return tl::unexpected(
          Diagnostic{.code = "players-line",
                     .message = fmt::format("line {} has more than {} bytes", number_ + 1, kLongestLine),
                     .hint = "this is no list of players, or it is damaged"});
    }
    if (end != std::string::npos) {
      const std::string_view line = std::string_view(buffer_).substr(at_, size);
      skip_lf_ = buffer_[end] == '\r';
      at_ = end + 1;
      ++number_;
      return Decoded(line);
    }
    searched = size;
    if (at_end_) break;
    if (const auto filled = Fill(); !filled) return tl::unexpected(filled.error());
  }
  if (at_ == buffer_.size()) return std::optional<std::string_view>();
  const std::string_view line = std::string_view(buffer_).substr(at_);
  at_ = buffer_.size();
  ++number_;
  last_was_ended_ = false;
  return Decoded(line);
}

}  // namespace ronda::players
