#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "ronda/formats/bracket/bracket.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/formats/text.h"

namespace ronda::bracket {
namespace {

using json::Key;
using json::Kind;
using json::ObjectReader;
using json::Presence;
using json::Value;
using json::ValueReader;

constexpr Key Required(std::string_view name) { return {name, Presence::kRequired}; }

// A result, or the number of a player who left.
struct Entered {
  std::optional<std::int32_t> match;
  std::string score;
  std::optional<std::int32_t> withdrawn;
  Value where;
};

class Reader {
 public:
  Reader(const json::Tape& tape, std::vector<text::Problem>& problems) : root_(tape.root()), values_(problems) {}

  std::optional<State> Read() {
    if (!values_.Expect(root_, Kind::kObject)) return std::nullopt;
    ObjectReader members(values_, root_);
    if (!IsBracket(members)) return std::nullopt;
    ReadSettings(members);
    if (const auto list = members.Take(Required("players"))) ReadPlayers(*list);
    if (const auto list = members.Take({"events"})) ReadEvents(*list);
    members.Finish();
    if (values_.HasErrors()) return std::nullopt;
    return Replay();
  }

 private:
  bool IsBracket(ObjectReader& members) {
    const auto format = members.Take(Required("format"));
    const auto version = members.Take(Required("version"));
    if (!format || !version) return false;
    std::int32_t number = 0;
    if (format->kind() != Kind::kString || format->String() != kFormatName) {
      values_.Error(*format, "bracket-format", "this is JSON, but not a bracket of ronda",
                    fmt::format("a bracket begins with {{\"format\": \"{}\", \"version\": {}", kFormatName, kVersion));
      return false;
    }
    values_.EnterKey("version");
    if (!values_.Read(*version, number)) return false;
    if (number == kVersion) return true;
    values_.Error(*version, "bracket-format", fmt::format("version {} of the format is not known", number),
                  fmt::format("this program reads version {}", kVersion));
    return false;
  }

  void ReadSettings(ObjectReader& members) {
    members({"name"}, name_);
    members({"draw"}, draw_);
    members({"losses"}, options_.losses);
    members({"third_place"}, options_.third_place);
    if (const auto games = members.Take({"guaranteed_games"})) {
      std::int32_t number = 0;
      values_.EnterKey("guaranteed_games");
      if (values_.Read(*games, number)) options_.guaranteed = number;
    }
    members({"games"}, games_);
    if (const auto seeding = members.Take({"seeding"})) ReadSeeding(*seeding);
    if (const auto dispensed = members.Take({"dispensed"})) ReadDispensed(*dispensed);
    if (games_ < 1 || games_ > 99) {
      values_.Error(root_, "bracket-settings", fmt::format("a match of {} games cannot be played", games_),
                    "\"games\" is 1 to 99");
    }
  }

  void ReadSeeding(Value value) {
    std::string word;
    values_.EnterKey("seeding");
    if (!values_.Read(value, word)) return;
    if (word == "equidistant") {
      options_.seeding = knockout::Seeding::kEquidistant;
    } else if (word != "compensation") {
      values_.Error(value, "bracket-settings", fmt::format("{} is no order of seeds", text::Quoted(word)),
                    "write \"compensation\" or \"equidistant\"");
    }
  }

  void ReadDispensed(Value list) {
    values_.EnterKey("dispensed");
    if (!values_.Expect(list, Kind::kArray)) return;
    for (const Value item : list.Items()) {
      values_.EnterKey("dispensed");
      if (!values_.Expect(item, Kind::kObject)) continue;
      knockout::Dispensed some;
      ObjectReader members(values_, item);
      members(Required("players"), some.players);
      members(Required("rounds"), some.rounds);
      members.Finish();
      options_.dispensed.push_back(some);
    }
  }

  void ReadPlayers(Value list) {
    values_.EnterKey("players");
    if (!values_.Expect(list, Kind::kArray)) return;
    players_place_ = list;
    std::set<std::int32_t> numbers;
    for (const Value item : list.Items()) {
      values_.EnterKey("players");
      if (!values_.Expect(item, Kind::kObject)) continue;
      Player player;
      ObjectReader members(values_, item);
      members(Required("number"), player.tpn);
      members(Required("name"), player.name);
      members({"title"}, player.title);
      members({"rating"}, player.rating);
      members({"federation"}, player.federation);
      members.Finish();
      if (!values_.IsDamaged(item) && (player.tpn.value() < 1 || !numbers.insert(player.tpn.value()).second)) {
        values_.Error(item, "bracket-player", fmt::format("number {} is no number, or given twice", player.tpn.value()),
                      "give every player a different number, from 1");
      }
      players_.push_back(std::move(player));
    }
  }

