#include "ronda/formats/prizes/prizes.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "ronda/formats/files.h"
#include "ronda/formats/json/document.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"

namespace ronda::formats {
namespace {

using json::Kind;
using json::Value;

constexpr json::FileKind kPrizesFile{"ronda-prizes", "file of prizes", "prizes-format"};
constexpr awards::Money kMostMoney = 1'000'000'000;  // ten million, in hundredths

// "1250", "12.5", "0.05": no sign, at most two decimals.
std::optional<awards::Money> ParseMoney(std::string_view text) {
  const auto dot = std::min(text.find('.'), text.size());
  const std::string_view decimals = text.substr(std::min(text.size(), dot + 1));
  if (decimals.size() > 2 || (dot < text.size() && decimals.empty())) return std::nullopt;
  awards::Money whole = 0;
  awards::Money part = 0;
  const auto read = [](std::string_view digits, awards::Money& into) {
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), into);
    return error == std::errc{} && end == digits.data() + digits.size() && digits.front() != '-';
  };
  if (dot == 0 || !read(text.substr(0, dot), whole)) return std::nullopt;
  if (!decimals.empty() && !read(decimals, part)) return std::nullopt;
  if (whole > kMostMoney) return std::nullopt;
  return whole * 100 + (decimals.size() == 1 ? part * 10 : part);
}

class Reader {
 public:
  explicit Reader(std::vector<text::Problem>& problems) : reader_(problems) {}

  std::optional<awards::PrizeFund> Read(Value root) {
    if (!reader_.Expect(root, Kind::kObject)) return std::nullopt;
    json::ObjectReader members(reader_, root);
    json::ReadHeader(members, reader_, kPrizesFile);
    members(json::Optional("currency"), fund_.currency);
    if (const auto coin = members.Take(json::Optional("coin"))) ReadMoney(*coin, fund_.coin);
    if (fund_.coin < 1) fund_.coin = 1;
    const Fraction sharing = ReadSharing(members, Fraction());
    if (const auto word = members.Take(json::Optional("per_player"))) ReadPerPlayer(*word);
    if (const auto places = members.Take(json::Optional("places"))) {
      awards::PrizeList list{"", std::nullopt, {}, sharing};
      ReadPlaces(*places, list.prizes);
      fund_.lists.push_back(std::move(list));
    }
    if (const auto categories = members.Take(json::Optional("categories"))) ReadCategories(*categories, sharing);
    members.Finish();
    if (fund_.lists.empty() && !reader_.HasErrors()) {
      reader_.Error(root, "prizes-empty", "there are no prizes",
                    "name them under \"places\", or in a category, e.g. \"places\": [500, 300, 200]");
    }
    return reader_.HasErrors() ? std::nullopt : std::optional(std::move(fund_));
  }

 private:
  void ReadMoney(Value value, awards::Money& money) {
    const auto read = value.kind() == Kind::kNumber ? ParseMoney(value.Token()) : std::nullopt;
    if (!read || *read == 0) {
      reader_.Error(value, "prizes-money", fmt::format("{} is no amount of money", value.Token()),
                    "write a number with at most two decimals, above 0 and up to ten million");
      return;
    }
    money = *read;
  }

  void ReadPlaces(Value value, std::vector<awards::Money>& prizes) {
    if (!reader_.Expect(value, Kind::kArray)) return;
    for (const Value item : value.Items()) {
      awards::Money money = 0;
      ReadMoney(item, money);
      if (money % fund_.coin != 0) {
        reader_.Error(
            item, "prizes-coin",
            fmt::format("{} cannot be paid in coins of {}", awards::ToText(money), awards::ToText(fund_.coin)),
            "make the prize a multiple of the coin, or the coin smaller");
      }
      prizes.push_back(money);
    }
  }

  // "place", "equal", "hort" (half of each prize), or the percentage that is shared.
  Fraction ReadSharing(json::ObjectReader& members, Fraction otherwise) {
    const auto value = members.Take(json::Optional("sharing"));
    if (!value) return otherwise;
    if (value->kind() == Kind::kNumber) {
      const auto percent = ParseMoney(value->Token());
      if (percent && *percent <= 10'000) return Fraction(*percent, 10'000);
    }
    if (value->kind() == Kind::kString) {
      if (value->String() == "place") return Fraction();
      if (value->String() == "equal") return Fraction(1);
      if (value->String() == "hort") return Fraction(1, 2);
    }
    reader_.Error(*value, "prizes-sharing", fmt::format("{} is no way to share prizes", value->Token()),
                  "write \"place\", \"equal\", \"hort\", or the percentage that those level on points share, e.g. 30");
    return otherwise;
  }

  void ReadPerPlayer(Value value) {
    if (!reader_.Expect(value, Kind::kString)) return;
    if (value.String() == "all") {
      fund_.per_player = awards::PerPlayer::kAll;
    } else if (value.String() == "best") {
      fund_.per_player = awards::PerPlayer::kBest;
    } else if (value.String() == "first") {
      fund_.per_player = awards::PerPlayer::kFirst;
    } else {
      reader_.Error(value, "prizes-per-player", fmt::format("{} is not known", value.Token()),
                    "write \"best\" (one prize, the best), \"first\" (one, of the first list) or \"all\"");
    }
  }

  void ReadCategories(Value value, const Fraction& sharing) {
    if (!reader_.Expect(value, Kind::kArray)) return;
    for (const Value item : value.Items()) {
      if (!reader_.Expect(item, Kind::kObject)) continue;
      json::ObjectReader members(reader_, item);
      awards::PrizeList list;
      members(json::Required("name"), list.name);
      list.shared = ReadSharing(members, sharing);
      if (const auto who = members.Take(json::Required("who"))) ReadWho(*who, list);
      if (const auto places = members.Take(json::Required("places"))) ReadPlaces(*places, list.prizes);
      members.Finish();
      fund_.lists.push_back(std::move(list));
    }
  }

  void ReadWho(Value value, awards::PrizeList& list) {
    if (!reader_.Expect(value, Kind::kString)) return;
    auto category = awards::Category::Parse(value.String());
    if (category) {
      list.who = *std::move(category);
    } else {
      reader_.Error(value, category.error().code, category.error().message, category.error().hint);
    }
  }

  json::ValueReader reader_;
  awards::PrizeFund fund_;
};

}  // namespace

Parsed<awards::PrizeFund> ReadPrizes(std::string_view bytes, std::string_view file_name) {
  if (auto is_text = DetectFormat(bytes, file_name); !is_text) {
    is_text.error().hint = "give a file of prizes (JSON)";
    return {std::nullopt, {is_text.error()}};
  }
  return json::ReadDocument<awards::PrizeFund>(
      bytes, file_name,
      [](json::Value root, std::vector<text::Problem>& problems) { return Reader(problems).Read(root); });
}

}  // namespace ronda::formats
