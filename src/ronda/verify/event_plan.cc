#include "ronda/verify/event_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/acceleration/baku.h"

namespace ronda::verify {
namespace {

int Draw(Range range, Random& random) { return random.Between(range.low, range.high); }

std::uint64_t RootOf(std::uint64_t square) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit > 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return root;
}

// A normally distributed number with a standard deviation of a million: the sum of twelve uniform ones.
std::int64_t DrawNormal(Random& random) {
  std::int64_t sum = 0;
  for (int i = 0; i < 12; ++i) sum += static_cast<std::int64_t>(random.Below(1'000'000));
  return sum - 6'000'000;
}

struct RatingSpan {
  int lowest = 0;
  int highest = 0;
};

RatingSpan DrawSpan(const GeneratorOptions& options, Random& random) {
  constexpr int kUsualSpan = 800;
  RatingSpan span{Draw(options.lowest_rating, random), Draw(options.highest_rating, random)};
  if (span.lowest < span.highest) return span;
  // One of the two is given and lies beyond what was drawn for the other.
  const bool lowest_is_given = options.lowest_rating.low == options.lowest_rating.high;
  if (lowest_is_given) return {span.lowest, span.lowest + kUsualSpan};
  return {std::max(span.highest - kUsualSpan, 0), span.highest};
}

std::vector<int> DrawRatings(const GeneratorOptions& options, int players, Random& random) {
  constexpr int kTries = 100;
  const RatingSpan span = DrawSpan(options, random);
  const int groups = Draw(options.groups, random);
  const std::int64_t middle = (span.lowest + span.highest) / 2 - Draw(options.separator, random);
  const std::int64_t deviation = (span.highest - span.lowest) / (groups + 1);
  std::vector<int> ratings;
  for (int i = 0; i < players; ++i) {
    std::int64_t rating = span.lowest - 1;
    for (int t = 0; t < kTries && (rating < span.lowest || rating > span.highest); ++t) {
      rating = middle + deviation * DrawNormal(random) / 1'000'000;
    }
    ratings.push_back(static_cast<int>(std::clamp<std::int64_t>(rating, span.lowest, span.highest)));
  }
  std::ranges::sort(ratings, std::greater{});
  return ratings;
}

std::vector<Player> DrawPlayers(const GeneratorOptions& options, int count, Random& random) {
  std::vector<Player> players;
  const std::vector<int> ratings = DrawRatings(options, count, random);
  for (int i = 0; i < count; ++i) {
    Player player;
    player.tpn = Tpn(i + 1);
    player.name = fmt::format("Test{0:04} Player{0:04}", i + 1);
    player.rating = ratings[player.tpn.index()];
    players.push_back(player);
  }
  return players;
}

PointSystem MakePoints(int win, int draw, int loss) {
  PointSystem points;
  points.win = {Points::Tenths(win), Points::Tenths(win)};
  points.draw = {Points::Tenths(draw), Points::Tenths(draw)};
  points.loss = {Points::Tenths(loss), Points::Tenths(loss)};
  points.forfeit_win = points.full_bye = points.pairing_bye = Points::Tenths(win);
  points.half_bye = points.adjourned = Points::Tenths(draw);
  return points;
}

PointSystem DrawAnyPoints(Random& random) {
  switch (random.Below(8)) {
    case 0:
      return MakePoints(30, 10, 0);
    case 1:
      return MakePoints(20, 10, 0);
    case 2:
      return MakePoints(30, 20, 10);
    case 3: {
      PointSystem points;
      points.pairing_bye = Points::Tenths(5);
      return points;
    }
    default:
      return {};
  }
}

PointSystem DrawPoints(const GeneratorOptions& options, Random& random) {
  if (options.points) return *options.points;
  const PointSystem points = DrawAnyPoints(random);
  const bool needs_baku = options.method && std::holds_alternative<acceleration::Baku>(*options.method);
  return needs_baku && !acceleration::BakuApplies(points) ? PointSystem{} : points;
}

// Players and rounds together: a field that is not given is made large enough for the rounds, and the other way round.
std::pair<int, int> DrawSize(const GeneratorOptions& options, Random& random) {
  const bool players_given = options.players.low == options.players.high;
  const bool rounds_given = options.rounds.low == options.rounds.high;
  int players = Draw(options.players, random);
  int rounds = Draw(options.rounds, random);
  if (rounds_given && !players_given) players = std::max(players, std::min(2 * rounds, options.players.high));
  if (!rounds_given) rounds = std::clamp(rounds, 1, std::max(1, (players + 1) / 2));
  return {players, rounds};
}

std::vector<ForbiddenGroup> DrawForbidden(const GeneratorOptions& options, int players, Random& random) {
  std::vector<ForbiddenGroup> groups;
  if (!random.Chance(DrawRate(options.forbidding, random))) return groups;
  // Groups that would leave a small field without a pairing are left out.
  const int count = std::min(Draw(options.forbidden_groups, random), players / 4);
  for (int g = 0; g < count; ++g) {
    std::vector<std::int32_t> members;
    const int size = std::min(random.Between(2, 4), std::max(2, players / 4));
    while (std::ssize(members) < size) {
      const std::int32_t member = random.Between(0, players - 1);
      if (std::ranges::count(members, member) == 0) members.push_back(member);
    }
    std::ranges::sort(members);
    ForbiddenGroup group;
    for (const std::int32_t member : members) group.players.emplace_back(member);
    if (std::ranges::count(groups, group) == 0) groups.push_back(std::move(group));
  }
  return groups;
}

std::vector<Round> DrawEntryRounds(int late_rate, const TournamentData& start, Random& random) {
  std::vector<Round> first_round;
  for (std::size_t i = 0; i < start.players.size(); ++i) {
    const bool late = start.planned_rounds.value_or(0) > 3 && random.Chance(late_rate);
    first_round.push_back(Round(late ? random.Between(2, 3) : 1));
  }
  return first_round;
}

TournamentData DrawField(const GeneratorOptions& options, Random& random) {
  const auto [players, rounds] = DrawSize(options, random);
  TournamentData data;
  data.planned_rounds = rounds;
  data.players = DrawPlayers(options, players, random);
  data.point_system = DrawPoints(options, random);
  data.forbidden = DrawForbidden(options, players, random);
  return data;
}

// Origins for rules that depend on them; a few large federations, clubs of about eight.
void DrawOrigins(TournamentData& data, Random& random) {
  static constexpr std::array<std::string_view, 6> kFederations{"ESP", "FRA", "GER", "ITA", "NED", "POR"};
  const std::size_t clubs = std::max<std::size_t>(2, data.players.size() / 8);
  for (Player& player : data.players) {
    const std::size_t federation = random.Below(kFederations.size());
    const std::size_t club = random.Below(clubs);
    if (player.federation.empty()) player.federation = kFederations[federation];
    if (player.club.empty()) player.club = fmt::format("Club {}", club + 1);
  }
}

// The model's field as it was before the first round.
TournamentData FieldOf(const TournamentData& model, int rounds) {
  TournamentData data;
  data.planned_rounds = rounds;
  data.players = model.players;
  data.ranked_by_position = model.ranked_by_position;
  for (Player& player : data.players) {
    player.stated_points.reset();
    player.stated_rank.reset();
  }
  data.point_system = model.point_system;
  data.forbidden = model.forbidden;
  data.kept_apart = model.kept_apart;
  data.accelerations = model.accelerations;
  return data;
}

}  // namespace

