// Text is not markup before it is escaped.
#include "ronda/base/html.h"

ronda::Html Named(const std::string& name) {
#ifdef MISUSE
  return name;
#else
  return ronda::Text(name);
#endif
}
