# RONDA_STATIC: a program that needs nothing of the system it runs on, not even its C library. Debian has fmt and spdlog as
# shared libraries only, so their headers do the work; everything else is there as an archive. PostgreSQL is left out: its
# client needs libraries that cannot be linked in.
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(OPENSSL_USE_STATIC_LIBS ON)
set(RONDA_POSTGRES OFF)
set(RONDA_SHARED OFF)
add_link_options(-static)
add_library(fmt::fmt INTERFACE IMPORTED GLOBAL)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
add_library(spdlog::spdlog INTERFACE IMPORTED GLOBAL)
target_compile_definitions(spdlog::spdlog INTERFACE SPDLOG_FMT_EXTERNAL FMT_HEADER_ONLY)
