#include "support/event.h"

#include <algorithm>
#include <string>

#include "ronda/model/validation.h"
#include "support/words.h"

namespace ronda::test {
namespace {

PlayerIndex Index(int player) { return PlayerIndex(player - 1); }

struct GameResult {
  char symbol;
  ResultCode white;
  ResultCode black;
};

constexpr GameResult kGameResults[]{
    {'>', ResultCode::kWin, ResultCode::kLoss},
    {'<', ResultCode::kLoss, ResultCode::kWin},
    {'=', ResultCode::kDraw, ResultCode::kDraw},
    {'+', ResultCode::kForfeitWin, ResultCode::kForfeitLoss},
    {'-', ResultCode::kForfeitLoss, ResultCode::kForfeitWin},
    {'/', ResultCode::kForfeitLoss, ResultCode::kForfeitLoss},
};

}  // namespace

Event::Event(int players) {
  for (int number = 1; number <= players; ++number) {
    Player player;
    player.tpn = Tpn(number);
    player.name = "Player " + std::to_string(number);
    data_.players.push_back(player);
  }
  data_.initial_colour = Colour::kWhite;
}

RoundEntry& Event::EntryOf(int player, std::vector<RoundEntry>& round) {
  if (player < 1 || player > static_cast<int>(round.size())) Fail("no such player", std::to_string(player));
  return round[static_cast<std::size_t>(player - 1)];
}

void Event::AddGame(std::string_view game, std::vector<RoundEntry>& round) {
  const int first = LeadingNumber(game);
  if (game.empty()) Fail("a player without a result", std::to_string(first));
  const char symbol = game.front();
  game.remove_prefix(1);
  if (game.empty()) {
    const auto code = ResultFromTrf(symbol);
    if (!code || Traits(*code).opponent != OpponentRule::kNone) Fail("not a bye", std::string(1, symbol));
    EntryOf(first, round) = RoundEntry{*code, std::nullopt, std::nullopt};
    return;
  }
  const int second = LeadingNumber(game);
  const auto* result = std::ranges::find(kGameResults, symbol, &GameResult::symbol);
  if (result == std::end(kGameResults) || !game.empty()) Fail("not a game", std::string(1, symbol));
  EntryOf(first, round) = RoundEntry{result->white, Colour::kWhite, Index(second)};
  EntryOf(second, round) = RoundEntry{result->black, Colour::kBlack, Index(first)};
}

Event& Event::Round(std::string_view games) {
  std::vector<RoundEntry> round(data_.players.size(), {ResultCode::kZeroBye, std::nullopt, std::nullopt});
  for (const std::string_view game : Words(games)) AddGame(game, round);
  rounds_.push_back(round);
  return *this;
}

Event& Event::Planned(int rounds) {
  data_.planned_rounds = rounds;
  return *this;
}

Event& Event::Initial(Colour colour) {
  data_.initial_colour = colour;
  return *this;
}

Event& Event::Scoring(Points win, Points draw) {
  PointSystem& system = data_.point_system;
  system.win = {win, win};
  system.draw = {draw, draw};
  system.forfeit_win = system.pairing_bye = system.full_bye = win;
  system.half_bye = draw;
  return *this;
}

Event& Event::ByeWorth(Points points) {
  data_.point_system.pairing_bye = points;
  return *this;
}

Event& Event::Away(std::string_view byes) {
  const ronda::Round next(static_cast<std::int32_t>(rounds_.size()) + 1);
  for (std::string_view bye : Words(byes)) {
    const int player = LeadingNumber(bye);
    const auto code = bye.size() == 1 ? ResultFromTrf(bye.front()) : std::nullopt;
    if (!code) Fail("not a bye", std::string(bye));
    data_.requested_byes.push_back({next, Index(player), *code});
  }
  return *this;
}

Event& Event::Forbid(std::initializer_list<int> players) {
  ForbiddenGroup group;
  for (const int player : players) group.players.push_back(Index(player));
  data_.forbidden.push_back(group);
  return *this;
}

Event& Event::Accelerate(int player, std::vector<Points> by_round) {
  data_.accelerations.push_back({Index(player), std::move(by_round)});
  return *this;
}

Tournament Event::Build() const {
  TournamentData data = data_;
  data.rounds = static_cast<int>(rounds_.size());
  if (!data.planned_rounds) data.planned_rounds = data.rounds + 4;
  for (std::size_t player = 0; player < data.players.size(); ++player) {
    for (const auto& round : rounds_) data.entries.push_back(round[player]);
  }
  for (const Finding& finding : Validate(data)) {
    if (finding.severity == Severity::kError) Fail("impossible event", finding.message);
  }
  return *Tournament::Make(data);
}

}  // namespace ronda::test
