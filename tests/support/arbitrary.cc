#include "support/arbitrary.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/random.h"

namespace ronda {

void showValue(const TournamentData& data, std::ostream& out) {
  out << fmt::format("{} players, {} rounds, {} teams\n", data.players.size(), data.rounds, data.teams.size());
  const auto rounds = static_cast<std::size_t>(data.rounds);
  for (std::size_t i = 0; i < data.players.size(); ++i) {
    const Player& player = data.players[i];
    out << fmt::format("  {} '{}' {}", player.tpn.value(), player.name,
                       player.stated_points ? ToString(*player.stated_points) : "");
    for (const RoundEntry& entry : std::span(data.entries).subspan(i * rounds, rounds)) {
      const auto at = entry.opponent.value_or(PlayerIndex(0)).index();
      const char colour = !entry.colour ? '-' : *entry.colour == Colour::kWhite ? 'w' : 'b';
      out << fmt::format(" {}{}:{}", entry.opponent ? data.players[at].tpn.value() : 0, colour,
                         Traits(entry.result).name);
    }
    out << '\n';
  }
}

}  // namespace ronda

namespace ronda::test {
namespace {

constexpr std::array<std::string_view, 6> kTitles{"GM", "IM", "FM", "CM", "WGM", "WFM"};
constexpr std::array<std::string_view, 6> kFederations{"ESP", "GER", "CZE", "NED", "IND", "NOR"};
constexpr std::array<std::string_view, 7> kAccented{"é", "ü", "Ž", "ø", "ñ", "Æ", "ß"};
constexpr std::array<std::string_view, 16> kOdd{
    "\"", "\\", "/", "\n", "\t", "\r", ";", ",", " ", "'", "\b", "\x01", "棋", "\xF0\x9F\x8F\x86", "\x7F", "}"};

class Maker {
 public:
  explicit Maker(const Shape& shape) : shape_(shape), random_(shape.seed) {}

  TournamentData Make() {
    MakeEvent();
    MakePlayers();
    MakeTeams();
    MakePointSystem();
    data_.rounds = shape_.rounds;
    data_.entries.resize(data_.players.size() * static_cast<std::size_t>(data_.rounds));
    for (int round = 1; round <= data_.rounds; ++round) MakeRound(round);
    MakeLists();
    MakeTeamRecords();
    MakeTotals();
    return std::move(data_);
  }

 private:
  bool Has(Feature feature) const { return shape_.features[static_cast<std::size_t>(feature)]; }
  // A feature is not used everywhere it could be.
  bool Now(Feature feature, int one_in) { return Has(feature) && random_.OneIn(one_in); }

