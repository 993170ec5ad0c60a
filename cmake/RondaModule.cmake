# ronda_module(NAME [SOURCES file...] [ALONE file...] [DEPENDS module...] [LIBRARIES target...])
#
# One static library a module, `ronda_NAME`, with headers included as "ronda/NAME/...". DEPENDS lists the modules it may include;
# LIBRARIES the third-party targets only it may use. A module without sources is an interface library. ALONE repeats the sources
# that take so long, or are so much alike, that CMAKE_UNITY_BUILD compiles each by itself too.
function(ronda_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES;ALONE;DEPENDS;LIBRARIES" ${ARGN})
  list(TRANSFORM ARG_DEPENDS PREPEND ronda_)
  add_library(ronda_${name} STATIC ${ARG_SOURCES})
  target_include_directories(ronda_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(ronda_${name} PUBLIC ${ARG_DEPENDS} ${ARG_LIBRARIES})
  set_source_files_properties(${ARG_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# Warnings are errors everywhere; sanitizers and coverage by option.
function(ronda_compile_options)
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
                      -Wimplicit-fallthrough -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict)  # g++ 12 warns of overlaps inside std::string that cannot happen
  endif()
  if(RONDA_SANITIZE)
    add_compile_options(-fsanitize=${RONDA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${RONDA_SANITIZE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # With the checks in between g++ no longer sees that an optional is read only where it has a value.
      add_compile_options(-Wno-maybe-uninitialized)
    endif()
  endif()
  if(RONDA_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
  endif()
  if(RONDA_COVERAGE)
    add_compile_options(--coverage)
    add_link_options(--coverage)
  endif()
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
  endif()
endfunction()
