// How many random cases a test tries. A sanitizer looks at every access, ten to thirty times slower, and the paths are
// the same from case to case: it gets a tenth of them. The release build, which looks for differences, tries all.
#pragma once

namespace ronda::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kEffortShare = 10;
#else
inline constexpr int kEffortShare = 1;
#endif

// Also for what a test expects to have met among its cases.
template <class Number>
constexpr Number Effort(Number all) {
  return (all + Number{kEffortShare} - 1) / Number{kEffortShare};
}

}  // namespace ronda::test
