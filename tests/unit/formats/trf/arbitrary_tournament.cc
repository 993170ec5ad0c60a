#include "unit/formats/trf/arbitrary_tournament.h"

#include <algorithm>
#include <numeric>

namespace ronda::trf {
namespace {

int Between(int low, int high) { return *rc::gen::inRange(low, high + 1); }
bool Maybe() { return Between(0, 1) == 1; }
bool Seldom() { return Between(0, 4) == 0; }

template <class T>
T OneOf(const std::vector<T>& choices) {
  return choices[static_cast<std::size_t>(Between(0, static_cast<int>(choices.size()) - 1))];
}

Points HalfPoints(int low, int high) { return Points::Tenths(5 * Between(low, high)); }

std::string Text(int longest) {
  static const std::vector<std::string> kPieces{"a", "B", "z", "é", "Ñ", "ß", "ł", "Ж", "中", "-", "'", ".", "1", " "};
  std::string text;
  const int length = Between(1, longest);
  for (int i = 0; i < length; ++i) {
    const bool edge = i == 0 || i + 1 == length;
    std::string piece = OneOf(kPieces);
    text += edge && piece == " " ? "x" : piece;
  }
  return text;
}

std::string MaybeText(int longest) { return Maybe() ? Text(longest) : std::string(); }

class Maker {
 public:
  explicit Maker(Dialect dialect)
      : of_2026_(dialect == Dialect::kTrf26), engine_(dialect == Dialect::kTrfX || dialect == Dialect::kTrfBx) {}

  TournamentData Make() {
    MakeInfo();
    MakePlayers();
    MakeSettings();
    MakeRounds();
    MakeLists();
    if (Seldom()) {
      MakeTeams();
      // Of teams these records follow from the results, and are not kept as they stand.
      std::erase(data_.other_records, "801 anything");
    }
    StatePoints();
    return std::move(data_);
  }

 private:
  int Count() const { return static_cast<int>(data_.players.size()); }
  PlayerIndex AnyPlayer() const { return PlayerIndex(Between(0, Count() - 1)); }

  void MakeInfo() {
    EventInfo& info = data_.info;
    info.name = MaybeText(60);
    info.city = MaybeText(20);
    if (Maybe()) info.federation = "ESP";
    if (Maybe()) info.start_date = "2026/02/28";
    if (Maybe()) info.end_date = "2026/03/07";
    info.type = MaybeText(20);
    info.chief_arbiter = MaybeText(30);
    for (int i = Between(0, 2); i > 0; --i) info.deputy_arbiters.push_back(Text(30));
    info.time_control = MaybeText(30);
    if (Maybe()) info.round_dates = {"26/02/28", "", "26/03/02"};
    if (!of_2026_) return;
    if (Maybe()) info.encoded_time_control = "40/6000+30:900+30";
    info.pairing_controller = MaybeText(20);
    if (!Maybe()) return;
    info.rank_method = "FIDON";
    info.rank_federation = "FRA";
  }

  Player MakePlayer(int tpn) {
    Player player;
    player.tpn = Tpn(tpn);
    if (Maybe()) player.sex = Maybe() ? Sex::kMan : Sex::kWoman;
    player.title = OneOf<std::string>({"", "", "GM", "WFM", "f", "wg"});
    player.name = MaybeText(33);
    if (Maybe()) player.rating = Between(0, 9999);
    player.federation = OneOf<std::string>({"", "ESP", "FID"});
    if (engine_ || of_2026_) player.club = MaybeText(40);
    if (Maybe()) player.fide_id = std::to_string(Between(1, 99'999'999));
    player.birth_date = OneOf<std::string>({"", "1990/00/00", "2001/12/31"});
    if (Maybe()) player.stated_rank = Between(1, 9999);
    if (of_2026_ && Seldom()) {
      player.national_ratings.push_back({"FRA", "m", "A", Text(33), Between(0, 9999), "BRE", "L01854", "1990/00/00"});
    }
    return player;
  }

  void MakePlayers() {
    const int count = Between(1, 9);
    int tpn = 0;
    for (int i = 0; i < count; ++i) {
      tpn += Seldom() ? Between(1, 900) : 1;
      data_.players.push_back(MakePlayer(tpn));
    }
    if (!engine_ || !Seldom()) return;
    data_.ranked_by_position = true;
    for (int i = count - 1; i > 0; --i) {
      std::swap(data_.players[static_cast<std::size_t>(i)], data_.players[static_cast<std::size_t>(Between(0, i))]);
    }
  }

