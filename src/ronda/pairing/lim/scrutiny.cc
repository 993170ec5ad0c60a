#include "ronda/pairing/lim/scrutiny.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

#include "ronda/pairing/lim/round_walk.h"

namespace ronda::lim {

std::vector<Place> ExchangeOrder(std::span<const Place> arranged) {
  const std::size_t half = arranged.size() / 2;
  const auto lower = arranged.subspan(half);
  std::vector<Place> order(lower.begin(), lower.end());
  for (std::size_t i = half; i-- > 1;) order.push_back(arranged[i]);
  return order;
}

Scrutiny::Scrutiny(const ColourTerms& terms, const Group& group, const IdVector<Member, Place>& members, Inside& inside)
    : terms_(terms),
      group_(group),
      inside_(inside),
      member_of_(terms.field().size()),
      free_(terms.field().size(), false) {
  for (const Member member : members.ids()) {
    member_of_[members[member]] = member;
    free_[members[member]] = inside.IsPresent(member);
  }
}

// C.04.4.3 §3.6.3: in the median those from above first.
void Scrutiny::Run(GroupPairing& result) {
  PairFloaters(group_.from_above, Direction::kDownwards, result);
  PairFloaters(group_.from_below, Direction::kUpwards, result);
  PairRest(result);
}

// C.04.4.3 §3.8: residents, those from above beginning with the highest numbered, those from below with the lowest;
// other floaters only where no resident is left for the floater (decision 157).
void Scrutiny::PairFloaters(std::span<const Place> floaters, Direction direction, GroupPairing& result) {
  std::vector<Place> residents = group_.residents;
  std::vector<Place> others = group_.from_above;
  others.insert(others.end(), group_.from_below.begin(), group_.from_below.end());
  SortFloaters(residents, direction);
  SortFloaters(others, direction);
  for (const Place floater : floaters) {
    if (!IsFree(floater)) continue;
    auto opponent = OpponentFor(floater, residents);
    if (!opponent) opponent = OpponentFor(floater, others);
    Settle(floater, *opponent, result);
  }
}

// C.04.4.3 §2.4, §4.1: the first of the list is scrutinised; with an opponent found, the rest is proposed afresh.
void Scrutiny::PairRest(GroupPairing& result) {
  std::vector<Place> arranged;
  std::ranges::copy_if(group_.residents, std::back_inserter(arranged), [&](Place place) { return IsFree(place); });
  SortFloaters(arranged, group_.direction);
  result.arranged = arranged;
  if (const auto pairs = PairFreely(arranged)) {
    result.pairs.insert(result.pairs.end(), pairs->begin(), pairs->end());
    return;
  }
  while (!arranged.empty()) {
    const Place first = arranged.front();
    const Place opponent = *OpponentFor(first, ExchangeOrder(arranged));
    Settle(first, opponent, result);
    std::erase(arranged, opponent);
    arranged.erase(arranged.begin());
  }
}

bool Scrutiny::HasUnwantedPairs() const {
  const auto& kept_apart = terms_.field().kept_apart();
  return kept_apart.has_origins() || kept_apart.has_ratings();
}

// As OpponentAmong has it, for the first of the list, of all allowed opponents.
std::optional<Scrutiny::Choice> Scrutiny::ChooseFreely(std::span<const Place> arranged) const {
  const Place place = arranged.front();
  const std::size_t half = arranged.size() / 2;
  const std::size_t lower = arranged.size() - half;
  std::optional<Place> first;
  for (std::size_t i = 0; i + 1 < arranged.size(); ++i) {
    const Place other = i < lower ? arranged[half + i] : arranged[half - 1 - (i - lower)];  // as in ExchangeOrder
    if (!terms_.field().MayMeet(place, other)) continue;
    const bool differ = terms_.DueColoursDiffer(place, other);
    if (differ && (!first || terms_.MayStandInFor(other, *first))) return Choice{first.value_or(other), other};
    if (!first) first = other;
  }
  return first ? std::optional(Choice{*first, *first}) : std::nullopt;
}

// Everybody in turn as if the rest could always be paired. If all are paired in the end it always could, with those who
// were chosen; with the first one somebody could have had it is shown by changing opponents. None if that is not shown.
std::optional<std::vector<PlacePair>> Scrutiny::PairFreely(std::vector<Place> arranged) const {
  if (HasUnwantedPairs()) return std::nullopt;
  std::vector<PlacePair> pairs;
  std::vector<Choice> doubtful;
  Opponents opponent_of(terms_.field().size());
  while (!arranged.empty()) {
    const auto choice = ChooseFreely(arranged);
    if (!choice) return std::nullopt;
    if (choice->first != choice->chosen) doubtful.push_back(*choice);
    pairs.push_back({arranged.front(), choice->chosen});
    opponent_of[arranged.front()] = choice->chosen;
    opponent_of[choice->chosen] = arranged.front();
    std::erase(arranged, choice->chosen);
    arranged.erase(arranged.begin());
  }
  const auto could = [&](const Choice& choice) { return CouldHave(choice, opponent_of); };
  return std::ranges::all_of(doubtful, could) ? std::optional(std::move(pairs)) : std::nullopt;
}

// Had the player met the first one, the opponents both have instead could have met.
bool Scrutiny::CouldHave(const Choice& choice, const Opponents& opponent_of) const {
  const auto opponent = opponent_of[choice.first];
  return opponent && terms_.field().MayMeet(choice.chosen, *opponent);
}

// Rather one whom the organiser does not keep apart from the player (B3 bis, decision 180).
std::optional<Place> Scrutiny::OpponentFor(Place place, std::span<const Place> order) const {
  const swiss::Field& field = terms_.field();
  if (HasUnwantedPairs()) {
    std::vector<Place> wanted;
    std::ranges::copy_if(order, std::back_inserter(wanted),
                         [&](Place other) { return !field.IsUnwanted(place, other); });
    if (const auto opponent = OpponentAmong(place, wanted)) return opponent;
  }
  return OpponentAmong(place, order);
}

// C.04.4.3 §3.8, §4.4, §5.2, §5.7: the first who is allowed and leaves a rest that can be paired; rather the first of
// them who is due the other colour.
std::optional<Place> Scrutiny::OpponentAmong(Place place, std::span<const Place> order) const {
  // Mostly the first who is allowed will do, which is quickly said.
  const auto candidate = std::ranges::find_if(
      order, [&](Place other) { return IsFree(other) && inside_.MayMeet(MemberOf(place), MemberOf(other)); });
  if (candidate == order.end()) return std::nullopt;
  if (terms_.DueColoursDiffer(place, *candidate) && inside_.MayPair(MemberOf(place), MemberOf(*candidate)))
    return *candidate;

  const Inside::Partners partners = inside_.PartnersOf(MemberOf(place));
  std::optional<Place> first;
  for (const Place other : order) {
    if (!IsFree(other) || !partners.Contains(MemberOf(other))) continue;
    if (!first) first = other;
    if (terms_.DueColoursDiffer(place, other) && terms_.MayStandInFor(other, *first)) return other;
  }
  return first;
}

void Scrutiny::Settle(Place place, Place opponent, GroupPairing& result) {
  inside_.Settle(MemberOf(place), MemberOf(opponent));
  free_[place] = false;
  free_[opponent] = false;
  result.pairs.push_back({place, opponent});
}

}  // namespace ronda::lim
