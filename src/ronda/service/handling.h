// What the handling of a tournament needs beside the rules of handling/: the initial order as it is asked for, games in
// words, and the changed tournament as the text of its file.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/handling/correct_game.h"
#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"
#include "ronda/handling/initial_order.h"
#include "ronda/handling/late_entry.h"
#include "ronda/handling/team_entry.h"
#include "ronda/service/alphabet_choice.h"
#include "ronda/service/tournament_file.h"

namespace ronda::service {

struct OrderRequest {
  std::optional<std::string> strength;  // as in record 172; none: as the tournament says
  AlphabetRequest alphabet;
  handling::LastResort last_resort = handling::LastResort::kName;
};

// Refuses (code "handling-strength") a tournament whose order follows a method of its own unless the request says which
// rating counts, and an alphabet that is none.
Result<handling::OrderRules> OrderRulesOf(const OrderRequest& request, const Tournament& tournament,
                                          const handling::Edition& edition);

// An entry for every player of a list, like this one but for the player.
Result<std::vector<handling::Entry>> EntriesFrom(const Source& list, const handling::Entry& like);

// Who enters, and where: players into the list; in a team event into a team, or a team with its players. A player
// without a team is refused there (code "handling-teams").
struct EntryRequest {
  std::vector<handling::Entry> entries;
  OrderRequest order = {};
  std::optional<TeamNumber> team = {};    // the players join it
  std::optional<Team> new_team = {};      // the players make it: name, nickname, strength
  std::optional<TeamNumber> number = {};  // of the new team; none: by strength
};

Result<handling::Handled> Enter(const Tournament& tournament, const EntryRequest& request,
                                const handling::Edition& edition);

// "7-12:1-0": White, Black and the result; without a result the colours alone.
Result<handling::GameCorrection> ReadGame(const std::string& text);

// The second operation after the first, with what both of them did.
template <class Operation>
Result<handling::Handled> Then(Result<handling::Handled> first, const Operation& second) {
  if (!first) return first;
  auto next = second(first->tournament);
  if (!next) return next;
  next->changes.insert(next->changes.begin(), first->changes.begin(), first->changes.end());
  next->remarks.insert(next->remarks.begin(), first->remarks.begin(), first->remarks.end());
  return next;
}

// The changed tournament in the format of its file; of a list of players, in the format wanted or as TRF. Fails (code
// "format-loss") if reading it again would not give the same.
Result<std::string> TextInto(const TournamentFile& file, const Tournament& changed, std::optional<FileFormat> wanted);

}  // namespace ronda::service
