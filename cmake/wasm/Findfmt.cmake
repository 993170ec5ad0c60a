# Without the locales of the machine, which would be a twentieth of the whole.
include(${CMAKE_CURRENT_LIST_DIR}/RondaHeaders.cmake)
ronda_headers(fmt::fmt fmt)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',')
set(fmt_FOUND TRUE)
