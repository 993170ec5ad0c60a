#include <memory>

#include "ronda/answer/handling.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/app/cli/verbs/handling_verb.h"

namespace ronda::cli {
namespace {

struct NumberOptions {
  HandlingOptions common;
  service::OrderRequest order;
};

void Run(Context& context, const NumberOptions& options) {
  Handle(context, options.common, [&](const Tournament& tournament, const handling::Edition& edition) {
    return answer::Number(options.order, tournament, edition);
  });
}

}  // namespace

void AddNumber(Verb app, Context& context) {
  const auto options = std::make_shared<NumberOptions>();
  const Verb verb = app.AddVerb("number", "Give pairing numbers by the initial order");
  AddHandlingOptions(verb, options->common);
  AddOrderOptions(verb, options->order);
  verb.Footer(
      "Players are ordered by rating, title and name (C.04.2). Everything that names a player follows the\n"
      "number: opponents of past rounds, byes, forbidden pairs, acceleration, teams. Refused once round 4 is paired.\n"
      "\n"
      "Examples:\n"
      "  ronda number open.trf --in-place                    number the players of a file\n"
      "  ronda number players.csv -o open.trf                begin a tournament with a list of players\n"
      "  ronda number open.trf --dry-run                     who would get another number\n"
      "  ronda number open.trf --alphabet cs -o new.trf      names in the Czech alphabet\n"
      "  ronda number open.trf --equal order -o new.trf      equals stay as they are, if that was announced");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