  std::string Word(int shortest, int longest) {
    std::string word(1, static_cast<char>(random_.In('A', 'Z')));
    const int length = random_.In(shortest, longest);
    for (int i = 1; i < length; ++i) {
      if (Now(Feature::kAccents, 5)) {
        word += random_.Of(kAccented);
      } else if (Now(Feature::kAnyText, 4)) {
        word += random_.Of(kOdd);
      } else {
        word += static_cast<char>(random_.In('a', 'z'));
      }
    }
    return word;
  }
  std::string Digits(int count) {
    std::string digits(1, static_cast<char>(random_.In('1', '9')));
    while (static_cast<int>(digits.size()) < count) digits += static_cast<char>(random_.In('0', '9'));
    return digits;
  }
  std::string Date(int first_year, int last_year) {
    const int year = random_.In(first_year, last_year);
    const int month = random_.In(1, 12);
    return fmt::format("{}/{:02}/{:02}", year, month, random_.In(1, 28));
  }
  int Rating() {
    return Has(Feature::kWideNumbers) ? random_.In(-2'000'000'000, 2'000'000'000) : random_.In(1000, 2850);
  }
  int Rank() { return random_.In(1, Has(Feature::kWideNumbers) ? 2'000'000'000 : shape_.players); }
  Points Value(int largest_tenths) {
    if (Has(Feature::kWideNumbers)) return Points::Tenths(random_.In(-20'000, 20'000));
    return Points::Tenths(random_.In(0, largest_tenths));
  }
  PlayerIndex AnyPlayer() { return PlayerIndex(random_.In(0, shape_.players - 1)); }
  TeamIndex AnyTeam() { return TeamIndex(random_.In(0, static_cast<int>(data_.teams.size()) - 1)); }
  Colour AnyColour() { return random_.OneIn(2) ? Colour::kWhite : Colour::kBlack; }

  void MakeEvent() {
    EventInfo& info = data_.info;
    if (Has(Feature::kEventInfo)) MakeEventTexts();
    if (Has(Feature::kEventCounts)) {
      info.stated_players = shape_.players;
      info.stated_rated_players = random_.In(0, shape_.players);
      info.stated_teams = 0;
    }
    if (Has(Feature::kSystem)) {
      data_.system_code = "FIDE_DUTCH";
      data_.tiebreaks = {"BH/C1", "BH", "SB"};
      data_.tiebreaks_define_standings = random_.OneIn(2);
      info.rank_method = "FIDON";
      info.rank_federation = random_.Of(kFederations);
    }
    if (Has(Feature::kPlannedRounds)) data_.planned_rounds = std::max(1, shape_.rounds + random_.In(0, 3));
    if (Has(Feature::kInitialColour)) data_.initial_colour = AnyColour();
    if (Has(Feature::kOtherRecords)) data_.other_records = {"### " + Word(4, 20), "999 " + Word(4, 20)};
  }

  void MakeEventTexts() {
    EventInfo& info = data_.info;
    info.name = Word(4, 30);
    info.city = Word(3, 12);
    info.federation = random_.Of(kFederations);
    info.start_date = "2026/05/01";
    info.end_date = "2026/05/09";
    info.type = Word(3, 20);
    info.chief_arbiter = Word(5, 20);
    for (int i = random_.In(0, 2); i > 0; --i) info.deputy_arbiters.push_back(Word(5, 20));
    info.time_control = Word(5, 20);
    info.encoded_time_control = "5400+30";
    for (int i = 1; i <= shape_.rounds; ++i) info.round_dates.push_back(fmt::format("26/05/{:02}", i));
    info.pairing_controller = Word(3, 12);
  }

  void MakePlayers() {
    int tpn = 0;
    const int widest_gap = Has(Feature::kWideNumbers) ? 2'000'000'000 / shape_.players : 5;
    for (int i = 0; i < shape_.players; ++i) {
      tpn += Now(Feature::kTpnGaps, 4) ? random_.In(2, widest_gap) : 1;
      Player player;
      player.tpn = Tpn(tpn);
      player.name = Word(3, 14) + ", " + Word(3, 14);
      if (Has(Feature::kPlayerDetails)) MakeDetails(player);
      if (Now(Feature::kStatedRanks, 2)) player.stated_rank = Rank();
      for (int n = Now(Feature::kNationalRatings, 3) ? 1 : 0; n > 0; --n) player.national_ratings.push_back(National());
      data_.players.push_back(std::move(player));
    }
    if (!Has(Feature::kRankedByPosition)) return;
    data_.ranked_by_position = true;
    random_.Shuffle(data_.players);
  }

  void MakeDetails(Player& player) {
    if (!random_.OneIn(3)) player.sex = random_.OneIn(2) ? Sex::kMan : Sex::kWoman;
    if (random_.OneIn(3)) player.title = random_.Of(kTitles);
    if (!random_.OneIn(4)) player.rating = Rating();
    if (!random_.OneIn(5)) player.federation = random_.Of(kFederations);
    if (Has(Feature::kForbiddenGroups) && random_.OneIn(2)) player.club = "Club of " + player.federation;
    if (!random_.OneIn(3)) player.fide_id = Digits(random_.In(5, 9));
    if (!random_.OneIn(3)) player.birth_date = Date(1940, 2018);
  }

  NationalRating National() {
    NationalRating national;
    national.federation = random_.Of(kFederations);
    if (random_.OneIn(2)) national.sex = random_.OneIn(2) ? "m" : "w";
    if (random_.OneIn(2)) national.rating_class = Word(1, 2);
    if (random_.OneIn(2)) national.name = Word(3, 14);
    if (random_.OneIn(2)) national.rating = Rating();
    if (random_.OneIn(2)) national.origin = random_.Of(kFederations);
    national.id = Digits(6);
    if (random_.OneIn(2)) national.birth_date = Date(1940, 2018);
    return national;
  }

  void MakeTeams() {
    if (!Has(Feature::kTeams) || shape_.players < 2) return;
    const int boards = random_.In(1, std::max(1, shape_.players / 2));
    std::vector<PlayerIndex> players;
    for (int i = 0; i < shape_.players; ++i) players.emplace_back(i);
    for (int first = 0; first < shape_.players; first += boards) {
      Team team;
      team.number = TeamNumber(static_cast<std::int32_t>(data_.teams.size()) + 1);
      team.name = Word(3, 20);
      if (random_.OneIn(2)) team.nickname = Word(2, 5);
      if (random_.OneIn(2)) team.strength = Rating();
      if (random_.OneIn(2)) team.stated_match_points = Value(200);
      if (random_.OneIn(2)) team.stated_game_points = Value(400);
      if (random_.OneIn(2)) team.stated_rank = random_.In(1, 30);
      for (int i = first; i < std::min(first + boards, shape_.players); ++i) {
        team.members.push_back(players[static_cast<std::size_t>(i)]);
      }
      data_.teams.push_back(std::move(team));
    }
    for (int i = 0; i < boards; ++i) data_.board_colours.push_back(AnyColour());
    if (random_.OneIn(2)) data_.match_point_system = {Points::Whole(3), Points::Whole(1), Points{}};
    if (Has(Feature::kEventCounts)) data_.info.stated_teams = static_cast<int>(data_.teams.size());
  }

  void MakePointSystem() {
    PointSystem& system = data_.point_system;
    if (Has(Feature::kPointSystem)) {
      const Points win = Points::Whole(random_.In(2, 3));
      const Points draw = Points::Tenths(random_.In(5, 15));
      system.win = {win, win};
      system.draw = {draw, draw};
      system.forfeit_win = system.full_bye = win;
      system.half_bye = system.adjourned = draw;
      system.pairing_bye = random_.OneIn(2) ? win : draw;
    }
    if (!Has(Feature::kAnyPointSystem)) return;
    for (Points* value : {&system.win[0], &system.win[1], &system.draw[0], &system.draw[1], &system.loss[0],
                          &system.loss[1], &system.forfeit_win, &system.forfeit_loss, &system.pairing_bye,
                          &system.full_bye, &system.half_bye, &system.zero_bye, &system.adjourned}) {
      *value = Value(50);
    }
  }

  RoundEntry& Entry(PlayerIndex player, int round) { return data_.entry(player, Round(round)); }

  // Everybody in a random order: the first two always play, so that the round is not empty; the others may be away.
  void MakeRound(int round) {
    std::vector<PlayerIndex> waiting;
    for (int i = 0; i < shape_.players; ++i) waiting.emplace_back(i);
    random_.Shuffle(waiting);
    std::vector<PlayerIndex> paired;
    for (const PlayerIndex player : waiting) {
      if (paired.size() >= 2 && Now(Feature::kByes, 8)) {
        Entry(player, round).result = random_.Of(
            std::array{ResultCode::kFullBye, ResultCode::kHalfBye, ResultCode::kZeroBye, ResultCode::kAbsent});
      } else if (paired.size() >= 2 && Now(Feature::kLoneForfeitWins, 12)) {
        Entry(player, round).result = ResultCode::kForfeitWin;
      } else {
        paired.push_back(player);
      }
    }
    for (std::size_t i = 0; i + 1 < paired.size(); i += 2) MakeGame(paired[i], paired[i + 1], round);
    if (paired.size() % 2 == 1) Entry(paired.back(), round).result = ResultCode::kPairingBye;
  }

  void MakeGame(PlayerIndex white, PlayerIndex black, int round) {
    const auto [of_white, of_black] = GameResult(round);
    Entry(white, round) = {of_white, Colour::kWhite, black};
    Entry(black, round) = {of_black, Colour::kBlack, white};
    if (Traits(of_white).played || of_white == ResultCode::kPending || !Now(Feature::kUncolouredForfeits, 3)) return;
    Entry(white, round).colour.reset();
    Entry(black, round).colour.reset();
  }

  std::pair<ResultCode, ResultCode> GameResult(int round) {
    using enum ResultCode;
    using Pair = std::pair<ResultCode, ResultCode>;
    if (round == data_.rounds && Now(Feature::kPendingGames, 4)) return {kPending, kPending};
    if (Now(Feature::kAdjournedGames, 15)) return {kAdjourned, kAdjourned};
    if (Now(Feature::kForfeits, 10)) {
      return random_.Of(std::array{Pair{kForfeitWin, kForfeitLoss}, Pair{kForfeitLoss, kForfeitWin},
                                   Pair{kForfeitLoss, kForfeitLoss}});
    }
    if (Now(Feature::kUnratedGames, 10)) {
      return random_.Of(std::array{Pair{kUnratedWin, kUnratedLoss}, Pair{kUnratedLoss, kUnratedWin},
                                   Pair{kUnratedDraw, kUnratedDraw}});
    }
    if (Now(Feature::kUnevenResults, 15)) {
      return random_.Of(std::array{Pair{kDraw, kLoss}, Pair{kLoss, kDraw}, Pair{kLoss, kLoss}});
    }
    return random_.Of(std::array{Pair{kWin, kLoss}, Pair{kLoss, kWin}, Pair{kDraw, kDraw}});
  }

  void MakeLists() {
    const Round next(data_.rounds + 1);
    if (Has(Feature::kRequestedByes)) {
      for (int i = 0; i < shape_.players; ++i) {
        if (!random_.OneIn(5)) continue;
        data_.requested_byes.push_back(
            {next, PlayerIndex(i),
             random_.Of(std::array{ResultCode::kFullBye, ResultCode::kHalfBye, ResultCode::kZeroBye})});
      }
    }
    if (Has(Feature::kForbiddenPairs) && shape_.players > 1) {
      const int first = random_.In(0, shape_.players - 2);
      data_.forbidden.push_back({std::nullopt, std::nullopt, {PlayerIndex(first), PlayerIndex(first + 1)}});
    }
    if (Has(Feature::kForbiddenGroups)) MakeForbiddenGroup();
    if (Has(Feature::kAcceleration)) {
      for (int i = 0; i < (shape_.players + 1) / 2; ++i) {
        data_.accelerations.push_back({PlayerIndex(i), {Value(20), Points::Whole(1), Points::Tenths(5)}});
      }
    }
    if (Has(Feature::kAbnormalPoints)) MakeAbnormalPoints();
  }

  void MakeForbiddenGroup() {
    ForbiddenGroup group;
    if (random_.OneIn(2)) group.first = Round(random_.In(1, 3));
    if (random_.OneIn(2)) group.last = Round(random_.In(3, 12));
    for (int i = 0; i < shape_.players; ++i) {
      if (random_.OneIn(3)) group.players.emplace_back(i);
    }
    data_.forbidden.push_back(std::move(group));
    if (random_.OneIn(2)) data_.kept_apart.push_back(*ParseKeptApart("club:relative:rounds=2-5"));
    if (random_.OneIn(3)) data_.kept_apart.push_back(*ParseKeptApart("rating:150"));
    if (random_.OneIn(3)) data_.kept_apart.push_back(*ParseKeptApart("federation:rounds=3"));
  }

  void MakeAbnormalPoints() {
    AbnormalPoints abnormal;
    if (random_.OneIn(2)) {
      abnormal.kind =
          random_.Of(std::array{ResultCode::kWin, ResultCode::kDraw, ResultCode::kLoss, ResultCode::kFullBye,
                                ResultCode::kHalfBye, ResultCode::kZeroBye, ResultCode::kForfeitWin});
    }
    if (!data_.teams.empty()) abnormal.match_points = Value(30);
    abnormal.points = Value(30);
    if (random_.OneIn(2)) abnormal.round = Round(random_.In(1, std::max(1, data_.rounds)));
    for (int i = random_.In(0, 3); i > 0; --i) {
      abnormal.numbers.push_back(data_.players[AnyPlayer().index()].tpn.value());
    }
    data_.abnormal_points.push_back(std::move(abnormal));
  }

  void MakeTeamRecords() {
    if (!Has(Feature::kTeamRecords) || data_.teams.size() < 2) return;
    LineUp line_up{Round(random_.In(1, 9)), AnyTeam(), std::nullopt, {}};
    if (random_.OneIn(2)) line_up.opponent = AnyTeam();
    for (std::size_t i = 0; i < data_.board_colours.size(); ++i) {
      line_up.boards.push_back(random_.OneIn(3) ? std::nullopt : std::optional(AnyPlayer()));
    }
    data_.line_ups.push_back(std::move(line_up));
    const auto outcome =
        random_.Of(std::array{MatchForfeit::kWhiteWins, MatchForfeit::kBlackWins, MatchForfeit::kDouble});
    data_.forfeited_matches.push_back({outcome, Round(random_.In(1, 9)), TeamIndex(0), TeamIndex(1)});
    data_.team_pairing_byes = TeamPairingByes{Value(20), Value(40), {AnyTeam(), std::nullopt, AnyTeam()}};
    data_.team_byes.push_back({Round(random_.In(1, 9)), AnyTeam(), ResultCode::kHalfBye});
    data_.forbidden_teams.push_back({Round(1), std::nullopt, {TeamIndex(0), AnyTeam()}});
    data_.team_accelerations.push_back({Value(20), Value(20), Round(1), Round(2), TeamNumber(1), TeamNumber(2)});
  }

  void MakeTotals() {
    if (!Has(Feature::kStatedPoints)) return;
    for (int i = 0; i < shape_.players; ++i) {
      Points sum;
      for (int round = 1; round <= data_.rounds; ++round) {
        const RoundEntry& entry = Entry(PlayerIndex(i), round);
        sum += data_.point_system.For(entry.result, entry.colour);
      }
      data_.players[static_cast<std::size_t>(i)].stated_points = sum;
    }
  }

  const Shape& shape_;
  Random random_;
  TournamentData data_;
};

}  // namespace

Features AllFeatures() { return Features().set(); }

Features AllFeaturesBut(std::initializer_list<Feature> left_out) {
  Features features = AllFeatures();
  for (const Feature feature : left_out) features.reset(static_cast<std::size_t>(feature));
  return features;
}

Features OnlyFeatures(std::initializer_list<Feature> kept) {
  Features features;
  for (const Feature feature : kept) features.set(static_cast<std::size_t>(feature));
  return features;
}

TournamentData MakeTournamentData(const Shape& shape) { return Maker(shape).Make(); }

rc::Gen<TournamentData> ArbitraryTournament(Features allowed) {
  return rc::gen::apply(
      [allowed](int players, int rounds, std::uint32_t features, std::uint64_t seed) {
        return MakeTournamentData({players, rounds, allowed & Features(features), seed});
      },
      rc::gen::inRange(1, 25), rc::gen::inRange(0, 10),
      rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint32_t>()),
      rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>())));
}

}  // namespace ronda::test
