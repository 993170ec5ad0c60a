#include "ronda/sheets/explain_exchanges.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>

namespace ronda::sheets {
namespace {

constexpr std::size_t kLargestPart = 16;    // all exchanges of more players are too many to list
constexpr std::size_t kMostExchanges = 25;  // lines that somebody reads

// Which players of the upper half change places with which of the lower half; numbers of the part, from 0.
struct Exchange {
  std::vector<int> out;
  std::vector<int> in;
};

// C.04.3/2012 §D2; Elementos §A.7.3: few players, a small difference, low ranks out of S1, high ranks out of S2.
auto OrderOf(const Exchange& exchange) {
  int difference = 0;
  for (const int number : exchange.in) difference += number;
  for (const int number : exchange.out) difference -= number;
  std::vector<int> out;
  for (const int number : exchange.out) out.push_back(-number);
  std::ranges::sort(out);
  return std::tuple(exchange.in.size(), difference, out, exchange.in);
}

void AddSubsets(int from, int to, std::size_t size, std::vector<int>& chosen, std::vector<std::vector<int>>& all) {
  if (chosen.size() == size) {
    all.push_back(chosen);
    return;
  }
  for (int number = from; number < to; ++number) {
    chosen.push_back(number);
    AddSubsets(number + 1, to, size, chosen, all);
    chosen.pop_back();
  }
}

std::vector<std::vector<int>> Subsets(int from, int to, std::size_t size) {
  std::vector<std::vector<int>> all;
  std::vector<int> chosen;
  AddSubsets(from, to, size, chosen, all);
  return all;
}

// Of as many players as `size`, in their order.
std::vector<Exchange> ExchangesOf(int players, std::size_t size) {
  std::vector<Exchange> all;
  for (const auto& out : Subsets(0, players / 2, size)) {
    for (const auto& in : Subsets(players / 2, players, size)) all.push_back({out, in});
  }
  std::ranges::stable_sort(all, {}, OrderOf);
  return all;
}

// What is left of a part when S1 and S2 are composed like this: pairs that are the only ones somebody has left are made
// one after the other.
class Elimination {
 public:
  Elimination(const ExchangeQuestion& question, const Exchange& exchange)
      : question_(question), in_s1_(question.players.size(), false), free_(question.players.size(), true) {
    for (std::size_t i = 0; i < in_s1_.size() / 2; ++i) in_s1_[i] = true;
    for (const int number : exchange.out) in_s1_.begin()[number] = false;
    for (const int number : exchange.in) in_s1_.begin()[number] = true;
  }

  // "18-21, 4-19, 15-27, 26-39", or what it fails at. Whether everybody can have an opponent.
  std::pair<std::string, bool> Run() {
    while (const auto forced = NextForced()) {
      const auto& [player, opponents] = *forced;
      if (opponents.empty()) return {Said(fmt::format("{} has nobody left", Name(player))), false};
      Make(player, opponents.front());
    }
    if (std::ranges::count(free_, true) == 0) return {Said(""), true};
    return CanPairRest() ? std::pair(Said("the others can be paired"), true)
                         : std::pair(Said("the others cannot all be paired"), false);
  }

 private:
  using Forced = std::pair<std::size_t, std::vector<std::size_t>>;

  std::string Name(std::size_t player) const { return question_.name(question_.players[player]); }

  std::vector<std::size_t> OpponentsOf(std::size_t player) const {
    std::vector<std::size_t> opponents;
    for (std::size_t other = 0; other < free_.size(); ++other) {
      if (free_[other] && in_s1_[other] != in_s1_[player] &&
          question_.may_meet(question_.players[player], question_.players[other])) {
        opponents.push_back(other);
      }
    }
    return opponents;
  }

  // The first who has one opponent only, or none.
  std::optional<Forced> NextForced() const {
    std::optional<Forced> forced;
    for (std::size_t player = 0; player < free_.size(); ++player) {
      if (!free_[player]) continue;
      auto opponents = OpponentsOf(player);
      if (opponents.empty()) return Forced{player, {}};
      if (opponents.size() == 1 && !forced) forced = Forced{player, std::move(opponents)};
    }
    return forced;
  }

  void Make(std::size_t one, std::size_t other) {
    free_[one] = free_[other] = false;
    const auto [low, high] = std::minmax(one, other);
    made_ += fmt::format("{}{}-{}", made_.empty() ? "" : ", ", Name(low), Name(high));
  }

  bool CanPairRest() {
    const auto first = std::ranges::find(free_, true);
    if (first == free_.end()) return true;
    const auto player = static_cast<std::size_t>(first - free_.begin());
    for (const std::size_t other : OpponentsOf(player)) {
      free_[player] = free_[other] = false;
      const bool paired = CanPairRest();
      free_[player] = free_[other] = true;
      if (paired) return true;
    }
    return false;
  }

  std::string Said(const std::string& end) const { return made_ + (made_.empty() || end.empty() ? "" : "; ") + end; }

  const ExchangeQuestion& question_;
  std::vector<bool> in_s1_;
  std::vector<bool> free_;
  std::string made_;
};

// The exchange that the pairing has: the higher ranked of each pair is in S1.
Exchange ExchangeOf(const ExchangeQuestion& question) {
  const auto half = question.players.size() / 2;
  Exchange exchange;
  for (std::size_t number = 0; number < question.players.size(); ++number) {
    const int player = question.players[number];
    const bool in_s1 = std::ranges::any_of(
        question.pairs, [&](const auto& pair) { return std::min(pair.first, pair.second) == player; });
    if (in_s1 && number >= half) exchange.in.push_back(static_cast<int>(number));
    if (!in_s1 && number < half) exchange.out.push_back(static_cast<int>(number));
  }
  return exchange;
}

std::string NameOf(const ExchangeQuestion& question, const Exchange& exchange) {
  if (exchange.in.empty()) return "none";
  const auto names = [&](const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) {
      text += fmt::format("{}{}", text.empty() ? "" : "+", question.name(question.players.begin()[number]));
    }
    return text;
  };
  return fmt::format("{} with {}", names(exchange.out), names(exchange.in));
}

}  // namespace

// Elementos §A.7.3.
// Decision 325.
std::string ExchangesInTurn(const ExchangeQuestion& question) {
  const Exchange made = ExchangeOf(question);
  if (made.in.empty() || question.players.size() > kLargestPart) return "";
  std::string text = "Exchanges in turn, by what B1 and B2 leave:\n";
  std::size_t lines = 0;
  for (std::size_t size = 0; size <= made.in.size(); ++size) {
    for (const Exchange& exchange : ExchangesOf(static_cast<int>(question.players.size()), size)) {
      const bool is_made = OrderOf(exchange) == OrderOf(made);
      if (++lines > kMostExchanges && !is_made) continue;
      if (lines > kMostExchanges) text += fmt::format("  {} more\n", lines - kMostExchanges - 1);
      const auto [said, pairable] = Elimination(question, exchange).Run();
      text += fmt::format("  {}: {}{}\n", NameOf(question, exchange), said,
                          pairable && !is_made ? "; but B4 to B6 ask for another" : "");
      if (is_made) return text;
    }
  }
  return text;
}

}  // namespace ronda::sheets
