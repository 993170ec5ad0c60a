// Passwords, kept as Argon2id hashes. Making one and comparing with one take about a tenth of a second and 64 MiB on
// purpose. Of the whole program two at most run at once, whoever calls; the others wait for their turn.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ronda::secret {

inline constexpr int kPasswordsAtOnce = 2;

// A password as it was typed; it cannot be printed, compared or stored by mistake.
class Password {
 public:
  explicit Password(std::string text) : text_(std::move(text)) {}
  Password(const Password&) = delete;
  Password& operator=(const Password&) = delete;
  Password(Password&&) = default;
  Password& operator=(Password&&) = delete;
  ~Password();

  std::size_t size() const { return text_.size(); }

 private:
  friend class PasswordHash;
  std::string text_;
};

class PasswordHash {
 public:
  // None if the memory for it cannot be had.
  static std::optional<PasswordHash> Of(const Password& password);
  // As the store has it; none if it is no such hash.
  static std::optional<PasswordHash> Parse(std::string_view text);

  bool Matches(const Password& password) const;
  const std::string& text() const { return text_; }

 private:
  explicit PasswordHash(std::string text) : text_(std::move(text)) {}

  std::string text_;  // "$argon2id$v=19$m=65536,t=2,p=1$..."
};

}  // namespace ronda::secret
