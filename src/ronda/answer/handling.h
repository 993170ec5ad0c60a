// What an arbiter does between rounds, as it is asked for: entering, byes, withdrawing, correcting, numbering; and what
// was done, for programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/answer/answer.h"
#include "ronda/handling/correct_player.h"
#include "ronda/handling/publication.h"
#include "ronda/service/handling.h"

namespace ronda::answer {

using handling::Edition;
using handling::Handled;

struct EnterQuestion {
  handling::Entry entry = {};                // the player, or what all of the list have in common
  std::optional<int> round = {};             // the first to be played; none: the next one
  std::optional<service::Source> list = {};  // of players, instead of the one
  service::OrderRequest order = {};
  std::optional<int> team = {};    // the players join it
  std::optional<int> number = {};  // of the new team
  Team new_team = {};              // the players make it, if it has a name
};
Result<Handled> Enter(const EnterQuestion& question, const Tournament& tournament, const Edition& edition);

struct ByeQuestion {
  std::vector<int> players = {};
  std::vector<int> rounds = {};  // none: the next one; of a cancellation all that come
  ResultCode kind = ResultCode::kZeroBye;
  bool cancel = false;
};
Result<Handled> GiveBye(const ByeQuestion& question, const Tournament& tournament, const Edition& edition);

struct WithdrawQuestion {
  std::vector<int> players = {};
  bool absent = false;  // whoever lost by forfeit in the last round, without notice
  std::vector<int> excused = {};
};
Result<Handled> Withdraw(const WithdrawQuestion& question, const Tournament& tournament, const Edition& edition);

struct CorrectQuestion {
  std::vector<std::string> games = {};  // "7-12:1-0"
  std::optional<int> round = {};
  std::optional<int> reported = {};
  bool wrong_colours = false;
  bool for_rating = false;
  std::optional<int> player = {};
  handling::PlayerCorrection facts = {};
  bool take_back = false;
  std::optional<handling::Ground> ground = {};
};
Result<Handled> Correct(const CorrectQuestion& question, const Tournament& tournament, const Edition& edition);

Result<Handled> Number(const service::OrderRequest& order, const Tournament& tournament, const Edition& edition);

// The edition of the handling rules named, else the one in force when the event began.
const Edition& HandlingEdition(const std::optional<std::string>& rules, const Tournament& tournament);

// Where the tournament came from, and the file it went to, if it went to one.
struct HandledFile {
  std::string_view file;
  std::optional<std::string> written_to = {};
};
std::string HandlingDocument(const Handled& handled, const Edition& edition, const HandledFile& where);

}  // namespace ronda::answer
