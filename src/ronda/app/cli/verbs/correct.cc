#include <memory>

#include "ronda/answer/handling.h"
#include "ronda/app/cli/verbs/handling_verb.h"

namespace ronda::cli {
namespace {

struct CorrectOptions {
  HandlingOptions common;
  answer::CorrectQuestion question;
};

Choices<handling::Ground> Grounds() {
  using handling::Ground;
  return {
      {"unpublished", Ground::kNotPublished}, {"correction", Ground::kCorrection}, {"rules", Ground::kRules},
      {"no-opponents", Ground::kNoOpponents}, {"late-entry", Ground::kLateEntry},  {"last-round", Ground::kLastRound}};
}

void AddGameOptions(Verb verb, CorrectOptions& options) {
  verb.AddOption("--game", options.question.games, "WHITE-BLACK:RESULT; repeat for several").Shown("GAME").Repeated();
  verb.AddOption("--round", options.question.round, "The round of the games; the last one if not given")
      .Between(1, 999);
  verb.AddOption("--reported", options.question.reported,
                 "The round to be paired or played when the error was reported")
      .Between(1, 999);
  verb.AddFlag("--wrong-colours", options.question.wrong_colours,
               "They played with these colours, not with those of the pairing");
  verb.AddFlag("--for-rating", options.question.for_rating, "Correct after the tournament, for the rating only");
}

void AddFactOptions(Verb verb, CorrectOptions& options) {
  verb.AddOption("--player", options.question.player, "Correct what the list says of this player")
      .Between(1, kMostPlayers);
  verb.AddOption("--rating", options.question.facts.rating, "The right rating; 0 for none").Between(0, 9999);
  verb.AddOption("--title", options.question.facts.title, "The right title; \"\" for none");
  verb.AddOption("--name", options.question.facts.name, "The right name");
  verb.AddOption("--federation", options.question.facts.federation, "The right federation");
  verb.AddOption("--fide-id", options.question.facts.fide_id, "The right FIDE number");
  verb.AddOption("--birth", options.question.facts.birth_date, "The right birth date, YYYY/MM/DD");
}

}  // namespace

void AddCorrect(Verb app, Context& context) {
  const auto options = std::make_shared<CorrectOptions>();
  const Verb verb = app.AddVerb("correct", "Enter or correct results, colours and data of players");
  AddHandlingOptions(verb, options->common);
  AddGameOptions(verb, *options);
  AddFactOptions(verb, *options);
  const Option take_back = verb.AddFlag("--take-back", options->question.take_back,
                                        "Take back the pairs of the last round, if two have met before");
  verb.AddChoice("--ground", options->question.ground, Grounds(),
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
    Handle(context, options->common, [&](const Tournament& tournament, const handling::Edition& edition) {
      return answer::Correct(options->question, tournament, edition);
    });
  });
}

}  // namespace ronda::cli
