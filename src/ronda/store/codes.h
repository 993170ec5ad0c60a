// Codes of the diagnostics of stores; docs/store.md says what to do about each.
#pragma once

#include <string_view>

namespace ronda::store {

inline constexpr std::string_view kStoreAddition = "store-addition";   // acts that do not continue each other
inline constexpr std::string_view kStoreBackup = "store-backup";       // a copy could not be made
inline constexpr std::string_view kStoreDamaged = "store-damaged";     // pages or rows that cannot be
inline constexpr std::string_view kStoreFailed = "store-failed";       // the disk or the database broke down
inline constexpr std::string_view kStoreForeign = "store-foreign";     // another program's file or database
inline constexpr std::string_view kStoreFull = "store-full";           // no room; nothing was written
inline constexpr std::string_view kStoreInUse = "store-in-use";        // another process writes to it
inline constexpr std::string_view kStoreNetwork = "store-network";     // a network file system
inline constexpr std::string_view kStoreNewer = "store-newer";         // of a later version
inline constexpr std::string_view kStoreOlder = "store-older";         // of an earlier version, opened for reading only
inline constexpr std::string_view kStoreReadOnly = "store-read-only";  // may be read, not written
inline constexpr std::string_view kStoreTaken = "store-taken";         // an address or a login somebody else has
inline constexpr std::string_view kStoreUnknown = "store-unknown";     // what is asked for is not there
inline constexpr std::string_view kStoreUnreachable = "store-unreachable";  // no connection, or no such file

}  // namespace ronda::store
