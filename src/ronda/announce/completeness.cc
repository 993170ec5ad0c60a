#include "ronda/announce/completeness.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace ronda::announce {

std::vector<RegulationFinding> Missing(const Regulations& regulations, std::optional<EventKind> kind) {
  std::vector<RegulationFinding> findings;
  const auto need = [&](bool is_there, const std::string& path, std::string_view what) {
    if (is_there) return;
    findings.push_back({Severity::kWarning, "announce-missing", path,
                        fmt::format("the announcement does not say {}", what), fmt::format("add \"{}\"", path)});
  };
  need(!regulations.name.empty(), "name", "what the tournament is called");
  need(!regulations.organiser.empty(), "organiser", "who organises it");
  need(!regulations.entry.eligible.empty(), "entry.eligible", "who may enter");
  need(!regulations.entry.how.empty(), "entry.how", "how to enter");
  need(!regulations.entry.deadline.empty(), "entry.deadline", "until when");
  need(!regulations.entry.fee.empty(), "entry.fee", "what it costs, or that it is free");
  need(!regulations.venue.place.empty(), "venue.place", "where it is played");
  need(!regulations.venue.contact.empty(), "venue.contact", "whom to ask");
  need(!regulations.schedule.start.empty(), "schedule.start", "when it begins");
  need(!regulations.schedule.rounds.empty(), "schedule.rounds", "when the rounds are played");
  need(!regulations.type.rated_by.empty(), "type.rated_by", "who rates or recognises it, or that nobody does");
  need(!regulations.type.system.empty(), "type.system", "how it is paired");
  need(regulations.type.rounds.has_value(), "type.rounds", "how many rounds are played");
  need(!regulations.type.time_control.empty(), "type.time_control", "the time control");
  need(!regulations.rules.laws.empty(), "rules.laws", "by which laws it is played");
  need(!regulations.rules.forfeit.empty(), "rules.forfeit", "when a player who does not come loses");
  need(!regulations.rules.tiebreaks.empty() || kind == EventKind::kKnockout, "rules.tiebreaks", "how ties are broken");
  need(!regulations.rules.prizes.empty(), "rules.prizes", "which prizes there are");
  need(regulations.rules.prizes.empty() || !regulations.rules.sharing.empty(), "rules.sharing",
       "how tied players share prizes");
  need(!regulations.staff.director.empty(), "staff.director", "who directs it");
  need(!regulations.staff.chief_arbiter.empty(), "staff.chief_arbiter", "who the chief arbiter is");
  need(!regulations.staff.committee.selection.empty() || !regulations.staff.committee.members.empty(),
       "staff.committee", "who hears appeals, or how the committee is chosen");
  return findings;
}

}  // namespace ronda::announce
