#include "ronda/service/schedule_request.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/counting.h"
#include "ronda/formats/files.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/groups.h"
#include "ronda/schedule/nagarajan.h"
#include "ronda/service/schedule_teams.h"

namespace ronda::service {
namespace {

// The players in the order of their seats.
std::vector<Player> Seated(const Tournament& tournament, const std::vector<int>& order) {
  std::vector<Player> players;
  for (const int index : order) players.push_back(tournament.player(PlayerIndex(index)));
  return players;
}

std::vector<int> Identity(int count) {
  std::vector<int> order;
  for (int i = 0; i < count; ++i) order.push_back(i);
  return order;
}

std::string LateMeetingNote(const Tournament& tournament, const schedule::LateMeeting& late) {
  return fmt::format("Note: {} and {} are of one origin and meet in round {}; no envelope holds all players of it.",
                     tournament.player(PlayerIndex(late.first)).name, tournament.player(PlayerIndex(late.second)).name,
                     late.round);
}

// Who sits where, after the draw if one is asked for.
Result<std::vector<int>> SeatOrder(const Field& field, const ScheduleRequest& request, DrawnSchedule& sheet) {
  auto order = Identity(field.count);
  if (request.draw == Draw::kNone) return order;
  if (!field.tournament) {
    return tl::unexpected(
        UsageError("a draw needs players, not their number", "give a file of players (CSV, TRF, JSON)"));
  }
  sheet.notes.push_back(
      fmt::format("Drawn with --draw {} --seed {}.", request.draw == Draw::kRandom ? "random" : "varma", request.seed));
  if (request.draw == Draw::kRandom) {
    Random random(request.seed);
    random.Shuffle(std::span(order));
    return order;
  }
  const auto draw = DrawFor(field, request);
  if (!draw) return tl::unexpected(draw.error());
  for (const schedule::DrawnNumber& drawn : draw->draws) {
    order[Size(drawn.number - 1)] = drawn.contestant;
  }
  for (const auto& late : draw->late_meetings) sheet.notes.push_back(LateMeetingNote(*field.tournament, late));
  return order;
}

std::string RoundRobinCode(const ScheduleRequest& request) {
  if (request.system == ScheduleSystem::kNagarajan || request.cycles > 2) return std::string(kCustomRoundRobin);
  if (request.cycles == 2) return request.fide_order ? "FIDE_DOUBLEROUNDROBIN" : "BERGER_DOUBLEROUNDROBIN";
  return request.draw == Draw::kVarma ? "FIDE_ROUNDROBIN" : "BERGER_ROUNDROBIN";
}

// Nagarajan numbers the players by rating; those without one come last.
std::vector<int> ByRating(const Tournament& tournament) {
  auto order = Identity(tournament.player_count());
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](int i) { return tournament.player(PlayerIndex(i)).rating.value_or(0); });
  return order;
}

// Elementos §2.3: numbers 1 and 2 draw lots for the colours; nobody wins before that. Notes what was drawn.
Result<schedule::LotOfTheBest> LotOf(const ScheduleRequest& request, DrawnSchedule& sheet) {
  if (!request.winner && !request.lot) {
    return tl::unexpected(UsageError("Nagarajan's colours are decided by a lot between numbers 1 and 2",
                                     "draw it with --lot and a number, or say who won it with --winner 1 or 2"));
  }
  if (request.winner && request.lot) {
    return tl::unexpected(UsageError("--lot draws what --winner says", "give one of the two"));
  }
  int winner = request.winner.value_or(0);
  if (request.lot) {
    Random random(*request.lot);
    winner = static_cast<int>(random.Below(2)) + 1;
    sheet.notes.push_back(fmt::format("Number {} won the lot (--lot {}).", winner, *request.lot));
  }
  return winner == 1 ? schedule::LotOfTheBest::kNumber1 : schedule::LotOfTheBest::kNumber2;
}

Result<DrawnSchedule> NagarajanSheet(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  if (request.draw != Draw::kNone) {
    return tl::unexpected(UsageError("Nagarajan numbers the players by rating", "leave --draw out"));
  }
  const auto lot = LotOf(request, sheet);
  if (!lot) return tl::unexpected(lot.error());
  const auto once = schedule::Nagarajan(field.count, *lot);
  if (!once) return tl::unexpected(once.error());
  sheet.schedule = schedule::Repeated(*once, request.cycles, EndOf(request));
  sheet.code = RoundRobinCode(request);
  if (field.tournament) sheet.players = Seated(*field.tournament, ByRating(*field.tournament));
  return sheet;
}

