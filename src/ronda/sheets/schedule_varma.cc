#include "ronda/sheets/schedule_varma.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/schedule/berger.h"
#include "ronda/schedule/schedule.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {
namespace {

using Envelopes = std::vector<std::vector<int>>;

// The last round in which two numbers of the envelope meet; none for a single number.
int LastMeeting(const std::vector<int>& envelope, int players) {
  int last = 0;
  for (std::size_t i = 0; i < envelope.size(); ++i) {
    for (std::size_t j = i + 1; j < envelope.size(); ++j) {
      last = std::max(last, schedule::BergerRoundOf(envelope[i], envelope[j], players + players % 2));
    }
  }
  return last;
}

std::string NumbersOf(const std::vector<int>& envelope) { return fmt::format("{}", fmt::join(envelope, ", ")); }

std::string EnvelopesTable(const Envelopes& envelopes, int players) {
  Table table{{Words("Envelope"), Words("Numbers"), Number("Last meeting")}};
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    const int last = LastMeeting(envelopes[i], players);
    table.rows.push_back({schedule::Letters(static_cast<int>(i)), NumbersOf(envelopes[i]),
                          last == 0 ? "-" : fmt::format("round {}", last)});
  }
  return fmt::format("Varma, {} players, {} rounds\n\n{}", players, players - 1 + players % 2, ToText(table));
}

std::string HeadOf(service::Origin by) {
  switch (by) {
    case service::Origin::kClub:
      return "Club";
    case service::Origin::kTeam:
      return "Team";
    case service::Origin::kFederation:
      break;
  }
  return "Federation";
}

// A line a player, in the order of the draw.
Table DrawTable(const service::Field& field, const schedule::VarmaDraw& draw, service::Origin by) {
  Table table{{Number("Draw"), Datum("tpn"), Words("Player", "name"), Words(HeadOf(by)), Words("Envelope", "envelope"),
               Number("Number", "number")}};
  for (const auto& drawn : draw.draws) {
    const PlayerIndex index(drawn.contestant);
    const Player& player = field.tournament->player(index);
    table.rows.push_back({table.rows.size() + 1, player.tpn, player.name,
                          service::OriginOf(*field.tournament, index, by), schedule::Letters(drawn.envelope),
                          drawn.number});
  }
  return table;
}

std::string DrawJson(const service::Field& field, const Envelopes& envelopes, const std::optional<Table>& draw) {
  List list;
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    list.Add(Record()
                 .Add("envelope", schedule::Letters(static_cast<int>(i)))
                 .Add("numbers", ListOf(envelopes[i]))
                 .Add("last_meeting", LastMeeting(envelopes[i], field.count)));
  }
  Record record = Record().Add("players", field.count).Add("envelopes", std::move(list));
  if (draw) record.Add("draw", RecordsOf(*draw));
  return ToJson(record);
}

// Slips to cut out and fold: one box a number, envelope by envelope.
std::string Slips(const Envelopes& envelopes, int players) {
  Sheet sheet("Restricted draw",
              ".slips span { display: inline-block; width: 5rem; padding: 1.4rem 0; margin: .2rem; text-align: center; "
              "border: 1px dashed var(--line); font-size: 1.6rem; }\n");
  sheet.Title(fmt::format("Restricted draw, {} players", players));
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    sheet.Heading("Envelope " + schedule::Letters(static_cast<int>(i)));
    Html slips;
    for (const int number : envelopes[i]) slips += Markup("<span>{}</span>", number);
    sheet.OnlyPage(Markup("<div class=\"slips\">{}</div>\n", slips));
  }
  return ToHtml(sheet);
}

}  // namespace

Result<std::string> VarmaText(const service::Field& field, const service::ScheduleRequest& request, Format format) {
  const auto table = request.printed ? schedule::VarmaTable::kPrinted : schedule::VarmaTable::kCorrected;
  const auto envelopes = schedule::VarmaEnvelopes(field.count, table);
  if (!envelopes) return tl::unexpected(envelopes.error());
  if (format == Format::kHtml) return Slips(*envelopes, field.count);
  if (!field.tournament) {
    return format == Format::kJson ? DrawJson(field, *envelopes, std::nullopt)
                                   : EnvelopesTable(*envelopes, field.count);
  }
  const auto draw = service::DrawFor(field, request);
  if (!draw) return tl::unexpected(draw.error());
  Table drawn = DrawTable(field, *draw, request.by);
  if (format == Format::kJson) return DrawJson(field, *envelopes, drawn);
  std::string text = EnvelopesTable(*envelopes, field.count) + "\n" + ToText(drawn);
  for (const auto& late : draw->late_meetings) {
    text += fmt::format("Note: {} and {} meet in round {}; no envelope holds all of their group.\n",
                        field.tournament->player(PlayerIndex(late.first)).name,
                        field.tournament->player(PlayerIndex(late.second)).name, late.round);
  }
  return text + fmt::format("\nDrawn with --seed {}; the same seed draws the same numbers.\n", request.seed);
}

}  // namespace ronda::sheets
