// The targets of what comes over the network. Whatever the bytes, they are a request within the limits or a refusal
// with words, and nothing that climbs, injects or is no UTF-8 comes through.
#pragma once

#include <string_view>

namespace ronda::fuzz {

// The bytes of a connection, in portions: the same request however they are cut.
void CheckRequest(std::string_view bytes);
// Targets and forms: what is decoded, encodes and decodes to the same.
void CheckForm(std::string_view bytes);
// Headers of many kinds: entity tags, hosts, proxies, cookies, what is accepted.
void CheckFields(std::string_view bytes);
void CheckToken(std::string_view bytes);
// Last-Event-ID, and events with any data.
void CheckLive(std::string_view bytes);

}  // namespace ronda::fuzz
