// The initial order of the players (C.04.2/2025 §2.2): strength, then title, then the alphabet or what was announced in
// its place. Players who are alike in all of that keep the order they have.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ronda/base/alphabet.h"
#include "ronda/base/result.h"
#include "ronda/handling/edition.h"
#include "ronda/model/tournament.h"

namespace ronda::handling {

// Which rating is a player's strength (record 172).
enum class Strength : std::uint8_t { kFide, kNational, kFideElseNational, kNationalElseFide, kHigher, kLower };

// By its code in record 172: FIDE, NRO, FIDON, NIDOF, HBFN, LBFN; none for others.
std::optional<Strength> StrengthFromCode(std::string_view code);

// What decides between players of equal strength and title.
enum class LastResort : std::uint8_t {
  kName,
  kListOrder,  // as they stand
  kFideId,     // the lower number first, players without one last
};

struct OrderRules {
  const Edition* edition = &StandardEdition();
  Strength strength = Strength::kFide;
  LastResort last_resort = LastResort::kName;
  Alphabet alphabet;
};

// The rating the player is ordered by; none if there is none of the kind. National ratings are those of the event's
// federation for this (record 172), the first one where it names none.
std::optional<int> StrengthOf(const Player& player, const EventInfo& event, Strength strength);

// The place of a title, 0 the highest; short forms of old files and small letters are understood. Whatever is no title
// comes after all titles.
std::size_t TitlePlace(std::string_view title, const Edition& edition);

// Every player, first to last.
std::vector<PlayerIndex> InitialOrder(const Tournament& tournament, const OrderRules& rules);

}  // namespace ronda::handling
