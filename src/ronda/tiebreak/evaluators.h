// The functions behind the catalogue, one a tie-break. Private to the module: others go through the catalogue.
#pragma once

#include "ronda/tiebreak/session.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

// A tie-break that another one builds on, with the score and the modifiers /P and /F of that one.
TieBreak Underlying(std::string_view acronym, const TieBreak& of);

// own_results.cc
Evaluate EvaluatePoints, EvaluateMatchPoints, EvaluateGamePoints, EvaluateSecondaryScore;
Evaluate EvaluateWins, EvaluateWonGames, EvaluateBlackGames, EvaluateBlackWins;
Evaluate EvaluateProgressive, EvaluateProgressiveCuts, EvaluateRoundsElected, EvaluateStandardPoints;
Evaluate EvaluatePairingNumber, EvaluateRating, EvaluateKashdan, EvaluatePointDifference;
Levels RoundLevels, TwoLevels;

// buchholz.cc
Evaluate EvaluateBuchholz, EvaluateForeBuchholz, EvaluateAverageBuchholz, EvaluateSumOfBuchholz;
Evaluate EvaluateHarknessMedian, EvaluateBrightwell, EvaluateScoresAndSchedule;

// sonneborn_berger.cc
Evaluate EvaluateSonnebornBerger, EvaluateSecondSonnebornBerger;
Evaluate EvaluateMatchMatchSonneborn, EvaluateMatchGameSonneborn, EvaluateGameMatchSonneborn, EvaluateGameGameSonneborn;
Evaluate EvaluateKoya, EvaluateExtendedKoya;
Levels KoyaLevels;

// ratings.cc
Evaluate EvaluateAverageRating, EvaluatePerformance, EvaluatePerfectPerformance;
Evaluate EvaluateAveragePerformance, EvaluateAveragePerfectPerformance, EvaluateBookPerformance;

// boards.cc
Evaluate EvaluateBoardCount, EvaluateTopBoards, EvaluateBottomBoards, EvaluateDutchBoards;
Levels BoardLevels, DutchBoardLevels;

// encounter.cc
Separate SeparateByEncounter, SeparateByBlack;
Separate SeparateByTeamEncounter, SeparateByTeamEncounterCountTop, SeparateByTeamEncounterCountBottom,
    SeparateByTeamEncounterTop, SeparateByTeamEncounterBottom;

// lots.cc
Separate SeparateByLots;

}  // namespace ronda::tiebreak
