// What players take home: prizes, norms, rating.
#include "ronda/ledger/event_text.h"
#include "ronda/paper/documents.h"
#include "ronda/service/prizes.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/prizes_sheet.h"
#include "ronda/sheets/rate_norms.h"
#include "ronda/sheets/rate_sheet.h"

namespace ronda::paper {
namespace {

// The tournament as a file, for whoever opens it himself.
Result<service::Source> FileOf(const Event& event) {
  auto text = ledger::EventTextOf(event.state);
  if (!text) return tl::unexpected(text.error());
  return service::Source{event.state.data.info.name, std::move(text->json)};
}

}  // namespace

Parsed<Parts> PrizeList(const Event& event, const Wish& /*wish*/) {
  service::PrizesRequest request;
  if (event.prizes) {
    request.prizes = *event.prizes;
  } else if (!event.state.facts.prizes.empty()) {
    request.prizes = {"prizes", event.state.facts.prizes};
  } else {
    return NoDocument("no prizes are set", "give the file of the prizes (--prizes), or set them at the desk");
  }
  auto file = FileOf(event);
  if (!file) return {std::nullopt, {file.error()}};
  request.file = *std::move(file);
  auto shared = service::SharePrizes(request);
  if (!shared.value) return {std::nullopt, std::move(shared.diagnostics)};
  const sheets::AwardedPrizes prizes{
      shared.value->work,       shared.value->fund,  shared.value->awards, shared.value->outlook, 0,
      shared.value->open_games, shared.value->rounds};
  return {Parts{SheetOf(prizes)}, std::move(shared.diagnostics)};
}

Parsed<Parts> NormData(const Event& event, const Wish& /*wish*/) {
  return {Parts{SheetOf(sheets::SoughtNorms{event.tournament, std::nullopt})}, {}};
}

Parsed<Parts> RatingChanges(const Event& event, const Wish& /*wish*/) {
  auto file = FileOf(event);
  if (!file) return {std::nullopt, {file.error()}};
  service::RateRequest request;
  request.file = *std::move(file);
  const auto opened = service::OpenForRating(request);
  if (!opened.value) return {std::nullopt, opened.diagnostics};
  const auto rated = service::Rate(*opened.value, request);
  if (!rated.value) return {std::nullopt, rated.diagnostics};
  return {Parts{SheetOf(sheets::RatedEvent{event.tournament, *rated.value})}, {}};
}

}  // namespace ronda::paper
