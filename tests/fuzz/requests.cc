#include "fuzz/requests.h"

#include <algorithm>
#include <string>
#include <vector>

#include "fuzz/target.h"
#include "ronda/base/utf8.h"
#include "ronda/secret/token.h"
#include "ronda/web/http/admission.h"
#include "ronda/web/http/cookie.h"
#include "ronda/web/http/entity_tag.h"
#include "ronda/web/http/live_hub.h"
#include "ronda/web/http/percent.h"
#include "ronda/web/http/rate_limiter.h"
#include "ronda/web/http/request_reader.h"
#include "ronda/web/http/wire.h"

namespace ronda::fuzz {
namespace {

constexpr std::size_t kHeaderBytes = 512;
constexpr std::size_t kBodyBytes = 64;

using Stage = web::RequestReader::Stage;

void CheckSegments(const std::vector<std::string>& segments) {
  for (const std::string& segment : segments) {
    Demand(!segment.empty() && segment != "." && segment != "..", "a path climbs\n");
    Demand(segment.find_first_of("/\\\r\n") == std::string::npos, "a segment is more than one\n");
    Demand(segment.find('\0') == std::string::npos && IsUtf8(segment), "a segment is no text\n");
  }
}

// Gives the bytes in portions; what is not taken comes again with the next.
void Feed(web::RequestReader& reader, std::string_view bytes, std::size_t portion) {
  std::string left;
  for (std::size_t at = 0; at < bytes.size(); at += portion) {
    left += bytes.substr(at, portion);
    left.erase(0, reader.Put(left));
    if (reader.stage() == Stage::kHeadDone) {
      reader.AllowBody(kBodyBytes);
      left.erase(0, reader.Put(left));
    }
    if (reader.stage() == Stage::kDone || reader.stage() == Stage::kRefused) return;
  }
}

void CheckRead(web::RequestReader& reader) {
  if (reader.stage() == Stage::kRefused) {
    Demand(reader.refusal().status >= 400 && !reader.refusal().diagnostic.message.empty(), "refused without words\n");
    return;
  }
  if (reader.stage() != Stage::kDone) return;
  const web::Request& request = reader.request();
  CheckSegments(request.segments);
  Demand(request.body.size() <= kBodyBytes, "a body beyond the limit\n");
  std::size_t size = 0;
  for (const auto& [name, value] : request.headers.fields()) size += name.size() + value.size();
  Demand(size <= kHeaderBytes, "a head beyond the limit\n");
  (void)web::CheckHost(request, {{}, "127.0.0.1"});
  (void)web::CheckOrigin(request);
  const web::Wire wire = web::Format(request, web::Page("<p>x</p>"), web::After::kKeep);
  Demand(wire.head.ends_with("\r\n\r\n") && wire.head.find("\r\n\r\n") == wire.head.size() - 4, "two heads\n");
}

}  // namespace

void CheckRequest(std::string_view bytes) {
  web::RequestReader whole(kHeaderBytes);
  Feed(whole, bytes, std::max<std::size_t>(bytes.size(), 1));
  CheckRead(whole);
  web::RequestReader cut(kHeaderBytes);
  Feed(cut, bytes, 3);
  CheckRead(cut);
  if (whole.stage() != Stage::kDone) return;
  Demand(cut.stage() == Stage::kDone, "a request depends on its portions\n");
  Demand(whole.request().target == cut.request().target && whole.request().body == cut.request().body,
         "a request says something else in portions\n");
}

void CheckForm(std::string_view bytes) {
  if (const auto target = web::ParseTarget(bytes)) CheckSegments(target->segments);
  const auto values = web::DecodeForm(bytes);
  if (!values) return;
  std::string again;
  for (const auto& [name, value] : values->values()) {
    Demand(IsUtf8(name) && IsUtf8(value), "a value is no text\n");
    again += web::PercentEncode(name) + "=" + web::PercentEncode(value) + "&";
  }
  const auto read = web::DecodeForm(again);
  Demand(read && read->values() == values->values(), "an encoded form says something else\n");
}

void CheckFields(std::string_view bytes) {
  (void)web::AcceptsGzip(bytes);
  (void)web::ClientKey(bytes);
  (void)web::ForwardedBy({{"Forwarded", std::string(bytes)}});
  (void)web::ForwardedBy({{"X-Forwarded-For", std::string(bytes)}, {"X-Forwarded-Proto", std::string(bytes)}});
  web::Values cookies;
  web::AddCookies(bytes, cookies);
  for (const auto& [name, value] : cookies.values()) Demand(!name.empty(), "a cookie without a name\n");
  if (const auto host = web::HostName(bytes)) Demand(!host->empty(), "a host without a name\n");
  if (const auto tags = web::ParseEntityTags(bytes)) {
    for (const web::EntityTag& tag : tags->tags) {
      Demand(web::MatchesWeakly(*tags, "\"" + tag.text + "\""), "a tag does not match itself\n");
    }
  }
  web::Response response = web::Plain("x");
  response.headers.Set("X-Any", std::string(bytes));
  const web::Wire wire = web::Format(web::Request(), response, web::After::kClose);
  Demand(wire.head.find("\r\n\r\n") == wire.head.size() - 4, "a field ends the head\n");
}

void CheckToken(std::string_view bytes) {
  if (const auto token = secret::Token::Parse(bytes)) Demand(token->text() == bytes, "two texts for one token\n");
}

void CheckLive(std::string_view bytes) {
  const auto id = web::ParseEventId(bytes);
  web::LiveHub hub(4);
  hub.Open("a", web::Pace::kAtOnce, 10);
  for (std::uint64_t number = 11; number < 20; ++number) hub.Publish("a", {number, "", std::string(bytes), ""});
  const auto welcome = hub.Subscribe("a", id);
  Demand(welcome && welcome->last_id == 19, "a welcome without its last event\n");
  // An empty line ends an event; data must not have one.
  const std::string event = web::FormatEvent({1, "", std::string(bytes), ""});
  Demand(event.find("\n\n") == event.size() - 2 && event.find('\r') == std::string::npos, "two events for one\n");
}

}  // namespace ronda::fuzz
