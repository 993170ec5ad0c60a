#include "fuzz/target.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "fuzz/files.h"
#include "fuzz/journal.h"
#include "fuzz/options.h"
#include "fuzz/requests.h"
#include "fuzz/verbs.h"

namespace ronda::fuzz {
namespace {

constexpr std::array kTargets{
    Target{"trf", "trf", "trf.dict", 1500, CheckTrf},
    Target{"doctor", "trf", "trf.dict", 600, CheckDoctor},
    Target{"json", "json", "json.dict", 1500, CheckJson},
    Target{"csv", "csv", "csv.dict", 600, CheckCsv},
    Target{"bracket", "bracket", "json.dict", 600, CheckBracket},
    Target{"tables", "tables", "json.dict", 600, CheckTables},
    Target{"prizes", "prizes", "json.dict", 600, CheckPrizes},
    Target{"votes", "votes", "csv.dict", 600, CheckVotes},
    Target{"keizer", "keizer", "json.dict", 600, CheckKeizerSettings},
    Target{"acceleration", "acceleration", "csv.dict", 600, CheckAcceleration},
    Target{"announcement", "announcement", "json.dict", 1500, CheckAnnouncement},
    Target{"time_control", "time_control", "time_control.dict", 80, CheckTimeControl},
    Target{"tags", "tags", "csv.dict", 600, CheckTags},
    Target{"rating_rules", "rating_rules", "json.dict", 600, CheckRatingRules},
    Target{"rating_facts", "rating_facts", "csv.dict", 600, CheckRatingFacts},
    Target{"request", "request", "http.dict", 1000, CheckRequest},
    Target{"form", "form", "http.dict", 200, CheckForm},
    Target{"fields", "fields", "http.dict", 200, CheckFields},
    Target{"token", "token", "-", 64, CheckToken},
    Target{"live", "live", "-", 64, CheckLive},
    Target{"act", "act", "journal.dict", 1500, CheckAct},
    Target{"change", "change", "journal.dict", 1500, CheckChange},
    Target{"command", "command", "journal.dict", 600, CheckCommand},
    Target{"journal", "journal", "journal.dict", 3000, CheckJournal},
    Target{"options", "options", "options.dict", 200, CheckOptions},
    Target{"pair", "rounds", "-", 256, CheckPair},
    Target{"check", "rounds", "-", 256, CheckCheck},
    Target{"explain", "rounds", "-", 256, CheckExplain},
    Target{"outlook", "rounds", "-", 256, CheckOutlook},
    Target{"standings", "standings", "-", 256, CheckStandings},
    Target{"rate", "rate", "-", 256, CheckRate},
    Target{"handling", "handling", "-", 256, CheckHandling},
};

}  // namespace

std::span<const Target> Targets() { return kTargets; }

const Target* FindTarget(std::string_view name) {
  const auto found = std::ranges::find(kTargets, name, &Target::name);
  return found == kTargets.end() ? nullptr : &*found;
}

void Demand(bool holds, const char* what) {
  if (holds) return;
  std::fputs(what, stderr);
  std::abort();
}

void CheckReason(const Diagnostic& diagnostic) {
  Demand(!diagnostic.code.empty() && !diagnostic.message.empty(), "a refusal without words\n");
}

}  // namespace ronda::fuzz
