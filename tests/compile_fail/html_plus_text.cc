// A page is added to by markup alone.
#include "ronda/base/html.h"

void Add(ronda::Html& page, const std::string& name) {
#ifdef MISUSE
  page += name;
#else
  page += ronda::Text(name);
#endif
}
