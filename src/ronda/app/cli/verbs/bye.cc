#include <memory>

#include "ronda/answer/handling.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/handling_verb.h"

namespace ronda::cli {
namespace {

struct ByeOptions {
  HandlingOptions common;
  answer::ByeQuestion question;
  std::optional<std::string> rounds;
};

Result<handling::Handled> Apply(const ByeOptions& options, const Tournament& tournament,
                                const handling::Edition& edition) {
  answer::ByeQuestion question = options.question;
  auto rounds = NumberList(options.rounds, "--round");
  if (!rounds) return tl::unexpected(rounds.error());
  question.rounds = *std::move(rounds);
  return answer::GiveBye(question, tournament, edition);
}

}  // namespace

void AddBye(Verb app, Context& context) {
  const auto options = std::make_shared<ByeOptions>();
  const Verb verb = app.AddVerb("bye", "Keep players or teams out of coming rounds, or take them in again");
  AddHandlingOptions(verb, options->common);
  verb.AddOption("PLAYER", options->question.players, "Pairing numbers; of teams where teams are paired")
      .Required()
      .Between(1, kMostPlayers);
  verb.AddOption("--round", options->rounds, "Rounds, with commas between them; the next one if not given");
  verb.AddChoice("--kind", options->question.kind, ByeKinds(),
                 "What it scores: nothing, unless the rules of the event say otherwise");
  verb.AddFlag("--cancel", options->question.cancel,
               "The players are back: no bye in these rounds, or in any coming one");
  verb.Footer(
      "Examples:\n"
      "  ronda bye open.trf 7 --in-place                    player 7 is away in the next round\n"
      "  ronda bye open.trf 7 12 --round 5 --kind half -o new.trf   half-point byes in round 5\n"
      "  ronda bye open.trf 7 --cancel -o new.trf           the player comes after all");
  verb.Run([options, &context] {
    Handle(context, options->common, [&](const Tournament& tournament, const handling::Edition& edition) {
      return Apply(*options, tournament, edition);
    });
  });
}

}  // namespace ronda::cli
