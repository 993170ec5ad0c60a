#include "ronda/web/http/request_reader.h"

#include <limits>
#include <utility>  // Boost 1.74 uses std::exchange without including it

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "ronda/web/http/cookie.h"
#include "ronda/web/http/percent.h"

namespace ronda::web {
namespace {

namespace http = boost::beast::http;

std::string_view ViewOf(boost::beast::string_view text) { return {text.data(), text.size()}; }

// What frames a portion of the body, its length and its extensions, may be seven times as long as the body itself.
constexpr std::size_t kMostFraming = 8;

// A field that goes on in the next line: RFC 9112, section 5.2, lets a server refuse it.
bool HasFold(std::string_view head) {
  return head.find("\r\n ") != std::string_view::npos || head.find("\r\n\t") != std::string_view::npos;
}

// Whether everybody on the way agrees where the body ends: one length, or portions and nothing else. RFC 9112, section
// 6, allows a little more; a proxy that reads it otherwise would take the body for the next request, or the reverse.
bool IsFramedPlainly(const Headers& headers, unsigned version) {
  const auto length = headers.Find("Content-Length");
  if (headers.Count("Content-Length") > 1 || (length && length->find(',') != std::string_view::npos)) return false;
  const auto coding = headers.Find("Transfer-Encoding");
  if (!coding) return true;
  return headers.Count("Transfer-Encoding") == 1 && EqualIgnoringCase(Trimmed(*coding), "chunked") && version >= 11;
}

}  // namespace

struct RequestReader::Parser {
  http::request_parser<http::string_body> parser;
};

RequestReader::RequestReader(std::size_t header_bytes)
    : parser_(std::make_unique<Parser>()), header_bytes_(header_bytes) {
  parser_->parser.header_limit(static_cast<std::uint32_t>(header_bytes));
  // Known with the route. Beast 1.74 takes "none" for less than any length.
  parser_->parser.body_limit(std::numeric_limits<std::uint64_t>::max());
}

RequestReader::~RequestReader() = default;

std::size_t RequestReader::Put(std::string_view bytes) {
  auto& parser = parser_->parser;
  std::size_t taken = 0;
  while (stage_ == Stage::kHead || stage_ == Stage::kBody) {
    boost::system::error_code error;
    const std::string_view left = bytes.substr(taken);
    if (left.empty()) return taken;
    const std::size_t more = parser.put(boost::asio::const_buffer(left.data(), left.size()), error);
    taken += more;
    // The parser takes a field when it has seen what stands behind it: a fold is never between two portions.
    if (stage_ == Stage::kHead && HasFold(left.substr(0, more))) has_fold_ = true;
    if (IsTooMuch(more)) error = stage_ == Stage::kHead ? http::error::header_limit : http::error::body_limit;
    if (error == http::error::header_limit) {
      Refuse(431, "http-head-size", "the head of the request is too large", "send fewer or shorter headers");
    } else if (stage_ == Stage::kHead && parser.is_header_done()) {
      FinishHead();
    } else if (parser.is_done()) {
      request_.body = std::move(parser.get().body());
      stage_ = Stage::kDone;
    } else if (error == http::error::need_more || (!error && more == 0)) {
      return taken;
    } else if (error == http::error::body_limit) {
      Refuse(413, "http-body-size", "the body of the request is too large", "send less");
    } else if (error) {
      Refuse(400, "http-syntax", "the request is no HTTP: " + error.message(), "use a browser");
    }
  }
  return taken;
}

bool RequestReader::IsTooMuch(std::size_t more) {
  taken_ += more;
  return taken_ > (stage_ == Stage::kHead ? header_bytes_ : body_bytes_ * kMostFraming + header_bytes_);
}

void RequestReader::FinishHead() {
  const auto& head = parser_->parser.get();
  for (const auto& field : head) {
    request_.headers.Add(std::string(ViewOf(field.name_string())), std::string(ViewOf(field.value())));
  }
  if (has_fold_ || !IsFramedPlainly(request_.headers, head.version())) {
    return Refuse(400, "http-framing", "it is not clear where the request ends", "use a browser");
  }
  const auto method = MethodOf(ViewOf(head.method_string()));
  if (method) request_.method = *method;
  auto target = ParseTarget(ViewOf(head.target()));
  if (!method) return Refuse(405, "http-method", "there is no such method", "use GET or POST");
  if (!target) return Refuse(400, "http-target", "the address cannot be meant", "check what stands behind the host");
  request_.target = std::string(ViewOf(head.target()));
  request_.path = std::move(target->path);
  if (target->end == Target::End::kSlash) request_.path += '/';
  request_.segments = std::move(target->segments);
  request_.query = std::move(target->query);
  for (const auto& [name, value] : request_.headers.fields()) {
    if (EqualIgnoringCase(name, "Cookie")) AddCookies(value, request_.cookies);
  }
  request_.host = std::string(request_.headers.Find("Host").value_or(std::string_view()));
  stage_ = Stage::kHeadDone;
}

void RequestReader::AllowBody(std::size_t most_bytes) {
  auto& parser = parser_->parser;
  if (parser.is_done() || !has_body()) {
    stage_ = Stage::kDone;
    return;
  }
  if (parser.content_length().value_or(0) > most_bytes) {
    Refuse(413, "http-body-size", "the body of the request is too large",
           "at most " + std::to_string(most_bytes) + " bytes are taken here");
    return;
  }
  parser.body_limit(most_bytes);
  body_bytes_ = most_bytes;
  taken_ = 0;
  stage_ = Stage::kBody;
}

bool RequestReader::has_body() const {
  return parser_->parser.chunked() || parser_->parser.content_length().value_or(0) > 0;
}

bool RequestReader::keeps_connection() const { return parser_->parser.keep_alive(); }

// RFC 9110, section 10.1.1: not from HTTP/1.0.
bool RequestReader::expects_continue() const {
  const auto expected = request_.headers.Find("Expect");
  return expected && EqualIgnoringCase(*expected, "100-continue") && parser_->parser.get().version() >= 11;
}

void RequestReader::Refuse(int status, std::string_view code, std::string_view message, std::string_view hint) {
  refusal_ = Refusal{status, {.code = std::string(code), .message = std::string(message), .hint = std::string(hint)}};
  stage_ = Stage::kRefused;
}

}  // namespace ronda::web