  void MakeSettings() {
    if (!of_2026_ && !engine_) return;
    if (Maybe()) data_.planned_rounds = Between(6, 13);
    if (Maybe()) data_.initial_colour = Maybe() ? Colour::kWhite : Colour::kBlack;
    if (Maybe()) MakePointSystem();
    if (!of_2026_) return;
    data_.system_code = OneOf<std::string>({"", "FIDE_DUTCH", "FIDE_TEAM_TYPEA_MP_GP"});
    data_.tiebreaks_define_standings = Maybe();
    if (Maybe()) data_.tiebreaks = {"BH/C1", "SB", "EDE/P"};
  }

  void MakePointSystem() {
    PointSystem& system = data_.point_system;
    const Points win = HalfPoints(1, 6);
    const Points draw = HalfPoints(0, 3);
    const Points loss = HalfPoints(0, 1);
    const Points absence = HalfPoints(0, 1);
    system.win = {win, win};
    system.forfeit_win = system.full_bye = win;
    system.draw = {draw, draw};
    system.half_bye = system.adjourned = draw;
    system.loss = {loss, loss};
    system.zero_bye = system.forfeit_loss = absence;
    system.pairing_bye = HalfPoints(0, 6);
    if (of_2026_) system.adjourned = HalfPoints(0, 3);
    if (!engine_ || Maybe()) return;
    system.win[1] = HalfPoints(0, 6);
    system.forfeit_win = HalfPoints(0, 6);
    system.half_bye = HalfPoints(0, 6);
    system.forfeit_loss = HalfPoints(0, 6);
  }

  RoundEntry& Entry(int player, int round) {
    return data_.entries[static_cast<std::size_t>(player * data_.rounds + round)];
  }

  void MakeRounds() {
    data_.rounds = Count() == 1 ? 0 : Between(0, 5);
    data_.entries.resize(static_cast<std::size_t>(Count() * data_.rounds));
    for (int round = 0; round < data_.rounds; ++round) MakeRound(round);
  }

  void MakeRound(int round) {
    std::vector<int> order(static_cast<std::size_t>(Count()));
    std::iota(order.begin(), order.end(), 0);
    for (int i = Count() - 1; i > 0; --i)
      std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(Between(0, i))]);
    const int pairs = Between(1, Count() / 2);
    for (int i = 0; i < pairs; ++i) {
      MakeGame(order[static_cast<std::size_t>(2 * i)], order[static_cast<std::size_t>(2 * i + 1)], round);
    }
    bool bye_given = false;
    for (int i = 2 * pairs; i < Count(); ++i) {
      std::vector<ResultCode> kinds{ResultCode::kFullBye, ResultCode::kHalfBye, ResultCode::kZeroBye,
                                    ResultCode::kAbsent, ResultCode::kForfeitLoss};
      if (!bye_given) kinds.push_back(ResultCode::kPairingBye);
      RoundEntry& entry = Entry(order[static_cast<std::size_t>(i)], round);
      entry.result = OneOf(kinds);
      bye_given = bye_given || entry.result == ResultCode::kPairingBye;
    }
  }

  void MakeGame(int white, int black, int round) {
    using enum ResultCode;
    std::vector<std::pair<ResultCode, ResultCode>> results{{kWin, kLoss},
                                                           {kLoss, kWin},
                                                           {kDraw, kDraw},
                                                           {kLoss, kLoss},
                                                           {kDraw, kLoss},
                                                           {kUnratedWin, kUnratedLoss},
                                                           {kUnratedDraw, kUnratedDraw},
                                                           {kForfeitWin, kForfeitLoss},
                                                           {kForfeitLoss, kForfeitLoss},
                                                           {kAdjourned, kAdjourned}};
    if (round + 1 == data_.rounds) results.emplace_back(kPending, kPending);
    const auto [his, hers] = OneOf(results);
    Entry(white, round) = {his, Colour::kWhite, PlayerIndex(black)};
    Entry(black, round) = {hers, Colour::kBlack, PlayerIndex(white)};
  }

