// What a new file does not say: it is written, read back and compared with the tournament, so nothing can be forgotten
// here.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::trf {
namespace {

// What means the same in the same words.
TournamentData Normalised(TournamentData data) {
  SortByes(data.requested_byes);
  for (Acceleration& acceleration : data.accelerations) {
    auto& by_round = acceleration.by_round;
    while (!by_round.empty() && by_round.back() == Points{}) by_round.pop_back();
  }
  std::erase_if(data.accelerations, [](const Acceleration& acceleration) { return acceleration.by_round.empty(); });
  std::ranges::sort(data.accelerations, {}, &Acceleration::player);
  auto& dates = data.info.round_dates;
  while (!dates.empty() && dates.back().empty()) dates.pop_back();
  return data;
}

TournamentData ReadBack(const Tournament& tournament, Dialect dialect) {
  const auto bytes = Write(tournament, dialect);
  if (!bytes) return {};
  std::vector<Diagnostic> ignored;
  const Document document = Split(*bytes, {}, ignored);
  Report report(document, {});
  return Assemble(ReadLines(document, report), document, report).data;
}

template <auto Member>
bool Same(const TournamentData& a, const TournamentData& b) {
  return a.*Member == b.*Member;
}

template <auto Member>
bool SameInfo(const TournamentData& a, const TournamentData& b) {
  return a.info.*Member == b.info.*Member;
}

// A code in the place of words loses them; in an empty place it loses nothing.
bool SameType(const TournamentData& a, const TournamentData& b) {
  return a.info.type == b.info.type || (a.info.type.empty() && b.info.type == a.system_code);
}

struct Part {
  std::string_view what;
  bool (*same)(const TournamentData&, const TournamentData&);
};

constexpr std::array<Part, 39> kParts{{
    {"the name of the tournament", SameInfo<&EventInfo::name>},
    {"the city", SameInfo<&EventInfo::city>},
    {"the federation", SameInfo<&EventInfo::federation>},
    {"the date of the start", SameInfo<&EventInfo::start_date>},
    {"the date of the end", SameInfo<&EventInfo::end_date>},
    {"the type of the tournament", SameType},
    {"the chief arbiter", SameInfo<&EventInfo::chief_arbiter>},
    {"the deputy arbiters", SameInfo<&EventInfo::deputy_arbiters>},
    {"the allotted time", SameInfo<&EventInfo::time_control>},
    {"the encoded time control", SameInfo<&EventInfo::encoded_time_control>},
    {"the dates of the rounds", SameInfo<&EventInfo::round_dates>},
    {"the method of the starting rank", SameInfo<&EventInfo::rank_method>},
    {"the federation of the starting rank", SameInfo<&EventInfo::rank_federation>},
    {"the pairing controller", SameInfo<&EventInfo::pairing_controller>},
    {"the stated number of players", SameInfo<&EventInfo::stated_players>},
    {"the stated number of rated players", SameInfo<&EventInfo::stated_rated_players>},
    {"the stated number of teams", SameInfo<&EventInfo::stated_teams>},
    {"the code of the pairing system", Same<&TournamentData::system_code>},
    {"the tie-breaks", Same<&TournamentData::tiebreaks>},
    {"that the list of tie-breaks defines the standings", Same<&TournamentData::tiebreaks_define_standings>},
    {"the number of rounds", Same<&TournamentData::planned_rounds>},
    {"the initial colour", Same<&TournamentData::initial_colour>},
    {"the point system", Same<&TournamentData::point_system>},
    {"the points for matches", Same<&TournamentData::match_point_system>},
    {"the colours of the boards", Same<&TournamentData::board_colours>},
    {"the ranking by position in the file", Same<&TournamentData::ranked_by_position>},
    {"byes of rounds not paired yet", Same<&TournamentData::requested_byes>},
    {"forbidden pairings", Same<&TournamentData::forbidden>},
    {"who is kept apart", Same<&TournamentData::kept_apart>},
    {"the acceleration", Same<&TournamentData::accelerations>},
    {"abnormal points", Same<&TournamentData::abnormal_points>},
    {"details of the teams", Same<&TournamentData::teams>},
    {"line-ups of teams", Same<&TournamentData::line_ups>},
    {"forfeited matches", Same<&TournamentData::forfeited_matches>},
    {"pairing-allocated byes of teams", Same<&TournamentData::team_pairing_byes>},
    {"byes of teams", Same<&TournamentData::team_byes>},
    {"the acceleration of teams", Same<&TournamentData::team_accelerations>},
    {"forbidden matches", Same<&TournamentData::forbidden_teams>},
    {"records kept from another file", Same<&TournamentData::other_records>},
}};

template <auto Member>
bool SamePerson(const Player& a, const Player& b) {
  return a.*Member == b.*Member;
}

struct PersonPart {
  std::string_view what;
  bool (*same)(const Player&, const Player&);
};

bool SamePoints(const Player& a, const Player& b) { return !a.stated_points || a.stated_points == b.stated_points; }

constexpr std::array<PersonPart, 11> kPersonParts{{
    {"the sex", SamePerson<&Player::sex>},
    {"the title", SamePerson<&Player::title>},
    {"the name", SamePerson<&Player::name>},
    {"the rating", SamePerson<&Player::rating>},
    {"the federation", SamePerson<&Player::federation>},
    {"the club", SamePerson<&Player::club>},
    {"the FIDE identity number", SamePerson<&Player::fide_id>},
    {"the birth date", SamePerson<&Player::birth_date>},
    {"the points", SamePoints},
    {"the rank", SamePerson<&Player::stated_rank>},
    {"the national ratings", SamePerson<&Player::national_ratings>},
}};

std::string_view NameOf(Dialect dialect) {
  switch (dialect) {
    case Dialect::kTrf16:
      return "TRF16";
    case Dialect::kTrfX:
      return "TRF with XX records";
    case Dialect::kTrfBx:
      return "TRF with XX and BB records";
    case Dialect::kTrf26:
      return "TRF26";
  }
  return "TRF";
}

class WrittenComparison {
 public:
  WrittenComparison(const Tournament& tournament, Dialect dialect)
      : all_(Normalised(tournament.data())), said_(ReadBack(tournament, dialect)), dialect_(dialect) {}

