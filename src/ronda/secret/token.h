// A token is what somebody holds (in a cookie, in an address, in a QR code); the store keeps only its hash, so that who
// reads the store cannot enter.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ronda/secret/bytes.h"
#include "ronda/secret/digest.h"

namespace ronda::secret {

using TokenHash = Bytes<struct TokenHashTag, 32>;

class Token {
 public:
  static Token Make();
  // As it stands in an address; none if it is no token.
  static std::optional<Token> Parse(std::string_view text);

  std::string text() const;  // 32 letters
  TokenHash hash() const;

 private:
  using Value = Bytes<struct TokenTag, 24>;
  explicit Token(const Value& value) : value_(value) {}

  Value value_;
};

}  // namespace ronda::secret