  void MakeLists() {
    for (int round = data_.rounds + 1; round <= data_.rounds + 2; ++round) {
      for (int player = 0; player < Count(); ++player) {
        if (!Seldom()) continue;
        const ResultCode kind = OneOf<ResultCode>({ResultCode::kFullBye, ResultCode::kHalfBye, ResultCode::kZeroBye});
        data_.requested_byes.push_back({Round(round), PlayerIndex(player), kind});
      }
    }
    if (Seldom()) data_.other_records = {"### a comment", "QQQ unknown", "801 anything"};
    if (!of_2026_ && !engine_) return;
    for (int player = 0; player < Count(); ++player) {
      if (!Seldom()) continue;
      data_.accelerations.push_back({PlayerIndex(player), {HalfPoints(0, 2), Points{}, HalfPoints(1, 4)}});
    }
    for (int i = Between(0, 2); i > 0 && Count() > 1; --i) MakeForbidden();
    if (of_2026_ && Seldom()) MakeAbnormal();
    for (int i = engine_ || of_2026_ ? Between(0, 2) : 0; i > 0; --i) {
      data_.kept_apart.push_back(*ParseKeptApart(OneOf<std::string>(
          {"club", "club:relative", "federation:rounds=3", "federation:relative:rounds=2-5", "rating:100"})));
    }
  }

  void MakeForbidden() {
    ForbiddenGroup group;
    const int first = Between(0, Count() - 2);
    group.players = {PlayerIndex(first + 1), PlayerIndex(first)};
    if (Count() > first + 2) group.players.push_back(PlayerIndex(first + 2));
    if (of_2026_ && Maybe()) group.first = Round(Between(2, 4));
    if (of_2026_ && Maybe()) group.last = Round(Between(4, 9));
    if (std::ranges::find(data_.forbidden, group) == data_.forbidden.end()) data_.forbidden.push_back(group);
  }

  void MakeAbnormal() {
    AbnormalPoints points;
    if (Maybe()) points.kind = OneOf<ResultCode>({ResultCode::kWin, ResultCode::kHalfBye, ResultCode::kForfeitLoss});
    points.points = HalfPoints(-4, 4);
    if (Maybe()) points.round = Round(Between(1, 9));
    if (Maybe()) points.numbers = {data_.players.front().tpn.value()};
    data_.abnormal_points.push_back(points);
  }

  // Teams of up to three players each. What the single players have been given by number would be read as a team's.
  void MakeTeams() {
    if (of_2026_) {
      data_.accelerations.clear();
      data_.forbidden.clear();
    }
    const int count = (Count() + 2) / 3;
    for (int i = 0; i < count; ++i) {
      Team team;
      team.number = TeamNumber(of_2026_ ? 3 * i + 2 : i + 1);
      team.name = MaybeText(32);
      for (int m = 3 * i; m < std::min(3 * i + 3, Count()); ++m) team.members.push_back(PlayerIndex(m));
      if (of_2026_ && Maybe()) {
        team.nickname = MaybeText(5);
        team.strength = Between(0, 999'999);
        team.stated_match_points = HalfPoints(0, 100);
        team.stated_game_points = HalfPoints(0, 100);
        team.stated_rank = Between(1, 999);
      }
      data_.teams.push_back(team);
    }
    if (of_2026_) MakeMatches(count);
  }

  void MakeMatches(int teams) {
    const auto any = [teams] { return TeamIndex(Between(0, teams - 1)); };
    if (Maybe()) data_.board_colours = {Colour::kWhite, Colour::kBlack, Colour::kWhite};
    if (Maybe()) data_.match_point_system = {Points::Whole(3), Points::Whole(1), HalfPoints(0, 1)};
    if (Maybe()) data_.line_ups.push_back({Round(2), any(), any(), {AnyPlayer(), std::nullopt, AnyPlayer()}});
    if (Maybe()) data_.forfeited_matches.push_back({MatchForfeit::kBlackWins, Round(1), any(), any()});
    if (Maybe()) data_.team_pairing_byes = {Points::Whole(1), Points::Whole(2), {any(), std::nullopt, any()}};
    if (Maybe()) data_.team_byes = {{Round(1), any(), ResultCode::kHalfBye}, {Round(2), any(), ResultCode::kFullBye}};
    if (Maybe()) {
      data_.team_accelerations.push_back(
          {Points::Whole(2), HalfPoints(0, 2), Round(1), Round(3), TeamNumber(1), TeamNumber(2)});
    }
    if (Maybe()) data_.forbidden_teams.push_back({std::nullopt, Round(3), {any(), any()}});
  }

  // Those the results make, as a file has them.
  void StatePoints() {
    const auto tournament = Tournament::Make(data_);
    RC_ASSERT(tournament.has_value());
    for (int i = 0; i < Count(); ++i) {
      data_.players[static_cast<std::size_t>(i)].stated_points = tournament->ScoreAfter(PlayerIndex(i), data_.rounds);
    }
  }

  bool of_2026_;
  bool engine_;
  TournamentData data_;
};

}  // namespace

TournamentData ArbitraryTournament(Dialect dialect) { return Maker(dialect).Make(); }

}  // namespace ronda::trf
