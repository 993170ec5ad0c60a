// Tournament Report Files: TRF06, TRF16, the extensions of pairing engines (XX. and BB. records) and TRF26. The records
// are described in docs/formats/trf.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

enum class Dialect : std::uint8_t {
  kTrf16,  // FIDE 2016, and 2006 as far as it is the same
  kTrfX,   // TRF16 with JaVaFo's XX. records
  kTrfBx,  // TRF16 with XX. records and bbpPairings' BB. records
  kTrf26,  // FIDE 2026
};

enum class LineEnd : std::uint8_t { kCr, kLf, kCrLf };

enum class Encoding : std::uint8_t { kUtf8, kUtf8WithBom, kLatin1, kWindows1252 };

// The file as it was: its lines, decoded to UTF-8, and how they were stored. Writing an unchanged document gives the
// same bytes.
struct Document {
  struct Line {
    std::string text;
    LineEnd end = LineEnd::kLf;
    bool ended = true;  // false for a last line without line end
  };
  std::vector<Line> lines;
  Encoding encoding = Encoding::kUtf8;
  Dialect dialect = Dialect::kTrf16;
};

struct File {
  Tournament tournament;
  Document document;
};

// Reads a file and reports everything wrong with it; no value if there is an error. Linear in the size of the text.
Parsed<File> Read(std::string_view bytes, std::string_view file_name);

// The document with whatever differs from the tournament brought up to date, everything else to the byte as it was.
// Nothing is lost: what the document's dialect has no record for is said in a record of another one, TRF26 first.
std::string Update(const Document& document, const Tournament& tournament);

// A new file, in UTF-8, made of records of the dialect alone. Points that the tournament does not state are those its
// results make. Fails beyond pairing number 9999 ("trf-too-many-players") and 999 rounds ("trf-too-many-rounds").
Result<std::string> Write(const Tournament& tournament, Dialect dialect, LineEnd line_end = LineEnd::kLf);

// What Write leaves out because the dialect has no record or no room for it: one warning ("trf-lost") for each part of
// the tournament. Whoever writes a file in place of another form should show them. Empty when the file says everything.
std::vector<Diagnostic> Losses(const Tournament& tournament, Dialect dialect);

}  // namespace ronda::trf
