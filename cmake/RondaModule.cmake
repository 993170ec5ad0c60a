# ronda_module(NAME [LIGHT] [BATCHES n] [SOURCES file...] [ALONE file...] [HOT file...] [DEPENDS module...] [LIBRARIES target...])
#
# One static library a module, `ronda_NAME`, with headers included as "ronda/NAME/...". DEPENDS lists the modules it may include;
# LIBRARIES the third-party targets only it may use. A module without sources is an interface library. CMAKE_UNITY_BUILD compiles a
# module as one, or in so many BATCHES: as many as leave none of them longer than some twenty seconds. ALONE repeats the sources
# that take so long, or are so much alike, that they are compiled by themselves all the same. LIGHT: nobody waits for what it does,
# but everybody for its compilation (ronda_light); HOT repeats those of its sources that somebody does wait for.
function(ronda_module name)
  cmake_parse_arguments(ARG "LIGHT" "BATCHES" "SOURCES;ALONE;HOT;DEPENDS;LIBRARIES" ${ARGN})
  list(TRANSFORM ARG_DEPENDS PREPEND ronda_)
  add_library(ronda_${name} STATIC ${ARG_SOURCES})
  target_include_directories(ronda_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(ronda_${name} PUBLIC ${ARG_DEPENDS} ${ARG_LIBRARIES})
  set_source_files_properties(${ARG_ALONE} ${ARG_HOT} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  if(ARG_HOT AND CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT WASI)
    set_source_files_properties(${ARG_HOT} PROPERTIES COMPILE_OPTIONS -O3)
  endif()
  if(ARG_LIGHT)
    ronda_light(ronda_${name})
  endif()
  if(RONDA_FUZZ AND name MATCHES "^(matching|pairing|tiebreak|rating|handling|explain|verify)$")
    # They read no words: what their numbers are compared with tells libFuzzer nothing, and takes most of its time.
    target_compile_options(ronda_${name} PRIVATE -fno-sanitize-coverage=trace-cmp)
  endif()
  set(size 0)
  if(ARG_BATCHES)
    list(LENGTH ARG_SOURCES count)
    list(LENGTH ARG_ALONE alone)
    math(EXPR size "(${count} - ${alone} + ${ARG_BATCHES} - 1) / ${ARG_BATCHES}")
  endif()
  set_target_properties(ronda_${name} PROPERTIES UNITY_BUILD_BATCH_SIZE ${size})
  # An optional that is empty and a place that is not there are noticed in every build, but for the two modules that
  # count every nanosecond and read nothing from outside; Result asks by itself (base/result.h).
  if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT name MATCHES "^(matching|pairing)$")
    target_compile_definitions(ronda_${name} PRIVATE _GLIBCXX_ASSERTIONS)
    ronda_harden(ronda_${name})
  endif()
endfunction()

# ronda_light(TARGET): optimised lightly, and twice as many sources in a batch of a unity build. WebAssembly is optimised for size.
function(ronda_light target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE 16)
  if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT WASI)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# ronda_harden(TARGET): what makes a fault in a program that faces the network harder to use. The optimised builds only: the checks of
# the library need the optimiser, and the sanitizers bring checks of their own.
function(ronda_harden target)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR RONDA_SANITIZE OR CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  target_compile_options(${target} PRIVATE -fstack-protector-strong -D_FORTIFY_SOURCE=2)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "EXECUTABLE" AND NOT RONDA_STATIC)
    target_link_options(${target} PRIVATE -pie -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
  endif()
endfunction()

# Warnings are errors everywhere; sanitizers and coverage by option.
function(ronda_compile_options)
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
                      -Wimplicit-fallthrough -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict)  # g++ 12 warns of overlaps inside std::string that cannot happen
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    # A compilation that may take memory, as those of a unity build do, needs not look ever again for what it could give back.
    add_compile_options(--param=ggc-min-heapsize=1048576)
  endif()
  if(RONDA_SANITIZE)
    add_compile_options(-fsanitize=${RONDA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${RONDA_SANITIZE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # With the checks in between g++ no longer sees that an optional is read only where it has a value.
      add_compile_options(-Wno-maybe-uninitialized)
    endif()
    if(RONDA_SANITIZE STREQUAL "thread")
      # The thread sanitizer knows no fences; around its handlers Asio has them beside a mutex, which it knows.
      add_compile_definitions(BOOST_ASIO_DISABLE_FENCED_BLOCK)
    endif()
  endif()
  if(RONDA_FUZZ)
    # What is found by asking at every access whether a place may be there is left to the sanitized tests: here it would halve
    # the inputs.
    add_compile_options(-fsanitize=fuzzer-no-link -fno-sanitize=alignment,null,object-size,vptr)
  endif()
  if(RONDA_COVERAGE)
    add_compile_options(--coverage)
    add_link_options(--coverage)
  endif()
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
  endif()
endfunction()
