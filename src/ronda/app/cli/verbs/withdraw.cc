#include <memory>

#include "ronda/answer/handling.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/verbs/handling_verb.h"

namespace ronda::cli {
namespace {

struct WithdrawOptions {
  HandlingOptions common;
  answer::WithdrawQuestion question;
  std::optional<std::string> excused;
};

Result<handling::Handled> Apply(const WithdrawOptions& options, const Tournament& tournament,
                                const handling::Edition& edition) {
  answer::WithdrawQuestion question = options.question;
  auto excused = NumberList(options.excused, "--excused");
  if (!excused) return tl::unexpected(excused.error());
  question.excused = *std::move(excused);
  return answer::Withdraw(question, tournament, edition);
}

}  // namespace

void AddWithdraw(Verb app, Context& context) {
  const auto options = std::make_shared<WithdrawOptions>();
  const Verb verb = app.AddVerb("withdraw", "Withdraw players or teams: they are not paired any more");
  AddHandlingOptions(verb, options->common);
  verb.AddOption("PLAYER", options->question.players, "Pairing numbers; of teams where teams are paired")
      .Between(1, kMostPlayers);
  const Option absent = verb.AddFlag("--absent", options->question.absent,
                                     "Everybody who lost by forfeit in the last round, without notice");
  verb.AddOption("--excused", options->excused, "Of those, the ones with acceptable reasons").Needs(absent);
  verb.Footer(
      "A withdrawn player has a zero-point bye in every round that is left; ronda bye --cancel brings the player "
      "back.\n"
      "\n"
      "Examples:\n"
      "  ronda withdraw open.trf 7 12 --in-place            players 7 and 12 leave the tournament\n"
      "  ronda withdraw open.trf --absent --excused 4 -o new.trf   whoever did not appear, but not player 4");
  verb.Run([options, &context] {
    Handle(context, options->common, [&](const Tournament& tournament, const handling::Edition& edition) {
      return Apply(*options, tournament, edition);
    });
  });
}

}  // namespace ronda::cli
