#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/service/committee.h"
#include "ronda/sheets/committee_sheet.h"

namespace ronda::cli {
namespace {

struct CommitteeOptions {
  service::CommitteeRequest request;
  std::optional<std::uint64_t> seed;  // none: another one every time
  Destination to;
};

void Run(Context& context, CommitteeOptions options) {
  options.request.seed = options.seed ? *options.seed : FreshSeed();
  const auto chosen = Told(context, service::ChooseCommittee(options.request), options.to);
  if (!chosen) return;
  const sheets::ChosenCommittee committee{chosen->tournament, chosen->rules, chosen->members, chosen->is_dispute};
  Deliver(context, Show(committee, options.to.sheet()), options.to);
}

}  // namespace

void AddCommittee(Verb app, Context& context) {
  const auto options = std::make_shared<CommitteeOptions>();
  const Verb verb = app.AddVerb("committee", "Choose the appeals committee from the players");
  AddTournament(verb, options->request.file, "The tournament, or a list of players (TRF, JSON, CSV or a desk file)")
      .Required();
  verb.AddChoice("--by", options->request.way,
                 Choices<awards::CommitteeWay>{{"rule", awards::CommitteeWay::kByRule},
                                               {"lot", awards::CommitteeWay::kByLot},
                                               {"vote", awards::CommitteeWay::kByVote},
                                               {"delegates", awards::CommitteeWay::kDelegates}},
                 "The announced conditions, a lot, votes, or one delegate of each team (else federation)");
  verb.AddOption("--order", options->request.order,
                 "The conditions in their order; adult,federation,arbiter,rating,age,name if not given");
  verb.AddOption("--arbiters", options->request.arbiters, "Who is an arbiter, by pairing number: 3:IA,7:NA");
  verb.AddOption("--votes", options->request.votes, "Votes received, by pairing number: 3:12,7:9");
  verb.AddOption("--not-eligible", options->request.not_eligible, "Pairing numbers of those who do not stand: 4,9");
  verb.AddOption("--parties", options->request.parties, "Who sits in a dispute between these: 3,8");
  verb.AddOption("--delegates", options->request.delegates, "Whom teams or federations name: 3,9; others by the rule");
  AddAlphabet(verb, options->request.alphabet);
  verb.AddOption("--date", options->request.date, "The day ages are counted on; the first of the event if not given");
  verb.AddOption("--members", options->request.members, "Members, with the president; 3 if not given").Between(1, 50);
  verb.AddOption("--reserves", options->request.reserves, "Reserves; 2 if not given").Between(0, 50);
  verb.AddOption("--seed", options->seed, "Of the lot; another one every time if not given").Check(SeedFault);
  AddDestination(verb, options->to, {"table", "csv", "json"});
  verb.Footer(
      "Examples:\n"
      "  ronda committee open.trf --arbiters 3:IA,7:NA      by the conditions of the announcement\n"
      "  ronda committee open.trf --by lot --seed 20260307  by lot, the same with the same seed\n"
      "  ronda committee open.trf --by vote --votes 3:12,7:9,1:9\n"
      "  ronda committee league.trf --by delegates          one of each team\n"
      "  ronda committee open.trf --parties 3,8             who decides a dispute between 3 and 8");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
