include(${CMAKE_CURRENT_LIST_DIR}/RondaHeaders.cmake)
ronda_headers(nlohmann_json::nlohmann_json nlohmann)
target_compile_definitions(nlohmann_json::nlohmann_json INTERFACE JSON_NOEXCEPTION JSON_NO_IO JSON_HAS_FILESYSTEM=0)
set(nlohmann_json_FOUND TRUE)
