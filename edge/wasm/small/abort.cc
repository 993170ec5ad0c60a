// Nobody reads what the C++ library would print before a trap, and what prints it is 8 KB of
// what a web host would send.
#include <__verbose_abort>

_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
