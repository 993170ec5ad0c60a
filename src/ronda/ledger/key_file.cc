#include "ronda/ledger/key_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "ronda/formats/files.h"

namespace ronda::ledger {
namespace {

constexpr mode_t kOwnerOnly = 0600;
constexpr mode_t kOthers = 077;

Diagnostic KeyFault(const std::string& path, std::string message, std::string hint) {
  return {.code = "desk-key", .message = std::move(message), .hint = std::move(hint), .file = path};
}

tl::unexpected<Diagnostic> NotMade(const std::string& path) {
  return tl::unexpected(KeyFault(path, "the key cannot be stored: " + std::generic_category().message(errno),
                                 "check the permissions and the free space"));
}

Result<secret::SigningKey> Read(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) == 0 && (status.st_mode & kOthers) != 0) {
    return tl::unexpected(KeyFault(path, "others may read the key of the desk",
                                   "take the right away with chmod 600; if somebody may have read it, make a new one "
                                   "by removing the file"));
  }
  auto text = ReadBytes(path);
  if (!text) return tl::unexpected(text.error());
  if (text->ends_with('\n')) text->pop_back();
  const auto seed = secret::KeySeed::Parse(*text);
  secret::Wipe({reinterpret_cast<std::uint8_t*>(text->data()), text->size()});
  if (seed) return secret::SigningKey(*seed);
  return tl::unexpected(KeyFault(path, "the file holds no key", "restore it from a copy, or remove it for a new one"));
}

// Nobody may be quicker, and nobody else may read it in between.
Result<secret::SigningKey> Make(const std::string& path) {
  secret::SigningKey key = secret::SigningKey::Make();
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (file < 0) return NotMade(path);
  std::string text = key.seed().hex() + '\n';
  const bool is_written = write(file, text.data(), text.size()) == std::ssize(text) && fsync(file) == 0;
  secret::Wipe({reinterpret_cast<std::uint8_t*>(text.data()), text.size()});
  if (close(file) == 0 && is_written) return key;
  const auto failed = NotMade(path);
  unlink(path.c_str());
  return failed;
}

}  // namespace

std::string KeyFileOf(const std::string& desk) { return desk + ".key"; }

Result<secret::SigningKey> KeyOf(const std::string& desk) {
  const std::string path = KeyFileOf(desk);
  return access(path.c_str(), F_OK) == 0 ? Read(path) : Make(path);
}

}  // namespace ronda::ledger
