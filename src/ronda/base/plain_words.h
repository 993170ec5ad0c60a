// Words as people write them, made comparable: small letters without accents, one blank between words, signs left out.
#pragma once

#include <string>
#include <string_view>

namespace ronda {

// "Corte de Búchholz – 2" is "corte de buchholz 2".
std::string PlainWords(std::string_view text);

// Whether the plain words of a text contain these words, whole ones: "double elimination" does not contain "lim".
bool ContainsWords(std::string_view plain, std::string_view words);

}  // namespace ronda
