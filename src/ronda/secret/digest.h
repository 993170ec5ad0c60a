// SHA-256.
#pragma once

#include <initializer_list>
#include <string_view>

#include "ronda/secret/bytes.h"

namespace ronda::secret {

using Digest = Bytes<struct DigestTag, 32>;

// Of the parts one after the other.
Digest Sha256(std::initializer_list<std::string_view> parts);
Digest Sha256(std::string_view bytes);

}  // namespace ronda::secret
