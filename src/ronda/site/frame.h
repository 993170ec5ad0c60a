// What every page has around it: title, the way to the other pages, language, what the desk has to say.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/html.h"
#include "ronda/site/site.h"
#include "ronda/web/http/response.h"

namespace ronda::site {

struct NavLink {
  std::string address;
  std::string text;
  bool is_here = false;
};

struct PageParts {
  std::string title;              // plain text
  std::vector<NavLink> nav = {};  // the pages beside this one
  Html body;
  std::string script = {};  // the name of its script ("desk"); empty: none
  std::string style = {};   // of a style beside that of all pages ("desk"); empty: none
  std::string live = {};    // the tournament whose events the page listens to; empty: none
  std::string look = {};    // "projector", "phone", "paper"; empty: as usual
  journal::Seq seq = 0;     // the act it shows the state after
  Html head = {};           // what only this page says of itself, for other sites
};

web::Response PageOf(const Visitor& visitor, const PageParts& parts, int status = 200);

// The pages of a tournament: for everybody, and for staff.
std::vector<NavLink> PublicNav(const Site::Visit& visit, std::string_view here);
std::vector<NavLink> StaffNav(const Site::Visit& visit, std::string_view here);

// What may be wider than a phone: it scrolls by itself, by keyboard too, and screen readers name it.
Html ScrollBox(std::string_view label, const Html& content);

// "<a href=...>": both are plain text.
Html LinkTo(std::string_view address, std::string_view text);

}  // namespace ronda::site
