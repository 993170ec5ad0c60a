#include "ronda/sheets/committee_sheet.h"

#include <fmt/format.h>

namespace ronda::sheets {
namespace {

using awards::CommitteeMember;
using awards::CommitteeRole;
using awards::CommitteeWay;

std::string_view WordOf(CommitteeRole role) {
  switch (role) {
    case CommitteeRole::kPresident:
      return "president";
    case CommitteeRole::kMember:
      return "member";
    case CommitteeRole::kReserve:
      return "reserve";
    case CommitteeRole::kDelegate:
      return "delegate";
  }
  return "";
}

std::string_view WordOf(CommitteeWay way) {
  switch (way) {
    case CommitteeWay::kByRule:
      return "rule";
    case CommitteeWay::kByLot:
      return "lot";
    case CommitteeWay::kByVote:
      return "vote";
    case CommitteeWay::kDelegates:
      return "delegates";
  }
  return "";
}

std::string MemberReason(const CommitteeMember& member, const awards::CommitteeRules& rules) {
  if (rules.way == CommitteeWay::kByLot) return fmt::format("by lot (seed {})", rules.seed);
  if (member.decided_by_votes) return "more votes than the next";
  if (!member.decided_by) return "";
  return fmt::format("before the next by: {}", awards::NameOf(*member.decided_by));
}

}  // namespace

Table CsvTableOf(const ChosenCommittee& chosen) {
  const Forms not_json(Format::kText, Format::kCsv, Format::kHtml);
  const bool delegates = chosen.rules.way == CommitteeWay::kDelegates;
  const Forms all(Format::kText, Format::kCsv, Format::kHtml, Format::kJson);
  Table table{{Words("Role", "role"), Words("Of", "of").In(delegates ? all : Forms()), Number("No", "tpn"),
               Words("Name", "name"), Words("Federation", "federation").In(not_json), Number("Rating"), Number("Age"),
               Datum("age", Forms(Format::kJson)), Words("Reason").In(chosen.is_dispute ? Forms() : kForPeople),
               Datum("reason")}};
  for (const CommitteeMember& member : chosen.members) {
    const Player& player = chosen.tournament.player(member.player);
    const std::string reason = MemberReason(member, chosen.rules);
    table.rows.push_back({WordOf(member.role), member.of, player.tpn, player.name, player.federation, player.rating,
                          member.age, member.age, reason, reason.empty() ? Value() : Value(reason)});
  }
  return table;
}

Sheet SheetOf(const ChosenCommittee& chosen) { return std::move(Sheet().Add(CsvTableOf(chosen))); }

Value DocumentOf(const ChosenCommittee& chosen) {
  return Record()
      .Add("by", WordOf(chosen.rules.way))
      .Add("dispute", chosen.is_dispute)
      .Add("members", RecordsOf(CsvTableOf(chosen)));
}

}  // namespace ronda::sheets
