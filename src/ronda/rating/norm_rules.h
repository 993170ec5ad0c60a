// What a title norm asks for (FIDE Handbook B.01, 2024), as data.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace ronda::rating {

enum class NormTitle : std::uint8_t { kGm, kIm, kWgm, kWim };

// B.01 §0.5, §1.4.5, §1.4.6, §1.4.8.b, §1.5.3.
struct NormRule {
  NormTitle title;
  std::string_view name;
  int performance;                         // at least
  int average;                             // of the opponents, at least
  int floor;                               // the lowest opponent counts as if rated so, if lower
  std::span<const std::string_view> held;  // the titles a third of the opponents must hold
  int title_rating;                        // the rating the title itself asks for
  bool for_women;
};

std::span<const NormRule> NormRules();
const NormRule& RuleFor(NormTitle title);

inline constexpr int kNormGames = 9;  // at least
inline constexpr int kNormUnratedOpponent = 1400;
inline constexpr int kNormLeastHolders = 3;  // and a third of the opponents
inline constexpr int kNormLeastScore = 35;   // percent
inline constexpr int kNormForeignFederations = 2;

// Titles that count towards the half of the opponents who must hold one; those of candidate masters do not.
bool CountsAsTitled(std::string_view title);

// Whether somebody with the title has the one the norm is for, or a higher one.
bool HasTitle(std::string_view held, NormTitle sought);

}  // namespace ronda::rating
