// Texts and their translations as one array of characters, which needs nothing done when the program starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace ronda::words {

struct Translation {
  std::string_view english;
  std::string_view text;
};

// A list of translations. Made by tools/catalogue.py: every text begins where the one before it ends.
class Texts {
 public:
  constexpr Texts() = default;
  constexpr Texts(const char* characters, std::span<const std::uint32_t> bounds)
      : characters_(characters), bounds_(bounds) {}

  constexpr std::size_t size() const { return bounds_.size() / 2; }
  constexpr Translation operator[](std::size_t index) const { return {Piece(2 * index), Piece(2 * index + 1)}; }

  // In lists of any order.
  constexpr std::optional<Translation> Find(std::string_view english) const {
    for (std::size_t index = 0; index < size(); ++index) {
      if ((*this)[index].english == english) return (*this)[index];
    }
    return std::nullopt;
  }

 private:
  constexpr std::string_view Piece(std::size_t place) const {
    return {characters_ + bounds_[place], bounds_[place + 1] - bounds_[place]};
  }

  const char* characters_ = nullptr;
  std::span<const std::uint32_t> bounds_;
};

}  // namespace ronda::words
