#include "ronda/schedule/varma.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/schedule.h"

namespace ronda::schedule {
namespace {

using Envelopes = std::vector<std::vector<int>>;

void AppendRange(std::vector<int>& numbers, int first, int last) {
  for (int number = first; number <= last; ++number) numbers.push_back(number);
}

// Two numbers below n meet in the round congruent to their sum less 1, so those whose sums stay away from n - 2, n - 1
// and n never meet in the last three rounds. This partition does that for every n from 8 on; it is that of the
// Elementos §2.2.2, but for the order of the letters and for 11-12 and 19-20.
Envelopes EnvelopesByRule(int table) {
  const int low = (table + 4) / 5;
  const int half = table / 2;
  const int high = table - 1 - low;
  Envelopes envelopes(4);
  AppendRange(envelopes[0], low + 1, half - 1);
  AppendRange(envelopes[0], high + 1, table - 2);
  AppendRange(envelopes[1], 1, low - 1);
  AppendRange(envelopes[1], half + 1, high - 1);
  envelopes[2] = {half, high, table - 1};
  envelopes[3] = {low, table};
  return envelopes;
}

void Exchange(Envelopes& envelopes, int a, int b) {
  for (auto& envelope : envelopes) {
    for (int& number : envelope) {
      if (number == a) {
        number = b;
      } else if (number == b) {
        number = a;
      }
    }
    std::ranges::sort(envelope);
  }
}

// Draws number by number from the envelopes, and looks ahead only as far as whether the origins still to come find
// room.
class Draw {
 public:
  Draw(const std::vector<Contestant>& contestants, Envelopes envelopes, Random& random, const Alphabet& alphabet)
      : contestants_(contestants), left_(std::move(envelopes)), random_(random) {
    result_.envelopes = left_;
    GroupByOrigin(alphabet);
  }

  VarmaDraw Run() {
    for (std::size_t group = 0; group < groups_.size(); ++group) DrawGroup(group);
    return std::move(result_);
  }

 private:
  // Whole searches stay small: there are four envelopes, and equal situations are looked at once.
  static constexpr std::size_t kMostSituations = 20'000;

  // Elementos §2.2.2: the largest origin first, equal ones and the players of one in alphabetical order.
  void GroupByOrigin(const Alphabet& alphabet) {
    std::map<NameKey, std::vector<int>> by_origin;
    std::vector<int> single;
    for (int i = 0; i < Count(contestants_); ++i) {
      const std::string& origin = contestants_.begin()[i].origin;
      origin.empty() ? single.push_back(i) : by_origin[alphabet.KeyOf(origin)].push_back(i);
    }
    const auto name = [&](int i) { return alphabet.KeyOf(contestants_.begin()[i].name); };
    for (auto& [origin, members] : by_origin) {
      std::ranges::stable_sort(members, {}, name);
      groups_.push_back(std::move(members));
    }
    std::ranges::stable_sort(groups_, std::ranges::greater{}, [](const auto& group) { return group.size(); });
    std::ranges::stable_sort(single, {}, name);
    for (const int i : single) groups_.push_back({i});
  }

  std::vector<std::size_t> Room() const {
    std::vector<std::size_t> room;
    for (const auto& envelope : left_) room.push_back(envelope.size());
    return room;
  }

  // Whether every origin from this one on finds an envelope for all its players.
  bool AllFit(std::size_t group, std::vector<std::size_t> room) {
    if (group == groups_.size() || groups_[group].size() == 1) return true;
    std::ranges::sort(room);
    if (hopeless_.contains({group, room})) return false;
    if (hopeless_.size() > kMostSituations) return false;
    for (std::size_t& numbers : room) {
      if (numbers < groups_[group].size()) continue;
      numbers -= groups_[group].size();
      const bool fit = AllFit(group + 1, room);
      numbers += groups_[group].size();
      if (fit) return true;
    }
    hopeless_.insert({group, room});
    return false;
  }

