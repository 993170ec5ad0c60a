# ronda_assets(OUTPUT ENTRIES name...): bundles ui/NAME (scripts and styles, with what they import) by esbuild and makes of the
# bundles one source, whose path is left in OUTPUT. Needs no network and no Node.
find_program(ESBUILD esbuild REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(ronda_assets output)
  cmake_parse_arguments(ARG "" "" "ENTRIES" ${ARGN})
  set(folder ${PROJECT_BINARY_DIR}/assets)
  set(made ${folder}/assets_data.cc)
  set(bundles)
  foreach(entry ${ARG_ENTRIES})
    string(REGEX REPLACE "\\.ts$" ".js" bundle ${entry})
    list(APPEND bundles ${folder}/${bundle})
  endforeach()
  list(TRANSFORM ARG_ENTRIES PREPEND ${PROJECT_SOURCE_DIR}/ui/)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/ui/*.ts ${PROJECT_SOURCE_DIR}/ui/*.css)
  file(GLOB words CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/words/*.po)
  add_custom_command(
    OUTPUT ${made}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/catalogue.py script ${folder}/words.ts
    COMMAND ${ESBUILD} --alias:words=${folder}/words.ts ${ARG_ENTRIES} --bundle --minify --charset=utf8 --loader:.trf=text --target=es2019 --log-level=warning --outdir=${folder}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/embed_assets.py ${made} ${bundles}
    DEPENDS ${sources} ${words} ${PROJECT_SOURCE_DIR}/examples/club-open.trf ${PROJECT_SOURCE_DIR}/tools/catalogue.py ${PROJECT_SOURCE_DIR}/tools/embed_assets.py
    COMMENT "bundling ui"
    VERBATIM)
  set(${output} ${made} PARENT_SCOPE)
endfunction()
