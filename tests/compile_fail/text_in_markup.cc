// Nor does it get between tags unescaped.
#include "ronda/base/html.h"

ronda::Html Paragraph(const std::string& name) {
#ifdef MISUSE
  return ronda::Markup("<p>{}</p>", name);
#else
  return ronda::Markup("<p>{}</p>", ronda::Text(name));
#endif
}
