#include "ronda/sheets/statement_json.h"

#include <array>

#include "ronda/explain/wording.h"

namespace ronda::sheets {
namespace {

constexpr std::array<std::string_view, 3> kStrengths{"mild", "strong", "absolute"};  // by swiss::PreferenceStrength

std::string_view NameOf(Colour colour) { return colour == Colour::kWhite ? "white" : "black"; }

class ValueWriter {
 public:
  ValueWriter(JsonWriter& json, const Tournament& before) : json_(json), before_(before) {}

  void operator()(PlayerIndex player) const { json_.Number(before_.player(player).tpn.value()); }
  void operator()(const std::vector<PlayerIndex>& players) const {
    json_.BeginArray();
    for (const PlayerIndex player : players) (*this)(player);
    json_.EndArray();
  }
  void operator()(const std::vector<PlayerPair>& pairs) const {
    json_.BeginArray();
    for (const PlayerPair& pair : pairs) (*this)(std::vector{pair.higher, pair.lower});
    json_.EndArray();
  }
  void operator()(Points points) const { json_.Number(points); }
  void operator()(Round round) const { json_.Number(round.value()); }
  void operator()(int number) const { json_.Number(number); }
  void operator()(Colour colour) const { json_.String(NameOf(colour)); }
  void operator()(const std::string& text) const { json_.String(text); }
  void operator()(const explain::Wish& wish) const {
    json_.BeginObject();
    if (wish.preference) {
      json_.Field("strength", kStrengths[static_cast<std::size_t>(wish.preference->strength)]);
      json_.Field("colour", NameOf(wish.preference->colour));
    } else {
      json_.Field("strength", "none");
    }
    json_.EndObject();
  }
  void operator()(const explain::Measure& measure) const {
    json_.BeginArray();
    for (std::size_t i = 0; i < measure.numbers.size(); ++i) {
      const bool is_count =
          measure.unit == ValueUnit::kCounts || (measure.unit == ValueUnit::kCountThenTenths && i == 0);
      is_count ? json_.Number(measure.numbers[i]) : json_.Number(Points::Tenths(measure.numbers[i]));
    }
    json_.EndArray();
  }

 private:
  JsonWriter& json_;
  const Tournament& before_;
};

}  // namespace

void WriteValue(JsonWriter& json, const Tournament& before, const explain::Value& value) {
  std::visit(ValueWriter(json, before), value);
}

void WriteStatement(JsonWriter& json, const Tournament& before, const explain::Statement& statement) {
  json.BeginObject().Field("code", statement.code);
  if (!statement.tag.empty()) json.Field("criterion", statement.tag);
  if (!statement.article.empty()) json.Field("article", statement.article);
  json.Key("data").BeginObject();
  for (const explain::Datum& datum : statement.data) {
    json.Key(datum.name);
    WriteValue(json, before, datum.value);
  }
  json.EndObject().Field("text", explain::Say(before, statement)).EndObject();
}

void WriteStatements(JsonWriter& json, const Tournament& before, std::span<const explain::Statement> statements) {
  json.BeginArray();
  for (const explain::Statement& statement : statements) WriteStatement(json, before, statement);
  json.EndArray();
}

}  // namespace ronda::sheets
