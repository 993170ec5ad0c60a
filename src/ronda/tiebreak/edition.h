// An edition of the tie-break regulations as data: what an unplayed round is worth to the player and to the player's
// opponents, what is cut first, and when the text was in force. FIDE Handbook C.07, and the adjustment that the book
// "Elementos de un torneo" (chapter 3) describes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "ronda/model/tournament.h"

namespace ronda::tiebreak {

// What the opponents of a participant count as the participant's score.
enum class AdjustedScore : std::uint8_t {
  kTrailingByesDrawn,  // 16.3: requested byes with nothing but voluntarily unplayed rounds after them count as draws
  kUnplayedDrawn,      // every unplayed round counts as a draw
};

// Who stands in for the opponent in a round the participant did not play.
enum class Dummy : std::uint8_t {
  kOwnScoreCapped,   // C.07/2026 §16.4: own score, not more than the cap
  kOwnScore,         // C.07/2023 and 2024: own score; the points of the round are those awarded
  kDrawWithOneself,  // the book: own score, and the round is a draw
  kVirtualOpponent,  // C.07 before 2023: as strong as the participant before the round, then drawing
};

// What is cut where the least significant value is to go.
enum class CutRule : std::uint8_t {
  kVoluntaryFirst,  // 16.5: the smallest contribution of a voluntarily unplayed round, unless it is below the least
  kLeast,
};

// How forfeits count where the pairings do not depend on results (15.2).
enum class PredeterminedForfeits : std::uint8_t {
  kGamesExceptOwnLosses,  // C.07/2026: games; but a forfeit loss stays unplayed for tie-breaks of one's own results
  kGames,
  kAsElsewhere,  // the book makes no difference
};

// How the games among tied participants rank them.
enum class Encounter : std::uint8_t {
  kSafeRanks,  // C.07 §6: all have met all, or a rank is safe whatever the missing games would bring
  kPlainSum,   // Elementos §3.1.1: the points of the games, unplayed ones drawn
};

struct Edition {
  std::string_view id;
  std::string_view title;
  std::string_view from;  // "YYYY/MM/DD", empty: always
  std::string_view to;    // empty: still in force
  AdjustedScore adjusted_score;
  Dummy dummy;
  CutRule cut;
  PredeterminedForfeits predetermined_forfeits;
  Encounter encounter;
};

std::span<const Edition> Editions();

// The edition in force; the one by its identifier (null if there is none); the one in force on a date "YYYY/MM/DD".
const Edition& CurrentEdition();
const Edition* FindEdition(std::string_view id);
const Edition& EditionOn(std::string_view date);
// The one in force when the event began; the current one where that is not known.
const Edition& EditionFor(const EventInfo& event);
// Why that one: "in force on 2025-05-01", or that it is the newest; empty without a date.
std::string WhyEditionFor(const EventInfo& event);

}  // namespace ronda::tiebreak
