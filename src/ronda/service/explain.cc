#include "ronda/service/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>

#include "ronda/explain/board_story.h"
#include "ronda/explain/player_story.h"
#include "ronda/service/round_choice.h"
#include "ronda/verify/checker.h"

namespace ronda::service {
namespace {

using explain::DutchRound;
using Said = std::variant<explain::RoundStory, Answer>;

// The round a question is about.
struct Subject {
  const Tournament& before;
  const PairingSystem& system;
};

Result<PlayerIndex> PlayerOf(const Subject& round, int number) {
  const auto player = round.before.Find(Tpn(number));
  if (!player)
    return tl::unexpected(
        UsageError(fmt::format("there is no player {}", number), "players are named by their numbers"));
  if (round.before.RequestedByeOf(*player, round.before.next_round())) {
    return tl::unexpected(
        UsageError(fmt::format("player {} does not take part in round {}", number, round.before.next_round().value()),
                   "he has a bye on request or has withdrawn, so the rules do not pair him"));
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

Result<Said> WhyNot(const Subject& round, std::string question, const RoundConstraint& constraint) {
  const auto real = round.system.Pair(round.before);
  if (!real) return tl::unexpected(real.error());
  auto why_not = explain::AskWhyNot(round.before, round.system, constraint);
  if (!why_not) return tl::unexpected(why_not.error());
  return Answer{std::move(question), why_not->statements, *why_not, *real};
}

Result<std::unique_ptr<DutchRound>> NeedDutch(const Subject& round, std::string_view option) {
  if (dutch::FindEdition(round.system.info().id) != nullptr) return DutchRound::Make(round.before, round.system);
  return tl::unexpected(UsageError(fmt::format("{} is not answered for {}", option, round.system.info().id),
                                   "without it explain tells what the system says of its pairing"));
}

Result<Said> TellWholeRound(const Subject& round) {
  auto story = explain::TellRound(round.before, round.system);
  if (!story) return tl::unexpected(story.error());
  return *std::move(story);
}

Result<Said> AnswerTo(const AskRound&, const Subject& round) { return TellWholeRound(round); }

Result<Said> AnswerTo(const AskBracket& asked, const Subject& round) {
  const auto score = ParsePoints(asked.score);
  if (!score) {
    return tl::unexpected(UsageError(fmt::format("'{}' is not a number of points", asked.score),
                                     "name the bracket by the score of its residents, as in 3.5"));
  }
  auto story = explain::TellRound(round.before, round.system);
  if (!story) return tl::unexpected(story.error());
  std::string scores;
  for (const auto& bracket : story->brackets)
    scores += fmt::format("{}{}", scores.empty() ? "" : ", ", ToString(bracket.score));
  std::erase_if(story->brackets, [&](const auto& bracket) { return bracket.score != *score; });
  if (story->brackets.empty()) {
    return tl::unexpected(
        UsageError(fmt::format("there is no bracket of {} points", ToString(*score)), "there are " + scores));
  }
  story->bye_reasons.clear();
  return *std::move(story);
}

Result<Said> AnswerTo(const AskPlayer& asked, const Subject& round) {
  const auto player = PlayerOf(round, asked.player);
  if (!player) return tl::unexpected(player.error());
  const auto dutch = NeedDutch(round, "--player");
  if (!dutch) return tl::unexpected(dutch.error());
  explain::Effort effort(explain::kQuestionEffort);
  const Player& named = round.before.player(*player);
  return Answer{fmt::format("Player {}, {}", named.tpn.value(), named.name),
                explain::TellPlayer(**dutch, *player, effort)};
}

Result<Said> AnswerTo(const AskPair& asked, const Subject& round) {
  const auto pair = PairOf(round, asked.players);
  if (!pair) return tl::unexpected(pair.error());
  const auto dutch = NeedDutch(round, "--pair");
  if (!dutch) return tl::unexpected(dutch.error());
  explain::Effort effort(explain::kQuestionEffort);
  for (std::size_t i = 0; i < (*dutch)->brackets().size(); ++i) {
    for (const auto& board : explain::TellBoards(**dutch, i, effort)) {
      if (std::minmax(board.white, board.black) != std::minmax(pair->one, pair->other)) continue;
      return Answer{fmt::format("Why {}?", asked.players), explain::TellPairing(**dutch, i, board)};
    }
  }
  return tl::unexpected(
      UsageError(fmt::format("{} is not paired in round {}", asked.players, round.before.next_round().value()),
                 fmt::format("--why-not {} tells why", asked.players)));
}

Result<Said> AnswerTo(const AskWhyNotPair& asked, const Subject& round) {
  const auto pair = PairOf(round, asked.players);
  if (!pair) return tl::unexpected(pair.error());
  return WhyNot(round, fmt::format("Why not {}?", asked.players), *pair);
}

Result<Said> AnswerTo(const AskWhyNotBye& asked, const Subject& round) {
  const auto player = PlayerOf(round, asked.player);
  if (!player) return tl::unexpected(player.error());
  return WhyNot(round, fmt::format("Why has {} not got the bye?", asked.player), ImposedBye{*player});
}

Result<Said> AnswerTo(const AskWhyNotColour& asked, const Subject& round) {
  const auto player = PlayerOf(round, asked.player);
  if (!player) return tl::unexpected(player.error());
  const char* name = asked.colour == Colour::kWhite ? "White" : "Black";
  return WhyNot(round, fmt::format("Why has {} not got {}?", asked.player, name), ImposedColour{*player, asked.colour});
}

// The event pairs the round otherwise than the rules.
std::optional<Diagnostic> DifferenceWarning(const WishedEvent& event, int round) {
  if (round > event.event.rounds() || !verify::CheckRound(event.event, Round(round), *event.system)) {
    return std::nullopt;
  }
  return Diagnostic{.severity = Severity::kWarning,
                    .code = "pairing-differs",
                    .message = fmt::format("the file pairs round {} otherwise than {}", round, event.system->info().id),
                    .hint = "explained is the round by the rules; ronda check shows the difference"};
}

}  // namespace

Parsed<Explanation> Explain(const WishedEvent& event, std::optional<int> round, const Question& question) {
  const int asked = round.value_or(CurrentRound(event.event));
  auto before = BeforeRound(event.event, asked);
  if (!before) return {std::nullopt, {RefusalOf(event, before.error())}};
  Parsed<Explanation> explained;
  if (auto warning = DifferenceWarning(event, asked)) explained.diagnostics.push_back(*std::move(warning));
  const Subject subject{*before, *event.system};
  auto said = std::visit([&](const auto& one) { return AnswerTo(one, subject); }, question);
  if (!said) {
    explained.diagnostics.push_back(RefusalOf(event, said.error()));
    return explained;
  }
  explained.value = Explanation{*std::move(before), event.system, event.deviations, *std::move(said)};
  return explained;
}

}  // namespace ronda::service
