// The two conversion tables of the rating regulations (FIDE Handbook B.02 §8.1.1 and §8.1.2): from a score to a
// difference of ratings, and from a difference of ratings to the score it lets expect. Whole numbers throughout.
#pragma once

namespace ronda::rating {

// B.02 §8.1.1: the difference of ratings (dp) that a score of so many percent, 0 to 100, stands for.
int DifferenceFor(int percentage);

// B.02 §8.1.2: the score, in hundredths, that a player rated so much higher than the opponent (lower if negative) may
// expect. The difference is taken as it is; a cap on it is the caller's.
int ExpectedScore(int difference);

}  // namespace ronda::rating
