// Events that are made: calendars, knockouts, random tournaments.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <utility>

#include "edge/c/event_options.h"
#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "edge/c/order_options.h"
#include "ronda/answer/bracket.h"
#include "ronda/answer/generate.h"
#include "ronda/answer/schedule.h"
#include "ronda/service/standings_work.h"

namespace ronda::edge {
namespace {

constexpr Between kSeeds{0, std::numeric_limits<std::int64_t>::max()};

// Who plays: those given, or so many as "count" says.
void TakeWho(OptionReader& reader, std::optional<service::Source> given, service::Source& who) {
  std::optional<int> count;
  reader.Take("count", count, Between{0, 100'000});
  if (count.has_value() == given.has_value()) {
    reader.Refuse("count", "who plays?", "give either players or a \"count\" of them");
  } else {
    who = given ? *std::move(given) : service::Source{fmt::format("{}", *count)};
  }
}

void TakeScheduleChoices(OptionReader& reader, service::ScheduleRequest& request) {
  reader.Take("boards", request.boards, Between{});
  reader.Take("cycles", request.cycles, Between{1, 100});
  reader.Take("fide_order", request.fide_order);
  reader.Take(
      "draw", request.draw,
      Words<service::Draw>{
          {"none", service::Draw::kNone}, {"random", service::Draw::kRandom}, {"varma", service::Draw::kVarma}});
  reader.Take("by", request.by,
              Words<service::Origin>{{"federation", service::Origin::kFederation},
                                     {"club", service::Origin::kClub},
                                     {"team", service::Origin::kTeam}});
  reader.Take("seed", request.seed, kSeeds);
  if (request.draw != service::Draw::kNone && !reader.Has("seed")) {
    reader.Refuse("draw", "a draw needs the number it is drawn from", "give it as \"seed\"");
  }
  reader.Take("printed", request.printed);
  reader.Take("winner", request.winner, Between{1, 2});
  reader.Take("lot", request.lot, kSeeds);
  reader.Take("order", request.order);
  TakeAlphabet(reader, request.alphabet);
  reader.Take("groups", request.groups, Between{});
  reader.Take("qualifiers", request.qualifiers, Between{});
  reader.Take("uneven", request.uneven);
  reader.Take("final", request.final);
  std::vector<std::string> codes;
  reader.Take("tiebreaks", codes);
  request.tiebreaks = service::SplitCodes(fmt::format("{}", fmt::join(codes, ",")));
}

answer::Answer Scheduled(const ronda_tournament* players, std::string_view system, std::string_view options) {
  answer::ScheduleQuestion question;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeWho(reader, players == nullptr ? std::nullopt : std::optional(players->source), question.request.who);
    TakeScheduleChoices(reader, question.request);
    question.form = TakeForm(reader, {"json", "table", "csv", "trf", "html"});
  });
  if (!faults.empty()) return answer::Refused(std::move(faults));
  question.name = system;
  return answer::Schedule(std::move(question));
}

void TakeBracketChoices(OptionReader& reader, answer::BracketQuestion& question) {
  service::BracketRequest& request = question.request;
  reader.Take("losses", request.losses, Between{});
  reader.Take("games", request.games, Between{1, 99});
  reader.Take("seeding", request.seeding,
              Words<knockout::Seeding>{{"compensation", knockout::Seeding::kCompensation},
                                       {"equidistant", knockout::Seeding::kEquidistant}});
  reader.Take("seeded", request.seeded, Between{0});
  reader.Take("seed", request.seed, kSeeds);
  reader.Take("dispensed", request.dispensed);
  reader.Take("third_place", request.third_place);
  reader.Take("guarantee", request.guaranteed, Between{1, 12});
  for (const std::string_view name :
       {"losses", "games", "seeding", "seeded", "seed", "dispensed", "third_place", "guarantee"}) {
    question.has_settings = question.has_settings || reader.Has(name);
  }
  if (reader.Has("seeded") && !reader.Has("seed")) {
    reader.Refuse("seeded", "those who are not seeded are drawn", "give the number they are drawn from as \"seed\"");
  }
  reader.Take("result", request.results);
  reader.Take("withdraw", request.withdrawals, Between{});
  reader.Take("take_back", request.take_back, Between{});
}

answer::Answer Bracketed(std::optional<service::Source> who, std::string_view options) {
  answer::BracketQuestion question;
  answer::Form form = answer::Form::kJson;
  charts::Paper paper = charts::Paper::kA4;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeWho(reader, std::move(who), question.request.who);
    TakeBracketChoices(reader, question);
    form = TakeForm(reader, {"json", "state", "table", "csv", "trf", "svg", "html"});
    reader.Take("paper", paper, Words<charts::Paper>{{"a4", charts::Paper::kA4}, {"letter", charts::Paper::kLetter}});
  });
  if (!faults.empty()) return answer::Refused(std::move(faults));
  auto after = answer::BracketOf(question);
  if (!after.value) return answer::Refused(std::move(after.diagnostics));
  std::vector<Diagnostic> told;
  answer::Tell(told, after.diagnostics, Severity::kWarning);
  return answer::Answered(answer::BracketText(after.value->state, form, paper), std::move(told));
}

