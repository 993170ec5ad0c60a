// The arguments of a drop-in call, understood but not yet acted upon.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace ronda::cli {

enum class DropInMode : std::uint8_t { kRelease, kPair, kCheck, kGenerate };

struct DropInRequest {
  DropInMode mode = DropInMode::kRelease;
  bool shows_release = false;              // -r
  bool baku = false;                       // -b
  std::optional<std::string> system_flag;  // "--dutch", ...; none in the manner of JaVaFo
  std::optional<std::string> input;        // the tournament, or the model of the generator
  std::optional<std::string> config;       // after -g: a file, or a seed
  std::optional<std::string> output;
  bool has_checklist = false;
  std::optional<std::string> checklist;  // none: beside the input
  std::optional<std::string> seed;
  std::optional<int> round;  // after -c
};

// None if the arguments do not fit together.
std::optional<DropInRequest> ParseDropIn(std::span<const std::string> args);

}  // namespace ronda::cli
