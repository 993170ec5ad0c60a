#include "ronda/site/bracket_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/charts/drawing.h"
#include "ronda/sheets/bracket_sheet.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"

namespace ronda::site {
namespace {

using command::KnockoutState;
using knockout::MatchIndex;
using knockout::SeedIndex;
using sheets::Record;
using sheets::Value;
using web::Response;

struct LowestPoint {
  charts::Length operator()(const charts::DrawnText& text) const { return text.at.y; }
  charts::Length operator()(const charts::DrawnLine& line) const { return std::max(line.from.y, line.to.y); }
  charts::Length operator()(const charts::DrawnBox& drawn) const { return drawn.box.at.y + drawn.box.height; }
};

// A page of paper, cut off below what is drawn on it.
Html CroppedPicture(const charts::Drawing& drawing) {
  constexpr charts::Length kFoot = 60;
  charts::Length height = 0;
  for (const charts::Drawn& element : drawing.elements()) height = std::max(height, std::visit(LowestPoint{}, element));
  return Markup("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" aria-hidden=\"true\">\n{}</svg>\n",
                drawing.width() / 10, (height + kFoot) / 10, charts::BodyOf(drawing));
}

// Who is out, by the round of the event they went out in.
std::map<int, std::vector<SeedIndex>> OutByWave(const knockout::Progress& progress) {
  const auto& bracket = progress.bracket();
  std::map<SeedIndex, int> last;
  for (const MatchIndex match : IdRange<MatchIndex>(Count(bracket.matches))) {
    const knockout::MatchView& view = progress.view(match);
    if (view.loser.IsPlayer()) last[view.loser.seed] = bracket.match(match).wave;
  }
  std::map<int, std::vector<SeedIndex>> out;
  for (const auto& [seed, wave] : last) {
    if (progress.losses()[seed] >= bracket.options.losses) out[wave].push_back(seed);
  }
  return out;
}

// Who went out together shares the places; the winner of the match for the third has it alone.
std::vector<std::vector<SeedIndex>> Places(const knockout::Progress& progress) {
  std::vector<std::vector<SeedIndex>> places;
  if (const auto champion = progress.Champion()) places.push_back({*champion});
  auto out = OutByWave(progress);
  for (auto wave = out.rbegin(); wave != out.rend(); ++wave) places.push_back(wave->second);
  const auto& bracket = progress.bracket();
  for (const MatchIndex match : IdRange<MatchIndex>(Count(bracket.matches))) {
    const knockout::MatchView& view = progress.view(match);
    if (bracket.match(match).side != knockout::Side::kThirdPlace || !view.winner.IsPlayer()) continue;
    for (auto& together : places) std::erase(together, view.winner.seed);
    for (auto& together : places) std::erase(together, view.loser.seed);
    places.insert(places.begin() + std::min<std::ptrdiff_t>(2, std::ssize(places)),
                  {{view.winner.seed}, {view.loser.seed}});
  }
  std::erase_if(places, [](const auto& together) { return together.empty(); });
  return places;
}

// While the final is open, how many are still in comes before those who are out.
Html PlaceList(const Words& words, const KnockoutState& knockout) {
  const auto& progress = knockout.bracket.progress;
  const auto places = Places(progress);
  int next = 1;
  for (const auto& together : places) next += Count(together);
  int place = Count(knockout.bracket.players) - next + 2;
  Html rows;
  for (const auto& together : places) {
    const int last = place + Count(together) - 1;
    const std::string shown = place == last ? std::to_string(place) : fmt::format("{}–{}", place, last);
    for (const SeedIndex seed : together) {
      rows += Markup("<tr><td class=\"number\">{}</td><td>{}</td></tr>\n", Text(shown),
                     Text(knockout.bracket.player(seed).name));
    }
    place = last + 1;
  }
  if (rows.str().empty()) return {};
  return Markup(
      "<h2>{}</h2>\n<table "
      "class=\"places\"><thead><tr><th>{}</th><th>{}</th></tr></thead><tbody>\n{}</tbody></table>\n",
      Text(words("Places")), Text(words("Place")), Text(words("Name")), rows);
}

Html WinnerLine(const Words& words, const KnockoutState& knockout) {
  const auto champion = knockout.bracket.progress.Champion();
  if (!champion) return {};
  return Markup("<p class=\"winner\">{}</p>\n", Text(words("{} has won.", knockout.bracket.player(*champion).name)));
}

Response NoBracket(const Visit& visit, const Diagnostic& why) { return Refused(visit.request, {why}); }

Response BracketPage(Site& /*site*/, const Visit& visit) {
  const auto knockout = command::KnockoutOf(visit.seen().state());
  if (!knockout) return NoBracket(visit, knockout.error());
  PageParts parts;
  parts.title = visit.visitor.words("Bracket");
  parts.nav = PublicNav(visit, "bracket");
  parts.body = WinnerLine(visit.visitor.words, *knockout) + BracketFigure(visit.visitor.words, *knockout);
  return PublicPage(visit, std::move(parts));
}

// The file of the command line, with everything that was played.
Response BracketFile(Site& /*site*/, const Visit& visit) {
  const auto knockout = command::KnockoutOf(visit.seen().state());
  if (!knockout) return NoBracket(visit, knockout.error());
  return web::Download(visit.room->slug() + "-bracket.json", "application/json", bracket::Write(knockout->bracket));
}

}  // namespace

Html BracketPictures(const Words& words, const bracket::State& bracket) {
  Html pictures;
  for (const charts::Drawing& page : sheets::BracketChart(bracket, charts::Paper::kA4).pages)
    pictures += CroppedPicture(page);
  return Markup("<figure class=\"bracket\" role=\"img\" tabindex=\"0\" aria-label=\"{}\">\n{}</figure>\n",
                Text(words("The bracket, drawn; the list of matches says the same.")), pictures);
}

Html BracketFigure(const Words& words, const KnockoutState& knockout) {
  return BracketPictures(words, knockout.bracket) + PlaceList(words, knockout) +
         Markup("<details><summary>{}</summary>\n{}</details>\n", Text(words("All matches as a list")),
                ScrollBox(words("All matches as a list"), BodyOf(SheetOf(sheets::KnockoutList{knockout.bracket}))));
}

Record KnockoutRecord(const journal::State& state, const KnockoutState& knockout) {
  std::vector<command::OpenMatch> level;
  std::ranges::copy_if(knockout.open, std::back_inserter(level), &command::OpenMatch::is_level);
  Record record;
  record.Add("level", sheets::ListOf(level, [&](const command::OpenMatch& match) {
               return Value(Record()
                                .Add("round", match.games.back())
                                .Add("one", state.uids[match.home].value())
                                .Add("other", state.uids[match.away].value()));
             }));
  record.Add("play_offs", sheets::ListOf(state.facts.play_offs, [](const journal::PlayOff& one) {
               return Value(Record()
                                .Add("round", one.round)
                                .Add("one", one.one.value())
                                .Add("other", one.other.value())
                                .Add("score", one.score));
             }));
  if (const auto champion = knockout.bracket.progress.Champion()) {
    record.Add("champion", state.uids[knockout.PlaceOf(*champion)].value());
  }
  return record;
}

std::vector<web::Route> BracketRoutes(Site& site) {
  web::Route file{web::Method::kGet, "/api/v1/tournaments/{t:slug}/bracket.json", web::Right::kPublic,
                  "The bracket of a knockout, as ronda bracket keeps it", site.Answering(BracketFile)};
  file.answer = "application/json";
  return {{web::Method::kGet, "/t/{t:slug}/bracket", web::Right::kPublic, "The bracket of a knockout",
           Cached(site, BracketPage)},
          std::move(file)};
}

}  // namespace ronda::site
