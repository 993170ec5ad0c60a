// PostgreSQL's client library, loaded when a database is first opened. It brings two dozen libraries along (Kerberos,
// LDAP, two of TLS), and having them loaded took half of the time in which everything else starts.
#pragma once

#include "ronda/base/result.h"

namespace ronda::store {

// Before anything of libpqxx is used. The first call loads the library, every later one says the same.
Result<void> LoadClientLibrary();

}  // namespace ronda::store