  std::vector<Diagnostic> Run() {
    for (const Part& part : kParts) {
      if (!part.same(all_, said_)) Lost(std::string(part.what));
    }
    ComparePlayers();
    return std::move(losses_);
  }

 private:
  void Lost(const std::string& what) {
    losses_.push_back({.severity = Severity::kWarning,
                       .code = "trf-lost",
                       .message = fmt::format("{} cannot say all of this: {}", NameOf(dialect_), what),
                       .hint = dialect_ == Dialect::kTrf26 ? "the JSON form keeps everything"
                                                           : "TRF26 may keep it, the JSON form keeps everything"});
  }

  // Players are compared by their numbers: their order is a matter of the ranking.
  void ComparePlayers() {
    const PlayerNumbers numbers(said_.players);
    bool entries_differ = all_.rounds != said_.rounds;
    for (const PersonPart& part : kPersonParts) {
      std::vector<int> differing;
      for (const Player& player : all_.players) {
        if (!numbers.Has(player.tpn.value())) continue;
        const std::size_t place = numbers.Find(player.tpn.value()).index();
        if (!part.same(player, said_.players[place])) differing.push_back(player.tpn.value());
      }
      if (differing.empty()) continue;
      const std::string others =
          differing.size() == 1 ? std::string() : fmt::format(" and {} others", differing.size() - 1);
      Lost(fmt::format("{} of player {}{}", part.what, differing.front(), others));
    }
    if (!all_.ranked_by_position) entries_differ = entries_differ || all_.entries != said_.entries;
    if (entries_differ) Lost("results");
  }

  TournamentData all_;
  TournamentData said_;
  Dialect dialect_;
  std::vector<Diagnostic> losses_;
};

}  // namespace

std::vector<Diagnostic> Losses(const Tournament& tournament, Dialect dialect) {
  if (!Write(tournament, dialect)) return {};
  return WrittenComparison(tournament, dialect).Run();
}

}  // namespace ronda::trf
