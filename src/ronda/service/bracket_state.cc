#include "ronda/service/bracket_state.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/random.h"
#include "ronda/formats/files.h"

namespace ronda::service {
namespace {

using bracket::State;

constexpr int kMostSeeds = 10'000;

Result<std::vector<knockout::Dispensed>> DispensedOf(const std::vector<std::string>& words) {
  std::vector<knockout::Dispensed> dispensed;
  for (const std::string& word : words) {
    const auto colon = word.find(':');
    const auto players = ParseCount(std::string_view(word).substr(0, colon));
    const auto rounds =
        colon == std::string::npos ? std::optional(1) : ParseCount(std::string_view(word).substr(colon + 1));
    if (!players || !rounds) {
      return tl::unexpected(UsageError(fmt::format("'{}' does not say how many players skip how many rounds", word),
                                       "write --dispensed 6 for one round, --dispensed 3:2 for two"));
    }
    dispensed.push_back({*players, *rounds});
  }
  return dispensed;
}

Parsed<std::vector<Player>> PlayersOf(const BracketRequest& request, std::string& name) {
  std::vector<Player> players;
  if (const auto count = CountOf(request.who)) {
    if (*count > kMostSeeds) {
      return {std::nullopt,
              {UsageError(fmt::format("{} players are too many for a bracket", *count), "at most 10000")}};
    }
    for (int i = 1; i <= *count; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = fmt::format("Player {}", i);
      players.push_back(std::move(player));
    }
    return {std::move(players), {}};
  }
  auto loaded = TournamentOf(request.who);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  name = loaded.value->data().info.name;
  return {std::vector<Player>(loaded.value->players().begin(), loaded.value->players().end()),
          std::move(loaded.diagnostics)};
}

// The first keep their seeds, the others draw theirs.
Result<std::string> DrawSeeds(std::vector<Player>& players, const BracketRequest& request) {
  if (!request.seeded)
    return std::string(CountOf(request.who) ? "seeded by number" : "seeded by the order of the file");
  if (*request.seeded > static_cast<int>(players.size())) {
    return tl::unexpected(UsageError(fmt::format("{} of {} players cannot be seeded", *request.seeded, players.size()),
                                     fmt::format("--seeded {} at most; 0 draws everybody", players.size())));
  }
  Random random(request.seed);
  random.Shuffle(std::span(players.begin() + *request.seeded, players.end()));
  return fmt::format("{} seeded, the others drawn with --seed {}", *request.seeded, request.seed);
}

Result<void> EnterResult(State& state, const std::string& word) {
  const auto equals = word.find('=');
  const auto number = ParseCount(std::string_view(word).substr(0, equals));
  const auto score =
      equals == std::string::npos ? std::nullopt : knockout::ParseScore(std::string_view(word).substr(equals + 1));
  if (!number || !score) {
    return tl::unexpected(
        UsageError(fmt::format("'{}' is no result of a match", word),
                   "write MATCH=SCORE, as 5=1-0, 5=1.5-0.5, 5=1-1,2-0 with the play-off after the comma, "
                   "or 5=+- for a walkover"));
  }
  const knockout::MatchIndex match(*number - 1);
  return state.Enter(match, *score);
}

// Numbers of a list of players may have gaps; a number of players has none.
std::string KnownPlayers(const State& state) {
  const auto count = std::ssize(state.players);
  const bool has_gaps = std::ranges::any_of(state.players, [&](const Player& one) { return one.tpn.value() > count; });
  return has_gaps ? "ronda bracket FILE lists the players" : fmt::format("the players are 1 to {}", count);
}

Result<void> Withdraw(State& state, int number) {
  const auto seed = state.Find(Tpn(number));
  if (!seed) {
    return tl::unexpected(UsageError(fmt::format("nobody has the number {}", number), KnownPlayers(state)));
  }
  auto done = state.Withdraw(*seed);
  if (!done) done.error().message = fmt::format("player {}: {}", number, done.error().message);
  return done;
}

// The same state without the result of one match; what happened after it must still make sense.
Result<State> WithoutResult(const State& state, int number) {
  const bracket::Event match = knockout::MatchIndex(number - 1);
  if (std::ranges::count(state.events, match) == 0) {
    return tl::unexpected(UsageError(fmt::format("match {} has no result to take back", number),
                                     "ronda bracket FILE shows which matches have one"));
  }
  State changed{
      state.name, state.draw, state.players, knockout::Progress(state.progress.bracket(), state.progress.games()), {}};
  for (const bracket::Event& event : state.events) {
    if (event == match) continue;
    const auto* other = std::get_if<knockout::MatchIndex>(&event);
    if (other == nullptr) {
      static_cast<void>(changed.Withdraw(std::get<knockout::SeedIndex>(event)));
    } else if (!changed.Enter(*other, *state.progress.scores()[*other])) {
      return tl::unexpected(
          UsageError(fmt::format("match {} was played on the result of match {}", other->value() + 1, number),
                     fmt::format("take back match {} first", other->value() + 1)));
    }
  }
  return changed;
}

}  // namespace

Result<State> NewBracket(std::vector<Player> players, std::string name, const BracketRequest& request) {
  knockout::BracketOptions options;
  options.players = static_cast<int>(players.size());
  options.losses = request.losses;
  options.third_place = request.third_place;
  options.guaranteed = request.guaranteed;
  options.seeding = request.seeding;
  auto dispensed = DispensedOf(request.dispensed);
  if (!dispensed) return tl::unexpected(dispensed.error());
  options.dispensed = *std::move(dispensed);
  auto draw = DrawSeeds(players, request);
  if (!draw) return tl::unexpected(draw.error());
  auto made = knockout::MakeBracket(options);
  if (!made) return tl::unexpected(made.error());
  return State{
      std::move(name), *std::move(draw), std::move(players), knockout::Progress(*std::move(made), request.games), {}};
}

Parsed<LoadedBracket> LoadBracket(const BracketRequest& request) {
  if (!CountOf(request.who)) {
    const auto bytes = BytesOf(request.who);
    if (!bytes) return {std::nullopt, {bytes.error()}};
    if (bracket::LooksLikeBracket(*bytes)) {
      auto parsed = bracket::Read(*bytes, request.who.name);
      Parsed<LoadedBracket> loaded{std::nullopt, std::move(parsed.diagnostics)};
      if (parsed.value) loaded.value = LoadedBracket{*std::move(parsed.value), true};
      return loaded;
    }
  }
  std::string name;
  auto players = PlayersOf(request, name);
  Parsed<LoadedBracket> loaded{std::nullopt, std::move(players.diagnostics)};
  if (!players.value) return loaded;
  auto state = NewBracket(*std::move(players.value), std::move(name), request);
  if (state) {
    loaded.value = LoadedBracket{*std::move(state), false};
  } else {
    loaded.diagnostics.push_back(state.error());
  }
  return loaded;
}

Result<State> Changed(State state, const BracketRequest& request) {
  if (request.take_back) {
    auto without = WithoutResult(state, *request.take_back);
    if (!without) return without;
    state = *std::move(without);
  }
  for (const std::string& word : request.results) {
    if (const auto entered = EnterResult(state, word); !entered) return tl::unexpected(entered.error());
  }
  for (const int number : request.withdrawals) {
    if (const auto done = Withdraw(state, number); !done) return tl::unexpected(done.error());
  }
  return state;
}

}  // namespace ronda::service
