// Result<T>: a value or the one reason there is none. Parsed<T>: what a reader that goes on after an error returns: the
// value unless an error made it meaningless, and everything there is to say about the input.
//
// Whoever takes the value of a Result without asking whether there is one gets an exception that names the reason, in
// every build: a question of the desk fails and the others go on.
#pragma once

#include <optional>
#include <tl/expected.hpp>
#include <type_traits>
#include <vector>

#include "ronda/base/diagnostic.h"

namespace ronda {

// Throws std::logic_error.
[[noreturn]] void FailUnasked(const Diagnostic& reason);

template <class T>
class Result : public tl::expected<T, Diagnostic> {
  using Base = tl::expected<T, Diagnostic>;

 public:
  using Base::Base;
  Result(Base base) : Base(std::move(base)) {}  // NOLINT: what .map() gives is a result too

  const T* operator->() const { return Asked().Base::operator->(); }
  T* operator->() { return Asked().Base::operator->(); }
  const std::add_const_t<T>& operator*() const& { return Asked().Base::operator*(); }
  T& operator*() & { return Asked().Base::operator*(); }
  T&& operator*() && { return std::move(Asked().Base::operator*()); }

 private:
  const Result& Asked() const {
    if (!this->has_value()) [[unlikely]]
      FailUnasked(this->error());
    return *this;
  }
  Result& Asked() {
    if (!this->has_value()) [[unlikely]]
      FailUnasked(this->error());
    return *this;
  }
};

// Nothing or the reason: there is no value to take.
template <>
class Result<void> : public tl::expected<void, Diagnostic> {
 public:
  using tl::expected<void, Diagnostic>::expected;
};

template <class T>
struct Parsed {
  std::optional<T> value;
  std::vector<Diagnostic> diagnostics;
};

}  // namespace ronda
