// Point systems in the records of each dialect.
#include <fmt/format.h>

#include <array>

#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/interpret.h"

namespace ronda::trf {
namespace {

using Setting = std::pair<std::string_view, Points>;

// Symbols and their values, nine columns each.
std::string ComposeColumns(std::string_view code, int first_symbol, const std::vector<Setting>& settings) {
  using namespace scoring_fields;
  RecordBuilder record(code);
  for (std::size_t i = 0; i < settings.size(); ++i) {
    const int shift = kStep * static_cast<int>(i);
    record.Text(first_symbol + shift, settings[i].first);
    record.Right({kValue + shift, kValueWidth, {}, {}}, settings[i].second);
  }
  return record.Take();
}

std::vector<std::string> Compose162(const PointSystem& system) {
  const PointSystem usual;
  const Points win = system.win[0];
  const Points draw = system.draw[0];
  std::vector<Setting> settings;
  if (win != usual.win[0]) settings.emplace_back("W", win);
  if (draw != usual.draw[0]) settings.emplace_back("D", draw);
  if (system.loss[0] != usual.loss[0]) settings.emplace_back("L", system.loss[0]);
  if (system.zero_bye != usual.zero_bye) settings.emplace_back("A", system.zero_bye);
  if (system.pairing_bye != win) settings.emplace_back("P", system.pairing_bye);
  if (system.adjourned != draw) settings.emplace_back("X", system.adjourned);
  if (settings.empty()) return {};
  return {ComposeColumns("162", scoring_fields::kGameSymbol, settings)};
}

std::vector<std::string> ComposeBb(const PointSystem& system) {
  const PointSystem usual;
  std::vector<std::string> lines;
  const auto add = [&lines](std::string_view code, Points value) {
    lines.push_back(RecordBuilder(code).Right({5, 4, {}, {}}, value).Take());
  };
  if (system.win != usual.win) add("BBW", system.win[0]);
  if (system.draw != usual.draw) add("BBD", system.draw[0]);
  if (system.loss != usual.loss) add("BBL", system.loss[0]);
  if (system.zero_bye != usual.zero_bye) add("BBZ", system.zero_bye);
  if (system.forfeit_loss != usual.forfeit_loss) add("BBF", system.forfeit_loss);
  if (system.pairing_bye != system.win[0]) add("BBU", system.pairing_bye);
  return lines;
}

std::vector<std::string> ComposeXxs(const PointSystem& system) {
  const PointSystem usual;
  std::string settings;
  const auto add = [&settings](std::string_view symbol, Points value) {
    settings += fmt::format(" {}={}", symbol, ToString(value));
  };
  const bool one_win = system.win[0] == system.win[1] && system.win[0] == system.forfeit_win &&
                       system.win[0] == system.full_bye && system.win != usual.win;
  const bool one_draw =
      system.draw[0] == system.draw[1] && system.draw[0] == system.half_bye && system.draw != usual.draw;
  if (one_win) add("W", system.win[0]);
  if (one_draw) add("D", system.draw[0]);
  const std::array<std::pair<Setting, Points>, 12> all{{{{"WW", system.win[0]}, usual.win[0]},
                                                        {{"BW", system.win[1]}, usual.win[1]},
                                                        {{"FW", system.forfeit_win}, usual.forfeit_win},
                                                        {{"FPB", system.full_bye}, usual.full_bye},
                                                        {{"WD", system.draw[0]}, usual.draw[0]},
                                                        {{"BD", system.draw[1]}, usual.draw[1]},
                                                        {{"HPB", system.half_bye}, usual.half_bye},
                                                        {{"WL", system.loss[0]}, usual.loss[0]},
                                                        {{"BL", system.loss[1]}, usual.loss[1]},
                                                        {{"PAB", system.pairing_bye}, usual.pairing_bye},
                                                        {{"ZPB", system.zero_bye}, usual.zero_bye},
                                                        {{"FL", system.forfeit_loss}, usual.forfeit_loss}}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool said = (one_win && i < 4) || (one_draw && i >= 4 && i < 7);
    if (!said && all[i].first.second != all[i].second) add(all[i].first.first, all[i].first.second);
  }
  if (settings.empty()) return {};
  return {"XXS" + settings};
}

// What PointSystemOf() would make of the records of a dialect if it were given this system's values.
PointSystem AsUnderstood(const PointSystem& system, Scoring scoring) {
  PointSystem understood = system;
  if (scoring == Scoring::kXxs) {
    understood.adjourned = system.draw[0];
    return understood;
  }
  understood.win[1] = understood.forfeit_win = understood.full_bye = system.win[0];
  understood.draw[1] = understood.half_bye = system.draw[0];
  understood.loss[1] = system.loss[0];
  if (scoring == Scoring::k162) understood.forfeit_loss = system.zero_bye;
  if (scoring == Scoring::kBb) understood.adjourned = system.draw[0];
  return understood;
}

}  // namespace

std::optional<std::vector<std::string>> ComposeScoring(const PointSystem& system, Scoring scoring) {
  if (AsUnderstood(system, scoring) != system) return std::nullopt;
  switch (scoring) {
    case Scoring::k162:
      return Compose162(system);
    case Scoring::kXxs:
      return ComposeXxs(system);
    case Scoring::kBb:
      return ComposeBb(system);
  }
  return std::nullopt;
}

std::string ComposeMatchScoring(const MatchPointSystem& system) {
  if (system == MatchPointSystem{}) return {};
  return ComposeColumns("362", scoring_fields::kMatchSymbol,
                        {{"TW", system.win}, {"TD", system.draw}, {"TL", system.loss}});
}

}  // namespace ronda::trf
