// The functions behind the catalogue, one a tie-break. Private to the module: others go through the catalogue.
#pragma once

#include "ronda/tiebreak/session.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

// A tie-break that another one builds on, with the score and the modifiers /P and /F of that one.
TieBreak Underlying(std::string_view acronym, const TieBreak& of);

// own_results.cc: C.07 §7; Elementos §3.1.
Evaluate EvaluatePoints, EvaluateMatchPoints, EvaluateGamePoints, EvaluateSecondaryScore;
Evaluate EvaluateWins, EvaluateWonGames, EvaluateBlackGames, EvaluateBlackWins;
Evaluate EvaluateProgressive, EvaluateProgressiveCuts, EvaluateRoundsElected, EvaluateStandardPoints;
Evaluate EvaluatePairingNumber, EvaluateRating, EvaluateKashdan, EvaluatePointDifference;
Levels RoundLevels, TwoLevels;

// buchholz.cc: C.07 §8 and §13.4; Elementos §3.1.3, §3.2.
Evaluate EvaluateBuchholz, EvaluateForeBuchholz, EvaluateAverageBuchholz, EvaluateSumOfBuchholz;
Evaluate EvaluateHarknessMedian, EvaluateBrightwell, EvaluateScoresAndSchedule;

// sonneborn_berger.cc: C.07 §9 and §13.2; Elementos §3.1.4, §3.1.5, §3.2.6, §3.4.2.
Evaluate EvaluateSonnebornBerger, EvaluateSecondSonnebornBerger;
Evaluate EvaluateMatchMatchSonneborn, EvaluateMatchGameSonneborn, EvaluateGameMatchSonneborn, EvaluateGameGameSonneborn;
Evaluate EvaluateKoya, EvaluateExtendedKoya;
Levels KoyaLevels;

// ratings.cc: C.07 §10; Elementos §3.3.
Evaluate EvaluateAverageRating, EvaluatePerformance, EvaluatePerfectPerformance;
Evaluate EvaluateAveragePerformance, EvaluateAveragePerfectPerformance, EvaluateBookPerformance;

// boards.cc: C.07 §12; Elementos §3.1.9.
Evaluate EvaluateBoardCount, EvaluateTopBoards, EvaluateBottomBoards, EvaluateDutchBoards;
Levels BoardLevels, DutchBoardLevels;

// encounter.cc: C.07 §6 and §13.3; Elementos §3.1.1 and §3.4.1.
Separate SeparateByEncounter, SeparateByBlack;
Separate SeparateByTeamEncounter, SeparateByTeamEncounterCountTop, SeparateByTeamEncounterCountBottom,
    SeparateByTeamEncounterTop, SeparateByTeamEncounterBottom;

// lots.cc: Elementos §3.4.3.
Separate SeparateByLots;

}  // namespace ronda::tiebreak
