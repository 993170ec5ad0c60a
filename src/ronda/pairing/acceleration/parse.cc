#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>
#include <string>

#include "ronda/base/columns.h"
#include "ronda/base/suggestion.h"
#include "ronda/pairing/acceleration/method.h"

namespace ronda::acceleration {
namespace {

constexpr std::array<std::string_view, 5> kNames{"none", "baku", "haley", "mcmahon", "progressive"};
// Elementos §2.9.1 has their names and no more.
constexpr std::array<std::string_view, 2> kOnlyNamed{"british", "dubov"};
constexpr Points kMostPoints = Points::Whole(100);
constexpr int kMostGroups = 1000;

// A setting with its values: "points=2,1.5,1".
struct Setting {
  std::string_view key;
  std::vector<std::string_view> values;
};

class Parser {
 public:
  explicit Parser(std::string_view text) : name_(Trim(text.substr(0, text.find(':')))) {
    if (const auto colon = text.find(':'); colon != std::string_view::npos) TakeSettings(text.substr(colon + 1));
  }

  Parsed<Method> Run() {
    const Method method = Read();
    for (const Setting& setting : settings_) RefuseKey(setting.key);
    if (!problems_.empty()) return {std::nullopt, std::move(problems_)};
    return {method, {}};
  }

 private:
  void Problem(std::string message, std::string hint) {
    problems_.push_back({.code = "acceleration-method", .message = std::move(message), .hint = std::move(hint)});
  }

  // Settings are separated by commas, and so are their values: what has no equals sign goes on with the one before.
  void TakeSettings(std::string_view text) {
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find(',', at), text.size());
      const std::string_view part = Trim(text.substr(at, end - at));
      const std::size_t equals = part.find('=');
      if (equals != std::string_view::npos) {
        settings_.push_back({Trim(part.substr(0, equals)), {Trim(part.substr(equals + 1))}});
      } else if (!settings_.empty()) {
        settings_.back().values.push_back(part);
      } else {
        Problem(fmt::format("{}: '{}' is no setting", name_, part),
                "write settings as key=value with commas between them, as in haley:groups=2,rounds=2");
      }
      at = end + 1;
    }
  }

  Method Read() {
    if (name_ == "none") return None{};
    if (name_ == "baku") return Baku{};
    if (name_ == "haley") return ReadHaley();
    if (name_ == "mcmahon") return ReadMcMahon();
    if (name_ == "progressive") return ReadProgressive();
    problems_.clear();  // its settings cannot be judged
    if (std::ranges::count(kOnlyNamed, name_) > 0) {
      Problem(fmt::format("the {} acceleration has a name in the book (2.9.1) but no rules", name_),
              "write the fictitious points its organiser announces into a table, and give the name of that file");
      settings_.clear();
      return None{};
    }
    const auto closest = Closest(name_, kNames);
    Problem(fmt::format("there is no acceleration '{}'", name_),
            closest ? fmt::format("did you mean '{}'?", *closest)
                    : "use none, baku, haley, mcmahon:bars=..., progressive, or the name of a file with a table");
    settings_.clear();
    return None{};
  }

  Haley ReadHaley() {
    Haley haley;
    Whole("groups", haley.groups, {2, kMostGroups});
    Whole("rounds", haley.rounds, {1, 999});
    PointsList("points", haley.points);
    if (std::ssize(haley.points) > haley.groups) {
      Problem(
          fmt::format("haley: there are points for {} groups but only {} groups", haley.points.size(), haley.groups),
          "give as many points as there are groups, or fewer: the others have none");
    }
    if (!std::ranges::is_sorted(haley.points, std::greater{})) {
      Problem("haley: a lower group has more points than a higher one", "points are given from the top group down");
    }
    return haley;
  }

  McMahon ReadMcMahon() {
    McMahon mcmahon;
    std::vector<int> places;
    const bool by_rating = Numbers("bars", mcmahon.bars);
    const bool by_place = Numbers("places", places);
    if (by_rating == by_place) {
      Problem(by_rating ? "mcmahon: bars are ratings and places are places; only one of them can be used"
                        : "mcmahon: it does not say where the start groups begin",
              "as in mcmahon:bars=2000,1800 (ratings) or mcmahon:places=10,30 (places of the starting list)");
    }
    if (by_place) {
      mcmahon.measure = McMahon::Measure::kPlace;
      mcmahon.bars = std::move(places);
    }
    OnePoints("step", mcmahon.step);
    OnePoints("most", mcmahon.at_most);
    return mcmahon;
  }

