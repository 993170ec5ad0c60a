#include "ronda/site/player_search.h"

#include <sys/stat.h>

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/players/players_sheet.h"
#include "ronda/site/answers.h"

namespace ronda::site {
namespace {

using web::Parameter;

constexpr int kMostHits = 50;

// The number of the file on its disk, and when it was written; 0 if there is none.
std::uint64_t WhichFile(const std::string& path) {
  struct stat about {};
  if (stat(path.c_str(), &about) != 0) return 0;
  return about.st_ino * 1'000'003 + static_cast<std::uint64_t>(about.st_mtime);
}

std::optional<players::RatingKind> KindNamed(std::string_view word) {
  using players::RatingKind;
  for (const RatingKind kind : {RatingKind::kStandard, RatingKind::kRapid, RatingKind::kBlitz}) {
    if (announce::NameOf(kind) == word) return kind;
  }
  return std::nullopt;
}

web::Response FindPlayers(PlayerSearch& search, const Site::Visit& visit) {
  const web::Values& query = visit.request.query;
  players::Question question = players::QuestionOf(query.Text("q"));
  question.federation = query.Text("federation");
  question.title = query.Text("title");
  if (question.IsEmpty()) return web::Json(R"({"players": []})");
  const int most = std::clamp(query.Number("most").value_or(10), 1, kMostHits);
  auto found = search.Find(question, Size(most));
  if (!found) return Refused(visit.request, {found.error()});
  return web::Json(ToJson(DocumentOf(players::FoundPlayers{std::move(found->list), std::move(found->hits)})));
}

web::Response ComparePlayers(PlayerSearch& search, const Site::Visit& visit) {
  const Tournament* tournament = visit.version->tournament();
  if (tournament == nullptr) return NoRound(visit.request);
  const auto compared = search.Compare(*tournament, {.kind = KindNamed(visit.request.query.Text("rating"))});
  if (!compared) return Refused(visit.request, {compared.error()});
  return web::Json(ToJson(DocumentOf(players::FillReport{*tournament, compared->comparison, compared->list})));
}

}  // namespace

const std::string& PlayerSearch::Place() const {
  const auto there = std::ranges::find_if(places_, [](const std::string& path) { return WhichFile(path) != 0; });
  return there != places_.end() ? *there : places_.back();
}

Result<players::ListFile*> PlayerSearch::List() {
  const std::string& path = Place();
  const std::uint64_t file = WhichFile(path);
  if (list_ && file == file_) return &*list_;
  list_.reset();
  auto opened = players::ListFile::Open(path);
  if (!opened) return tl::unexpected(opened.error());
  list_ = *std::move(opened);
  file_ = file;
  return &*list_;
}

Result<PlayerSearch::Found> PlayerSearch::Find(const players::Question& question, std::size_t most) {
  const std::lock_guard lock(mutex_);
  const auto list = List();
  if (!list) return tl::unexpected(list.error());
  auto hits = (*list)->Find(question, most);
  if (!hits) return tl::unexpected(hits.error());
  return Found{(*list)->info(), *std::move(hits)};
}

Result<PlayerSearch::Compared> PlayerSearch::Compare(const Tournament& tournament,
                                                     const players::FillOptions& options) {
  auto list = players::ListFile::Open(Place());
  if (!list) return tl::unexpected(list.error());
  auto comparison = players::Compare(tournament, *list, options);
  if (!comparison) return tl::unexpected(comparison.error());
  return Compared{list->info(), *std::move(comparison)};
}

std::vector<web::Route> PlayerRoutes(Site& site, PlayerSearch& search) {
  const auto find = [&search](Site& /*site*/, const Site::Visit& visit) { return FindPlayers(search, visit); };
  const auto compare = [&search](Site& /*site*/, const Site::Visit& visit) { return ComparePlayers(search, visit); };
  std::vector<web::Route> routes{
      {web::Method::kGet, "/api/v1/players", web::Right::kArbiter, "Players of the rating list, the likeliest first",
       site.Answering(find)},
      {web::Method::kGet, "/api/v1/tournaments/{t:slug}/listed", web::Right::kArbiter,
       "What the rating list says otherwise of the players; nothing is changed", site.Answering(compare)},
  };
  const auto asked = Parameter::In::kQuery;
  routes[0].parameters = {{asked, "q", "parts of the name in any order, a year of birth, or a FIDE number"},
                          {asked, "federation", "of this federation"},
                          {asked, "title", "with this title"},
                          {asked, "most", "at most so many, 10 if not given", web::PlaceKind::kNumber}};
  routes[1].parameters = {{asked, "rating", "standard, rapid or blitz; by the time control if not given"}};
  for (web::Route& route : routes) route.answer = "application/json";
  return routes;
}

}  // namespace ronda::site
