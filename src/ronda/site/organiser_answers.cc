#include "ronda/site/organiser_answers.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "ronda/announce/time_control.h"
#include "ronda/formats/json/json.h"
#include "ronda/paper/clock_words.h"
#include "ronda/service/committee.h"
#include "ronda/sheets/committee_sheet.h"
#include "ronda/site/answers.h"

namespace ronda::site {
namespace {

using awards::CommitteeWay;
using sheets::Value;

constexpr std::array<std::pair<std::string_view, CommitteeWay>, 4> kWays{{{"rule", CommitteeWay::kByRule},
                                                                          {"lot", CommitteeWay::kByLot},
                                                                          {"vote", CommitteeWay::kByVote},
                                                                          {"delegates", CommitteeWay::kDelegates}}};

constexpr int kMostSeats = 50;

}  // namespace

Parsed<Value> CommitteeOf(const desk::Version& version, const web::Values& query) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  const auto text = [&](std::string_view name) { return std::string(query.Text(name)); };
  service::CommitteeRequest request;
  request.file = {"the tournament", json::Write(*tournament), {}};
  for (const auto& [name, way] : kWays) {
    if (query.Text("by") == name) request.way = way;
  }
  request.arbiters = text("arbiters");
  request.votes = text("votes");
  request.not_eligible = text("not-eligible");
  request.parties = text("parties");
  request.members = std::clamp(query.Number("members").value_or(request.members), 1, kMostSeats);
  request.reserves = std::clamp(query.Number("reserves").value_or(request.reserves), 0, kMostSeats);
  request.seed = static_cast<std::uint64_t>(std::max(0, query.Number("seed").value_or(1)));
  auto chosen = service::ChooseCommittee(request);
  if (!chosen.value) return {std::nullopt, std::move(chosen.diagnostics)};
  return {DocumentOf(sheets::ChosenCommittee{chosen.value->tournament, chosen.value->rules, chosen.value->members,
                                             chosen.value->is_dispute}),
          {}};
}

Parsed<Value> TimeControlOf(const words::Words& words, const web::Values& query) {
  const auto control = announce::ParseTimeControl(query.Text("text"));
  if (!control) return {std::nullopt, {control.error()}};
  return {
      sheets::Record().Add("words", paper::ClockInWords(words, *control)).Add("short", announce::ToString(*control)),
      {}};
}

}  // namespace ronda::site
