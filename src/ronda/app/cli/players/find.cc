#include <fmt/format.h>

#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/base/counting.h"
#include "ronda/players/players_sheet.h"

namespace ronda::cli {
namespace {

constexpr int kMostShown = 1000;

struct PlayersFindOptions {
  std::vector<std::string> words;
  std::string list;
  players::Question facts;
  std::optional<int> born;
  int most = 10;
  Destination to;
};

players::Question QuestionFrom(const PlayersFindOptions& options) {
  players::Question question = players::QuestionOf(fmt::format("{}", fmt::join(options.words, " ")));
  question.federation = options.facts.federation;
  question.title = options.facts.title;
  question.sex = options.facts.sex;
  question.club = options.facts.club;
  question.id = options.facts.id;
  if (options.born) question.born = options.born;
  return question;
}

void Run(Context& context, const PlayersFindOptions& options) {
  const players::Question question = QuestionFrom(options);
  if (question.IsEmpty()) {
    return Refuse(context,
                  UsageError("who is to be found?", "give parts of the name, a number, or --federation and the like"),
                  options.to);
  }
  auto list = Told(context, players::ListFile::Open(options.list), options.to);
  if (!list) return;
  auto hits = Told(context, list->Find(question, Size(options.most)), options.to);
  if (!hits) return;
  Deliver(context, sheets::Show(players::FoundPlayers{list->info(), *std::move(hits)}, options.to.sheet()), options.to);
}

}  // namespace

void AddPlayersFind(Verb app, Context& context) {
  const auto options = std::make_shared<PlayersFindOptions>();
  const Verb verb = app.AddVerb("find", "Find players by parts of the name, number, federation, title, club or year");
  verb.AddOption("WORD", options->words, "Parts of the name in any order, a year of birth, or FIDE's number");
  AddList(verb, options->list);
  verb.AddOption("--federation", options->facts.federation, "Of this federation, e.g. CZE").Shown("CODE");
  verb.AddOption("--title", options->facts.title, "With this title, e.g. WIM");
  verb.AddOption("--sex", options->facts.sex, "Women (w) or men (m)").OneOf({"w", "m"});
  verb.AddOption("--born", options->born, "Born in this year").Between(1850, 2100).Shown("YEAR");
  verb.AddOption("--club", options->facts.club, "Of a club with these words in its name (national lists)");
  verb.AddOption("--id", options->facts.id, "With this number of the national list");
  verb.AddOption("--most", options->most, "Show so many").Between(1, kMostShown).Shown("N");
  AddDestination(verb, options->to, {"table", "csv", "json", "html"});
  verb.Footer(
      "Accents do not matter, nor the alphabet: Smid finds Šmíd, Mueller finds Müller, Карпов finds Karpov. One "
      "typing\n"
      "error is forgiven. Whole words come before beginnings, these before errors; then active players and high\n"
      "ratings first.\n"
      "\n"
      "Examples:\n"
      "  ronda players find nov jan                    Novak, Jan and all whose names begin so\n"
      "  ronda players find kaspraov                   with a typing error\n"
      "  ronda players find garcia 1987 --federation ESP\n"
      "  ronda players find 1503014                    by FIDE's number\n"
      "  ronda players find --title GM --federation ISL");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
