#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/explain/board_story.h"
#include "ronda/explain/player_story.h"
#include "ronda/explain/wording.h"
#include "ronda/service/round_choice.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/verify/checker.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  int round = 0;  // 0: the one people talk about
  bool verbose = false;
  Destination to{"", "text"};
  std::string bracket;
  std::string pair;
  std::string why_not;
  int player = 0;  // 0: not asked
  int why_not_bye = 0;
  int why_not_white = 0;
  int why_not_black = 0;
};

struct Request {
  const Tournament& before;
  const PairingSystem& system;
  const Options& options;
  std::span<const Deviation> deviations;
  const Result<std::unique_ptr<PairedRound>>& round;  // paired once, whatever is asked

  sheets::Occasion occasion() const { return {before, system.info(), deviations}; }
  sheets::Format format() const { return sheets::FormatNamed(options.to.format); }
};

Result<PlayerIndex> PlayerOf(const Request& request, int number) {
  const auto player = request.before.Find(Tpn(number));
  if (!player)
    return tl::unexpected(
        UsageError(fmt::format("there is no player {}", number), "players are named by their numbers"));
  if (request.before.RequestedByeOf(*player, request.before.next_round())) {
    return tl::unexpected(
        UsageError(fmt::format("player {} does not take part in round {}", number, request.before.next_round().value()),
                   "the player has a bye on request or has withdrawn, so the rules do not pair them"));
  }
  return *player;
}

// "5-9".
Result<ImposedPair> PairOf(const Request& request, const std::string& text) {
  int first = 0;
  int second = 0;
  const char* end = text.data() + text.size();
  const auto [dash, error] = std::from_chars(text.data(), end, first);
  const bool starts = error == std::errc{} && dash != end && *dash == '-';
  const auto rest = starts ? std::from_chars(dash + 1, end, second) : std::from_chars_result{dash, std::errc{}};
  if (!starts || rest.ec != std::errc{} || rest.ptr != end) {
    return tl::unexpected(
        UsageError(fmt::format("'{}' is not a pair", text), "write two numbers of players with a dash, as in 5-9"));
  }
  if (first == second)
    return tl::unexpected(UsageError(fmt::format("'{}' names one player twice", text), "name two players, as in 5-9"));
  const auto one = PlayerOf(request, first);
  if (!one) return tl::unexpected(one.error());
  const auto other = PlayerOf(request, second);
  if (!other) return tl::unexpected(other.error());
  return ImposedPair{*one, *other};
}

// "5 Anna".
std::string NamedPlayer(const Request& request, PlayerIndex player) {
  return explain::Say(request.before, explain::Value(player));
}

std::string Format(const Request& request, const sheets::Answer& answer) {
  return Show(sheets::ExplainedAnswer{request.occasion(), answer}, request.format());
}

std::string Format(const Request& request, const explain::RoundStory& story, sheets::Detail detail) {
  return Show(sheets::ExplainedRound{request.occasion(), story, detail}, request.format());
}

Result<explain::Subject> SubjectOf(const Request& request) {
  if (!request.round) return tl::unexpected(request.round.error());
  return explain::Subject{request.before, request.system, **request.round};
}

Result<std::string> AnswerWhyNot(const Request& request, std::string question, const RoundConstraint& constraint) {
  const auto subject = SubjectOf(request);
  if (!subject) return tl::unexpected(subject.error());
  const explain::WhyNot why_not = explain::AskWhyNot(*subject, constraint);
  return Format(request, {std::move(question), why_not.statements, why_not, subject->round.pairing()});
}

Result<std::string> AnswerWhyNotPair(const Request& request) {
  const auto pair = PairOf(request, request.options.why_not);
  if (!pair) return tl::unexpected(pair.error());
  return AnswerWhyNot(
      request,
      fmt::format("Why do {} and {} not meet?", NamedPlayer(request, pair->one), NamedPlayer(request, pair->other)),
      *pair);
}

