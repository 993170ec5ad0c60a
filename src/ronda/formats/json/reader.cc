#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/formats/json/check_dates.h"
#include "ronda/formats/json/json.h"
#include "ronda/formats/json/keys.h"
#include "ronda/formats/json/places.h"
#include "ronda/formats/json/plain_players.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/formats/text.h"
#include "ronda/model/validation.h"

namespace ronda::json {
namespace {

// Absent results are filled in so that the others can be checked, unless the text is far too small for so many.
constexpr std::size_t kMostFilledPerNode = 16;

class TournamentReader {
 public:
  // The players may have been read already; the tape is without them then, and problems with them have no place.
  TournamentReader(const Tape& tape, std::vector<text::Problem>& problems,
                   std::optional<PlainPlayers> plain = std::nullopt)
      : tape_(tape),
        root_(tape.root()),
        places_(root_),
        values_(problems),
        problems_(problems),
        plain_(std::move(plain)) {}

  std::optional<Tournament> Read() {
    if (!IsTournament()) return std::nullopt;
    LearnNumbers();
    ObjectReader members(values_, root_);
    members.Take(kFormatKey);
    members.Take(kVersionKey);
    members.Take(Optional("$schema"));
    DescribeSettings(data_, members);
    CheckDates(root_, data_.info, problems_);
    if (members.Take(kPlayersKey)) ReadPlayers();
    DescribeLists(data_, members);
    members.Finish();
    if (!FillEntries()) return std::nullopt;
    ExaminedData examined(std::move(data_));
    AddFindings(examined);
    if (values_.HasErrors()) return std::nullopt;
    return Tournament::MakeFrom(std::move(examined));
  }

 private:
  bool IsTournament();
  void LearnNumbers();
  void ReadPlayers();
  bool FillEntries();
  bool FillFromLists();
  void AddFindings(const ExaminedData& examined);
  bool FollowsFromDamage(const TournamentData& data, const Locus& locus);