  // The envelopes the group may choose from: room for all of it and, if possible, for the others afterwards.
  std::vector<std::size_t> Choice(std::size_t group) {
    std::vector<std::size_t> roomy;
    std::vector<std::size_t> considerate;
    for (std::size_t i = 0; i < left_.size(); ++i) {
      if (left_[i].size() < groups_[group].size()) continue;
      roomy.push_back(i);
      auto room = Room();
      room[i] -= groups_[group].size();
      if (AllFit(group + 1, std::move(room))) considerate.push_back(i);
    }
    return considerate.empty() ? roomy : considerate;
  }

  void DrawGroup(std::size_t group) {
    auto choice = Choice(group);
    const bool is_whole = !choice.empty();
    std::size_t envelope = is_whole ? choice[random_.Below(choice.size())] : Largest();
    for (const int contestant : groups_[group]) {
      if (left_[envelope].empty()) envelope = Largest();
      auto& numbers = left_[envelope];
      const auto drawn = numbers.begin() + static_cast<std::ptrdiff_t>(random_.Below(numbers.size()));
      result_.draws.push_back({contestant, static_cast<int>(envelope), *drawn});
      numbers.erase(drawn);
    }
    if (!is_whole) NoteLateMeetings(groups_[group].size());
  }

  std::size_t Largest() const {
    std::size_t largest = 0;
    for (std::size_t i = 1; i < left_.size(); ++i) {
      if (left_[i].size() > left_[largest].size()) largest = i;
    }
    return largest;
  }

  void NoteLateMeetings(std::size_t count) {
    const int players = static_cast<int>(contestants_.size());
    const int table = players + players % 2;
    const std::span<const DrawnNumber> last(result_.draws.end() - static_cast<std::ptrdiff_t>(count),
                                            result_.draws.end());
    for (std::size_t i = 0; i < last.size(); ++i) {
      for (std::size_t j = i + 1; j < last.size(); ++j) {
        const int round = BergerRoundOf(last[i].number, last[j].number, table);
        if (round > table - 1 - kVarmaLastRounds) {
          result_.late_meetings.push_back({last[i].contestant, last[j].contestant, round});
        }
      }
    }
  }

  const std::vector<Contestant>& contestants_;
  Envelopes left_;
  Random& random_;
  std::vector<std::vector<int>> groups_;  // places in contestants_, in the order of the draw
  std::set<std::pair<std::size_t, std::vector<std::size_t>>> hopeless_;
  VarmaDraw result_;
};

}  // namespace

Result<std::vector<std::vector<int>>> VarmaEnvelopes(int players, VarmaTable table) {
  if (players < kVarmaFewest) {
    return tl::unexpected(Refusal(fmt::format("there are no envelopes for {} players", players),
                                  fmt::format("the restricted draw needs {} players; draw freely", kVarmaFewest)));
  }
  const int numbers = players + players % 2;
  auto envelopes = EnvelopesByRule(numbers);
  if (numbers == 20) Exchange(envelopes, 5, 15);
  if (numbers == 12 && table == VarmaTable::kPrinted) Exchange(envelopes, 11, 12);
  if (numbers > players) {
    for (auto& envelope : envelopes) std::erase(envelope, numbers);
  }
  std::ranges::stable_sort(envelopes, std::ranges::greater{}, [](const auto& envelope) { return envelope.size(); });
  return envelopes;
}

std::vector<int> VarmaDraw::Numbers() const {
  std::vector<int> numbers(draws.size());
  for (const DrawnNumber& draw : draws) numbers.begin()[draw.contestant] = draw.number;
  return numbers;
}

Result<VarmaDraw> DrawByVarma(const std::vector<Contestant>& contestants, VarmaTable table, Random& random,
                              const Alphabet& alphabet) {
  auto envelopes = VarmaEnvelopes(static_cast<int>(contestants.size()), table);
  if (!envelopes) return tl::unexpected(envelopes.error());
  return Draw(contestants, *std::move(envelopes), random, alphabet).Run();
}

}  // namespace ronda::schedule
