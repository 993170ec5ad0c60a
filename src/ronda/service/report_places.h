// Where in a TRF file what a finding is about stands, so that it can be shown; a file of another format has no places.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/service/tournament_file.h"

namespace ronda::service {

class ReportPlaces {
 public:
  ReportPlaces(const TournamentFile& file, std::string name) : file_(file), name_(std::move(name)) {}

  // About a header record: its line if there is one.
  void AtRecord(Diagnostic& finding, std::string_view code) const;
  // About columns of a player's record.
  void AtPlayer(Diagnostic& finding, Tpn player, int column, int width) const;

 private:
  void At(Diagnostic& finding, std::size_t line, int column, int width) const;

  const TournamentFile& file_;
  std::string name_;
};

}  // namespace ronda::service
