#include "support/json_schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace ronda::test {
namespace {

using Json = nlohmann::json;
using Errors = std::vector<std::string>;

class Checker {
 public:
  explicit Checker(const Json& root) : root_(root) {}

  Errors Check(const Json& schema, const Json& value, const std::string& path) const {
    Errors errors;
    for (const auto& [keyword, argument] : schema.items()) {
      const auto rule = kRules.find(keyword);
      if (rule == kRules.end()) {
        errors.push_back(fmt::format("{}: unknown keyword {}", path, keyword));
      } else if (rule->second != nullptr) {
        (this->*rule->second)({schema, argument, value, path, errors});
      }
    }
    return errors;
  }

 private:
  struct Case {
    const Json& schema;
    const Json& argument;
    const Json& value;
    const std::string& path;
    Errors& errors;

    void Require(bool holds, std::string_view keyword) const {
      if (!holds) errors.push_back(fmt::format("{}: {} {}", path, keyword, argument.dump()));
    }
  };
  using Rule = void (Checker::*)(const Case&) const;

  void Descend(const Case& at, const Json& schema, const Json& value, const std::string& step) const {
    const Errors inner = Check(schema, value, step.empty() ? at.path : at.path + '/' + step);
    at.errors.insert(at.errors.end(), inner.begin(), inner.end());
  }

  void Ref(const Case& at) const {
    const auto pointer = at.argument.get<std::string>().substr(1);
    Descend(at, root_.at(Json::json_pointer(pointer)), at.value, "");
  }
  void Type(const Case& at) const {
    const Json& v = at.value;
    const std::map<std::string, bool> holds{{"object", v.is_object()},
                                            {"array", v.is_array()},
                                            {"string", v.is_string()},
                                            {"number", v.is_number()},
                                            {"integer", v.is_number_integer()},
                                            {"boolean", v.is_boolean()},
                                            {"null", v.is_null()}};
    at.Require(holds.at(at.argument.get<std::string>()), "type");
  }
  void Const(const Case& at) const { at.Require(at.value == at.argument, "const"); }
  void Enum(const Case& at) const { at.Require(std::ranges::count(at.argument, at.value) > 0, "enum"); }
  void OneOf(const Case& at) const {
    const auto fits = [&](const Json& schema) { return Check(schema, at.value, at.path).empty(); };
    at.Require(std::ranges::count_if(at.argument, fits) == 1, "oneOf");
  }
  void Minimum(const Case& at) const { at.Require(!at.value.is_number() || at.value >= at.argument, "minimum"); }
  void Maximum(const Case& at) const { at.Require(!at.value.is_number() || at.value <= at.argument, "maximum"); }
  void Above(const Case& at) const { at.Require(!at.value.is_number() || at.value > at.argument, "exclusiveMinimum"); }
  void Below(const Case& at) const { at.Require(!at.value.is_number() || at.value < at.argument, "exclusiveMaximum"); }
  void MinItems(const Case& at) const {
    at.Require(!at.value.is_array() || at.value.size() >= at.argument, "minItems");
  }
  void MaxItems(const Case& at) const {
    at.Require(!at.value.is_array() || at.value.size() <= at.argument, "maxItems");
  }
  void Items(const Case& at) const {
    if (!at.value.is_array()) return;
    for (std::size_t i = 0; i < at.value.size(); ++i) Descend(at, at.argument, at.value[i], std::to_string(i));
  }
  void PrefixItems(const Case& at) const {
    if (!at.value.is_array()) return;
    for (std::size_t i = 0; i < std::min(at.value.size(), at.argument.size()); ++i) {
      Descend(at, at.argument[i], at.value[i], std::to_string(i));
    }
  }
  void Required(const Case& at) const {
    for (const Json& key : at.argument) {
      if (at.value.is_object() && !at.value.contains(key.get<std::string>())) at.Require(false, "required");
    }
  }
  void Properties(const Case& at) const {
    if (!at.value.is_object()) return;
    for (const auto& [key, schema] : at.argument.items()) {
      if (at.value.contains(key)) Descend(at, schema, at.value.at(key), key);
    }
  }
  // Only `false` is used.
  void AdditionalProperties(const Case& at) const {
    at.Require(at.argument == false, "additionalProperties other than false:");
    if (!at.value.is_object()) return;
    for (const auto& [key, value] : at.value.items()) {
      if (!at.schema.at("properties").contains(key)) at.errors.push_back(at.path + ": unknown key " + key);
    }
  }

  static const std::map<std::string, Rule> kRules;
  const Json& root_;
};

const std::map<std::string, Checker::Rule> Checker::kRules{{"$schema", nullptr},
                                                           {"$id", nullptr},
                                                           {"$defs", nullptr},
                                                           {"title", nullptr},
                                                           {"description", nullptr},
                                                           {"$ref", &Checker::Ref},
                                                           {"type", &Checker::Type},
                                                           {"const", &Checker::Const},
                                                           {"enum", &Checker::Enum},
                                                           {"oneOf", &Checker::OneOf},
                                                           {"minimum", &Checker::Minimum},
                                                           {"maximum", &Checker::Maximum},
                                                           {"exclusiveMinimum", &Checker::Above},
                                                           {"exclusiveMaximum", &Checker::Below},
                                                           {"minItems", &Checker::MinItems},
                                                           {"maxItems", &Checker::MaxItems},
                                                           {"items", &Checker::Items},
                                                           {"prefixItems", &Checker::PrefixItems},
                                                           {"required", &Checker::Required},
                                                           {"properties", &Checker::Properties},
                                                           {"additionalProperties", &Checker::AdditionalProperties}};

}  // namespace

std::vector<std::string> SchemaErrors(std::string_view schema, std::string_view document) {
  const Json parsed = Json::parse(schema);
  return Checker(parsed).Check(parsed, Json::parse(document), "");
}

}  // namespace ronda::test
