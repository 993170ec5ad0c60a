#include "ronda/sheets/statement_json.h"

#include "ronda/base/enum_array.h"
#include "ronda/explain/wording.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

constexpr EnumArray<swiss::PreferenceStrength, std::string_view, swiss::PreferenceStrength::kAbsolute> kStrengths{
    {{"mild", "strong", "absolute"}}};

std::string_view NameOf(Colour colour) { return colour == Colour::kWhite ? "white" : "black"; }

struct ToValue {
  const Tournament& before;

  Value operator()(PlayerIndex player) const { return NumberOf(before, player); }
  Value operator()(const std::vector<PlayerIndex>& players) const { return ListOf(players, *this); }
  Value operator()(const PlayerPair& pair) const { return (*this)(std::vector{pair.higher, pair.lower}); }
  Value operator()(const std::vector<PlayerPair>& pairs) const { return ListOf(pairs, *this); }
  Value operator()(Points points) const { return points; }
  Value operator()(Round round) const { return round; }
  Value operator()(int number) const { return number; }
  Value operator()(Colour colour) const { return NameOf(colour); }
  Value operator()(const std::string& text) const { return text; }
  Value operator()(const explain::Wish& wish) const {
    if (!wish.preference) return Record().Add("strength", "none");
    return Record()
        .Add("strength", kStrengths[wish.preference->strength])
        .Add("colour", NameOf(wish.preference->colour));
  }
  Value operator()(const explain::Measure& measure) const {
    List list;
    for (std::size_t i = 0; i < measure.numbers.size(); ++i) {
      const bool is_count =
          measure.unit == ValueUnit::kCounts || (measure.unit == ValueUnit::kCountThenTenths && i == 0);
      list.Add(is_count ? Value(measure.numbers[i]) : Value(Points::Tenths(measure.numbers[i])));
    }
    return list;
  }
};

}  // namespace

Value ValueOf(const Tournament& before, const explain::Value& value) { return std::visit(ToValue{before}, value); }

Value ValueOf(const Tournament& before, const explain::Statement& statement) {
  Record data;
  for (const explain::Datum& datum : statement.data) data.Add(datum.name, ValueOf(before, datum.value));
  return Record()
      .Add("code", statement.code)
      .AddText("criterion", statement.tag)
      .AddText("article", statement.article)
      .Add("data", std::move(data))
      .Add("text", explain::Say(before, statement));
}

Value ValuesOf(const Tournament& before, std::span<const explain::Statement> statements) {
  return ListOf(statements, [&](const explain::Statement& statement) { return ValueOf(before, statement); });
}

}  // namespace ronda::sheets
