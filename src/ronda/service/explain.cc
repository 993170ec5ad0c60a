#include "ronda/service/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>

#include "ronda/explain/board_story.h"
#include "ronda/explain/player_story.h"
#include "ronda/explain/wording.h"
#include "ronda/service/round_choice.h"
#include "ronda/verify/checker.h"

namespace ronda::service {
namespace {

using Said = std::variant<explain::RoundStory, Answer>;

// The round a question is about, paired once, whatever is asked.
struct Subject {
  const Tournament& before;
  const PairingSystem& system;
  const Result<std::unique_ptr<ronda::PairedRound>>& round;
};

Result<PlayerIndex> PlayerOf(const Subject& round, int number) {
  const auto player = round.before.Find(Tpn(number));
  if (!player)
    return tl::unexpected(
        UsageError(fmt::format("there is no player {}", number), "players are named by their numbers"));
  if (round.before.RequestedByeOf(*player, round.before.next_round())) {
    return tl::unexpected(
        UsageError(fmt::format("player {} does not take part in round {}", number, round.before.next_round().value()),
                   "the player has a bye on request or has withdrawn, so the rules do not pair them"));
  }
  return *player;
}

// "5-9".
Result<ImposedPair> PairOf(const Subject& round, const std::string& text) {
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
  const auto one = PlayerOf(round, first);
  if (!one) return tl::unexpected(one.error());
  const auto other = PlayerOf(round, second);
  if (!other) return tl::unexpected(other.error());
  return ImposedPair{*one, *other};
}

// "5 Anna".
std::string NamedPlayer(const Subject& round, PlayerIndex player) {
  return explain::Say(round.before, explain::Value(player));
}

Result<explain::Subject> PairedSubject(const Subject& round) {
  if (!round.round) return tl::unexpected(round.round.error());
  return explain::Subject{round.before, round.system, **round.round};
}

Result<Said> WhyNot(const Subject& round, std::string question, const RoundConstraint& constraint) {
  const auto subject = PairedSubject(round);
  if (!subject) return tl::unexpected(subject.error());
  const explain::WhyNot why_not = explain::AskWhyNot(*subject, constraint);
  return Answer{std::move(question), why_not.statements, why_not, subject->round.pairing()};
}

Result<swiss::RoundAccount*> NeedAccount(const Subject& round, std::string_view option) {
  if (!round.round) return tl::unexpected(round.round.error());
  if (swiss::RoundAccount* account = (*round.round)->account()) return account;
  return tl::unexpected(UsageError(fmt::format("{} is not answered for {}", option, round.system.info().id),
                                   "without it explain tells what the system says of its pairing"));
}

Result<Said> AnswerTo(const AskRound&, const Subject& round) {
  const auto subject = PairedSubject(round);
  if (!subject) return tl::unexpected(subject.error());
  return explain::TellRound(*subject);
}

Result<Said> AnswerTo(const AskBracket& asked, const Subject& round) {
  const auto score = ParsePoints(asked.score);
  if (!score) {
    return tl::unexpected(UsageError(fmt::format("'{}' is not a number of points", asked.score),
                                     "name the bracket by the score of its residents, as in 3.5"));
  }
  const auto subject = PairedSubject(round);
  if (!subject) return tl::unexpected(subject.error());
  explain::RoundStory story = explain::TellRound(*subject);
  if (!story.has_brackets) {
    return tl::unexpected(UsageError(fmt::format("{} pairs without brackets", round.system.info().id),
                                     "leave --bracket out: explain tells the whole round"));
  }
  std::string scores;
  for (const auto& bracket : story.brackets)
    scores += fmt::format("{}{}", scores.empty() ? "" : ", ", ToString(bracket.score));
  std::erase_if(story.brackets, [&](const auto& bracket) { return bracket.score != *score; });
  if (story.brackets.empty()) {
    return tl::unexpected(
        UsageError(fmt::format("there is no bracket of {} points", ToString(*score)), "there are " + scores));
  }
  story.bye_reasons.clear();
  return story;
}

Result<Said> AnswerTo(const AskPlayer& asked, const Subject& round) {
  const auto player = PlayerOf(round, asked.player);
  if (!player) return tl::unexpected(player.error());
  const auto account = NeedAccount(round, "--player");
  if (!account) return tl::unexpected(account.error());
  swiss::Effort effort(explain::kQuestionEffort);
  return Answer{NamedPlayer(round, *player), explain::TellPlayer(**account, *player, effort)};
}

Result<Said> AnswerTo(const AskPair& asked, const Subject& round) {
  const auto pair = PairOf(round, asked.players);
  if (!pair) return tl::unexpected(pair.error());
  const auto account = NeedAccount(round, "--pair");
  if (!account) return tl::unexpected(account.error());
  swiss::Effort effort(explain::kQuestionEffort);
  for (std::size_t i = 0; i < (*account)->brackets().size(); ++i) {
    for (const auto& board : explain::TellBoards(**account, i, effort)) {
      if (std::minmax(board.white, board.black) != std::minmax(pair->one, pair->other)) continue;
      return Answer{
          fmt::format("Why do {} and {} meet?", NamedPlayer(round, pair->one), NamedPlayer(round, pair->other)),
          explain::TellPairing(**account, i, board)};
    }
  }
  return tl::unexpected(
      UsageError(fmt::format("{} is not paired in round {}", asked.players, round.before.next_round().value()),
                 fmt::format("--why-not {} tells why", asked.players)));
}

Result<Said> AnswerTo(const AskWhyNotPair& asked, const Subject& round) {
  const auto pair = PairOf(round, asked.players);
  if (!pair) return tl::unexpected(pair.error());
  return WhyNot(
      round, fmt::format("Why do {} and {} not meet?", NamedPlayer(round, pair->one), NamedPlayer(round, pair->other)),
      *pair);
}

Result<Said> AnswerTo(const AskWhyNotBye& asked, const Subject& round) {
  const auto player = PlayerOf(round, asked.player);
  if (!player) return tl::unexpected(player.error());
  return WhyNot(round, fmt::format("Why has {} not got the bye?", NamedPlayer(round, *player)), ImposedBye{*player});
}

Result<Said> AnswerTo(const AskWhyNotColour& asked, const Subject& round) {
  const auto player = PlayerOf(round, asked.player);
  if (!player) return tl::unexpected(player.error());
  const char* name = asked.colour == Colour::kWhite ? "White" : "Black";
  return WhyNot(round, fmt::format("Why has {} not got {}?", NamedPlayer(round, *player), name),
                ImposedColour{*player, asked.colour});
}

// The event pairs the round otherwise than the rules.
bool IsOtherwise(const WishedEvent& event, const Subject& subject) {
  const Round round = subject.before.next_round();
  if (round.value() > event.event.rounds()) return false;
  return !subject.round ||
         verify::IsPairedOtherwise(event.event, round, subject.system.info(), (*subject.round)->pairing());
}

Diagnostic DifferenceWarning(Round round, const SystemInfo& system) {
  return Diagnostic{.severity = Severity::kWarning,
                    .code = "pairing-differs",
                    .message = fmt::format("the file pairs round {} differently from {}", round.value(), system.id),
                    .hint = "what follows explains the pairing of the rules; ronda check shows the difference"};
}

Parsed<Explanation> ExplainFrom(const WishedEvent& event, const Subject& subject, const Question& question) {
  Parsed<Explanation> explained;
  auto said = std::visit([&](const auto& one) { return AnswerTo(one, subject); }, question);
  if (!said) {
    explained.diagnostics.push_back(RefusalOf(event, said.error()));
    return explained;
  }
  explained.value = Explanation{
      subject.before, event.system, event.deviations, *std::move(said), (*subject.round)->pairing(), event.why};
  return explained;
}

}  // namespace

Parsed<Explanation> Explain(const WishedEvent& event, std::optional<int> round, const Question& question) {
  const int asked = round.value_or(CurrentRound(event.event));
  const auto before = BeforeRound(event.event, asked);
  if (!before) return {std::nullopt, {RefusalOf(event, before.error())}};
  const auto paired = event.system->PairForQuestions(*before);
  const Subject subject{*before, *event.system, paired};
  if (!IsOtherwise(event, subject)) return ExplainFrom(event, subject, question);
  // Decision 213: of the two readings of a last round the one that fits what the file has, as in verify::CheckRound.
  if (const auto not_last = verify::BeforeIfMoreFollow(event.event, Round(asked))) {
    const auto otherwise = event.system->PairForQuestions(*not_last);
    const Subject other{*not_last, *event.system, otherwise};
    if (!IsOtherwise(event, other)) return ExplainFrom(event, other, question);
  }
  auto explained = ExplainFrom(event, subject, question);
  explained.diagnostics.insert(explained.diagnostics.begin(), DifferenceWarning(Round(asked), event.system->info()));
  return explained;
}

}  // namespace ronda::service
