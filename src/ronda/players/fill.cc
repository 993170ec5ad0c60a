#include "ronda/players/fill.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/players/fold.h"
#include "ronda/players/likeness.h"

namespace ronda::players {
namespace {

constexpr std::size_t kCandidates = 20;  // of each question
constexpr int kNearlyAsLike = 15;
constexpr int kSurest = 99;

std::string TextOf(std::optional<int> number) { return number ? fmt::to_string(*number) : std::string(); }

std::string SexOf(const Player& player) {
  if (!player.sex) return {};
  return *player.sex == Sex::kWoman ? "w" : "m";
}

std::vector<Difference> DifferencesOf(const Player& player, const ListedPlayer& listed, RatingKind kind) {
  std::vector<Difference> differences;
  const auto add = [&](std::string_view field, std::string now, std::string in_list) {
    if (now != in_list) differences.push_back({field, std::move(now), std::move(in_list)});
  };
  const auto add_known = [&](std::string_view field, std::string now, std::string in_list) {
    if (!in_list.empty()) add(field, std::move(now), std::move(in_list));
  };
  if (listed.number) add("FIDE number", player.fide_id, fmt::to_string(*listed.number));
  add("rating", TextOf(player.rating), TextOf(listed.rating(kind)));
  add("title", player.title, listed.title);
  add_known("federation", player.federation, listed.federation);
  add_known("birth year", TextOf(BirthYearOf(player)), TextOf(listed.born));
  add_known("sex", SexOf(player), listed.sex);
  return differences;
}

class Comparer {
 public:
  Comparer(ListFile& list, const FillOptions& options, RatingKind kind) : list_(list), options_(options), kind_(kind) {}

  Result<Match> MatchOf(const Player& player) {
    const auto number = ParseNumber(player.fide_id);
    auto match = number ? ByNumber(player, *number) : ByName(player);
    if (match && match->listed) match->differences = DifferencesOf(player, *match->listed, kind_);
    return match;
  }

 private:
  struct Candidate {
    ListedPlayer listed;
    int likeness = 0;
  };

  static std::optional<std::int64_t> ParseNumber(const std::string& text) {
    const Question question = QuestionOf(text);
    if (question.born) return question.born;  // a number of four digits
    return question.number;
  }

  Result<Match> ByNumber(const Player& player, std::int64_t number) {
    auto listed = list_.ByNumber(number);
    if (!listed) return tl::unexpected(listed.error());
    Match match;
    match.found = Found::kNotInList;
    if (!*listed) return match;
    match.listed = **listed;
    const bool is_he = ShareWord(player.name, match.listed->name);
    match.found = is_he ? Found::kByNumber : Found::kOtherPerson;
    match.sure = is_he ? 100 : 0;
    match.is_taken = is_he;
    return match;
  }

  Result<Match> ByName(const Player& player) {
    auto candidates = CandidatesFor(player);
    if (!candidates) return tl::unexpected(candidates.error());
    Match match;
    if (candidates->empty()) return match;
    const Candidate& best = candidates->front();
    match.found = Found::kByName;
    match.listed = best.listed;
    match.sure = std::min(best.likeness, kSurest);
    const int second = candidates->size() > 1 ? (*candidates)[1].likeness : 0;
    if (second == best.likeness) {
      match.sure = std::min(match.sure, 50);
    } else if (best.likeness - second > kNearlyAsLike) {
      match.sure = std::min(best.likeness + best.likeness / 5, kSurest);
    }
    match.is_taken = options_.accept && match.sure >= *options_.accept;
    return match;
  }

  // Those of the name, the likest first: also those whom only their year or their federation brings to the front.
  Result<std::vector<Candidate>> CandidatesFor(const Player& player) {
    const Question name{.words = QuestionWords(player.name)};
    std::vector<Candidate> candidates;
    if (name.words.empty()) return candidates;
    Question by_year = name;
    by_year.born = BirthYearOf(player);
    Question by_federation = name;
    by_federation.federation = player.federation;
    for (const Question* question : std::array<const Question*, 3>{&name, &by_year, &by_federation}) {
      const auto hits = list_.Find(*question, kCandidates);
      if (!hits) return tl::unexpected(hits.error());
      for (const Hit& hit : *hits) Add(candidates, player, hit.player);
    }
    std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::likeness);
    return candidates;
  }

