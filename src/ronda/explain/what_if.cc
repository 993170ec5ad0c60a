#include "ronda/explain/what_if.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "ronda/model/validation.h"

namespace ronda::explain {
namespace {

constexpr std::string_view kForms = R"(write "5: 12 1-0 8", "withdraw 7", "bye 3", "play 3" or "forbid 4-9")";

Diagnostic Refusal(std::string message, std::string hint = std::string(kForms)) {
  return {.code = "usage", .message = std::move(message), .hint = std::move(hint)};
}

struct Outcome {
  std::string_view text;
  ResultCode white;
  ResultCode black;
};

constexpr std::array kOutcomes{
    Outcome{"1-0", ResultCode::kWin, ResultCode::kLoss},
    Outcome{"0-1", ResultCode::kLoss, ResultCode::kWin},
    Outcome{"1/2-1/2", ResultCode::kDraw, ResultCode::kDraw},
    Outcome{"½-½", ResultCode::kDraw, ResultCode::kDraw},
    Outcome{"0.5-0.5", ResultCode::kDraw, ResultCode::kDraw},
    Outcome{"=", ResultCode::kDraw, ResultCode::kDraw},
    Outcome{"+--", ResultCode::kForfeitWin, ResultCode::kForfeitLoss},
    Outcome{"--+", ResultCode::kForfeitLoss, ResultCode::kForfeitWin},
    Outcome{"---", ResultCode::kForfeitLoss, ResultCode::kForfeitLoss},
};

std::vector<std::string_view> Words(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) break;
    const auto end = std::min(text.find(' ', first), text.size());
    words.push_back(text.substr(first, end - first));
    text.remove_prefix(end);
  }
  return words;
}

std::optional<int> Number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Result<PlayerIndex> PlayerOf(const Tournament& tournament, std::string_view text) {
  const auto number = Number(text);
  const auto player = number ? tournament.Find(Tpn(*number)) : std::nullopt;
  if (!player) return tl::unexpected(Refusal(fmt::format("there is no player {}", text)));
  return *player;
}

// Total points would contradict a changed result.
Result<Tournament> Rebuild(TournamentData data) {
  for (Player& player : data.players) player.stated_points.reset();
  for (const Finding& finding : Validate(data)) {
    if (finding.severity == Severity::kError) return tl::unexpected(Refusal(finding.message, finding.hint));
  }
  return *Tournament::Make(std::move(data));
}

// "5:", "12", "1-0", "8".
Result<Tournament> ChangeResult(const Tournament& tournament, const std::vector<std::string_view>& words) {
  if (tournament.data().entries_are_matches) {
    return tl::unexpected(Refusal("a match has many results",
                                  "change them in the file; byes, withdrawals and forbidden pairs work here"));
  }
  const auto round = Number(words[0].substr(0, words[0].size() - 1));
  if (!round || *round < 1 || *round > tournament.rounds()) {
    return tl::unexpected(Refusal(fmt::format("round {} has not been paired", words[0].substr(0, words[0].size() - 1)),
                                  fmt::format("{} paired so far", Counted(tournament.rounds(), "round"))));
  }
  const auto outcome = std::ranges::find(kOutcomes, words[2], &Outcome::text);
  if (outcome == kOutcomes.end())
    return tl::unexpected(Refusal(fmt::format("'{}' is not a result", words[2]), "1-0, 0-1, =, +--, --+ or ---"));
  const auto white = PlayerOf(tournament, words[1]);
  if (!white) return tl::unexpected(white.error());
  const auto black = PlayerOf(tournament, words[3]);
  if (!black) return tl::unexpected(black.error());
  TournamentData data = tournament.data();
  RoundEntry& of_white = data.entry(*white, Round(*round));
  RoundEntry& of_black = data.entry(*black, Round(*round));
  const bool met = of_white.opponent == *black && of_black.opponent == *white;
  if (!met || of_white.colour == Colour::kBlack) {
    return tl::unexpected(Refusal(fmt::format("{} did not play {} with White in round {}", words[1], words[3], *round),
                                  "name White first, as the file has it"));
  }
  of_white.result = outcome->white;
  of_black.result = outcome->black;
  return Rebuild(std::move(data));
}

Result<Tournament> ChangeBye(const Tournament& tournament, PlayerIndex player, std::optional<ResultCode> kind) {
  TournamentData data = tournament.data();
  std::erase_if(data.requested_byes,
                [&](const RequestedBye& bye) { return bye.player == player && bye.round == tournament.next_round(); });
  if (kind) data.requested_byes.push_back({tournament.next_round(), player, *kind});
  return Rebuild(std::move(data));
}

Result<Tournament> Withdraw(const Tournament& tournament, PlayerIndex player) {
  TournamentData data = tournament.data();
  std::erase_if(data.requested_byes, [&](const RequestedBye& bye) { return bye.player == player; });
  const int last = std::max(tournament.planned_rounds(), tournament.next_round().value());
  for (int round = tournament.next_round().value(); round <= last; ++round)
    data.requested_byes.push_back({Round(round), player, ResultCode::kZeroBye});
  return Rebuild(std::move(data));
}

// "4-9".
Result<Tournament> Forbid(const Tournament& tournament, std::string_view pair) {
  const auto dash = pair.find('-');
  if (dash == std::string_view::npos) return tl::unexpected(Refusal(fmt::format("'{}' is not a pair", pair)));
  const auto one = PlayerOf(tournament, pair.substr(0, dash));
  if (!one) return tl::unexpected(one.error());
  const auto other = PlayerOf(tournament, pair.substr(dash + 1));
  if (!other) return tl::unexpected(other.error());
  if (*one == *other) {
    return tl::unexpected(Refusal(fmt::format("'{}' names one player twice", pair), "name two players, as in 4-9"));
  }
  TournamentData data = tournament.data();
  data.forbidden.push_back({std::nullopt, std::nullopt, {*one, *other}});
  return Rebuild(std::move(data));
}

std::optional<ResultCode> ByeOf(std::string_view points) {
  if (points == "0") return ResultCode::kZeroBye;
  if (points == "1") return ResultCode::kFullBye;
  if (points == "0.5" || points == "1/2" || points == "½") return ResultCode::kHalfBye;
  return std::nullopt;
}

}  // namespace

Result<Tournament> Change(const Tournament& tournament, std::string_view change) {
  const auto words = Words(change);
  if (words.size() == 4 && words[0].ends_with(':')) return ChangeResult(tournament, words);
  if (words.size() == 2 && words[0] == "forbid") return Forbid(tournament, words[1]);
  const bool about_player = words.size() == 2 && (words[0] == "withdraw" || words[0] == "bye" || words[0] == "play");
  const bool with_points = words.size() == 3 && words[0] == "bye";
  if (!about_player && !with_points) return tl::unexpected(Refusal(fmt::format("'{}' is not a change", change)));
  const auto player = PlayerOf(tournament, words[1]);
  if (!player) return tl::unexpected(player.error());
  if (words[0] == "withdraw") return Withdraw(tournament, *player);
  if (words[0] == "play") return ChangeBye(tournament, *player, std::nullopt);
  const auto kind = with_points ? ByeOf(words[2]) : ResultCode::kHalfBye;
  if (!kind) return tl::unexpected(Refusal(fmt::format("'{}' is not what a bye is worth", words[2]), "0, 0.5 or 1"));
  return ChangeBye(tournament, *player, kind);
}

}  // namespace ronda::explain
