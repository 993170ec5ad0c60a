#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "ronda/app/cli/journal/desk_options.h"
#include "ronda/app/cli/journal/journal.h"
#include "ronda/base/columns.h"
#include "ronda/base/letters.h"
#include "ronda/journal/words.h"
#include "ronda/sheets/sheet.h"

namespace ronda::cli {
namespace {

using journal::Act;
using journal::Uid;

struct LogOptions {
  DeskOptions desk;
  std::optional<std::string> player;
  std::vector<std::string> kinds;
  std::optional<std::string> by;
  std::optional<int> last;
};

// An act with its sentence, as the state after it has it.
struct Line {
  Act act;
  std::string sentence;
};

Result<std::vector<Line>> LinesOf(ledger::Book& book) {
  const auto stored = book.StoredFrom(1);
  if (!stored) return tl::unexpected(stored.error());
  journal::Folder folder;
  std::vector<Line> lines;
  for (const journal::StoredAct& one : *stored) {
    auto act = folder.Add(one);
    if (!act) return tl::unexpected(act.error());
    lines.push_back({*std::move(act), ""});
    lines.back().sentence = journal::Sentence(lines.back().act, folder.state());
  }
  return lines;
}

bool Contains(std::string_view text, std::string_view part) {
  return Lower(text).find(Lower(part)) != std::string::npos;
}

// Who is meant by a number, or by a part of the name.
Result<std::vector<Uid>> PlayersMeant(const journal::State& state, const std::string& text) {
  std::vector<Uid> meant;
  const auto number = ParseCount(text);
  for (const PlayerIndex place : state.uids.ids()) {
    const Player& player = state.data.players[place.index()];
    if (number ? player.tpn == Tpn(*number) : Contains(player.name, text)) meant.push_back(state.uids[place]);
  }
  if (!meant.empty()) return meant;
  return tl::unexpected(Diagnostic{.code = "journal-player",
                                   .message = fmt::format("there is no player '{}' in the tournament", text),
                                   .hint = "give the number or a part of the name"});
}

Result<void> Choose(ledger::Book& book, const LogOptions& options, std::vector<Line>& lines) {
  std::vector<Uid> players;
  if (options.player) {
    const auto now = book.Now();
    if (!now) return tl::unexpected(now.error());
    auto meant = PlayersMeant((*now)->state(), *options.player);
    if (!meant) return tl::unexpected(meant.error());
    players = *std::move(meant);
  }
  std::erase_if(lines, [&](const Line& line) {
    const auto is_meant = [&](Uid uid) { return std::ranges::count(players, uid) > 0; };
    const bool wrong_kind = !options.kinds.empty() && std::ranges::count(options.kinds, KindName(line.act.kind)) == 0;
    const bool wrong_player = options.player && std::ranges::none_of(line.act.told.players, is_meant);
    return wrong_kind || wrong_player || (options.by && !Contains(line.act.by.name, *options.by));
  });
  if (options.last && std::cmp_greater(lines.size(), *options.last))
    lines.erase(lines.begin(), lines.end() - *options.last);
  return {};
}

std::string WhoOf(const journal::Actor& actor) {
  if (actor.link.empty()) return actor.name.empty() ? "-" : actor.name;
  return actor.name.empty() ? actor.link : fmt::format("{} ({})", actor.name, actor.link);
}

std::string TextOf(const std::vector<Line>& lines, const Destination& to) {
  sheets::Table table{{sheets::Number("Act", "seq"), sheets::Words("When (UTC)").In(sheets::kForPeople),
                       sheets::Datum("at"), sheets::Words("Who", "by"), sheets::Datum("kind"),
                       sheets::Words("What", "text")}};
  for (const auto& [act, sentence] : lines) {
    const std::string remarks = journal::Remarks(act.told);
    table.rows.push_back({act.seq, ShownTime(act.at), act.at, WhoOf(act.by), KindName(act.kind),
                          remarks.empty() ? sentence : fmt::format("{} {}", sentence, remarks)});
  }
  if (to.form == Form::kCsv) return ToCsv(table);
  if (to.form == Form::kJson) return ToJson(sheets::Record().Add("acts", RecordsOf(table)));
  return ToText(table);
}

void Run(Context& context, const LogOptions& options) {
  const Destination& to = options.desk.to;
  auto open = Told(context, OpenDesk(options.desk, store::Access::kRead), to);
  if (!open) return;
  auto lines = LinesOf(open->book);
  if (!lines) return Refuse(context, About(options.desk.desk, lines.error()), to);
  if (const auto chosen = Choose(open->book, options, *lines); !chosen) {
    return Refuse(context, About(options.desk.desk, chosen.error()), to);
  }
  Deliver(context, TextOf(*lines, to), to);
}

std::vector<std::string> KindNames() {
  std::vector<std::string> names;
  for (int kind = 0; kind <= static_cast<int>(journal::Kind::kClosed); ++kind) {
    names.emplace_back(KindName(static_cast<journal::Kind>(kind)));
  }
  return names;
}

}  // namespace

void AddJournalLog(Verb journal, Context& context) {
  const auto options = std::make_shared<LogOptions>();
  const Verb verb = journal.AddVerb("log", "Who did what, and when");
  AddDesk(verb, options->desk);
  verb.AddOption("--player", options->player, "Only what concerns this player: a number or a part of the name");
  verb.AddOption("--kind", options->kinds, "Only acts of this kind; may be repeated")
      .OneOf(KindNames())
      .Repeated()
      .Shown("KIND");
  verb.AddOption("--by", options->by, "Only what somebody did whose name has this in it").Shown("NAME");
  verb.AddOption("--last", options->last, "Only the last so many").Positive();
  AddDestination(verb, options->desk.to, {"table", "json", "csv"});
  verb.Footer(
      "Examples:\n"
      "  ronda journal log club.desk --last 10\n"
      "  ronda journal log club.desk --player 12 --kind result-entered --kind result-corrected\n"
      "  ronda journal log club.desk --by anna --format csv -o anna.csv");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
