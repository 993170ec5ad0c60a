// What the program uses of fmt, compiled from its headers, so that the loader need not look for it.
#include <fmt/format-inl.h>

FMT_BEGIN_NAMESPACE
namespace detail {

template FMT_API dragonbox::decimal_fp<float> dragonbox::to_decimal(float number) noexcept;
template FMT_API dragonbox::decimal_fp<double> dragonbox::to_decimal(double number) noexcept;
template FMT_API std::locale locale_ref::get<std::locale>() const;
template FMT_API thousands_sep_result<char> thousands_sep_impl<char>(locale_ref locale);
template FMT_API char decimal_point_impl<char>(locale_ref locale);

}  // namespace detail
FMT_END_NAMESPACE