  const Tape& tape_;
  Value root_;
  Places places_;
  ValueReader values_;
  std::vector<text::Problem>& problems_;
  TournamentData data_;
  std::vector<std::vector<RoundEntry>> results_;  // by player, as long as the text has them
  std::optional<PlainPlayers> plain_;
};

// Says in one sentence what is wrong with JSON that is something else or of a later version.
bool TournamentReader::IsTournament() {
  const auto format = Member(root_, kFormatKey);
  if (!format || format->kind() != Kind::kString || format->String() != kFormatName) {
    values_.Error(format.value_or(root_), "json-format", "this is JSON, but not a tournament of ronda",
                  fmt::format("a tournament begins with {{\"format\": \"{}\", \"version\": {}", kFormatName, kVersion));
    return false;
  }
  const auto version = Member(root_, kVersionKey);
  std::int32_t number = 0;
  values_.EnterKey(kVersionKey.name);
  if (version && !values_.Read(*version, number)) return false;
  if (number == kVersion) return true;
  values_.Error(version.value_or(root_), "json-version",
                version ? fmt::format("version {} of the format is not known", number) : "the version is missing",
                fmt::format("this program reads version {}", kVersion));
  return false;
}

// Numbers first: whatever refers to players or teams may stand before them.
void TournamentReader::LearnNumbers() {
  std::vector<text::Problem> reported_later;
  ValueReader quiet(reported_later);
  const auto& players = places_.Items(kPlayersKey);
  if (plain_) values_.KnowPlayersInOrder(Count(plain_->players));
  for (std::size_t i = 0; i < players.size(); ++i) {
    std::int32_t number = 0;
    const auto tpn = Member(players[i], kTpnKey);
    if (tpn && quiet.Read(*tpn, number)) values_.KnowPlayer(number, PlayerIndex(static_cast<std::int32_t>(i)));
  }
  const auto& teams = places_.Items(kTeamsKey);
  for (std::size_t i = 0; i < teams.size(); ++i) {
    std::int32_t number = 0;
    const auto value = Member(teams[i], kTeamNumberKey);
    if (value && quiet.Read(*value, number)) values_.KnowTeam(number, TeamIndex(static_cast<std::int32_t>(i)));
  }
}

void TournamentReader::ReadPlayers() {
  if (plain_) {
    data_.players = std::move(plain_->players);
    data_.entries = std::move(plain_->entries);
    data_.rounds = static_cast<int>(plain_->rounds);
    return;
  }
  values_.EnterKey(kPlayersKey.name);
  if (!values_.Expect(*Member(root_, kPlayersKey), Kind::kArray)) return;
  const auto& players = places_.Items(kPlayersKey);
  data_.players.resize(players.size());
  results_.resize(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    values_.EnterKey(kPlayersKey.name);
    if (!values_.Expect(players[i], Kind::kObject)) continue;
    ObjectReader members(values_, players[i]);
    Describe(data_.players[i], members);
    if (const auto list = members.Take(kResultsKey); list) {
      if (i > 0) results_[i].reserve(results_[i - 1].size());
      values_.EnterKey(kResultsKey.name);
      if (!values_.Expect(*list, Kind::kArray)) continue;
      for (const Value item : list->Items()) values_.Read(item, results_[i].emplace_back());
    }
    members.Finish();
  }
}

// As many rounds as the longest list of results; everybody needs as many. False if there are too many of them, or too
// many gaps to fill.
bool TournamentReader::FillEntries() {
  if (data_.planned_rounds.value_or(0) > static_cast<int>(kMostRounds)) {
    values_.Error(*Member(root_, kPlannedRoundsKey), "json-rounds",
                  fmt::format("{} rounds are more than {}", *data_.planned_rounds, kMostRounds),
                  "no tournament is that long");
    return false;
  }
  return plain_ || FillFromLists();
}

bool TournamentReader::FillFromLists() {
  const auto& players = places_.Items(kPlayersKey);
  const auto longest = std::ranges::max_element(results_, {}, &std::vector<RoundEntry>::size);
  const std::size_t rounds = longest == results_.end() ? 0 : longest->size();
  if (rounds > kMostRounds) {
    const Value player = players.begin()[longest - results_.begin()];
    values_.Error(*Member(player, kResultsKey), "json-rounds",
                  fmt::format("{} rounds are more than {}", rounds, kMostRounds), "no tournament is that long");
    return false;
  }
  for (std::size_t i = 0; i < results_.size(); ++i) {
    if (results_[i].size() == rounds || values_.IsDamaged(players[i])) continue;
    values_.Error(Member(players[i], kResultsKey).value_or(players[i]), "json-rounds",
                  fmt::format("player {} has {} results, but {} rounds are paired", data_.players[i].tpn.value(),
                              results_[i].size(), rounds),
                  "give everybody one result a round; \"absent\" where there is nothing to say");
  }
  if (results_.size() * rounds > tape_.size() * kMostFilledPerNode) return false;
  data_.rounds = static_cast<int>(rounds);
  data_.entries.reserve(results_.size() * rounds);
  for (auto& results : results_) {
    results.resize(rounds);
    data_.entries.insert(data_.entries.end(), results.begin(), results.end());
  }
  return true;
}

void TournamentReader::AddFindings(const ExaminedData& examined) {
  for (const Finding& finding : examined.findings()) {
    if (FollowsFromDamage(examined.data(), finding.where)) continue;
    const auto place = plain_ ? std::nullopt : places_.Of(finding.where);
    const auto range = place ? std::optional(place->Where()) : std::nullopt;
    problems_.push_back({finding.severity, finding.code, finding.message, finding.hint, range});
  }
}

// Whether what the finding is about could not be read, so that it says nothing new.
bool TournamentReader::FollowsFromDamage(const TournamentData& data, const Locus& locus) {
  if (plain_ || !values_.HasErrors()) return false;
  const auto& players = places_.Items(kPlayersKey);
  const auto is_damaged = [&](PlayerIndex player) { return values_.IsDamaged(players[player.index()]); };
  if (locus.field == Field::kEvent) return true;
  if (locus.player && locus.field <= Field::kEntry && is_damaged(*locus.player)) return true;
  if (locus.field == Field::kEntry) {
    const auto opponent = data.entry(*locus.player, *locus.round).opponent;
    return opponent && is_damaged(*opponent);
  }
  const auto place = places_.Of(locus);
  return place && values_.IsDamaged(*place);
}

// A tournament with nothing wrong about it at all, whose players are as programs write them.
std::optional<Tournament> ReadPlain(std::string_view text) {
  std::optional<PlainPlayers> players;
  const Tape tape =
      Tape::ParsePlain(text, [&](std::string_view name, std::string_view from) -> std::optional<std::size_t> {
        if (name != kPlayersKey.name || players) return std::nullopt;
        players = ReadPlainPlayers(from);
        return players ? std::optional(players->length) : std::nullopt;
      });
  if (tape.empty() || !players) return std::nullopt;
  std::vector<text::Problem> problems;
  auto tournament = TournamentReader(tape, problems, std::move(players)).Read();
  return problems.empty() ? std::move(tournament) : std::nullopt;
}

}  // namespace

Parsed<Tournament> Read(std::string_view text, std::string_view file_name) {
  if (text.starts_with(text::kUtf8Bom)) text.remove_prefix(text::kUtf8Bom.size());
  if (auto plain = ReadPlain(text)) return {std::move(plain), {}};
  Parsed<Tournament> parsed;
  std::vector<text::Problem> problems;
  const Tape tape = Tape::Parse(text, problems);
  if (!tape.empty()) {
    parsed.value = TournamentReader(tape, problems).Read();
  }
  parsed.diagnostics = text::Locate(std::move(problems), text, file_name);
  return parsed;
}

}  // namespace ronda::json
