#include <memory>

#include "ronda/answer/explain.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"

namespace ronda::cli {
namespace {

struct ExplainOptions {
  answer::ExplainQuestion question;
  Destination to;
};

void Run(Context& context, ExplainOptions options) {
  options.question.format = options.to.sheet();
  Give(context, answer::Explain(options.question), options.to);
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
  const auto options = std::make_shared<ExplainOptions>();
  const Verb verb = app.AddVerb("explain", "Explain why a round is paired as it is");
  AddTournament(verb, options->question.event, "The tournament (TRF, JSON or a desk file); - reads standard input")
      .Required();
  verb.AddOption("--round", options->question.round,
                 "Explain this round from what was known before it (else the one with open games, or the next)")
      .Positive();
  AddSystem(verb, options->question.event.system, "Explain by this system instead of the one the file names");
  verb.AddFlag("--verbose", options->question.verbose, "Everything, not only the boards that are not natural");
  AddQuestions(verb, options->question.asked);
  AddEventOptions(verb, options->question.event.options);
  verb.AddValue(
          "--format",
          [options](const std::string& word) {
            options->to.form = *FormNamed(word);
            options->question.book = options->to.form == Form::kBook;
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
