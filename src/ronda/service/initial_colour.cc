#include "ronda/service/initial_colour.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "ronda/base/random.h"

namespace ronda::service {
namespace {

constexpr std::string_view kCode = "initial-colour";
constexpr std::string_view kLot = "lot";

std::string_view NameOf(Colour colour) { return colour == Colour::kWhite ? "White" : "Black"; }

std::optional<std::uint64_t> ReadLot(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

InitialColourWish DrawColour(std::uint64_t lot) {
  return {Random(lot).Below(2) == 0 ? Colour::kWhite : Colour::kBlack, lot};
}

// Nobody has had a colour yet: in the first round, or after rounds in which everybody had a bye.
bool IsOpen(const Tournament& before, const SystemInfo& system) {
  const auto has_colour = [](const RoundEntry& entry) { return entry.colour.has_value(); };
  return !before.InitialColour() && system.colours == ColourUse::kAllocated &&
         std::ranges::none_of(before.data().entries, has_colour);
}

Result<Tournament> WithColour(const Tournament& tournament, Colour colour) {
  TournamentData data = tournament.data();
  data.initial_colour = colour;
  if (auto with_colour = Tournament::Make(std::move(data))) return *std::move(with_colour);
  return tl::unexpected(
      Diagnostic{.code = std::string(kCode), .message = "the initial colour contradicts the tournament"});
}

}  // namespace

Result<InitialColourWish> ReadInitialColour(const std::string& text, std::uint64_t fresh_lot) {
  if (text == "white") return InitialColourWish{Colour::kWhite};
  if (text == "black") return InitialColourWish{Colour::kBlack};
  if (text == kLot) return DrawColour(fresh_lot);
  if (text.starts_with("lot:")) {
    if (const auto lot = ReadLot(std::string_view(text).substr(kLot.size() + 1))) return DrawColour(*lot);
  }
  return tl::unexpected(UsageError(fmt::format("--initial-colour: '{}' is no colour", text),
                                   "write white, black, lot, or lot:NUMBER to draw it from a number"));
}

Result<Tournament> WithInitialColour(const Tournament& tournament, const InitialColourWish& wish) {
  const auto known = tournament.InitialColour();
  const bool is_settled = known && tournament.rounds() > 0;
  if (is_settled && *known != wish.colour) {
    return tl::unexpected(UsageError(fmt::format("the initial colour of this tournament is {} already", NameOf(*known)),
                                     "it is drawn once, before round 1; leave --initial-colour out"));
  }
  return WithColour(tournament, wish.colour);
}

std::optional<Diagnostic> AboutInitialColour(const Tournament& before, const SystemInfo& system) {
  if (!IsOpen(before, system)) return std::nullopt;
  return Diagnostic{.severity = Severity::kNote,
                    .code = std::string(kCode),
                    .message = "the tournament does not say the initial colour (record 152); White was taken",
                    .hint = "it is drawn by lot before round 1: --initial-colour lot, or white or black as drawn"};
}

std::optional<Diagnostic> AboutLot(const InitialColourWish& wish) {
  if (!wish.lot) return std::nullopt;
  return Diagnostic{.severity = Severity::kNote,
                    .code = std::string(kCode),
                    .message = fmt::format("the lot {} gave {} as initial colour", *wish.lot, NameOf(wish.colour)),
                    .hint = fmt::format("--initial-colour lot:{} gives it again", *wish.lot)};
}

Tournament WithColourOfFirstRound(const Tournament& before, const SystemInfo& system) {
  if (!IsOpen(before, system)) return before;
  auto with_colour = WithColour(before, Colour::kWhite);
  return with_colour ? *std::move(with_colour) : before;
}

}  // namespace ronda::service
