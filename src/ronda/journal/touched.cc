#include <fmt/format.h>

#include "ronda/formats/json/tape.h"
#include "ronda/journal/change.h"

namespace ronda::journal {
namespace {

void AddMembers(std::string_view part, json::Value value, std::set<std::string>& touched) {
  for (const auto& [name, member] : value.Members()) {
    std::string_view key = name.String();
    if (key.ends_with('+')) key.remove_suffix(1);  // what came to the end of a list
    touched.insert(fmt::format("{}/{}", part, key));
  }
}

void AddCells(json::Value cells, std::set<std::string>& touched) {
  for (const json::Value cell : cells.Items()) {
    const auto parts = cell.Items();
    if (parts.size() == 3) touched.insert(fmt::format("cells/{}/{}", parts[0].Token(), parts[1].Token()));
  }
}

}  // namespace

std::set<std::string> TouchedBy(std::string_view change) {
  std::set<std::string> touched;
  std::vector<text::Problem> problems;
  const json::Tape tape = json::Tape::Parse(change, problems);
  if (tape.empty() || tape.root().kind() != json::Kind::kObject) return touched;
  for (const auto& [name, value] : tape.root().Members()) {
    const std::string_view part = name.String();
    if (part == "cells") {
      AddCells(value, touched);
    } else if (value.kind() == json::Kind::kObject) {
      AddMembers(part, value, touched);
    } else if (part != "last_uid") {
      touched.emplace(part);
    }
  }
  return touched;
}

}  // namespace ronda::journal
