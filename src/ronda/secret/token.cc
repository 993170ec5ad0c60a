#include "ronda/secret/token.h"

#include <algorithm>

#include "ronda/secret/random.h"

namespace ronda::secret {

Token Token::Make() { return Token(Random<Value>()); }

std::optional<Token> Token::Parse(std::string_view text) {
  Value::Array bytes;
  if (!FromBase64Url(text, bytes)) return std::nullopt;
  return Token(Value(bytes));
}

std::string Token::text() const { return ToBase64Url(value_.bytes()); }

TokenHash Token::hash() const {
  const Digest digest = Sha256({"ronda-token-1\n", value_.raw()});
  TokenHash::Array bytes;
  std::copy(digest.bytes().begin(), digest.bytes().end(), bytes.begin());
  return TokenHash(bytes);
}

}  // namespace ronda::secret
