#include "ronda/players/spool.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstring>
#include <string_view>

#include "ronda/base/counting.h"
#include "ronda/formats/files.h"

namespace ronda::players {
namespace {

constexpr char kBetween = '\x1f';
constexpr std::size_t kPending = 1 << 20;
constexpr std::size_t kHead = 4;     // the size of what follows
constexpr std::size_t kGuess = 256;  // most players are shorter
constexpr std::size_t kLongest = 1 << 14;

Diagnostic SpoolFault() {
  return {.code = std::string(kFileUnwritable),
          .message = "the list cannot be put in order: a temporary file cannot be written",
          .hint = "is there space on the disk?"};
}

void AddNumber(std::string& text, std::optional<std::int64_t> number) {
  if (number) fmt::format_to(std::back_inserter(text), "{}", *number);
  text += kBetween;
}

void AddText(std::string& text, std::string_view field) {
  text += field;
  text += kBetween;
}

std::string TextOf(const ListedPlayer& player) {
  std::string text;
  AddNumber(text, player.number);
  for (const auto& rating : player.ratings) AddNumber(text, rating);
  AddNumber(text, player.born);
  AddNumber(text, player.is_active ? 1 : 0);
  for (const std::string* field :
       {&player.id, &player.name, &player.federation, &player.title, &player.sex, &player.club}) {
    AddText(text, *field);
  }
  return text;
}

std::string_view TakeField(std::string_view& text) {
  const std::string_view field = text.substr(0, text.find(kBetween));
  text.remove_prefix(std::min(field.size() + 1, text.size()));
  return field;
}

std::optional<std::int64_t> TakeNumber(std::string_view& text) {
  const std::string_view field = TakeField(text);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

std::optional<int> TakeInt(std::string_view& text) {
  const auto number = TakeNumber(text);
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

ListedPlayer PlayerIn(std::string_view text) {
  ListedPlayer player;
  player.number = TakeNumber(text);
  for (auto& rating : player.ratings) rating = TakeInt(text);
  player.born = TakeInt(text);
  player.is_active = TakeNumber(text) == 1;
  for (std::string* field : {&player.id, &player.name, &player.federation, &player.title, &player.sex, &player.club}) {
    *field = TakeField(text);
  }
  return player;
}

}  // namespace

Result<Spool> Spool::Make(const std::string& folder) {
  std::string name = folder + "/.ronda-players-XXXXXX";
  const int file = mkostemp(name.data(), O_CLOEXEC);
  if (file < 0) {
    return tl::unexpected(Diagnostic{.code = std::string(kFileUnwritable),
                                     .message = "the folder cannot be written to",
                                     .hint = "name another file with --list",
                                     .file = folder});
  }
  unlink(name.c_str());
  return Spool(file);
}

Spool::~Spool() {
  if (file_ >= 0) close(file_);
}

Result<void> Spool::Flush() {
  for (std::string_view rest = pending_; !rest.empty();) {
    const ssize_t count = pwrite(file_, rest.data(), rest.size(), static_cast<off_t>(written_));
    if (count <= 0) return tl::unexpected(SpoolFault());
    written_ += static_cast<std::uint64_t>(count);
    rest.remove_prefix(Size(count));
  }
  pending_.clear();
  return {};
}

Result<std::uint64_t> Spool::Append(const ListedPlayer& player) {
  const std::uint64_t place = written_ + pending_.size();
  const std::string text = TextOf(player);
  const auto size = static_cast<std::uint32_t>(text.size());
  std::array<char, kHead> head{};
  std::memcpy(head.data(), &size, kHead);
  pending_.append(head.data(), kHead);
  pending_ += text;
  if (pending_.size() < kPending) return place;
  if (const auto flushed = Flush(); !flushed) return tl::unexpected(flushed.error());
  return place;
}

Result<ListedPlayer> Spool::Read(std::uint64_t place) {
  if (!pending_.empty()) {
    if (const auto flushed = Flush(); !flushed) return tl::unexpected(flushed.error());
  }
  std::string bytes(kGuess, '\0');
  const auto read = [&] { return pread(file_, bytes.data(), bytes.size(), static_cast<off_t>(place)); };
  ssize_t count = read();
  std::uint32_t size = 0;
  if (count >= static_cast<ssize_t>(kHead)) std::memcpy(&size, bytes.data(), kHead);
  if (size > kGuess - kHead && size <= kLongest) {
    bytes.resize(size + kHead);
    count = read();
  }
  if (count < static_cast<ssize_t>(size + kHead) || size == 0) return tl::unexpected(SpoolFault());
  return PlayerIn(std::string_view(bytes).substr(kHead, size));
}

}  // namespace ronda::players
