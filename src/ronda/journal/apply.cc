#include <fmt/format.h>

#include <charconv>

#include "ronda/base/counting.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/journal/change.h"
#include "ronda/journal/keys.h"
#include "ronda/journal/rearrange.h"

namespace ronda::journal {
namespace {

using json::Key;
using json::Tape;
using json::Value;
using json::ValueReader;

std::optional<std::int32_t> NumberOf(std::string_view text) {
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

class Application {
 public:
  Application(State& state, std::vector<text::Problem>& problems)
      : state_(state), problems_(problems), reader_(problems) {}

  void Run(Value change) {
    if (!reader_.Expect(change, json::Kind::kObject)) return;
    const auto members = change.Members();
    // What others refer to comes first: who there is, and how many rounds.
    for (const std::string_view name :
         {"last_uid", "rounds", "order", "players", "settings", "cells", "lists", "facts"}) {
      for (const auto& [key, value] : members) {
        if (key.String() == name && problems_.empty()) ApplyMember(name, value);
      }
    }
  }

 private:
  void ApplyMember(std::string_view name, Value value) {
    if (name == "last_uid") ChangeLastUid(value);
    if (name == "rounds") ChangeRounds(value);
    if (name == "order") ChangeOrder(value);
    if (name == "players") ChangePlayers(value);
    if (name == "settings") {
      ChangePart(value, [this](auto&& visit) { json::DescribeSettings(state_.data, visit); });
    }
    if (name == "cells") ChangeCells(value);
    if (name == "lists") ChangeLists(value);
    if (name == "facts") {
      ChangePart(value, [this](auto&& visit) { Describe(state_.facts, visit); });
    }
  }

  void Fault(Value where, std::string message) { reader_.Error(where, "journal-change", std::move(message), ""); }

  // A journal may come from anywhere, so what it says is bounded before room is made for it.
  void ChangeLastUid(Value value) {
    std::int32_t last = 0;
    if (!reader_.Read(value, last)) return;
    const bool is_sound = last >= 0 && last <= kMostPlayers;
    if (!is_sound) return Fault(value, fmt::format("{} cannot be the highest number given", last));
    state_.last_uid = last;
  }

  void ChangeRounds(Value value) {
    std::int32_t rounds = 0;
    if (!reader_.Read(value, rounds)) return;
    const bool is_sound = rounds >= 0 && rounds <= kMostRounds && HasRoom(state_.uids.size(), rounds);
    if (!is_sound) return Fault(value, fmt::format("{} is no number of rounds", rounds));
    Rearrange(state_, state_.uids.values(), rounds);
  }
  static bool HasRoom(std::int64_t players, std::int64_t rounds) { return players * rounds <= kMostEntries; }

  void ChangeOrder(Value value) {
    std::vector<Uid> order;
    if (!reader_.Read(value, order)) return;
    std::vector<bool> seen(Size(state_.last_uid), false);
    for (const Uid uid : order) {
      const bool is_known = uid >= Uid(1) && uid.value() <= state_.last_uid;
      if (!is_known || seen[uid.index()]) return Fault(value, fmt::format("player {} cannot stand there", uid.value()));
      seen[uid.index()] = true;
    }
    if (!HasRoom(std::ssize(order), state_.data.rounds)) return Fault(value, "so many players are more than can be");
    Rearrange(state_, order, state_.data.rounds);
  }

  std::optional<PlayerIndex> PlayerWith(Value where, std::optional<std::int32_t> number) {
    const auto player = number ? Places()(Uid(*number)) : std::nullopt;
    if (!player) Fault(where, "there is no such player");
    return player;
  }

  void ChangePlayers(Value value) {
    if (!reader_.Expect(value, json::Kind::kObject)) return;
    for (const auto& [key, record] : value.Members()) {
      const auto player = PlayerWith(key, NumberOf(key.String()));
      if (!player) return;
      Player& changed = state_.data.players[player->index()];
      changed = Player{};
      reader_.Read(record, changed);
    }
  }

  void ChangeCells(Value value) {
    if (!reader_.Expect(value, json::Kind::kArray)) return;
    const auto cells = value.Items();
    LearnPlayersOf(cells);
    for (const Value cell : cells) {
      const auto parts = PartsOf(cell);
      if (parts.size() != 3) return Fault(cell, "an entry is [round, player, entry]");
      std::int32_t round = 0;
      PlayerIndex player{0};
      RoundEntry entry;
      if (!reader_.Read(parts[0], round) || !reader_.Read(parts[1], player) || !reader_.Read(parts[2], entry)) return;
      if (round < 1 || round > state_.data.rounds) return Fault(cell, "there is no such round");
      state_.data.entry(player, Round(round)) = entry;
    }
  }

  void ChangeLists(Value value) {
    LearnPlayers();
    LearnTeams(value);
    ChangePart(value, [this](auto&& visit) { json::DescribeLists(state_.data, visit); });
  }

  // The members of a part that the change has; null is what a member is by default.
  template <class DescribePart>
  void ChangePart(Value value, DescribePart describe) {
    if (!reader_.Expect(value, json::Kind::kObject)) return;
    const auto members = value.Members();
    describe([&](Key key, auto& field) {
      for (const auto& [name, member] : members) {
        if (IsMoreOf(key.name, name.String())) AddTo(field, member);
        if (name.String() != key.name) continue;
        reader_.EnterKey(key.name);
        field = std::remove_reference_t<decltype(field)>{};
        if (member.kind() != json::Kind::kNull) reader_.Read(member, field);
      }
    });
  }

  // "notes+" has what comes to the end of "notes".
  static bool IsMoreOf(std::string_view key, std::string_view name) {
    return name.size() == key.size() + 1 && name.starts_with(key) && name.back() == '+';
  }
  template <class T>
  void AddTo(std::vector<T>& list, Value more) {
    std::vector<T> added;
    if (reader_.Read(more, added)) list.insert(list.end(), added.begin(), added.end());
  }
  template <class T>
  void AddTo(T& /*field*/, Value more) {
    Fault(more, "nothing can come to the end of what is no list");
  }

  // A result names two players; looking up everybody for it would make a fold quadratic.
  void LearnPlayersOf(const std::vector<Value>& cells) {
    if (cells.size() > kFewCells) return LearnPlayers();
    for (const Value cell : cells) {
      for (const Value part : PartsOf(cell)) {
        if (part.kind() == json::Kind::kNumber) Learn(part);
        if (part.kind() == json::Kind::kArray && !part.Items().empty()) Learn(part.Items().front());
      }
    }
  }
  void Learn(Value number) {
    const auto uid = NumberOf(number.Token());
    if (const auto player = uid ? state_.Find(Uid(*uid)) : std::nullopt) reader_.KnowPlayer(*uid, *player);
  }
  static std::vector<Value> PartsOf(Value cell) {
    return cell.kind() == json::Kind::kArray ? cell.Items() : std::vector<Value>{};
  }

  const PlacesByUid& Places() {
    if (!places_) places_.emplace(state_);
    return *places_;
  }
  void LearnPlayers() {
    if (std::exchange(knows_players_, true)) return;
    for (const PlayerIndex player : state_.uids.ids()) reader_.KnowPlayer(state_.uids[player].value(), player);
  }
  // Teams that the same change brings, else those there are.
  void LearnTeams(Value lists) {
    std::vector<std::int32_t> numbers;
    for (const Team& team : state_.data.teams) numbers.push_back(team.number.value());
    for (const auto& [name, teams] : lists.Members()) {
      if (name.String() == json::kTeamsKey.name) numbers = NumbersIn(teams);
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) reader_.KnowTeam(numbers[i], TeamIndex::FromIndex(i));
  }
  static std::vector<std::int32_t> NumbersIn(Value teams) {
    std::vector<std::int32_t> numbers;
    if (teams.kind() != json::Kind::kArray) return numbers;
    for (const Value team : teams.Items()) {
      numbers.push_back(0);
      if (team.kind() != json::Kind::kObject) continue;
      for (const auto& [name, number] : team.Members()) {
        if (name.String() == json::kTeamNumberKey.name) numbers.back() = NumberOf(number.Token()).value_or(0);
      }
    }
    return numbers;
  }

  static constexpr std::int32_t kMostRounds = 9999;
  static constexpr std::int32_t kMostPlayers = 1'000'000;
  static constexpr std::int64_t kMostEntries = 50'000'000;
  static constexpr std::size_t kFewCells = 16;

  State& state_;
  std::vector<text::Problem>& problems_;
  ValueReader reader_;
  std::optional<PlacesByUid> places_;
  bool knows_players_ = false;
};

}  // namespace

Result<void> Apply(State& state, std::string_view change) {
  std::vector<text::Problem> problems;
  const Tape tape = Tape::Parse(change, problems);
  if (!tape.empty()) Application(state, problems).Run(tape.root());
  if (problems.empty()) return {};
  return tl::unexpected(Diagnostic{.code = "journal-change", .message = problems.front().message});
}

}  // namespace ronda::journal