answer::Answer Generated(std::string_view options) {
  service::GenerateRequest request;
  service::TextTarget target{FileFormat::kTrf, trf::Dialect::kTrf26};
  std::optional<std::uint64_t> seed;
  auto faults = ReadOptions(options, [&](OptionReader& reader) {
    TakeSystem(reader, request.system);
    TakeEventOptions(reader, request.options);
    reader.Take("players", request.players, Between{2, 100'000});
    reader.Take("rounds", request.rounds, Between{1, 999});
    reader.Take("config", request.config);
    reader.Take("seed", seed, kSeeds);
    reader.Take("to", target,
                Words<service::TextTarget>{{"trf26", {FileFormat::kTrf, trf::Dialect::kTrf26}},
                                           {"trf16", {FileFormat::kTrf, trf::Dialect::kTrf16}},
                                           {"trfx", {FileFormat::kTrf, trf::Dialect::kTrfX}},
                                           {"trfbx", {FileFormat::kTrf, trf::Dialect::kTrfBx}},
                                           {"json", {FileFormat::kJson}}});
  });
  if (!faults.empty()) return answer::Refused(std::move(faults));
  request.plain = target.dialect == trf::Dialect::kTrf16;
  auto generator = service::MakeGenerator(request);
  if (!generator.value) return answer::Refused(std::move(generator.diagnostics));
  if (!seed) seed = generator.value->wanted.seed;
  if (!seed) {
    return answer::Refused(UsageError("a random tournament needs a number to be drawn from", "give it as \"seed\""));
  }
  return answer::Answered(answer::GeneratedText(*generator.value, target, *seed));
}

}  // namespace
}  // namespace ronda::edge

using namespace ronda::edge;

ronda_status ronda_schedule(const char* system, const ronda_tournament* players, const char* options,
                            ronda_text** out) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  if (system == nullptr) return WithoutArgument(out);
  return Guarded(out, [&] { return HandOut(Scheduled(players, system, View(options)), out); });
}

ronda_status ronda_bracket(const char* bytes, size_t size, const char* options, ronda_text** out) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  if (bytes == nullptr && size > 0) return WithoutArgument(out);
  return Guarded(out, [&] {
    std::optional<ronda::service::Source> who;
    if (bytes != nullptr) who = ronda::service::Source{"bracket", std::string(bytes, size)};
    return HandOut(Bracketed(std::move(who), View(options)), out);
  });
}

ronda_status ronda_generate(const char* options, ronda_text** out) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  return Guarded(out, [&] { return HandOut(Generated(View(options)), out); });
}
