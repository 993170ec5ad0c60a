#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/handling_verb.h"
#include "ronda/handling/absence.h"

namespace ronda::cli {
namespace {

struct Options {
  HandlingOptions common;
  std::vector<int> players;
  bool absent = false;
  std::string excused;
};

Result<std::vector<Tpn>> Excused(const std::string& list) {
  std::vector<Tpn> numbers;
  if (list.empty()) return numbers;
  const auto read = NumberList(list, "--excused");
  if (!read) return tl::unexpected(read.error());
  for (const int number : *read) numbers.emplace_back(number);
  return numbers;
}

Result<handling::Handled> Apply(const Options& options, const Tournament& tournament,
                                const handling::Edition& edition) {
  if (options.absent == !options.players.empty()) {
    return tl::unexpected(UsageError("who withdraws?", "give either pairing numbers or --absent"));
  }
  const auto excused = Excused(options.excused);
  if (!excused) return tl::unexpected(excused.error());
  if (options.absent) return handling::WithdrawAbsent(tournament, *excused, edition);
  std::vector<Tpn> players;
  for (const int number : options.players) players.emplace_back(number);
  return handling::Withdraw(tournament, players, edition);
}

}  // namespace

void AddWithdraw(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("withdraw", "Withdraw players or teams: they are not paired any more");
  AddHandlingOptions(verb, options->common);
  verb.AddOption("PLAYER", options->players, "Pairing numbers; of teams where teams are paired")
      .Between(1, kMostPlayers);
  const Option absent =
      verb.AddFlag("--absent", options->absent, "Everybody who lost by forfeit in the last round, without notice");
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
