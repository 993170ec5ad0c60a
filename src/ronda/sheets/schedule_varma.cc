#include "ronda/sheets/schedule_varma.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "ronda/base/html.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/schedule.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

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
  Table table;
  table.AddColumn("Envelope");
  table.AddColumn("Numbers");
  table.AddColumn("Last meeting", Align::kRight);
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    const int last = LastMeeting(envelopes[i], players);
    table.AddRow({schedule::Letters(static_cast<int>(i)), NumbersOf(envelopes[i]),
                  last == 0 ? "-" : fmt::format("round {}", last)});
  }
  return fmt::format("Varma, {} players, {} rounds\n\n{}", players, players - 1 + players % 2, table.ToText());
}

std::string DrawTable(const service::Field& field, const schedule::VarmaDraw& draw) {
  Table table;
  table.AddColumn("Draw", Align::kRight);
  table.AddColumn("Player");
  table.AddColumn("Federation");
  table.AddColumn("Envelope");
  table.AddColumn("Number", Align::kRight);
  int place = 0;
  for (const auto& drawn : draw.draws) {
    const Player& player = field.tournament->player(PlayerIndex(drawn.contestant));
    table.AddRow({fmt::format("{}", ++place), player.name, player.federation, schedule::Letters(drawn.envelope),
                  fmt::format("{}", drawn.number)});
  }
  return table.ToText();
}

void WriteEnvelopes(JsonWriter& json, const Envelopes& envelopes, int players) {
  json.Key("envelopes").BeginArray();
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    json.BeginObject().Field("envelope", schedule::Letters(static_cast<int>(i))).Key("numbers").BeginArray();
    for (const int number : envelopes[i]) json.Number(std::int64_t{number});
    json.EndArray().Field("last_meeting", LastMeeting(envelopes[i], players)).EndObject();
  }
  json.EndArray();
}

std::string DrawJson(const service::Field& field, const Envelopes& envelopes, const schedule::VarmaDraw* draw) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("players", field.count);
  WriteEnvelopes(json, envelopes, field.count);
  if (draw != nullptr) {
    json.Key("draw").BeginArray();
    for (const auto& drawn : draw->draws) {
      const Player& player = field.tournament->player(PlayerIndex(drawn.contestant));
      json.BeginObject().Field("tpn", player.tpn.value()).Field("name", player.name);
      json.Field("envelope", schedule::Letters(drawn.envelope)).Field("number", drawn.number).EndObject();
    }
    json.EndArray();
  }
  json.EndObject();
  return out.str();
}

// Slips to cut out and fold: one box a number, envelope by envelope.
std::string Slips(const Envelopes& envelopes, int players) {
  std::string body = fmt::format("<h1>Restricted draw, {} players</h1>\n", players);
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    body += fmt::format("<h2>Envelope {}</h2>\n<div class=\"slips\">", schedule::Letters(static_cast<int>(i)));
    for (const int number : envelopes[i]) body += fmt::format("<span>{}</span>", number);
    body += "</div>\n";
  }
  return ToHtml(
      {"Restricted draw",
       ".slips span { display: inline-block; width: 5rem; padding: 1.4rem 0; margin: .2rem; text-align: center; "
       "border: 1px dashed var(--line); font-size: 1.6rem; }\n",
       body});
}

}  // namespace

Result<std::string> VarmaText(const service::Field& field, const service::ScheduleRequest& request,
                              const std::string& format) {
  const auto table = request.printed ? schedule::VarmaTable::kPrinted : schedule::VarmaTable::kCorrected;
  const auto envelopes = schedule::VarmaEnvelopes(field.count, table);
  if (!envelopes) return tl::unexpected(envelopes.error());
  if (format == "html") return Slips(*envelopes, field.count);
  if (format == "trf" || format == "csv") {
    return tl::unexpected(UsageError(fmt::format("the draw has no {} form", format),
                                     "ronda schedule berger FILE --draw varma writes the rounds in any format"));
  }
  if (!field.tournament) {
    return format == "json" ? DrawJson(field, *envelopes, nullptr) : EnvelopesTable(*envelopes, field.count);
  }
  const std::uint64_t seed = service::SeedOf(request);
  const auto draw = service::DrawFor(field, request, seed);
  if (!draw) return tl::unexpected(draw.error());
  if (format == "json") return DrawJson(field, *envelopes, &*draw);
  std::string text = EnvelopesTable(*envelopes, field.count) + "\n" + DrawTable(field, *draw);
  for (const auto& late : draw->late_meetings) {
    text += fmt::format("Note: {} and {} meet in round {}; no envelope holds all of their group.\n",
                        field.tournament->player(PlayerIndex(late.first)).name,
                        field.tournament->player(PlayerIndex(late.second)).name, late.round);
  }
  return text + fmt::format("\nDrawn with --seed {}; the same seed draws the same numbers.\n", seed);
}

}  // namespace ronda::sheets
