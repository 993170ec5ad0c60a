// The targets that ask the engine about a tournament made from bytes: whatever its history, every system answers or
// says why not, and what it answers holds together.
#pragma once

#include <string_view>

namespace ronda::fuzz {

// A round that is paired becomes part of a valid tournament, and the checker finds nothing in it.
void CheckPair(std::string_view bytes);
// Every round that was played is checked and, where it is not the one of the rules, judged.
void CheckCheck(std::string_view bytes);
void CheckExplain(std::string_view bytes);
void CheckOutlook(std::string_view bytes);
void CheckStandings(std::string_view bytes);
void CheckRate(std::string_view bytes);
// Entries, byes, withdrawals, corrections and new numbers, one after the other.
void CheckHandling(std::string_view bytes);

}  // namespace ronda::fuzz
