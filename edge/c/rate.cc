// Ratings and norms.
#include <utility>

#include "edge/c/event_options.h"
#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "ronda/answer/rate.h"

namespace ronda::edge {
namespace {

answer::Answer Rated(const ronda_tournament& tournament, std::string_view options) {
  answer::RateQuestion question;
  service::RateRequest& request = question.request;
  request.file = tournament.source;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    reader.Take("rules", request.rules.name);
    reader.Take("own_rules", request.rules.own);
    reader.Take("method", request.method,
                Words<rating::Method>{{"games", rating::Method::kGameByGame},
                                      {"round-robin", rating::Method::kRoundRobin},
                                      {"short", rating::Method::kShort}});
    reader.Take("facts", request.facts);
    reader.Take("k", request.k, Between{1, 1000});
    reader.Take("date", request.date);
    reader.Take("player", request.player, Between{});
    reader.Take("working", question.working);
    reader.Take("norms", question.norms);
    question.form = TakeForm(reader, {"json", "table", "csv", "html"});
  });
  return faults.empty() ? answer::Rate(question) : answer::Refused(std::move(faults));
}

}  // namespace
}  // namespace ronda::edge

ronda_status ronda_rate(const ronda_tournament* tournament, const char* options, ronda_text** out) {
  return ronda::edge::Ask(tournament, options, out, ronda::edge::Rated);
}
