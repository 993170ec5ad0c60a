#include "ronda/explain/dutch_round.h"

#include <algorithm>
#include <utility>

#include "ronda/pairing/dutch/candidate_order.h"
#include "ronda/pairing/dutch/judgement.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criteria.h"

namespace ronda::explain {
namespace {

using dutch::PairedBracket;
using dutch::Settlement;
using swiss::Candidate;
using swiss::Criterion;
using swiss::Entrant;
using swiss::Pair;

bool Contains(const std::vector<int>& places, int place) { return std::ranges::find(places, place) != places.end(); }

// What may be done when something is settled: the settled pairs, and anything among the others.
swiss::PairFilter FilterFor(const Settlement& settlement) {
  swiss::PairFilter filter;
  for (const auto& [higher, lower] : settlement.pairs)
    filter.may_not_float.insert(filter.may_not_float.end(), {higher, lower});
  std::vector<int> involved = filter.may_not_float;
  involved.insert(involved.end(), settlement.downfloaters.begin(), settlement.downfloaters.end());
  filter.may_pair = [involved, pairs = settlement.pairs](int higher, int lower) {
    if (!Contains(involved, higher) && !Contains(involved, lower)) return true;
    return std::ranges::find(pairs, Pair{higher, lower}) != pairs.end();
  };
  return filter;
}

std::string_view CodeOf(OrderStep::Kind kind) {
  switch (kind) {
    case OrderStep::Kind::kMdpSet:
      return "later-mdp-set";
    case OrderStep::Kind::kMdpOpponent:
    case OrderStep::Kind::kOpponent:
      return "later-opponent";
    case OrderStep::Kind::kExchange:
      return "later-exchange";
  }
  return "";
}

Statement OfOrder(const OrderStep& step) {
  Statement statement{CodeOf(step.kind), {}, step.article};
  if (step.kind == OrderStep::Kind::kExchange) {
    const bool none = step.expected_out.empty();
    if (none) statement.code = "later-no-exchange";
    statement.data = {{"expected_out", step.expected_out},
                      {"expected_in", step.expected_in},
                      {"found_out", step.found_out},
                      {"found_in", step.found_in}};
    return statement;
  }
  statement.data.push_back({"player", step.player});
  if (step.expected) statement.data.push_back({"expected", *step.expected});
  if (step.found) statement.data.push_back({"found", *step.found});
  return statement;
}

}  // namespace

bool Effort::Spend(std::size_t players) {
  const auto size = static_cast<long long>(players);
  const long long cost = size * size * size;
  if (cost > left_) return false;
  left_ -= cost;
  return true;
}

Statement OfVerdict(const Verdict& verdict) {
  Statement statement;
  if (verdict.kind == Verdict::Kind::kLaterInOrder) {
    statement = verdict.order ? OfOrder(*verdict.order) : Statement{"later"};
  } else if (verdict.kind == Verdict::Kind::kIllegal) {
    statement = {"illegal", {{"reason", verdict.reason}}};
  } else if (verdict.found.tag == "bye") {
    statement = {"worse-bye",
                 {{"expected", Measure{verdict.expected.value, ValueUnit::kCounts}},
                  {"found", Measure{verdict.found.value, ValueUnit::kCounts}}},
                 verdict.found.article};
  } else {
    const bool completion = verdict.found.tag == "C4" && verdict.all_found.empty();  // no value of the bracket
    statement = {completion ? "worse-completion" : "worse-criterion",
                 {{"meaning", std::string(verdict.found.meaning)},
                  {"expected", Measure{verdict.expected.value, verdict.expected.unit}},
                  {"found", Measure{verdict.found.value, verdict.found.unit}}},
                 verdict.found.article,
                 verdict.found.tag};
  }
  if (verdict.bracket) statement.data.push_back({"bracket", *verdict.bracket});
  return statement;
}

DutchRound::DutchRound(const Tournament& before, const dutch::DutchEdition& edition, RoundPairing pairing)
    : tournament_(before),
      edition_(edition),
      field_(before, edition.field_rules),
      pairer_(field_, edition, dutch::Way::kFastWhereProven),
      pairing_(std::move(pairing)) {
  pairer_.Run();
}

Result<std::unique_ptr<DutchRound>> DutchRound::Make(const Tournament& before, const PairingSystem& system) {
  auto pairing = system.Pair(before);
  if (!pairing) return tl::unexpected(pairing.error());
  const dutch::DutchEdition& edition = *dutch::FindEdition(system.info().id);
  return std::unique_ptr<DutchRound>(new DutchRound(before, edition, *std::move(pairing)));
}

// With the settled pairs the others cannot complete the round, or only with the bye at a higher score.
Statement DutchRound::WhyNotCompleted(const PairedBracket& paired, const Settlement& settlement) const {
  std::vector<int> left;
  const auto add = [&](int place) {
    const auto has = [&](const Pair& pair) { return pair.higher == place || pair.lower == place; };
    if (std::ranges::none_of(settlement.pairs, has)) left.push_back(place);
  };
  for (const auto* list : {&paired.bracket.mdps, &paired.bracket.residents, &paired.bracket.next, &paired.bracket.rest})
    std::ranges::for_each(*list, add);
  const auto byes = swiss::LowestByeCandidates(field_, left);
  const Datum bracket{"bracket", field_[paired.bracket.residents.front()].score};
  if (pairing_.bye && !byes.empty() && !edition_.articles.bye_score.empty()) {
    const Points expected = field_[*field_.Find(*pairing_.bye)].score;
    const Points found = field_[byes.front()].score;
    if (expected < found) {
      return {"worse-criterion",
              {{"meaning", std::string("score of the player with the bye")},
               {"expected", Measure{{expected.tenths()}, ValueUnit::kTenths}},
               {"found", Measure{{found.tenths()}, ValueUnit::kTenths}},
               bracket},
              edition_.articles.bye_score,
              "C5"};
    }
  }
  return {"worse-completion", {bracket}, edition_.articles.completion, "C4"};
}

std::optional<Statement> DutchRound::WhyNotSettled(std::size_t bracket, const Settlement& settlement, Effort& effort) {
  const PairedBracket& paired = brackets()[bracket];
  if (const auto fast = pairer_.PairAgainFast(paired, settlement)) {
    const auto comparison = Compare(bracket, *fast);
    if (comparison && comparison->verdict.kind == Verdict::Kind::kWorse) return comparison->statement;
  }
  if (!effort.Spend(paired.bracket.size())) return std::nullopt;
  const auto comparison = Compare(bracket, pairer_.PairAgain(paired, FilterFor(settlement)));
  if (!comparison) return Statement{"same"};
  const std::string_view tag = comparison->statement.tag;
  const bool completes = tag != "C4" && (tag != "C5" || edition_.articles.bye_score.empty());
  return completes ? comparison->statement : WhyNotCompleted(paired, settlement);
}

std::optional<Statement> DutchRound::WhyExchange(std::size_t bracket, Effort& effort) {
  const PairedBracket& paired = brackets()[bracket];
  if (!effort.Spend(paired.bracket.size())) return std::nullopt;
  const auto remainder = dutch::Remainder(paired.bracket, paired.candidate);
  std::vector<Pair> mdp_pairs;
  std::ranges::copy_if(paired.candidate.pairs, std::back_inserter(mdp_pairs),
                       [&](const Pair& pair) { return pair.higher < paired.bracket.residents.front(); });
  const auto half = static_cast<std::ptrdiff_t>(paired.candidate.pairs.size() - mdp_pairs.size());
  const int first_of_s2 = *(remainder.begin() + half);
  swiss::PairFilter filter;
  for (const auto& [higher, lower] : mdp_pairs)
    filter.may_not_float.insert(filter.may_not_float.end(), {higher, lower});
  filter.may_pair = [&](int higher, int lower) {
    if (std::ranges::count(mdp_pairs, Pair{higher, lower}) > 0) return true;
    const bool both = std::ranges::binary_search(remainder, higher) && std::ranges::binary_search(remainder, lower);
    return both && higher < first_of_s2 && lower >= first_of_s2;
  };
  const auto comparison = Compare(bracket, pairer_.PairAgain(paired, filter));
  return comparison ? comparison->statement : Statement{"same"};
}

std::optional<DutchRound::Comparison> DutchRound::Judge(const RoundPairing& other) const {
  for (std::size_t i = 0; i < brackets().size(); ++i) {
    if (auto comparison = Compare(i, dutch::Restrict(field_, brackets()[i].bracket, other))) return comparison;
  }
  return std::nullopt;
}

std::optional<DutchRound::Comparison> DutchRound::Compare(std::size_t bracket, const Candidate& other) const {
  const PairedBracket& paired = brackets()[bracket];
  const auto verdict = dutch::CompareInBracket(field_, edition_, pairer_, {paired, other});
  if (!verdict) return std::nullopt;
  Statement statement = OfVerdict(*verdict);
  for (const swiss::CriterionInfo& info : edition_.quality) {
    if (verdict->kind != Verdict::Kind::kWorse || info.tag != verdict->found.tag) continue;
    statement.data.push_back({"expected_players", PlayersBehind(info.criterion, bracket, paired.candidate)});
    statement.data.push_back({"found_players", PlayersBehind(info.criterion, bracket, other)});
    const auto& players = std::get<std::vector<PlayerIndex>>(statement.data.back().value);
    if (info.criterion == Criterion::kPairs) statement.code = "worse-downfloaters";
    if (info.criterion != Criterion::kPairs && !players.empty()) statement.code = "worse-players";
  }
  return Comparison{*verdict, std::move(statement)};
}

std::vector<PlayerIndex> DutchRound::PlayersBehind(Criterion criterion, std::size_t bracket,
                                                   const Candidate& candidate) const {
  std::vector<PlayerIndex> players;
  const auto add_if = [&](bool counts, const Entrant& entrant) {
    if (counts) players.push_back(entrant.player);
  };
  const auto denied = [&](const Pair& pair) -> const Entrant& {
    const Entrant& higher = field_[pair.higher];
    const Entrant& lower = field_[pair.lower];
    const Colour colour = swiss::AllocateColours(higher, lower, field_.initial_colour()).higher;
    return higher.preference->colour == colour ? lower : higher;
  };
  const int first_resident = brackets()[bracket].bracket.residents.front();
  const bool mdps_count = edition_.repeated_downfloats == dutch::RepeatedDownfloats::kEverybody;
  const auto floats_down_again = [&](Float Entrant::*before) {
    for (const auto& [higher, lower] : candidate.pairs) {
      const bool floats = mdps_count && field_[higher].score > field_[lower].score;
      add_if(floats && field_[higher].*before == Float::kDown, field_[higher]);
    }
    for (const int place : candidate.downfloaters)
      add_if((mdps_count || place >= first_resident) && field_[place].*before == Float::kDown, field_[place]);
  };
  const auto floats_up_again = [&](Float Entrant::*before) {
    for (const auto& [higher, lower] : candidate.pairs)
      add_if(field_[higher].score > field_[lower].score && field_[lower].*before == Float::kUp, field_[lower]);
  };
  const auto unwanted = [&](bool (swiss::Field::*is_unwanted)(int, int) const) {
    for (const auto& [higher, lower] : candidate.pairs) {
      if (!(field_.*is_unwanted)(higher, lower)) continue;
      players.push_back(field_[higher].player);
      players.push_back(field_[lower].player);
    }
  };
  switch (criterion) {
    case Criterion::kPairs:
      for (const int place : candidate.downfloaters) players.push_back(field_[place].player);
      break;
    case Criterion::kSameOrigin:
      unwanted(&swiss::Field::SameOrigin);
      break;
    case Criterion::kRatingGap:
      unwanted(&swiss::Field::RatingGap);
      break;
    case Criterion::kColourPreference:
      for (const Pair& pair : candidate.pairs) {
        if (swiss::DeniesPreference(field_[pair.higher], field_[pair.lower])) players.push_back(denied(pair).player);
      }
      break;
    case Criterion::kStrongColourPreference:
      for (const Pair& pair : candidate.pairs) {
        if (swiss::DeniesStrongPreference(field_[pair.higher], field_[pair.lower]))
          players.push_back(denied(pair).player);
      }
      break;
    case Criterion::kRepeatedDownfloat:
      floats_down_again(&Entrant::last_float);
      break;
    case Criterion::kEarlierDownfloat:
      floats_down_again(&Entrant::earlier_float);
      break;
    case Criterion::kRepeatedUpfloat:
      floats_up_again(&Entrant::last_float);
      break;
    case Criterion::kEarlierUpfloat:
      floats_up_again(&Entrant::earlier_float);
      break;
    default:
      break;
  }
  return players;
}

}  // namespace ronda::explain
