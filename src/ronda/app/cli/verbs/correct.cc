#include <memory>
#include <optional>
#include <utility>

#include "ronda/app/cli/verbs/handling_verb.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/correct_player.h"
#include "ronda/handling/publication.h"
#include "ronda/service/handling.h"

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
  std::optional<handling::Ground> ground;
};

Choices<handling::Ground> Grounds() {
  using handling::Ground;
  return {
      {"unpublished", Ground::kNotPublished}, {"correction", Ground::kCorrection}, {"rules", Ground::kRules},
      {"no-opponents", Ground::kNoOpponents}, {"late-entry", Ground::kLateEntry},  {"last-round", Ground::kLastRound}};
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

// The game with what the options say of all of them.
Result<handling::GameCorrection> CorrectionOf(const std::string& game, const Options& options) {
  auto correction = service::ReadGame(game);
  if (!correction) return correction;
  if (options.round) correction->round = Round(*options.round);
  if (options.reported) correction->reported = Round(*options.reported);
  if (options.wrong_colours) correction->colours = handling::PlayedColours::kAsGiven;
  if (options.for_rating) correction->purpose = handling::Purpose::kRating;
  return correction;
}

Result<Handled> Apply(const Options& options, const Tournament& tournament, const Edition& edition) {
  if (auto nonsense = Nonsense(options)) return tl::unexpected(*std::move(nonsense));
  if (options.take_back) return handling::TakeBack(tournament, options.ground, edition);
  Result<Handled> handled = Handled{tournament};
  for (const std::string& text : options.games) {
    const auto game = CorrectionOf(text, options);
    if (!game) return tl::unexpected(game.error());
    handled = service::Then(std::move(handled),
                            [&](const Tournament& now) { return handling::CorrectGame(now, *game, edition); });
  }
  if (!options.player) return handled;
  handling::PlayerCorrection facts = options.facts;
  facts.player = Tpn(*options.player);
  return service::Then(std::move(handled),
                       [&](const Tournament& now) { return handling::CorrectPlayer(now, facts, edition); });
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
  verb.AddChoice("--ground", options->ground, Grounds(),
                 "Another ground to take them back: correction in 2011, those after it in 2026")
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
