#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/handling_verb.h"
#include "ronda/base/columns.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/correct_player.h"
#include "ronda/handling/publication.h"
#include "ronda/service/game_result.h"

namespace ronda::cli {
namespace {

using handling::Edition;
using handling::Handled;

struct Options {
  HandlingOptions common;
  std::vector<std::string> games;
  std::optional<int> round;
  std::optional<int> reported;
  bool wrong_colours = false;
  bool for_rating = false;
  std::optional<int> player;
  handling::PlayerCorrection facts;
  bool take_back = false;
  std::string ground;
};

constexpr std::array<std::pair<std::string_view, handling::Ground>, 5> kGrounds{{
    {"unpublished", handling::Ground::kNotPublished},
    {"rules", handling::Ground::kRules},
    {"no-opponents", handling::Ground::kNoOpponents},
    {"late-entry", handling::Ground::kLateEntry},
    {"last-round", handling::Ground::kLastRound},
}};

std::vector<std::string> GroundNames() {
  std::vector<std::string> names;
  for (const auto& [name, ground] : kGrounds) names.emplace_back(name);
  return names;
}

bool HasFacts(const handling::PlayerCorrection& facts) {
  return facts.name || facts.title || facts.rating || facts.federation || facts.fide_id || facts.birth_date;
}

std::optional<Diagnostic> Nonsense(const Options& options) {
  if (options.take_back && (!options.games.empty() || options.player)) {
    return UsageError("--take-back goes alone", "correct games and players before or after it");
  }
  if (options.player.has_value() != HasFacts(options.facts)) {
    return UsageError(options.player ? "what is to be corrected of the player?" : "whose data are to be corrected?",
                      "give --player and --rating, --title, --name, --federation, --fide-id or --birth");
  }
  if (options.games.empty() && !options.player && !options.take_back) {
    return UsageError("what is to be corrected?", "give --game, --player or --take-back");
  }
  if (options.games.empty() && (options.round || options.reported || options.wrong_colours || options.for_rating)) {
    return UsageError("--round, --reported, --wrong-colours and --for-rating are about games", "give --game as well");
  }
  return std::nullopt;
}

// "7-12:1-0": White, Black and the result; without a result the colours alone.
Result<handling::GameCorrection> ReadGame(const std::string& text, const Options& options) {
  const std::string_view game(text);
  const auto colon = game.find(':');
  const std::string_view players = game.substr(0, colon);
  const auto dash = std::min(players.find('-'), players.size());
  const auto white = ParseCount(Trim(players.substr(0, dash)));
  const auto black = ParseCount(Trim(players.substr(std::min(dash + 1, players.size()))));
  handling::GameCorrection correction;
  if (colon != std::string_view::npos) correction.score = service::AnyGame(Trim(game.substr(colon + 1)));
  if (!white || !black || (colon != std::string_view::npos && !correction.score)) {
    return tl::unexpected(UsageError(
        fmt::format("'{}' is no game", text),
        "write WHITE-BLACK:RESULT, e.g. 7-12:1-0, 7-12:=-=, 7-12:+-, 7-12:adjourned, or 7-12 for the colours alone"));
  }
  correction.white = Tpn(*white);
  correction.black = Tpn(*black);
  if (options.round) correction.round = Round(*options.round);
  if (options.reported) correction.reported = Round(*options.reported);
  if (options.wrong_colours) correction.colours = handling::PlayedColours::kAsGiven;
  if (options.for_rating) correction.purpose = handling::Purpose::kRating;
  return correction;
}

Result<Handled> TakeBack(const Options& options, const Tournament& tournament, const Edition& edition) {
  const auto* ground = std::ranges::find(kGrounds, options.ground, &decltype(kGrounds)::value_type::first);
  return handling::TakeBack(tournament, ground == kGrounds.end() ? std::nullopt : std::optional(ground->second),
                            edition);
}

Result<Handled> Apply(const Options& options, const Tournament& tournament, const Edition& edition) {
  if (auto nonsense = Nonsense(options)) return tl::unexpected(*std::move(nonsense));
  if (options.take_back) return TakeBack(options, tournament, edition);
  Result<Handled> handled = Handled{tournament};
  for (const std::string& text : options.games) {
    const auto game = ReadGame(text, options);
    if (!game) return tl::unexpected(game.error());
    const auto correct = [&](const Tournament& now, const Edition& rules) {
      return handling::CorrectGame(now, *game, rules);
    };
    handled = Then(std::move(handled), correct, edition);
  }
  if (!options.player) return handled;
  handling::PlayerCorrection facts = options.facts;
  facts.player = Tpn(*options.player);
  const auto correct = [&](const Tournament& now, const Edition& rules) {
    return handling::CorrectPlayer(now, facts, rules);
  };
  return Then(std::move(handled), correct, edition);
}

void AddGameOptions(Verb verb, Options& options) {
  verb.AddOption("--game", options.games, "WHITE-BLACK:RESULT; repeat for several").Shown("GAME").Repeated();
  verb.AddOption("--round", options.round, "The round of the games; the last one if not given").Between(1, 999);
  verb.AddOption("--reported", options.reported, "The round to be paired or played when the error was reported")
      .Between(1, 999);
  verb.AddFlag("--wrong-colours", options.wrong_colours,
               "They played with these colours, not with those of the pairing");
  verb.AddFlag("--for-rating", options.for_rating, "Correct after the tournament, for the rating only");
}

void AddFactOptions(Verb verb, Options& options) {
  verb.AddOption("--player", options.player, "Correct what the list says of this player").Between(1, kMostPlayers);
  verb.AddOption("--rating", options.facts.rating, "The right rating; 0 for none").Between(0, 9999);
  verb.AddOption("--title", options.facts.title, "The right title; \"\" for none");
  verb.AddOption("--name", options.facts.name, "The right name");
  verb.AddOption("--federation", options.facts.federation, "The right federation");
  verb.AddOption("--fide-id", options.facts.fide_id, "The right FIDE number");
  verb.AddOption("--birth", options.facts.birth_date, "The right birth date, YYYY/MM/DD");
}

}  // namespace

void AddCorrect(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("correct", "Enter or correct results, colours and data of players");
  AddHandlingOptions(verb, options->common);
  AddGameOptions(verb, *options);
  AddFactOptions(verb, *options);
  const Option take_back =
      verb.AddFlag("--take-back", options->take_back, "Take back the pairs of the last round, if two have met before");
  verb.AddOption("--ground", options->ground, "Another ground to take them back; those after the first: 2026 only")
      .OneOf(GroundNames())
      .Needs(take_back);
  verb.Footer(
      "Results: 1-0, 0-1, =-=, forfeits +-, -+, --, not rated W-L, L-W, D-D, unusual 0-0, =-0, 0-=, and adjourned,\n"
      "which is a draw for pairing only. An error reported after the next round is corrected for the rating only.\n"
      "\n"
      "Examples:\n"
      "  ronda correct open.trf --game 7-12:1-0 --game 3-9:=-= --in-place   results of the last round\n"
      "  ronda correct open.trf --round 3 --game 12-7 --wrong-colours -o new.trf   12 had White in round 3\n"
      "  ronda correct open.trf --game 7-12:adjourned -o new.trf    adjourned; its result is entered later\n"
      "  ronda correct open.trf --player 7 --rating 2150 -o new.trf a wrong rating; then ronda number\n"
      "  ronda correct open.trf --take-back -o new.trf              a pair of the last round has met before");
  verb.Run([options, &context] {
    Handle(context, options->common,
           [&](const Tournament& tournament, const Edition& edition) { return Apply(*options, tournament, edition); });
  });
}

}  // namespace ronda::cli