Result<std::string> AnswerWhyNotBye(const Request& request) {
  const auto player = PlayerOf(request, request.options.why_not_bye);
  if (!player) return tl::unexpected(player.error());
  return AnswerWhyNot(request, fmt::format("Why has {} not got the bye?", NamedPlayer(request, *player)),
                      ImposedBye{*player});
}

Result<std::string> AnswerWhyNotColour(const Request& request, int number, Colour colour) {
  const auto player = PlayerOf(request, number);
  if (!player) return tl::unexpected(player.error());
  const char* name = colour == Colour::kWhite ? "White" : "Black";
  return AnswerWhyNot(request, fmt::format("Why has {} not got {}?", NamedPlayer(request, *player), name),
                      ImposedColour{*player, colour});
}

Result<swiss::RoundAccount*> NeedAccount(const Request& request, std::string_view option) {
  if (!request.round) return tl::unexpected(request.round.error());
  if (swiss::RoundAccount* account = (*request.round)->account()) return account;
  return tl::unexpected(UsageError(fmt::format("{} is not answered for {}", option, request.system.info().id),
                                   "without it explain tells what the system says of its pairing"));
}

Result<std::string> AnswerPlayer(const Request& request) {
  const auto player = PlayerOf(request, request.options.player);
  if (!player) return tl::unexpected(player.error());
  const auto round = NeedAccount(request, "--player");
  if (!round) return tl::unexpected(round.error());
  swiss::Effort effort(explain::kQuestionEffort);
  return Format(request, {NamedPlayer(request, *player), explain::TellPlayer(**round, *player, effort)});
}

Result<std::string> AnswerPair(const Request& request) {
  const auto pair = PairOf(request, request.options.pair);
  if (!pair) return tl::unexpected(pair.error());
  const auto round = NeedAccount(request, "--pair");
  if (!round) return tl::unexpected(round.error());
  swiss::Effort effort(explain::kQuestionEffort);
  for (std::size_t i = 0; i < (*round)->brackets().size(); ++i) {
    for (const auto& board : explain::TellBoards(**round, i, effort)) {
      if (std::minmax(board.white, board.black) != std::minmax(pair->one, pair->other)) continue;
      explain::Statements all = explain::TellPairing(**round, i, board);
      return Format(request, {fmt::format("Why do {} and {} meet?", NamedPlayer(request, pair->one),
                                          NamedPlayer(request, pair->other)),
                              std::move(all)});
    }
  }
  return tl::unexpected(
      UsageError(fmt::format("{} is not paired in round {}", request.options.pair, request.before.next_round().value()),
                 fmt::format("--why-not {} tells why", request.options.pair)));
}

Result<std::string> AnswerBracket(const Request& request) {
  const auto score = ParsePoints(request.options.bracket);
  if (!score) {
    return tl::unexpected(UsageError(fmt::format("'{}' is not a number of points", request.options.bracket),
                                     "name the bracket by the score of its residents, as in 3.5"));
  }
  const auto subject = SubjectOf(request);
  if (!subject) return tl::unexpected(subject.error());
  explain::RoundStory story = explain::TellRound(*subject);
  std::string scores;
  for (const auto& bracket : story.brackets)
    scores += fmt::format("{}{}", scores.empty() ? "" : ", ", ToString(bracket.score));
  std::erase_if(story.brackets, [&](const auto& bracket) { return bracket.score != *score; });
  if (story.brackets.empty()) {
    return tl::unexpected(
        UsageError(fmt::format("there is no bracket of {} points", ToString(*score)), "there are " + scores));
  }
  story.bye_reasons.clear();
  return Format(request, story, sheets::Detail::kFull);
}

