// What players take home: prizes, norms, rating.
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "ronda/ledger/event_text.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/told_parts.h"
#include "ronda/service/prizes.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/prizes_sheet.h"
#include "ronda/sheets/rate_norms.h"
#include "ronda/sheets/rate_sheet.h"

namespace ronda::paper {
namespace {

// The tournament as a file, for whoever opens it directly.
Result<service::Source> FileOf(const Event& event) {
  auto text = ledger::EventTextOf(event.state);
  if (!text) return tl::unexpected(text.error());
  return service::Source{event.state.data.info.name, std::move(text->json)};
}

Parsed<service::SharedPrizes> SharedFor(const Event& event) {
  service::PrizesRequest request;
  if (event.prizes) {
    request.prizes = *event.prizes;
  } else if (!event.state.facts.prizes.empty()) {
    request.prizes = {"prizes", event.state.facts.prizes};
  } else {
    return {
        std::nullopt,
        NoDocument("no prizes are set", "give the file of the prizes (--prizes), or set them at the desk").diagnostics};
  }
  auto file = FileOf(event);
  if (!file) return {std::nullopt, {file.error()}};
  request.file = *std::move(file);
  return service::SharePrizes(request);
}

// All prizes of one winner, to be signed for.
Card ReceiptOf(const Words& words, const Event& event, const service::SharedPrizes& shared,
               std::span<const awards::Award> won) {
  Card card;
  card.head = event.state.data.info.name;
  card.name = shared.work.NameOf(won.front().who);
  awards::Money sum = 0;
  const auto text = [&](awards::Money amount) {
    return fmt::format("{} {}", awards::ToText(amount), shared.fund.currency);
  };
  for (const awards::Award& award : won) {
    const std::string& list = shared.fund.lists[award.list].name;
    card.lines.push_back(fmt::format("{}: {}", list.empty() ? words("Places") : list, text(award.amount)));
    sum += award.amount;
  }
  card.lines.push_back(words("Received: {}", text(sum)));
  card.signatures = {words("Date"), words("Signature")};
  return card;
}

}  // namespace

Parsed<Parts> PrizeList(const Event& event, const Wish& wish) {
  auto shared = SharedFor(event);
  if (!shared.value) return {std::nullopt, std::move(shared.diagnostics)};
  const sheets::AwardedPrizes prizes{
      shared.value->work,       shared.value->fund,  shared.value->awards, shared.value->outlook, 0,
      shared.value->open_games, shared.value->rounds};
  return {Parts{ToldSheet(wish.words, SheetOf(prizes))}, std::move(shared.diagnostics)};
}

Parsed<Parts> PrizeReceipts(const Event& event, const Wish& wish) {
  auto shared = SharedFor(event);
  if (!shared.value) return {std::nullopt, std::move(shared.diagnostics)};
  std::vector<awards::Award> awards = shared.value->awards;
  std::erase_if(awards, [](const awards::Award& award) { return award.amount == 0; });
  std::ranges::stable_sort(awards, {}, [&](const awards::Award& award) {
    return std::pair(shared.value->work.standings().RankOf(award.who), award.who.index());
  });
  Cards cards{2, 4, {}};
  for (std::size_t first = 0; first < awards.size();) {
    std::size_t end = first;
    while (end < awards.size() && awards[end].who == awards[first].who) ++end;
    cards.cards.push_back(ReceiptOf(wish.words, event, *shared.value, std::span(awards).subspan(first, end - first)));
    first = end;
  }
  if (cards.cards.empty()) return NoDocument("nobody has won a prize yet", "print the receipts after the last round");
  return {Parts{std::move(cards)}, std::move(shared.diagnostics)};
}

Parsed<Parts> NormData(const Event& event, const Wish& wish) {
  return {Parts{ToldSheet(wish.words, SheetOf(sheets::SoughtNorms{event.tournament, std::nullopt}))}, {}};
}

Parsed<Parts> RatingChanges(const Event& event, const Wish& wish) {
  auto file = FileOf(event);
  if (!file) return {std::nullopt, {file.error()}};
  service::RateRequest request;
  request.file = *std::move(file);
  const auto opened = service::OpenForRating(request);
  if (!opened.value) return {std::nullopt, opened.diagnostics};
  const auto rated = service::Rate(*opened.value, request);
  if (!rated.value) return {std::nullopt, rated.diagnostics};
  return {Parts{ToldSheet(wish.words, SheetOf(sheets::RatedEvent{event.tournament, *rated.value}))}, {}};
}

}  // namespace ronda::paper