int ForfeitOfOneSide(int share_of_games) {
  constexpr std::uint64_t kAll = 1'000'000;
  const auto nobody = kAll - static_cast<std::uint64_t>(share_of_games);
  return static_cast<int>(kAll - RootOf(nobody * kAll));
}

Result<TournamentData> Accelerated(const EventPlan& plan, const SystemInfo& system, TournamentData start) {
  if (!plan.acceleration) return start;
  const auto event = Tournament::Make(std::move(start));
  if (!event) {
    return tl::unexpected(Diagnostic{.code = "generator-model", .message = "the field contradicts itself"});
  }
  auto accelerated = acceleration::Accelerate(system, *event, *plan.acceleration);
  if (!accelerated.value) return tl::unexpected(accelerated.diagnostics.front());
  return accelerated.value->data();
}

std::optional<TournamentData> Regrown(const EventPlan& plan, const SystemInfo& system, const TournamentData& data) {
  if (!plan.acceleration || !acceleration::DependsOnResults(*plan.acceleration)) return std::nullopt;
  auto grown = Accelerated(plan, system, data);
  return grown ? std::optional(*std::move(grown)) : std::nullopt;
}

EventPlan DrawPlan(const GeneratorOptions& options, Random& random) {
  EventPlan plan;
  plan.start = options.model ? FieldOf(*options.model, options.rounds.low) : DrawField(options, random);
  if (!options.kept_apart.empty()) {
    plan.start.kept_apart = options.kept_apart;
    DrawOrigins(plan.start, random);
  }
  const bool accelerate = random.Chance(DrawRate(options.acceleration, random));
  const bool baku = accelerate && acceleration::BakuApplies(plan.start.point_system);
  if (plan.start.accelerations.empty() && baku) plan.acceleration = acceleration::Baku{};
  if (options.method) plan.acceleration = options.method;
  const bool white_first = random.Below(2) == 0;
  plan.start.initial_colour = options.initial_colour.value_or(white_first ? Colour::kWhite : Colour::kBlack);
  plan.rates.forfeit = ForfeitOfOneSide(DrawRate(options.forfeits, random));
  plan.rates.quick_game = DrawRate(options.quick_games, random);
  plan.rates.zero_bye = DrawRate(options.zero_byes, random);
  plan.rates.half_bye = DrawRate(options.half_byes, random);
  plan.rates.full_bye = DrawRate(options.full_byes, random);
  plan.rates.withdrawal = DrawRate(options.withdrawals, random);
  plan.first_round = DrawEntryRounds(DrawRate(options.late_entries, random), plan.start, random);
  if (options.draw_percentage) plan.draw_percentage = Draw(*options.draw_percentage, random);
  return plan;
}

}  // namespace ronda::verify