  void Add(std::vector<Candidate>& candidates, const Player& player, const ListedPlayer& listed) const {
    const bool is_known = std::ranges::any_of(candidates, [&](const Candidate& one) { return one.listed == listed; });
    const int likeness = is_known ? 0 : LikenessOf(player, listed, kind_);
    if (likeness > 0) candidates.push_back({listed, likeness});
  }

  ListFile& list_;
  const FillOptions& options_;
  RatingKind kind_;
};

// Nobody is in an event twice: of several players who would be the same by name the surest is, unless two are as sure
// or one has the number.
void RefuseShared(Comparison& comparison) {
  std::map<std::int64_t, std::pair<int, int>> surest;  // by number: how sure, and how many are
  const auto number_of = [](const Match& match) {
    return match.listed && match.found != Found::kOtherPerson ? match.listed->number : std::nullopt;
  };
  for (const Match& match : comparison.matches) {
    const auto number = number_of(match);
    if (!number) continue;
    auto& [sure, count] = surest[*number];
    if (match.sure > sure) count = 0;
    sure = std::max(sure, match.sure);
    if (match.sure == sure) ++count;
  }
  for (Match& match : comparison.matches) {
    const auto number = number_of(match);
    if (match.found != Found::kByName || !number) continue;
    const auto& [sure, count] = surest[*number];
    if (match.sure == sure && count == 1) continue;
    match.found = Found::kTaken;
    match.is_taken = false;
  }
}

void Take(const ListedPlayer& listed, RatingKind kind, Player& player) {
  if (listed.number) player.fide_id = fmt::to_string(*listed.number);
  if (const auto rating = listed.rating(kind)) player.rating = rating;
  if (!listed.title.empty()) player.title = listed.title;
  if (!listed.federation.empty()) player.federation = listed.federation;
  if (listed.born && BirthYearOf(player) != listed.born) player.birth_date = fmt::format("{:04}/00/00", *listed.born);
  if (!listed.sex.empty()) player.sex = listed.sex == "w" ? Sex::kWoman : Sex::kMan;
}

}  // namespace

Result<Comparison> Compare(const Tournament& tournament, ListFile& list, const FillOptions& options) {
  const auto stated = options.kind ? options.kind : announce::RatingKindOf(tournament.data().info);
  Comparison comparison{stated.value_or(RatingKind::kStandard), stated.has_value(), {}};
  Comparer comparer(list, options, comparison.kind);
  const auto& players = tournament.data().players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    auto match = comparer.MatchOf(players[i]);
    if (!match) return tl::unexpected(match.error());
    match->player = PlayerIndex::FromIndex(i);
    comparison.matches.push_back(*std::move(match));
  }
  RefuseShared(comparison);
  return comparison;
}

Result<Tournament> Filled(const Tournament& tournament, const Comparison& comparison) {
  TournamentData data = tournament.data();
  for (const Match& match : comparison.matches) {
    if (match.is_taken && match.listed) Take(*match.listed, comparison.kind, data.players[match.player.index()]);
  }
  if (data.info.stated_rated_players) {
    const auto rated =
        std::ranges::count_if(data.players, [](const Player& player) { return player.rating.has_value(); });
    data.info.stated_rated_players = static_cast<int>(rated);
  }
  auto filled = Tournament::Make(std::move(data));
  if (!filled) {
    return tl::unexpected(Diagnostic{.code = "players-fill",
                                     .message = "the tournament does not hold together with what the list says",
                                     .hint = "correct the players one by one with ronda correct"});
  }
  return *std::move(filled);
}

}  // namespace ronda::players
