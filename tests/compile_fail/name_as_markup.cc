// Markup is written in the source; a pattern that is only known when the program runs could hold a name.
#include "ronda/base/html.h"

ronda::Html Page(const std::string& name) {
#ifdef MISUSE
  return ronda::Markup(name);
#else
  return ronda::Markup("<hr>") + ronda::Text(name);
#endif
}
