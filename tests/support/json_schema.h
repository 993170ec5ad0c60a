// Checks a JSON document against a JSON Schema: those keywords of draft 2020-12 that the project's schemas use. A
// keyword that is not known here is an error, so a schema cannot pass by being misunderstood.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ronda::test {

// What is wrong, each with its path ("/players/0/tpn: ..."); empty if the document conforms.
std::vector<std::string> SchemaErrors(std::string_view schema, std::string_view document);

}  // namespace ronda::test
