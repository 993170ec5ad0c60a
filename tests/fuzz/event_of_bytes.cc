#include "fuzz/event_of_bytes.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace ronda::fuzz {
namespace {

using Score = std::pair<ResultCode, ResultCode>;  // of White and of Black

constexpr std::array kScores{
    Score{ResultCode::kWin, ResultCode::kLoss},
    Score{ResultCode::kLoss, ResultCode::kWin},
    Score{ResultCode::kDraw, ResultCode::kDraw},
    Score{ResultCode::kForfeitWin, ResultCode::kForfeitLoss},
    Score{ResultCode::kForfeitLoss, ResultCode::kForfeitWin},
    Score{ResultCode::kForfeitLoss, ResultCode::kForfeitLoss},
    Score{ResultCode::kUnratedWin, ResultCode::kUnratedLoss},
    Score{ResultCode::kDraw, ResultCode::kLoss},
};
constexpr std::array kAway{ResultCode::kZeroBye, ResultCode::kHalfBye, ResultCode::kFullBye, ResultCode::kAbsent};

// Who is paired is a unit: a player, or a team of two; a pairing is one round, or two with the colours changed.
class Maker {
 public:
  Maker(Bytes& bytes, Contest contest) : bytes_(bytes), contest_(contest) {}

  TournamentData Make() {
    units_ = 1 + bytes_.Below(contest_ == Contest::kTeams ? 8 : 16);
    MakePlayers();
    const int pairings = bytes_.Below(8);
    data_.rounds = pairings * RoundsOfPairing();
    data_.entries.resize(data_.players.size() * static_cast<std::size_t>(data_.rounds));
    for (int i = 0; i < pairings; ++i) MakePairing(i * RoundsOfPairing());
    if (!bytes_.OneIn(8)) data_.planned_rounds = data_.rounds + RoundsOfPairing() * (1 + bytes_.Below(4));
    MakeWishes();
    return std::move(data_);
  }

 private:
  int RoundsOfPairing() const { return contest_ == Contest::kTwoGameMatches ? 2 : 1; }
  int BoardsOfUnit() const { return contest_ == Contest::kTeams ? 2 : 1; }
  PlayerIndex PlayerOf(int unit, int board) const { return PlayerIndex(unit * BoardsOfUnit() + board); }
  PlayerIndex AnyPlayer() { return PlayerIndex(bytes_.Below(static_cast<int>(data_.players.size()))); }

  void MakePlayers() {
    for (int i = 0; i < units_ * BoardsOfUnit(); ++i) {
      Player player;
      player.tpn = Tpn(i + 1);
      player.name = std::string("Player, ") + static_cast<char>('A' + i % 26);
      if (const int rating = bytes_.Take(); rating > 0) player.rating = 1000 + rating * 7;
      player.federation = i % 3 == 0 ? "ITA" : "ESP";
      data_.players.push_back(std::move(player));
    }
    if (contest_ != Contest::kTeams) return;
    for (int unit = 0; unit < units_; ++unit) {
      Team team;
      team.number = TeamNumber(unit + 1);
      team.name = std::string("Team ") + static_cast<char>('A' + unit);
      team.members = {PlayerOf(unit, 0), PlayerOf(unit, 1)};
      data_.teams.push_back(std::move(team));
    }
    data_.board_colours = {Colour::kWhite, Colour::kBlack};
  }

  void Set(PlayerIndex player, int round, const RoundEntry& entry) {
    const auto place = static_cast<std::size_t>(player.value() * data_.rounds + round);
    data_.entries[place] = entry;
  }

  void MakePairing(int first_round) {
    std::vector<int> waiting;
    for (int unit = 0; unit < units_; ++unit) {
      if (!bytes_.OneIn(16)) {
        waiting.push_back(unit);
      } else {
        Away(unit, first_round, kAway[static_cast<std::size_t>(bytes_.Below(4))]);
      }
    }
    while (waiting.size() > 1) {
      const int one = waiting.front();
      const int place = 1 + bytes_.Below(static_cast<int>(waiting.size()) - 1);
      const int other = waiting[static_cast<std::size_t>(place)];
      waiting.erase(waiting.begin() + place);
      waiting.erase(waiting.begin());
      MakeMatch(one, other, first_round);
    }
    if (!waiting.empty()) Away(waiting.front(), first_round, ResultCode::kPairingBye);
  }

  void Away(int unit, int first_round, ResultCode result) {
    for (int board = 0; board < BoardsOfUnit(); ++board) {
      for (int i = 0; i < RoundsOfPairing(); ++i) Set(PlayerOf(unit, board), first_round + i, {result, {}, {}});
    }
  }

  void MakeMatch(int one, int other, int first_round) {
    if (bytes_.OneIn(2)) std::swap(one, other);
    for (int i = 0; i < RoundsOfPairing(); ++i) {
      for (int board = 0; board < BoardsOfUnit(); ++board) {
        const bool home_is_white = (i + board) % 2 == 0;
        const PlayerIndex white = PlayerOf(home_is_white ? one : other, board);
        const PlayerIndex black = PlayerOf(home_is_white ? other : one, board);
        const auto& [of_white, of_black] = kScores[static_cast<std::size_t>(bytes_.Below(8))];
        Set(white, first_round + i, {of_white, Colour::kWhite, black});
        Set(black, first_round + i, {of_black, Colour::kBlack, white});
      }
    }
  }

  void MakeWishes() {
    if (bytes_.OneIn(2)) data_.initial_colour = bytes_.OneIn(2) ? Colour::kWhite : Colour::kBlack;
    for (int count = bytes_.Below(4); count > 0; --count) {
      data_.requested_byes.push_back(
          {Round(data_.rounds + 1), AnyPlayer(), kAway[static_cast<std::size_t>(bytes_.Below(3))]});
    }
    for (int count = bytes_.Below(4); count > 0; --count)
      data_.forbidden.push_back({{}, {}, {AnyPlayer(), AnyPlayer()}});
    for (int count = bytes_.Below(3); count > 0; --count) {
      data_.accelerations.push_back({AnyPlayer(), std::vector<Points>(8, Points::Tenths(5 * bytes_.Below(4)))});
    }
  }

  Bytes& bytes_;
  Contest contest_;
  int units_ = 0;
  TournamentData data_;
};

}  // namespace

std::uint8_t Bytes::Take() {
  if (left_.empty()) return 0;
  const auto first = static_cast<std::uint8_t>(left_.front());
  left_.remove_prefix(1);
  return first;
}

std::optional<Tournament> EventOf(Bytes& bytes, Contest contest) {
  return Tournament::Make(Maker(bytes, contest).Make());
}

}  // namespace ronda::fuzz
