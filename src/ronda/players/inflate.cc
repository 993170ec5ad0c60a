#include "ronda/players/inflate.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <string>

namespace ronda::players {
namespace {

constexpr std::uint32_t kStored = 0;
constexpr std::uint32_t kDeflated = 8;

class Member final : public ByteSource {
 public:
  Member(std::unique_ptr<FileBytes> file, const Packed& packed) : file_(std::move(file)), packed_(packed) {
    if (packed_.method == kDeflated) is_open_ = inflateInit2(&stream_, -MAX_WBITS) == Z_OK;
  }
  ~Member() override {
    if (is_open_) inflateEnd(&stream_);
  }
  Member(const Member&) = delete;
  Member& operator=(const Member&) = delete;

  Result<std::size_t> Read(std::span<char> room) override {
    auto count = packed_.method == kStored ? ReadStored(room) : ReadDeflated(room);
    if (!count) return count;
    crc_ = crc32(crc_, reinterpret_cast<const Bytef*>(room.data()), static_cast<uInt>(*count));  // NOLINT: zlib's type
    given_ += *count;
    const bool is_wrong = *count == 0 ? given_ != packed_.size || crc_ != packed_.crc : given_ > packed_.size;
    return is_wrong ? Fault() : count;
  }

  std::uint64_t done() const override { return file_->done(); }
  std::uint64_t total() const override { return file_->total(); }

 private:
  Result<std::size_t> Fault() const {
    return tl::unexpected(
        Diagnostic{.code = "players-zip",
                   .message = fmt::format("the archive is damaged: what is packed ends or differs after {} bytes of {}",
                                          given_, packed_.size),
                   .hint = "download it again",
                   .file = file_->path()});
  }

  // Packed bytes, as many as belong to the member.
  Result<std::size_t> Take(std::span<char> room) {
    auto count = file_->Read(room.first(std::min<std::uint64_t>(room.size(), packed_.packed_size - taken_)));
    if (count) taken_ += *count;
    return count;
  }

  Result<std::size_t> ReadStored(std::span<char> room) { return Take(room); }

  Result<std::size_t> ReadDeflated(std::span<char> room) {
    if (!is_open_) return Fault();
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());  // NOLINT: zlib's type
    stream_.avail_out = static_cast<uInt>(room.size());
    while (stream_.avail_out > 0 && !is_finished_) {
      if (stream_.avail_in == 0) {
        auto count = Take(packed_bytes_);
        if (!count) return count;
        if (*count == 0) return Fault();
        stream_.next_in = reinterpret_cast<Bytef*>(packed_bytes_.data());  // NOLINT: zlib's type
        stream_.avail_in = static_cast<uInt>(*count);
      }
      const int said = inflate(&stream_, Z_NO_FLUSH);
      if (said != Z_OK && said != Z_STREAM_END) return Fault();
      is_finished_ = said == Z_STREAM_END;
    }
    return room.size() - stream_.avail_out;
  }

  std::unique_ptr<FileBytes> file_;
  Packed packed_;
  z_stream stream_{};
  bool is_open_ = false;
  bool is_finished_ = false;
  std::array<char, 65536> packed_bytes_{};
  std::uint64_t taken_ = 0;
  std::uint64_t given_ = 0;
  uLong crc_ = 0;
};

}  // namespace

Result<std::unique_ptr<ByteSource>> Unpack(std::unique_ptr<FileBytes> file, const Packed& packed) {
  if (packed.method != kStored && packed.method != kDeflated) {
    return tl::unexpected(Diagnostic{.code = "players-zip",
                                     .message = fmt::format("the archive is packed by method {}", packed.method),
                                     .hint = "unpack it first",
                                     .file = file->path()});
  }
  return std::make_unique<Member>(std::move(file), packed);
}

}  // namespace ronda::players
