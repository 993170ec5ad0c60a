// A set of vertices 0 .. size-1, one bit each, so that dense graphs are searched 64 vertices at a time.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

class VertexSet {
 public:
  explicit VertexSet(int size) : words_((Size(size) + 63) / 64, 0) {}

  bool Contains(Vertex v) const { return (words_[WordOf(v)] & BitOf(v)) != 0; }
  void Insert(Vertex v) { words_[WordOf(v)] |= BitOf(v); }
  void Erase(Vertex v) { words_[WordOf(v)] &= ~BitOf(v); }
  // The other set has the same size, or none.
  void InsertAll(const VertexSet& other) {
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
  }
  void EraseAll(const VertexSet& other) {
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] &= ~other.words_[i];
  }
  void KeepAll(const VertexSet& other) {
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] &= other.words_[i];
  }
  int Count() const;

  std::span<const std::uint64_t> words() const { return words_; }

 private:
  static std::size_t WordOf(Vertex v) { return v.index() / 64; }
  static std::uint64_t BitOf(Vertex v) { return std::uint64_t{1} << (v.index() % 64); }

  std::vector<std::uint64_t> words_;
};

inline int VertexSet::Count() const {
  int count = 0;
  for (const std::uint64_t word : words_) count += std::popcount(word);
  return count;
}

// The vertex of the lowest bit that is set in a word of a set.
inline Vertex LowestOf(std::size_t word, std::uint64_t bits) {
  return Vertex::FromIndex(word * 64 + Size(std::countr_zero(bits)));
}

// The least vertex that is in both sets.
inline std::optional<Vertex> FirstCommon(const VertexSet& a, const VertexSet& b) {
  for (std::size_t i = 0; i < a.words().size(); ++i) {
    if (const std::uint64_t both = a.words()[i] & b.words()[i]; both != 0) return LowestOf(i, both);
  }
  return std::nullopt;
}

// Calls visit(v) for each vertex in both sets, in increasing order. Changes that a visit makes to the sets show from
// the next group of 64 vertices on.
template <class Visit>
void ForEachCommon(const VertexSet& a, const VertexSet& b, Visit visit) {
  for (std::size_t i = 0; i < a.words().size(); ++i) {
    for (std::uint64_t both = a.words()[i] & b.words()[i]; both != 0; both &= both - 1) {
      visit(LowestOf(i, both));
    }
  }
}

}  // namespace ronda::matching
