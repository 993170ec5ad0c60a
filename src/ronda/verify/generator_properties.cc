#include "ronda/verify/generator_properties.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace ronda::verify {
namespace {

constexpr std::size_t kWhite = 0;
constexpr std::size_t kBlack = 1;

void SetWin(ConfigDraft& draft, Points value) {
  draft.points.win = {value, value};
  draft.points.forfeit_win = value;
  draft.points.full_bye = value;
  if (!draft.has_bye_points) draft.points.pairing_bye = value;
}

void SetDraw(ConfigDraft& draft, Points value) {
  draft.points.draw = {value, value};
  draft.points.half_bye = value;
  draft.points.adjourned = value;
}

void SetForfeitLoss(ConfigDraft& draft, Points value) {
  draft.points.forfeit_loss = value;
  if (!draft.has_absence_points) draft.points.zero_bye = value;
}

void SetAbsence(ConfigDraft& draft, Points value) {
  draft.points.zero_bye = value;
  draft.has_absence_points = true;
}

void SetPairingBye(ConfigDraft& draft, Points value) {
  draft.points.pairing_bye = value;
  draft.has_bye_points = true;
}

bool SetAcceleration(ConfigDraft& draft, std::string_view word) {
  const auto method = acceleration::ParseMethod(word);
  if (!method.value) return false;
  const bool baku = std::holds_alternative<acceleration::Baku>(*method.value);
  draft.options.acceleration = baku ? Rate::PerMille(1000, 1000) : Rate::PerMille(0, 0);
  draft.options.method = baku ? std::nullopt : method.value;
  return true;
}

bool SetInitialColour(ConfigDraft& draft, std::string_view word) {
  if (word == "random") draft.options.initial_colour.reset();
  if (word == "white") draft.options.initial_colour = Colour::kWhite;
  if (word == "black") draft.options.initial_colour = Colour::kBlack;
  return word == "random" || word == "white" || word == "black";
}

bool SetDrawPercentage(ConfigDraft& draft, std::string_view word) {
  int percentage = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), percentage);
  if (error != std::errc{} || end != word.data() + word.size() || percentage < 0 || percentage > 100) return false;
  draft.options.draw_percentage = Range::Exactly(percentage);
  return true;
}

bool SetForbiddenGroups(ConfigDraft& draft, std::string_view word) {
  int groups = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), groups);
  if (error != std::errc{} || end != word.data() + word.size() || groups < 0 || groups > 1000) return false;
  draft.options.forbidden_groups = Range::Exactly(groups);
  draft.options.forbidding = Rate::PerMille(1000, 1000);
  return true;
}

bool SetSeed(ConfigDraft& draft, std::string_view word) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
  if (error != std::errc{} || end != word.data() + word.size()) return false;
  draft.options.seed = seed;
  return true;
}

using Options = GeneratorOptions;
constexpr auto kOneIn = Rate::Unit::kOneIn;
constexpr auto kPerMille = Rate::Unit::kPerMille;

// A number with up to three decimals, in thousandths.
std::optional<int> ParseThousandths(std::string_view text) {
  const auto dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  std::string decimals(dot == std::string_view::npos ? std::string_view{} : text.substr(dot + 1));
  if (whole.empty() || whole.size() > 6 || decimals.size() > 3) return std::nullopt;
  decimals.resize(3, '0');
  const std::string digits = std::string(whole) + decimals;
  if (digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  int thousandths = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), thousandths);
  return thousandths;
}

class Setter {
 public:
  Setter(ConfigDraft& draft, std::string_view value, ConfigFamily family)
      : draft_(draft), value_(value), family_(family) {}

  std::string operator()(const CountTarget& target) const {
    int number = 0;
    const auto [end, error] = std::from_chars(value_.data(), value_.data() + value_.size(), number);
    const bool whole = error == std::errc{} && end == value_.data() + value_.size();
    if (!whole || number < target.allowed.low || number > target.allowed.high) {
      return fmt::format("a whole number from {} to {}", target.allowed.low, target.allowed.high);
    }
    draft_.options.*target.member = Range::Exactly(number);
    return {};
  }

  std::string operator()(const RateTarget& target) const {
    const auto thousandths = ParseThousandths(value_);
    const bool per_mille = target.unit == Rate::Unit::kPerMille;
    if (!thousandths || *thousandths < target.least_thousandths || (per_mille && *thousandths > 1'000'000)) {
      return per_mille
                 ? "parts per thousand, from 0 to 1000"
                 : fmt::format("one in so many, {} 1", target.least_thousandths > 1000 ? "more than" : "at least");
    }
    draft_.options.*target.member = Rate{target.unit, Range::Exactly(*thousandths)};
    return {};
  }

  std::string operator()(const ForfeitRateTarget&) const {
    if (family_ == ConfigFamily::kJavafo) return (*this)(RateTarget{&Options::forfeits, kPerMille, 0});
    return (*this)(RateTarget{&Options::forfeits, kOneIn, 1000});
  }

