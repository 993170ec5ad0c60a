#include <memory>
#include <optional>
#include <variant>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/service/explain.h"
#include "ronda/sheets/explain_book.h"
#include "ronda/sheets/explain_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  std::optional<int> round;  // none: the one people talk about
  bool verbose = false;
  bool book = false;  // as the book works a round out
  Destination to;
  service::Question question;
};

std::string TextOf(const service::Explanation& explained, const Options& options) {
  const auto format = options.to.sheet();
  const sheets::Occasion occasion{explained.before, explained.system->info(), explained.deviations, explained.why};
  if (options.book) return TextOf(sheets::WorkedRound{occasion, explained.pairing});
  if (const auto* said = std::get_if<service::Answer>(&explained.said)) {
    const sheets::Answer answer{said->question, said->statements, said->why_not, said->real};
    return Show(sheets::ExplainedAnswer{occasion, answer}, format);
  }
  const bool full = options.verbose || std::holds_alternative<service::AskBracket>(options.question);
  const auto detail = full ? sheets::Detail::kFull : sheets::Detail::kShort;
  return Show(sheets::ExplainedRound{occasion, std::get<explain::RoundStory>(explained.said), detail}, format);
}

void Run(Context& context, const Options& options) {
  const auto event = Told(context, service::OpenEvent(options.event), options.to);
  if (!event) return;
  if (options.book && !std::holds_alternative<service::AskRound>(options.question)) {
    return Refuse(context, UsageError("the tables of the book are of a whole round", "leave the question out"),
                  options.to);
  }
  const auto explained = Told(context, service::Explain(*event, options.round, options.question), options.to);
  if (explained) Deliver(context, TextOf(*explained, options), options.to);
}

// Takes what an option says as the question.
template <class Asked, Colour... colour>
auto Asking(service::Question& question) {
  return [&question](const auto& said) { question = Asked{said, colour...}; };
}

void AddQuestions(Verb verb, service::Question& question) {
  using service::AskWhyNotColour;
  const std::vector<Option> questions{
      verb.AddValue("--bracket", Asking<service::AskBracket>(question), "Only the bracket of this score, in full"),
      verb.AddNumber("--player", Asking<service::AskPlayer>(question), "One player's story: what was due, what came")
          .Positive(),
      verb.AddValue("--pair", Asking<service::AskPair>(question), "Why these two meet, as in 5-9"),
      verb.AddValue("--why-not", Asking<service::AskWhyNotPair>(question), "Why these two do not meet, as in 5-9"),
      verb.AddNumber("--why-not-bye", Asking<service::AskWhyNotBye>(question), "Why this player has not got the bye")
          .Positive(),
      verb.AddNumber("--why-not-white", Asking<AskWhyNotColour, Colour::kWhite>(question),
                     "Why this player has not got White")
          .Positive(),
      verb.AddNumber("--why-not-black", Asking<AskWhyNotColour, Colour::kBlack>(question),
                     "Why this player has not got Black")
          .Positive(),
  };
  ExcludeEachOther(questions);
}

}  // namespace

void AddExplain(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("explain", "Explain why a round is paired as it is");
  AddTournament(verb, options->event, "The tournament (TRF, JSON or a desk file); - reads standard input").Required();
  verb.AddOption("--round", options->round,
                 "Explain this round from what was known before it (else the one with open games, or the next)")
      .Positive();
  AddSystem(verb, options->event.system, "Explain by this system instead of the one the file names");
  verb.AddFlag("--verbose", options->verbose, "Everything, not only the boards that are not natural");
  AddQuestions(verb, options->question);
  AddEventOptions(verb, options->event.options);
  verb.AddValue(
          "--format",
          [options](const std::string& word) {
            options->book = word == "book";
            options->to.form = options->book ? Form::kText : FormNamed(word);
          },
          "text, json, html, or book (the tables of the book: T P B N F X, and who may not meet whom)")
      .OneOf({"text", "json", "html", "book"});
  AddJson(verb, options->to, "The same as --format json");
  AddOutput(verb, options->to);
  verb.Footer(
      "Examples:\n"
      "  ronda explain open.trf                     bracket by bracket, a line a board that is not natural\n"
      "  ronda explain open.trf --why-not 5-9       the best round with 5-9, compared with the real one\n"
      "  ronda explain open.trf --player 12         one player's story\n"
      "  ronda explain open.trf --bracket 3.5       one bracket in full\n"
      "  ronda explain open.trf --format book       the round worked out on paper, as the book does\n"
      "  ronda explain open.trf --format html -o round5.html   a page for the players");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
