// A vector whose elements are numbered by an id: IdVector<PlayerIndex, Points> is indexed by a player and by nothing
// else. IdSpan is the view of one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"

namespace ronda {

template <class Id, class T>
class IdVector {
 public:
  using Values = std::vector<T>;
  using value_type = T;

  IdVector() = default;
  explicit IdVector(std::int32_t count) : values_(Size(count)) {}
  IdVector(std::int32_t count, const T& value) : values_(Size(count), value) {}
  explicit IdVector(Values values) : values_(std::move(values)) {}

  typename Values::reference operator[](Id id) { return values_[id.index()]; }
  typename Values::const_reference operator[](Id id) const { return values_[id.index()]; }

  std::int32_t size() const { return Count(values_); }
  bool empty() const { return values_.empty(); }
  bool Contains(Id id) const { return id >= Id::FromIndex(0) && id.index() < values_.size(); }
  IdRange<Id> ids() const { return IdRange<Id>(size()); }

  auto begin() { return values_.begin(); }
  auto begin() const { return values_.begin(); }
  auto end() { return values_.end(); }
  auto end() const { return values_.end(); }
  typename Values::reference back() { return values_.back(); }
  typename Values::const_reference back() const { return values_.back(); }
  const Values& values() const { return values_; }

  Id push_back(T value) {
    values_.push_back(std::move(value));
    return Id::FromIndex(values_.size() - 1);
  }
  void reserve(std::int32_t count) { values_.reserve(Size(count)); }
  void resize(std::int32_t count) { values_.resize(Size(count)); }
  void assign(std::int32_t count, const T& value) { values_.assign(Size(count), value); }
  void clear() { values_.clear(); }

  bool operator==(const IdVector&) const = default;

 private:
  Values values_;
};

template <class Id, class T>
class IdSpan {
 public:
  using value_type = std::remove_cv_t<T>;

  IdSpan() = default;
  explicit IdSpan(std::span<T> values) : values_(values) {}
  IdSpan(IdVector<Id, value_type>& all) : values_(all.begin(), all.end()) {}
  IdSpan(const IdVector<Id, value_type>& all) requires std::is_const_v<T> : values_(all.begin(), all.end()) {}

  T& operator[](Id id) const { return values_[id.index()]; }

  std::int32_t size() const { return Count(values_); }
  bool empty() const { return values_.empty(); }
  bool Contains(Id id) const { return id >= Id::FromIndex(0) && id.index() < values_.size(); }
  IdRange<Id> ids() const { return IdRange<Id>(size()); }

  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }
  T& back() const { return values_.back(); }
  std::span<T> values() const { return values_; }

 private:
  std::span<T> values_;
};

}  // namespace ronda
