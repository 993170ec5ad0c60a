// The signing key of a desk: in a file of its own beside the desk file (club.desk.key), which only its owner may read.
// Who has the desk file alone can verify, not sign.
#pragma once

#include <string>

#include "ronda/base/result.h"
#include "ronda/secret/signature.h"

namespace ronda::ledger {

std::string KeyFileOf(const std::string& desk);

// Makes one if there is none. Fails ("desk-key") if the file may be read by others or holds no key.
Result<secret::SigningKey> KeyOf(const std::string& desk);

}  // namespace ronda::ledger
