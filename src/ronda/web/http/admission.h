// The checks before anything is done for a request: that it means this server, and that it does not come from a page of
// somebody else's.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ronda/base/diagnostic.h"
#include "ronda/web/http/request.h"

namespace ronda::web {

struct Refusal {
  int status = 400;
  Diagnostic diagnostic;
};

// The name or address in a Host header, in lower case and without port and brackets; none if it is ill-formed.
std::optional<std::string> HostName(std::string_view host);

// A page elsewhere can let its own name lead to this machine and then speak to us as if it were ours (DNS rebinding).
// Only a name that we know is answered: localhost, the very address that was reached, and those of the list.
struct HostRule {
  std::span<const std::string> known;
  std::string_view reached;  // the address of our end of the connection
};
std::optional<Refusal> CheckHost(const Request& request, const HostRule& rule);

// A page elsewhere can send a form here, with the visitor's cookies. Browsers say where a request comes from, in Origin
// and Sec-Fetch-Site; what changes something must come from here, or from a program that is no browser.
std::optional<Refusal> CheckOrigin(const Request& request);
// A form that comes with cookies comes from a browser, and from one that says from where; a page elsewhere cannot send
// anything else than forms. That is as good as a token in each of them.
std::optional<Refusal> CheckForm(const Request& request);

bool IsLoopback(std::string_view address);

// Who the nearest proxy says the client is: the last element of X-Forwarded-For and -Proto, as those before it may be
// the client's own invention; where it sends neither, of Forwarded. Proxies as people set them up send the former, and
// hand on the latter as the client made it.
struct Forwarded {
  std::optional<std::string> address;
  std::optional<Scheme> scheme;
};
Forwarded ForwardedBy(const Headers& headers);
bool IsForwarded(const Headers& headers);

}  // namespace ronda::web
