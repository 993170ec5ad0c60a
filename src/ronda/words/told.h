// What the rules say (refusals, objections, explanations) in the language of the reader. The modules of the rules speak
// English; words/said/*.po has their sentences as patterns, "{a} and {b} met in round {round}", with what they become.
// A sentence nobody has translated stays English. In English itself some hints of the command line are told as the
// screens of the desk have it.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/diagnostic.h"
#include "ronda/sheets/value.h"
#include "ronda/words/texts.h"

namespace ronda::words {

// All of a language ("es"); generated.
Texts SaidIn(std::string_view language);

std::string Told(std::string_view language, std::string_view english);
Diagnostic ToldDiagnostic(std::string_view language, Diagnostic diagnostic);
// A document in which every member that is a sentence is told.
sheets::Value ToldDocument(std::string_view language, const sheets::Value& document);

}  // namespace ronda::words
