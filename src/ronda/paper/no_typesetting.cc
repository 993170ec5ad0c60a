// In place of typesetting.cc where the program is built to need nothing of its system (RONDA_STATIC): a library that is
// loaded brings a C library of its own along, and two of them in one program end it.
#include "ronda/paper/typesetting.h"

namespace ronda::paper {

Result<const Typesetting*> LoadTypesetting() {
  return tl::unexpected(Diagnostic{
      .code = "print-library",
      .message = "this program, which runs on any Linux, sets no pages of a PDF",
      .hint =
          "ask for a page (-o out.html), which any browser prints, or use the program of your distribution's package"});
}

}  // namespace ronda::paper
