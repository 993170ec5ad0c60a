// The targets that read what a desk keeps and is asked. Whatever the bytes, there is a value or a reason; what is
// written reads back as the same.
#pragma once

#include <string_view>

namespace ronda::fuzz {

void CheckAct(std::string_view bytes);
// Applied to a small tournament; what it came to is reached again by the difference.
void CheckChange(std::string_view bytes);
// Read, written, read again, and asked of a small tournament.
void CheckCommand(std::string_view bytes);
// As a file; and its lines as acts, linked and signed, so that more than the first hash is looked at.
void CheckJournal(std::string_view bytes);

}  // namespace ronda::fuzz