  Progressive ReadProgressive() {
    Progressive progressive;
    std::vector<int> ratings;
    const bool by_place = Numbers("places", progressive.bars);
    const bool by_rating = Numbers("bars", ratings);
    if (by_rating) {
      progressive.measure = McMahon::Measure::kRating;
      progressive.bars.insert(progressive.bars.end(), ratings.begin(), ratings.end());
    }
    if ((by_place || by_rating) && progressive.bars.size() != 2) {
      Problem("progressive: there are three groups, so there are two bars",
              "as in progressive:bars=2000,1600 (ratings) or progressive:places=20,40 (places of the starting list)");
    }
    return progressive;
  }

  std::optional<Setting> Take(std::string_view key) {
    known_.push_back(key);
    const auto found = std::ranges::find(settings_, key, &Setting::key);
    if (found == settings_.end()) return std::nullopt;
    const Setting setting = *found;
    settings_.erase(found);
    if (std::ranges::count(settings_, key, &Setting::key) > 0) {
      Problem(fmt::format("{}: {} is set twice", name_, key), "set it once");
      std::erase_if(settings_, [&](const Setting& other) { return other.key == key; });
    }
    return setting;
  }

  void RefuseKey(std::string_view key) {
    const auto closest = Closest(key, known_);
    const std::string all = known_.empty() ? fmt::format("{} has no settings", name_)
                                           : fmt::format("{} has {}", name_, fmt::join(known_, ", "));
    Problem(fmt::format("{}: there is no setting '{}'", name_, key),
            closest ? fmt::format("did you mean '{}'?", *closest) : all);
  }

  struct Bounds {
    int least = 0;
    int most = 0;
  };

  void Whole(std::string_view key, int& number, Bounds bounds) {
    const auto setting = Take(key);
    if (!setting) return;
    const auto read = setting->values.size() == 1 ? ParseCount(setting->values.front()) : std::nullopt;
    if (read && *read >= bounds.least && *read <= bounds.most) {
      number = *read;
    } else {
      Problem(fmt::format("{}: {} cannot be '{}'", name_, key, fmt::join(setting->values, ",")),
              fmt::format("give a whole number from {} to {}", bounds.least, bounds.most));
    }
  }

  bool Numbers(std::string_view key, std::vector<int>& numbers) {
    const auto setting = Take(key);
    if (!setting) return false;
    for (const std::string_view value : setting->values) {
      const auto read = ParseCount(value);
      if (!read || *read == 0) {
        Problem(fmt::format("{}: '{}' in {} is not a number", name_, value, key),
                "write whole numbers with commas between them");
      } else if (std::ranges::count(numbers, *read) > 0) {
        Problem(fmt::format("{}: {} stands twice in {}", name_, value, key), "give every bar once");
      } else {
        numbers.push_back(*read);
      }
    }
    return true;
  }

  void PointsList(std::string_view key, std::vector<Points>& list) {
    const auto setting = Take(key);
    if (!setting) return;
    for (const std::string_view value : setting->values) {
      const auto points = ParsePoints(value);
      if (points && *points >= Points{} && *points <= kMostPoints) {
        list.push_back(*points);
      } else {
        Problem(fmt::format("{}: '{}' in {} is not a number of points", name_, value, key),
                fmt::format("write points from 0 to {}, with at most one decimal", ToString(kMostPoints)));
      }
    }
  }

  void OnePoints(std::string_view key, std::optional<Points>& points) {
    std::vector<Points> list;
    PointsList(key, list);
    if (list.size() > 1) Problem(fmt::format("{}: {} is one number of points", name_, key), "give one");
    if (list.size() == 1) points = list.front();
  }

  std::string_view name_;
  std::vector<Setting> settings_;
  std::vector<std::string_view> known_;
  std::vector<Diagnostic> problems_;
};

}  // namespace

bool IsMethodName(std::string_view text) {
  return std::ranges::count(kNames, Trim(text.substr(0, text.find(':')))) > 0;
}

Parsed<Method> ParseMethod(std::string_view text) { return Parser(text).Run(); }

}  // namespace ronda::acceleration
