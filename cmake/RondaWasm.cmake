# What the modules need of a target that has neither threads nor libraries of Debian.
enable_language(C)
include(${CMAKE_CURRENT_LIST_DIR}/wasm/RondaHeaders.cmake)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# A size has 32 bits here: a number of 64 bits that is used as one has been compared with a size before.
add_compile_options(-Wno-shorten-64-to-32)

set(widths ${PROJECT_BINARY_DIR}/width_table.c)
add_custom_command(
  OUTPUT ${widths}
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/width_table.py ${widths}
  DEPENDS ${PROJECT_SOURCE_DIR}/tools/width_table.py
  VERBATIM)
add_library(utf8proc STATIC ${widths})
ronda_headers(utf8proc_headers utf8proc.h)
target_link_libraries(utf8proc PUBLIC utf8proc_headers)
target_compile_definitions(utf8proc PUBLIC UTF8PROC_STATIC)
