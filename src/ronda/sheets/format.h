// The forms in which a sheet is shown.
#pragma once

#include <cstdint>

namespace ronda::sheets {

enum class Format : std::uint8_t { kText, kCsv, kJson, kHtml };

// Some of the forms.
class Forms {
 public:
  template <class... Formats>
  constexpr explicit Forms(Formats... formats) : bits_((0U | ... | Bit(formats))) {}

  constexpr bool Has(Format format) const { return (bits_ & Bit(format)) != 0; }

 private:
  static constexpr unsigned Bit(Format format) { return 1U << static_cast<unsigned>(format); }

  unsigned bits_;
};

inline constexpr Forms kEveryForm{Format::kText, Format::kCsv, Format::kJson, Format::kHtml};
inline constexpr Forms kForPeople{Format::kText, Format::kHtml};
inline constexpr Forms kForPrograms{Format::kCsv, Format::kJson};

}  // namespace ronda::sheets
