// Properties of reading and writing over random tournaments.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "ronda/model/validation.h"
#include "unit/formats/trf/arbitrary_tournament.h"
#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

Tournament Make(TournamentData data) {
  auto tournament = Tournament::Make(std::move(data));
  RC_ASSERT(tournament.has_value());
  return std::move(*tournament);
}

void ReadsBack(Dialect dialect) {
  const Tournament tournament = Make(ArbitraryTournament(dialect));
  const auto line_end = *rc::gen::element(LineEnd::kCr, LineEnd::kLf, LineEnd::kCrLf);
  const auto bytes = Write(tournament, dialect, line_end);
  RC_ASSERT(bytes.has_value());
  RC_LOG() << *bytes;
  const auto losses = Losses(tournament, dialect);
  RC_LOG() << AllOf(losses);
  RC_ASSERT(losses.empty());
  const auto parsed = Read(*bytes, "written.trf");
  RC_LOG() << AllOf(parsed.diagnostics);
  RC_ASSERT(parsed.value.has_value());
  RC_ASSERT(parsed.value->tournament.data() == tournament.data());
  RC_ASSERT(Update(parsed.value->document, tournament) == *bytes);
}

RC_GTEST_PROP(TrfProperty, Trf16ReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrf16); }
RC_GTEST_PROP(TrfProperty, TrfXReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrfX); }
RC_GTEST_PROP(TrfProperty, TrfBxReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrfBx); }
RC_GTEST_PROP(TrfProperty, Trf26ReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrf26); }

// Whatever a document said, updating it makes it say the tournament.
void UpdatesTo(Dialect old_dialect, Dialect new_dialect) {
  const Tournament old = Make(ArbitraryTournament(old_dialect));
  const Tournament wanted = Make(ArbitraryTournament(new_dialect));
  const auto bytes = Write(old, old_dialect);
  RC_ASSERT(bytes.has_value());
  const auto document = Read(*bytes, "old.trf").value->document;
  const std::string updated = Update(document, wanted);
  RC_LOG() << "was\n" << *bytes << "is\n" << updated;
  const auto parsed = Read(updated, "updated.trf");
  RC_LOG() << AllOf(parsed.diagnostics);
  RC_ASSERT(parsed.value.has_value());
  RC_ASSERT(parsed.value->tournament.data() == wanted.data());
}

RC_GTEST_PROP(TrfProperty, UpdateTrf16, ()) { UpdatesTo(Dialect::kTrf16, Dialect::kTrf26); }
RC_GTEST_PROP(TrfProperty, UpdateTrfX, ()) { UpdatesTo(Dialect::kTrfX, Dialect::kTrfX); }
RC_GTEST_PROP(TrfProperty, UpdateTrfXWith2026, ()) { UpdatesTo(Dialect::kTrfX, Dialect::kTrf26); }
RC_GTEST_PROP(TrfProperty, UpdateTrfBx, ()) { UpdatesTo(Dialect::kTrfBx, Dialect::kTrfBx); }
RC_GTEST_PROP(TrfProperty, UpdateTrf26, ()) { UpdatesTo(Dialect::kTrf26, Dialect::kTrf26); }
RC_GTEST_PROP(TrfProperty, UpdateTrf26WithX, ()) { UpdatesTo(Dialect::kTrf26, Dialect::kTrfX); }

}  // namespace
}  // namespace ronda::trf
