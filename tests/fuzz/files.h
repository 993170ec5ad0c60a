// The targets that read files. Whatever the bytes, a reader gives a value or says what is wrong, and every message has
// a text; what can be written is read back as the same.
#pragma once

#include <string_view>

namespace ronda::fuzz {

// Reads, updates and writes: an unchanged update changes no byte, and a file ronda wrote in any dialect reads back as
// the same tournament unless a loss was announced.
void CheckTrf(std::string_view bytes);
// Repairs until there is nothing to repair, which is after one cure, at most two.
void CheckDoctor(std::string_view bytes);
void CheckJson(std::string_view bytes);
void CheckCsv(std::string_view bytes);
void CheckBracket(std::string_view bytes);
void CheckTables(std::string_view bytes);
void CheckPrizes(std::string_view bytes);
void CheckVotes(std::string_view bytes);
void CheckKeizerSettings(std::string_view bytes);
void CheckAcceleration(std::string_view bytes);
void CheckAnnouncement(std::string_view bytes);
void CheckTimeControl(std::string_view bytes);
void CheckTags(std::string_view bytes);
void CheckRatingRules(std::string_view bytes);
void CheckRatingFacts(std::string_view bytes);

}  // namespace ronda::fuzz