Result<std::string> Explain(const Request& request) {
  const Options& options = request.options;
  if (!options.why_not.empty()) return AnswerWhyNotPair(request);
  if (options.why_not_bye != 0) return AnswerWhyNotBye(request);
  if (options.why_not_white != 0) return AnswerWhyNotColour(request, options.why_not_white, Colour::kWhite);
  if (options.why_not_black != 0) return AnswerWhyNotColour(request, options.why_not_black, Colour::kBlack);
  if (!options.pair.empty()) return AnswerPair(request);
  if (options.player != 0) return AnswerPlayer(request);
  if (!options.bracket.empty()) return AnswerBracket(request);
  const auto subject = SubjectOf(request);
  if (!subject) return tl::unexpected(subject.error());
  return Format(request, explain::TellRound(*subject),
                options.verbose ? sheets::Detail::kFull : sheets::Detail::kShort);
}

// Says so if the file pairs the round otherwise than the rules; what is explained is what the rules give.
void WarnOfDifference(Context& context, const Tournament& tournament, const Request& request) {
  const Round round = request.before.next_round();
  const SystemInfo& system = request.system.info();
  if (round.value() > tournament.rounds()) return;
  if (request.round && !verify::IsPairedOtherwise(tournament, round, system, (*request.round)->pairing())) return;
  const Diagnostic warning{
      .severity = Severity::kWarning,
      .code = "pairing-differs",
      .message = fmt::format("the file pairs round {} differently from {}", round.value(), system.id),
      .hint = "what follows explains the pairing of the rules; ronda check shows the difference"};
  PrintDiagnostics(context, {&warning, 1});
}

Result<std::string> ExplainEvent(Context& context, const service::WishedEvent& wished, const Options& options) {
  const int round = options.round != 0 ? options.round : service::CurrentRound(wished.event);
  const auto before = service::BeforeRound(wished.event, round);
  if (!before) return tl::unexpected(before.error());
  const auto paired = wished.system->PairForQuestions(*before);
  const Request request{*before, *wished.system, options, wished.deviations, paired};
  WarnOfDifference(context, wished.event, request);
  return Explain(request);
}

void Run(Context& context, const Options& options) {
  const auto wished = LoadEvent(context, options.event, options.to);
  if (!wished) return;
  const auto text = ExplainEvent(context, *wished, options);
  if (text) return Deliver(context, *text, options.to);
  Diagnostic refusal = text.error();
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = options.event.file;
  Refuse(context, refusal, options.to);
}

void AddQuestions(Verb verb, Options& options) {
  const std::vector<Option> questions{
      verb.AddOption("--bracket", options.bracket, "Only the bracket of this score, in full"),
      verb.AddOption("--player", options.player, "One player's story: what was due, what came").Positive(),
      verb.AddOption("--pair", options.pair, "Why these two meet, as in 5-9"),
      verb.AddOption("--why-not", options.why_not, "Why these two do not meet, as in 5-9"),
      verb.AddOption("--why-not-bye", options.why_not_bye, "Why this player has not got the bye").Positive(),
      verb.AddOption("--why-not-white", options.why_not_white, "Why this player has not got White").Positive(),
      verb.AddOption("--why-not-black", options.why_not_black, "Why this player has not got Black").Positive(),
  };
  ExcludeEachOther(questions);
}

}  // namespace

void AddExplain(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("explain", "Explain why a round is paired as it is");
  verb.AddOption("FILE", options->event.file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("--round", options->round,
                 "Explain this round from what was known before it (else the one with open games, or the next)")
      .Positive();
  verb.AddOption("--system", options->event.system.id, "Explain by this system instead of the one the file names");
  AddSettings(verb, options->event.system);
  verb.AddFlag("--verbose", options->verbose, "Everything, not only the boards that are not natural");
  AddQuestions(verb, *options);
  AddEventOptions(verb, options->event.options);
  AddDestination(verb, options->to, {"text", "json", "html"});
  verb.Footer(
      "Examples:\n"
      "  ronda explain open.trf                     bracket by bracket, a line a board that is not natural\n"
      "  ronda explain open.trf --why-not 5-9       the best round with 5-9, compared with the real one\n"
      "  ronda explain open.trf --player 12         one player's story\n"
      "  ronda explain open.trf --bracket 3.5       one bracket in full\n"
      "  ronda explain open.trf --format html -o round5.html   a page for the players");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