  void ReadEvents(Value list) {
    values_.EnterKey("events");
    if (!values_.Expect(list, Kind::kArray)) return;
    for (const Value item : list.Items()) {
      values_.EnterKey("events");
      if (!values_.Expect(item, Kind::kObject)) continue;
      Entered entered{std::nullopt, {}, std::nullopt, item};
      ObjectReader members(values_, item);
      members({"match"}, entered.match);
      members({"score"}, entered.score);
      members({"withdrawn"}, entered.withdrawn);
      members.Finish();
      if (!values_.IsDamaged(item) && entered.match.has_value() == entered.withdrawn.has_value()) {
        values_.Error(item, "bracket-event", "an event is either the result of a match or a withdrawal",
                      "write {\"match\": 5, \"score\": \"1-0\"} or {\"withdrawn\": 7}");
      }
      events_.push_back(std::move(entered));
    }
  }

  void Refuse(Value where, const Diagnostic& refusal) {
    values_.Error(where, refusal.code, refusal.message, refusal.hint);
  }

  std::optional<State> Replay() {
    options_.players = static_cast<int>(players_.size());
    auto bracket = knockout::MakeBracket(options_);
    if (!bracket) {
      Refuse(players_place_.value_or(root_), bracket.error());
      return std::nullopt;
    }
    State state{name_, draw_, std::move(players_), knockout::Progress(*std::move(bracket), games_), {}};
    for (const Entered& entered : events_) {
      entered.match ? EnterResult(state, entered) : Withdraw(state, entered);
      if (values_.HasErrors()) return std::nullopt;  // whatever comes after depends on it
    }
    return state;
  }

  void EnterResult(State& state, const Entered& entered) {
    const auto score = knockout::ParseScore(entered.score);
    if (!score) {
      values_.Error(entered.where, knockout::kBracketResult,
                    fmt::format("{} is no result", text::Quoted(entered.score)),
                    "write it as 1-0, 1.5-0.5, 1-1,2-0 with the play-off after the comma, or +- for a walkover");
    } else if (const auto done = state.Enter(knockout::MatchIndex(*entered.match - 1), *score); !done) {
      Refuse(entered.where, done.error());
    }
  }

  void Withdraw(State& state, const Entered& entered) {
    const auto seed = state.Find(Tpn(*entered.withdrawn));
    if (!seed) {
      values_.Error(entered.where, "bracket-player", fmt::format("nobody has the number {}", *entered.withdrawn),
                    "correct the number");
    } else if (const auto done = state.Withdraw(*seed); !done) {
      Refuse(entered.where, done.error());
    }
  }

  Value root_;
  ValueReader values_;
  std::string name_;
  std::string draw_;
  knockout::BracketOptions options_;
  std::int32_t games_ = 1;
  std::vector<Player> players_;
  std::optional<Value> players_place_;
  std::vector<Entered> events_;
};

}  // namespace

std::optional<knockout::SeedIndex> State::Find(Tpn number) const {
  const auto found = std::ranges::find(players, number, &Player::tpn);
  if (found == players.end()) return std::nullopt;
  return knockout::SeedIndex(static_cast<std::int32_t>(found - players.begin()));
}

Result<void> State::Enter(knockout::MatchIndex match, const knockout::Score& score) {
  auto done = progress.Enter(match, score);
  if (done) events.emplace_back(match);
  return done;
}

Result<void> State::Withdraw(knockout::SeedIndex seed) {
  auto done = progress.Withdraw(seed);
  if (done) events.emplace_back(seed);
  return done;
}

bool LooksLikeBracket(std::string_view text) {
  const auto start = text.find_first_not_of(" \t\r\n");
  constexpr std::size_t kBytesLookedAt = 400;
  return start != std::string_view::npos && text[start] == '{' &&
         text.substr(0, kBytesLookedAt).find(kFormatName) != std::string_view::npos;
}

Parsed<State> Read(std::string_view text, std::string_view file_name) {
  if (text.starts_with(text::kUtf8Bom)) text.remove_prefix(text::kUtf8Bom.size());
  std::vector<text::Problem> problems;
  Parsed<State> parsed;
  const auto tape = json::Tape::Parse(text, problems);
  if (!tape.empty()) parsed.value = Reader(tape, problems).Read();
  parsed.diagnostics = text::Locate(std::move(problems), text, file_name);
  return parsed;
}

}  // namespace ronda::bracket
