// The properties of generator configuration files, each with what it sets; only generator_config.cc reads this.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/model/point_system.h"
#include "ronda/verify/generator_options.h"

namespace ronda::verify {

// What the lines of a file add up to.
struct ConfigDraft {
  GeneratorOptions options;
  PointSystem points;
  bool has_points = false;
  bool has_bye_points = false;
  bool has_absence_points = false;
};

// Which program knows a property; the defaults and the unit of ForfeitRate follow from it.
enum class ConfigFamily : std::uint8_t { kBoth, kBbp, kJavafo, kOwn };

struct CountTarget {
  Range GeneratorOptions::*member;
  Range allowed;
};

struct RateTarget {
  Rate GeneratorOptions::*member;
  Rate::Unit unit;
  int least_thousandths;
};

// One in so many for bbpPairings, per thousand for JaVaFo.
struct ForfeitRateTarget {};

struct PointsTarget {
  void (*set)(ConfigDraft& draft, Points value);
};

struct WordTarget {
  bool (*set)(ConfigDraft& draft, std::string_view word);
  std::string_view expected;
};

using Target = std::variant<CountTarget, RateTarget, ForfeitRateTarget, PointsTarget, WordTarget>;

struct ConfigProperty {
  std::string_view name;
  ConfigFamily family;
  Target target;
};

const std::vector<ConfigProperty>& ConfigProperties();

// Sets what a property asks for; returns what the value should have been if it is not that. The family is the one of
// the whole file.
std::string Apply(const ConfigProperty& property, std::string_view value, ConfigFamily family, ConfigDraft& draft);

}  // namespace ronda::verify
