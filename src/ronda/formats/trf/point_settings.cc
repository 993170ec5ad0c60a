// What the scoring records of each dialect mean.
#include "ronda/formats/trf/interpret.h"

namespace ronda::trf {
namespace {

void SetBoth(std::array<Points, 2>& by_colour, Points value) { by_colour = {value, value}; }

void SetWin(PointSystem& system, Points value) {
  SetBoth(system.win, value);
  system.forfeit_win = value;
  system.full_bye = value;
}

void SetDraw(PointSystem& system, Points value) {
  SetBoth(system.draw, value);
  system.half_bye = value;
}

// One letter of 162 or of a BB. record. The two differ in Z: alone in BBZ, both kinds of absence in 162.
void ApplyLetter(PointSystem& system, const PointSetting& setting) {
  const bool absence = setting.scoring == Scoring::k162;
  switch (setting.symbol.front()) {
    case 'W':
      return SetWin(system, setting.value);
    case 'D':
      return SetDraw(system, setting.value);
    case 'L':
      return SetBoth(system.loss, setting.value);
    case 'A':
    case 'Z':
      system.zero_bye = setting.value;
      if (absence) system.forfeit_loss = setting.value;
      return;
    case 'F':
      system.forfeit_loss = setting.value;
      return;
    case 'P':
    case 'U':
      system.pairing_bye = setting.value;
      return;
    case 'X':
      system.adjourned = setting.value;
      return;
    default:
      return;
  }
}

PointSystem FromLetters(const std::vector<PointSetting>& settings, Scoring scoring) {
  PointSystem system;
  for (const PointSetting& setting : settings) {
    if (setting.scoring == scoring && setting.symbol == "W") system.pairing_bye = setting.value;
    if (setting.scoring == scoring && setting.symbol == "D") system.adjourned = setting.value;
  }
  for (const PointSetting& setting : settings) {
    if (setting.scoring == scoring) ApplyLetter(system, setting);
  }
  return system;
}

// Later settings override earlier ones; W, D and L set several values at once.
void ApplyXxs(PointSystem& system, const std::string& symbol, Points value) {
  constexpr std::size_t kWhite = 0;
  constexpr std::size_t kBlack = 1;
  if (symbol == "W") return SetWin(system, value);
  if (symbol == "D") return SetDraw(system, value);
  if (symbol == "L") return SetBoth(system.loss, value);
  if (symbol == "WW") system.win[kWhite] = value;
  if (symbol == "BW") system.win[kBlack] = value;
  if (symbol == "WD") system.draw[kWhite] = value;
  if (symbol == "BD") system.draw[kBlack] = value;
  if (symbol == "WL") system.loss[kWhite] = value;
  if (symbol == "BL") system.loss[kBlack] = value;
  if (symbol == "ZPB") system.zero_bye = value;
  if (symbol == "HPB") system.half_bye = value;
  if (symbol == "FPB") system.full_bye = value;
  if (symbol == "PAB") system.pairing_bye = value;
  if (symbol == "FW") system.forfeit_win = value;
  if (symbol == "FL") system.forfeit_loss = value;
}

}  // namespace

PointSystem PointSystemOf(const std::vector<PointSetting>& settings, Scoring scoring) {
  if (scoring != Scoring::kXxs) return FromLetters(settings, scoring);
  PointSystem system;
  for (const PointSetting& setting : settings) {
    if (setting.scoring == Scoring::kXxs) ApplyXxs(system, setting.symbol, setting.value);
  }
  system.adjourned = system.draw.front();
  return system;
}

}  // namespace ronda::trf
