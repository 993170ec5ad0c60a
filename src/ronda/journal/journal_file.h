// A journal as a file of lines, to be carried to another desk or verified by another program. docs/formats/journal.md
// describes it to the byte.
//
//   ronda-journal 1
//   tournament club-open Club Open 2026
//   <hash> {"v":1,"seq":1,...}
//   ...
//   head 57 <hash>
//   key <public key>
//   signature <signature of the head>
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/chain.h"

namespace ronda::journal {

struct JournalFile {
  std::string slug;
  std::string name;
  std::vector<StoredAct> acts;
  std::optional<SignedHead> signature = {};

  // Where the acts end.
  Head head() const { return acts.empty() ? Head{} : Head{acts.back().seq, acts.back().hash}; }
};

std::string WriteJournal(const JournalFile& journal);

// Whether the bytes begin as such a file does.
bool LooksLikeJournal(std::string_view bytes);

// Fails, naming the line, with the codes "journal-file" (no such file, or cut), "journal-version" (of a later program),
// "journal-broken" (a link does not hold) and "journal-signature" (the signature is not of this head by this key).
Result<JournalFile> ReadJournal(std::string_view bytes, std::string_view file_name);

// Which link does not hold, in words.
Diagnostic InWords(const BrokenLink& broken, const StoredAct& found);

}  // namespace ronda::journal