Result<DrawnSchedule> BergerSheet(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  const auto once = schedule::Berger(field.count);
  if (!once) return tl::unexpected(once.error());
  sheet.schedule = schedule::Repeated(*once, request.cycles, EndOf(request));
  sheet.code = RoundRobinCode(request);
  const auto order = SeatOrder(field, request, sheet);
  if (!order) return tl::unexpected(order.error());
  if (field.tournament) sheet.players = Seated(*field.tournament, *order);
  return sheet;
}

Result<DrawnSchedule> Groups(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  const auto order = SeatOrder(field, request, sheet);
  if (!order) return tl::unexpected(order.error());
  if (field.tournament) sheet.players = Seated(*field.tournament, *order);
  auto members = schedule::SpreadOver(field.count, request.groups.value_or(1),
                                      request.uneven ? schedule::Sizes::kWithinOne : schedule::Sizes::kEqual);
  if (!members) return tl::unexpected(members.error());
  const int groups = Count(*members);
  const auto smallest = std::ranges::min(*members, {}, [](const auto& group) { return group.size(); }).size();
  const int qualifiers = request.qualifiers.value_or(0);
  if (qualifiers > static_cast<int>(smallest)) {
    return tl::unexpected(UsageError(fmt::format("{} cannot qualify from a group of {}", qualifiers, smallest),
                                     fmt::format("--qualifiers {} at most", smallest)));
  }
  if (request.draw == Draw::kNone) {
    sheet.notes.push_back(
        fmt::format("Seeded by the order of the {}: dealt out to the groups from A on, and back again.",
                    field.tournament ? "file" : "numbers"));
  }
  sheet.schedule = schedule::GroupStage(*members);
  sheet.groups = *std::move(members);
  sheet.code = InfoOf(request.system).code;
  if (!request.qualifiers) return sheet;
  const bool is_amsterdam = request.system == ScheduleSystem::kAmsterdam;
  auto final = is_amsterdam ? schedule::AmsterdamFinal(groups, qualifiers) : schedule::Final(groups, qualifiers);
  if (!final) return tl::unexpected(final.error());
  sheet.later_stages.push_back(*std::move(final));
  if (is_amsterdam && qualifiers > 1) {
    sheet.notes.push_back(
        "\nThose of one group do not meet again in the final: the result of their game counts there, too.");
  }
  return sheet;
}

}  // namespace

Parsed<Field> ReadField(const Source& who) {
  if (const auto count = CountOf(who)) {
    if (*count > kMostPlayers) {
      return {std::nullopt,
              {schedule::Refusal(fmt::format("{} are more players than a schedule is made for", *count),
                                 fmt::format("at most {}", kMostPlayers))}};
    }
    return {Field{*count, std::nullopt}, {}};
  }
  auto parsed = TournamentOf(who);
  Parsed<Field> field{std::nullopt, std::move(parsed.diagnostics)};
  if (parsed.value) {
    const int count = parsed.value->player_count();
    field.value = Field{count, *std::move(parsed.value)};
  }
  return field;
}

std::string OriginOf(const Tournament& tournament, PlayerIndex index, Origin by) {
  const Player& player = tournament.player(index);
  if (by == Origin::kClub) return std::string(ClubOf(player));
  if (by == Origin::kTeam) {
    for (const Team& team : tournament.data().teams) {
      if (std::ranges::count(team.members, index) > 0) return team.name;
    }
    return "";
  }
  return player.federation;
}

Result<schedule::VarmaDraw> DrawFor(const Field& field, const ScheduleRequest& request) {
  std::vector<schedule::Contestant> contestants;
  for (std::int32_t i = 0; i < field.count; ++i) {
    const PlayerIndex player(i);
    contestants.push_back({field.tournament->player(player).name, OriginOf(*field.tournament, player, request.by)});
  }
  const auto alphabet = AlphabetOf(request.alphabet);
  if (!alphabet) return tl::unexpected(alphabet.error());
  Random random(request.seed);
  const auto table = request.printed ? schedule::VarmaTable::kPrinted : schedule::VarmaTable::kCorrected;
  return schedule::DrawByVarma(contestants, table, random, *alphabet);
}

Result<DrawnSchedule> MakeSheet(const Field& field, const ScheduleRequest& request) {
  DrawnSchedule sheet;
  sheet.system = InfoOf(request.system).word;
  if (field.tournament) sheet.event = field.tournament->data().info.name;
  const PlayedBy by = InfoOf(request.system).by;
  if (by == PlayedBy::kTeams) return TeamSheet(field, request, std::move(sheet));
  if (by == PlayedBy::kGroups) return Groups(field, request, std::move(sheet));
  if (request.system == ScheduleSystem::kNagarajan) return NagarajanSheet(field, request, std::move(sheet));
  return BergerSheet(field, request, std::move(sheet));
}

}  // namespace ronda::service