  std::string operator()(const PointsTarget& target) const {
    const auto points = ParsePoints(value_);
    if (!points || *points < Points{} || points->tenths() > 999) return "points from 0 to 99.9, with one decimal";
    target.set(draft_, *points);
    draft_.has_points = true;
    return {};
  }

  std::string operator()(const WordTarget& target) const {
    return target.set(draft_, value_) ? std::string() : std::string(target.expected);
  }

 private:
  ConfigDraft& draft_;
  std::string_view value_;
  ConfigFamily family_;
};

}  // namespace

const std::vector<ConfigProperty>& ConfigProperties() {
  static const std::vector<ConfigProperty> kProperties{
      {"PlayersNumber", ConfigFamily::kBoth, CountTarget{&Options::players, {2, 100'000}}},
      {"RoundsNumber", ConfigFamily::kBoth, CountTarget{&Options::rounds, {1, 999}}},
      {"ForfeitRate", ConfigFamily::kBoth, ForfeitRateTarget{}},
      {"HighestRating", ConfigFamily::kBoth, CountTarget{&Options::highest_rating, {1, 4000}}},
      {"LowestRating", ConfigFamily::kBoth, CountTarget{&Options::lowest_rating, {0, 4000}}},

      {"DrawPercentage", ConfigFamily::kBbp, WordTarget{SetDrawPercentage, "a whole number from 0 to 100"}},
      {"RetiredRate", ConfigFamily::kBbp, RateTarget{&Options::zero_byes, kOneIn, 1001}},
      {"HalfPointByeRate", ConfigFamily::kBbp, RateTarget{&Options::half_byes, kOneIn, 1001}},
      {"HalfPointByteRate", ConfigFamily::kBbp, RateTarget{&Options::half_byes, kOneIn, 1001}},
      {"PointsForWin", ConfigFamily::kBbp, PointsTarget{SetWin}},
      {"PointsForDraw", ConfigFamily::kBbp, PointsTarget{SetDraw}},
      {"PointsForLoss", ConfigFamily::kBbp, PointsTarget{[](ConfigDraft& d, Points v) {
         d.points.loss = {v, v};
       }}},
      {"PointsForZPB", ConfigFamily::kBbp, PointsTarget{SetAbsence}},
      {"PointsForForfeitLoss", ConfigFamily::kBbp, PointsTarget{SetForfeitLoss}},
      {"PointsForPAB", ConfigFamily::kBbp, PointsTarget{SetPairingBye}},

      {"QuickgameRate", ConfigFamily::kJavafo, RateTarget{&Options::quick_games, kPerMille, 0}},
      {"ZPBRate", ConfigFamily::kJavafo, RateTarget{&Options::zero_byes, kPerMille, 0}},
      {"HPBRate", ConfigFamily::kJavafo, RateTarget{&Options::half_byes, kPerMille, 0}},
      {"FPBRate", ConfigFamily::kJavafo, RateTarget{&Options::full_byes, kPerMille, 0}},
      {"Groups", ConfigFamily::kJavafo, CountTarget{&Options::groups, {0, 1000}}},
      {"Separator", ConfigFamily::kJavafo, CountTarget{&Options::separator, {-2000, 2000}}},
      {"WWPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.win[kWhite] = v; }}},
      {"BWPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.win[kBlack] = v; }}},
      {"WDPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.draw[kWhite] = v; }}},
      {"BDPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.draw[kBlack] = v; }}},
      {"WLPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.loss[kWhite] = v; }}},
      {"BLPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.loss[kBlack] = v; }}},
      {"ZPBPoints", ConfigFamily::kJavafo, PointsTarget{SetAbsence}},
      {"HPBPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.half_bye = v; }}},
      {"FPBPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.full_bye = v; }}},
      {"PABPoints", ConfigFamily::kJavafo, PointsTarget{SetPairingBye}},
      {"FWPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.forfeit_win = v; }}},
      {"FLPoints", ConfigFamily::kJavafo, PointsTarget{[](ConfigDraft& d, Points v) { d.points.forfeit_loss = v; }}},
      {"FirstSeed", ConfigFamily::kOwn, WordTarget{SetSeed, "a whole number from 0 to 18446744073709551615"}},

      {"ForfeitPerMille", ConfigFamily::kOwn, RateTarget{&Options::forfeits, kPerMille, 0}},
      {"WithdrawalRate", ConfigFamily::kOwn, RateTarget{&Options::withdrawals, kPerMille, 0}},
      {"LateEntryRate", ConfigFamily::kOwn, RateTarget{&Options::late_entries, kPerMille, 0}},
      {"Acceleration", ConfigFamily::kOwn,
       WordTarget{SetAcceleration, "none, baku, haley, progressive or mcmahon:bars=2000,1800"}},
      {"ForbiddenGroups", ConfigFamily::kOwn, WordTarget{SetForbiddenGroups, "a whole number from 0 to 1000"}},
      {"InitialColour", ConfigFamily::kOwn, WordTarget{SetInitialColour, "white, black or random"}},
  };
  return kProperties;
}

std::string Apply(const ConfigProperty& property, std::string_view value, ConfigFamily family, ConfigDraft& draft) {
  return std::visit(Setter(draft, value, family), property.target);
}

}  // namespace ronda::verify
