#include "edge/c/option_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "ronda/base/counting.h"
#include "ronda/base/suggestion.h"

namespace ronda::edge {

using json::Kind;

OptionReader::OptionReader(json::Value root, std::vector<text::Problem>& problems) : root_(root), problems_(problems) {
  if (root.kind() != Kind::kObject) {
    Fault("option-value", "options are an object", "write them as {\"round\": 3}", root.Where());
    return;
  }
  for (const auto& [key, value] : root.Members()) {
    if (Has(key.String())) {
      Fault("option-twice", fmt::format("'{}' is there twice", key.String()), "say it once", key.Where());
    }
    members_.push_back({std::string(key.String()), key, value});
  }
}

void OptionReader::Take(std::string_view name, std::string& target) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  if (auto text = TextIn(*member)) target = *std::move(text);
}

void OptionReader::Take(std::string_view name, std::optional<std::string>& target) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  if (auto text = TextIn(*member)) target = *std::move(text);
}

void OptionReader::Take(std::string_view name, bool& target) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  const Kind kind = member->value.kind();
  if (kind != Kind::kTrue && kind != Kind::kFalse) return RefuseKind(*member, "true or false");
  target = kind == Kind::kTrue;
}

void OptionReader::TakePoints(std::string_view name, std::string& target) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  const Kind kind = member->value.kind();
  if (kind != Kind::kNumber && kind != Kind::kString) return RefuseKind(*member, "points");
  target = kind == Kind::kNumber ? member->value.Token() : member->value.String();
}

void OptionReader::Take(std::string_view name, std::vector<std::string>& target) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  if (member->value.kind() == Kind::kString) {
    target = {std::string(member->value.String())};
    return;
  }
  if (member->value.kind() != Kind::kArray) return RefuseKind(*member, "a list of texts");
  std::vector<std::string> list;
  for (const json::Value item : member->value.Items()) {
    if (item.kind() != Kind::kString) return RefuseKind(*member, "a list of texts");
    list.emplace_back(item.String());
  }
  target = std::move(list);
}

void OptionReader::Take(std::string_view name, std::optional<service::Source>& target) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  if (auto text = TextIn(*member)) target = service::Source{std::string(name), *std::move(text)};
}

bool OptionReader::Has(std::string_view name) const {
  return std::ranges::any_of(
      members_, [&](const Member& member) { return member.name == name && member.value.kind() != Kind::kNull; });
}

void OptionReader::Refuse(std::string_view name, std::string message, std::string hint) {
  const auto member = std::ranges::find(members_, name, &Member::name);
  const text::Range where = member == members_.end() ? root_.Where() : member->value.Where();
  Fault("option-value", std::move(message), std::move(hint), where);
}

void OptionReader::Finish() {
  for (const Member& member : members_) {
    if (std::ranges::count(asked_for_, member.name) > 0) continue;
    const auto meant = Closest(member.name, asked_for_);
    Fault("option-unknown", fmt::format("there is no option '{}'", member.name),
          meant ? fmt::format("did you mean '{}'?", *meant) : fmt::format("there are {}", fmt::join(asked_for_, ", ")),
          member.key.Where());
  }
}

const OptionReader::Member* OptionReader::Find(std::string_view name) {
  asked_for_.push_back(name);
  const auto member = std::ranges::find(members_, name, &Member::name);
  return member == members_.end() || member->value.kind() == Kind::kNull ? nullptr : &*member;
}

std::optional<std::string> OptionReader::TextIn(const Member& member) {
  if (member.value.kind() == Kind::kString) return std::string(member.value.String());
  const bool is_document = member.value.kind() == Kind::kObject || member.value.kind() == Kind::kArray;
  Fault("option-value", fmt::format("'{}' is to be a text", member.name),
        is_document ? "a document goes in as a string, with its quotes escaped" : "put it in quotes",
        member.value.Where());
  return std::nullopt;
}

std::optional<std::int64_t> OptionReader::NumberIn(json::Value value, Between range) {
  if (value.kind() != Kind::kNumber) return std::nullopt;
  const std::string_view digits = value.Token();
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool is_whole = error == std::errc{} && end == digits.data() + digits.size();
  return is_whole && number >= range.least && number <= range.most ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t> OptionReader::TakeNumber(std::string_view name, Between range) {
  const Member* member = Find(name);
  if (member == nullptr) return std::nullopt;
  const auto number = NumberIn(member->value, range);
  if (!number) RefuseKind(*member, fmt::format("a whole number from {} to {}", range.least, range.most));
  return number;
}

void OptionReader::Take(std::string_view name, std::vector<int>& target, Between range) {
  const Member* member = Find(name);
  if (member == nullptr) return;
  const bool is_list = member->value.kind() == Kind::kArray;
  const auto values = is_list ? member->value.Items() : std::vector{member->value};
  std::vector<int> numbers;
  for (const json::Value value : values) {
    const auto number = NumberIn(value, range);
    if (!number)
      return RefuseKind(*member, fmt::format("a list of whole numbers from {} to {}", range.least, range.most));
    numbers.push_back(static_cast<int>(*number));
  }
  target = std::move(numbers);
}

std::optional<std::size_t> OptionReader::TakeWord(std::string_view name, const std::vector<std::string_view>& known) {
  const Member* member = Find(name);
  if (member == nullptr) return std::nullopt;
  const auto text = TextIn(*member);
  if (!text) return std::nullopt;
  const auto place = std::ranges::find(known, *text);
  if (place != known.end()) return IndexIn(known, place);
  Refuse(name, fmt::format("'{}' is none of the words of '{}'", *text, name),
         fmt::format("there are {}", fmt::join(known, ", ")));
  return std::nullopt;
}

void OptionReader::RefuseKind(const Member& member, std::string_view wanted) {
  Fault("option-value", fmt::format("'{}' is to be {}", member.name, wanted), "", member.value.Where());
}

void OptionReader::Fault(std::string code, std::string message, std::string hint, text::Range where) {
  problems_.push_back({Severity::kError, std::move(code), std::move(message), std::move(hint), where});
}

}  // namespace ronda::edge
