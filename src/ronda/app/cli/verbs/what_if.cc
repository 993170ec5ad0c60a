#include "ronda/explain/what_if.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <ostream>
#include <sstream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/service/round_choice.h"
#include "ronda/sheets/explain_output.h"
#include "ronda/sheets/json_writer.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  std::vector<std::string> changes;
  Destination to;
};

// The next round as it stands, where it can be paired yet, and with the changes.
struct Rounds {
  Tournament changed;
  std::optional<RoundPairing> now;
  RoundPairing then;
};

std::vector<std::string> BoardsOf(const Tournament& before, const std::vector<Board>& boards) {
  std::vector<std::string> texts;
  texts.reserve(boards.size());
  for (const Board& board : boards) texts.push_back(sheets::BoardText(before, board));
  return texts;
}

std::string ByeText(const Tournament& before, const std::optional<PlayerIndex>& bye) {
  return bye ? fmt::format("{}", before.player(*bye).tpn.value()) : "nobody";
}

std::string ChangesText(const Rounds& rounds, const Options& options) {
  const Tournament& before = rounds.changed;
  std::string text =
      fmt::format("Round {} after these changes: {}\n", before.next_round().value(), fmt::join(options.changes, "; "));
  if (!rounds.now) {
    text += fmt::format("as it stands the round cannot be paired yet; then it is\n  {}\n",
                        fmt::join(BoardsOf(before, rounds.then.boards), ", "));
    if (rounds.then.bye) text += fmt::format("bye: {}\n", ByeText(before, rounds.then.bye));
    return text;
  }
  const auto gone = explain::BoardsOnlyIn(*rounds.now, rounds.then);
  const auto come = explain::BoardsOnlyIn(rounds.then, *rounds.now);
  const std::size_t same = rounds.then.boards.size() - come.size();
  if (gone.empty() && come.empty() && rounds.now->bye == rounds.then.bye) return text + "nothing changes\n";
  text += fmt::format("{} stay, {} change\n", Counted(same, "board"), come.size());
  if (!gone.empty()) text += fmt::format("  now:  {}\n", fmt::join(BoardsOf(before, gone), ", "));
  if (!come.empty()) text += fmt::format("  then: {}\n", fmt::join(BoardsOf(before, come), ", "));
  if (rounds.now->bye != rounds.then.bye) {
    text += fmt::format("  bye: {} now, {} then\n", ByeText(before, rounds.now->bye), ByeText(before, rounds.then.bye));
  }
  return text;
}

void WriteBoards(sheets::JsonWriter& json, const Tournament& before, const std::vector<Board>& boards) {
  json.BeginArray();
  for (const Board& board : boards) {
    json.BeginArray().Number(before.player(board.white).tpn.value());
    json.Number(before.player(board.black).tpn.value()).EndArray();
  }
  json.EndArray();
}

std::string ChangesJson(const Rounds& rounds, const Options& options) {
  std::ostringstream out;
  sheets::JsonWriter json(out);
  json.BeginObject().Field("round", rounds.changed.next_round().value()).Key("changes").BeginArray();
  for (const std::string& change : options.changes) json.String(change);
  json.EndArray();
  const RoundPairing now = rounds.now.value_or(RoundPairing{});
  json.Field("paired_now", rounds.now.has_value()).Key("gone");
  WriteBoards(json, rounds.changed, explain::BoardsOnlyIn(now, rounds.then));
  json.Key("come");
  WriteBoards(json, rounds.changed, explain::BoardsOnlyIn(rounds.then, now));
  json.Key("boards");
  WriteBoards(json, rounds.changed, rounds.then.boards);
  if (now.bye) json.Field("bye_now", rounds.changed.player(*now.bye).tpn.value());
  if (rounds.then.bye) json.Field("bye_then", rounds.changed.player(*rounds.then.bye).tpn.value());
  json.EndObject();
  return out.str();
}

Result<std::string> AnswerWhatIf(const service::WishedEvent& wished, const Options& options) {
  const Tournament& tournament = wished.event;
  const PairingSystem* system = wished.system;
  Tournament changed = tournament;
  for (const std::string& change : options.changes) {
    auto next = explain::Change(changed, change);
    if (!next) return tl::unexpected(next.error());
    changed = *std::move(next);
  }
  const auto before = service::BeforeRound(changed, 0);
  if (!before) return tl::unexpected(before.error());
  const auto then = system->Pair(*before);
  if (!then) return tl::unexpected(then.error());
  Rounds rounds{*before, std::nullopt, *then};
  if (const auto as_it_stands = service::BeforeRound(tournament, 0)) {
    if (const auto now = system->Pair(*as_it_stands)) rounds.now = *now;
  }
  return options.to.format == "json" ? ChangesJson(rounds, options) : ChangesText(rounds, options);
}

void Run(Context& context, const Options& options) {
  const auto wished = LoadEvent(context, options.event, options.to);
  if (!wished) return;
  const auto text = AnswerWhatIf(*wished, options);
  text ? Deliver(context, *text, options.to) : Refuse(context, text.error(), options.to);
}

}  // namespace

void AddWhatIf(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("whatif", "Tell which boards of the next round would change");
  verb.AddOption("FILE", options->event.file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("CHANGE", options->changes, "What is to be different; see below").Required();
  verb.AddOption("--system", options->event.system.id, "Pair by this system instead of the one the file names");
  AddSettings(verb, options->event.system);
  AddEventOptions(verb, options->event.options);
  verb.AddAction(
      "--json", [options] { options->to.format = "json"; }, "Print JSON");
  verb.Footer(
      "Changes:\n"
      "  \"5: 12 1-0 8\"   the game of round 5 ended so, White first (1-0, 0-1, =, forfeits +--, --+, ---)\n"
      "  \"withdraw 7\"    7 is not paired any more\n"
      "  \"bye 3\"         3 has a half-point bye in the next round (\"bye 3 0\", \"bye 3 1\": without points, with "
      "one)\n"
      "  \"play 3\"        3 takes part in the next round after all\n"
      "  \"forbid 4-9\"    4 and 9 may not meet\n"
      "\n"
      "Examples:\n"
      "  ronda whatif open.trf \"5: 12 1-0 8\"           if 12 wins against 8\n"
      "  ronda whatif open.trf \"withdraw 7\" \"bye 3\"    if 7 leaves and 3 rests");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
