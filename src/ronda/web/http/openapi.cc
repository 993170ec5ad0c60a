#include "ronda/web/http/openapi.h"

#include <fmt/format.h>

#include <map>
#include <vector>

#include "ronda/base/json_text.h"
#include "ronda/base/letters.h"

namespace ronda::web {
namespace {

std::string_view SchemaOf(PlaceKind kind) {
  switch (kind) {
    case PlaceKind::kSlug:
      return R"({"type":"string","pattern":"^[a-z0-9-]{1,80}$"})";
    case PlaceKind::kNumber:
      return R"({"type":"integer","minimum":0,"maximum":999999999})";
    case PlaceKind::kToken:
      return R"({"type":"string","pattern":"^[A-Za-z0-9_-]{1,80}$"})";
    case PlaceKind::kFile:
      return R"({"type":"string","pattern":"^[A-Za-z0-9._-]{1,80}$"})";
    case PlaceKind::kText:
      return R"({"type":"string"})";
  }
  return "{}";
}

std::string_view PlaceName(Parameter::In in) {
  switch (in) {
    case Parameter::In::kPath:
      return "path";
    case Parameter::In::kQuery:
      return "query";
    case Parameter::In::kHeader:
      return "header";
  }
  return "query";
}

std::string_view MediaType(BodyKind kind) {
  switch (kind) {
    case BodyKind::kForm:
      return "application/x-www-form-urlencoded";
    case BodyKind::kJson:
      return "application/json";
    case BodyKind::kNone:
    case BodyKind::kAny:
      return "application/octet-stream";
  }
  return "application/octet-stream";
}

std::string Joined(const std::vector<std::string>& parts) { return fmt::format("{}", fmt::join(parts, ",")); }

std::string ParameterJson(const Parameter& parameter) {
  return fmt::format(R"({{"name":{},"in":"{}","required":{},"description":{},"schema":{}}})", Quoted(parameter.name),
                     PlaceName(parameter.in), parameter.in == Parameter::In::kPath, Quoted(parameter.summary),
                     SchemaOf(parameter.kind));
}

// The places of the pattern, with what the route says about them, then the others.
std::vector<std::string> ParametersOf(const Route& route) {
  std::vector<std::string> all;
  for (const Segment& segment : ParsePattern(route.pattern).value_or(std::vector<Segment>())) {
    if (!segment.kind) continue;
    Parameter parameter{Parameter::In::kPath, segment.text, "", *segment.kind};
    for (const Parameter& known : route.parameters) {
      if (known.in == Parameter::In::kPath && known.name == segment.text) parameter.summary = known.summary;
    }
    all.push_back(ParameterJson(parameter));
  }
  for (const Parameter& parameter : route.parameters) {
    if (parameter.in != Parameter::In::kPath) all.push_back(ParameterJson(parameter));
  }
  return all;
}

std::string OperationJson(const Route& route) {
  std::string json =
      fmt::format(R"("{}":{{"summary":{},"x-right":"{}","parameters":[{}])", Lower(MethodName(route.method)),
                  Quoted(route.summary), RightName(route.right), Joined(ParametersOf(route)));
  if (route.body != BodyKind::kNone) {
    json += fmt::format(R"(,"requestBody":{{"required":true,"x-limit":{},"content":{{"{}":{{}}}}}})", route.body_limit,
                        MediaType(route.body));
  }
  json += fmt::format(R"(,"responses":{{"200":{{"description":"success","content":{{{}:{{}}}}}},)"
                      R"("4XX":{{"$ref":"#/components/responses/Refusal"}}}}}})",
                      Quoted(route.answer));
  return json;
}

constexpr std::string_view kComponents =
    R"({"responses":{"Refusal":{"description":"what is wrong, and what to do","content":{"application/json":{"schema":)"
    R"({"type":"object","required":["status","severity","code","message","hint"],"properties":{"status":{"type":)"
    R"("integer"},"severity":{"enum":["error","warning","note"]},"code":{"type":"string"},"message":{"type":"string"},)"
    R"("hint":{"type":"string"}}}}}}}})";

}  // namespace

std::string OpenApiPath(std::string_view pattern) {
  std::string path;
  for (const Segment& segment : ParsePattern(pattern).value_or(std::vector<Segment>())) {
    path += segment.kind ? fmt::format("/{{{}}}", segment.text) : "/" + segment.text;
  }
  return path.empty() ? "/" : path;
}

std::string OpenApi(const RouteTable& table, const ApiInfo& info) {
  std::map<std::string, std::vector<std::string>> by_path;
  for (const Route& route : table.routes()) by_path[OpenApiPath(route.pattern)].push_back(OperationJson(route));
  std::vector<std::string> paths;
  for (const auto& [path, operations] : by_path) {
    paths.push_back(fmt::format("{}:{{{}}}", Quoted(path), Joined(operations)));
  }
  return fmt::format(R"({{"openapi":"3.1.0","info":{{"title":{},"version":{}}},"paths":{{{}}},"components":{}}})",
                     Quoted(info.title), Quoted(info.version), Joined(paths), kComponents) +
         "\n";
}

}  // namespace ronda::web
