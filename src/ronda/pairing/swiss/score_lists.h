// The criteria that compare lists of scores or of score differences, largest first, as digits (criteria.h): one digit a
// value, so that comparing digits compares the lists. Each factory returns null if its criterion cannot tell candidates
// of the bracket apart.
//
// Where all residents have the same score, a difference is known by the score of the higher player, and once it is
// known how many are paired of each score, a list follows from counts by score. Then a digit counts no more players
// than there are with its score, which keeps the weights narrow. Brackets with residents of several scores (2017,
// collapsed last bracket) need the lists themselves.
#pragma once

#include <memory>

#include "ronda/pairing/swiss/criteria.h"

namespace ronda::swiss {

// C.04.3/2026 §2.4.2 [C7]; C.04.4.2/2026 §2.3.2 [C6].
std::unique_ptr<DigitBlock> DownfloaterScoresBlock(const Field& field, const Bracket& bracket);
// C.04.3/2017 §A.8, §C.6.
std::unique_ptr<DigitBlock> PairingScoreDifferenceBlock(const Field& field, const Bracket& bracket);
// C.04.3/2026 §2.4.3 [C8]; /2017 §C.7; C.04.4.2/2026 §2.3.3 [C7].
// Decision 022.
std::unique_ptr<DigitBlock> NextBracketBlock(const Field& field, const Bracket& bracket);
// C.04.3/2026 §2.4.13 [C18] and §2.4.15 [C20]; /2017 §C.16 and §C.18.
std::unique_ptr<DigitBlock> DownfloatDifferencesBlock(FloatOf before, const Field& field, const Bracket& bracket);
// C.04.3/2026 §2.4.14 [C19] and §2.4.16 [C21]; /2017 §C.17 and §C.19.
std::unique_ptr<DigitBlock> UpfloatDifferencesBlock(FloatOf before, const Field& field, const Bracket& bracket);

}  // namespace ronda::swiss
