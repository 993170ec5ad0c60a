// Bytes to lines and back. Lines end with CR, LF or CR LF, mixed at will; the text is UTF-8 (with or without byte order
// mark) or, where it is not valid UTF-8, Windows-1252 or Latin-1. Bytes(Split(bytes)) gives the same bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/base/strong_int.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::trf {

// The longest record that makes sense names 9999 players (about 50 000 characters).
inline constexpr std::size_t kMaxLineLength = 65'536;
inline constexpr std::size_t kMaxLines = 1'000'000;

// A line of a file, from 1.
using LineNumber = StrongInt<struct LineNumberTag, 1>;

// What makes it impossible to take the bytes as lines of text is added to the diagnostics as an error; the document is
// then of no use.
Document Split(std::string_view bytes, std::string_view file_name, std::vector<Diagnostic>& diagnostics);

// In the document's encoding; in UTF-8 if a character does not exist in that encoding.
std::string Bytes(const Document& document);

// The line end most lines have.
LineEnd CommonLineEnd(const Document& document);

}  // namespace ronda::trf
