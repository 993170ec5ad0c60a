include(${CMAKE_CURRENT_LIST_DIR}/RondaHeaders.cmake)
ronda_headers(tl::expected tl)
set(tl-expected_FOUND TRUE)
