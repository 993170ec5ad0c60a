// Takes JSON apart that is as programs write it: whole numbers and short decimals, strings without escapes, a few
// levels. Anything else, wrong or only unusual, is given up, and the parser of the library reads the text from the
// beginning and says what is wrong with it. The text is UTF-8.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "ronda/formats/json/tape.h"

namespace ronda::json {

// `Sink` has AddAt(kind, offset), for a key too, and CloseLast(), for the array or object opened last. Of each member
// of the outermost object it is asked first, by TakeMember(key, offset of the value), whether it reads the value
// itself: then it says where that ends, and is told of an empty array instead.
template <class Sink>
class PlainJson {
 public:
  PlainJson(std::string_view text, Sink& sink) : text_(text), sink_(sink) {}

  // False if it was given up.
  bool Run() {
    if (!ReadValue()) return false;
    while (!open_.empty()) {
      if (!ReadMember()) return false;
    }
    Next();
    return at_ == text_.size();
  }

 private:
  static constexpr char kEnd = '\0';
  static constexpr std::size_t kDeepest = 32;
  static constexpr std::size_t kLongestNumber = 15;

  char Here() const { return at_ < text_.size() ? text_[at_] : kEnd; }
  char Next() {
    while (Here() == ' ' || Here() == '\n' || Here() == '\r' || Here() == '\t') ++at_;
    return Here();
  }

  void Add(Kind kind, std::size_t length) {
    sink_.AddAt(kind, at_);
    at_ += length;
  }

  // What follows in the array or object opened last: the next of it, or its end.
  bool ReadMember() {
    const bool in_object = open_.back() == Kind::kObject;
    const char close = in_object ? '}' : ']';
    if (Next() == close) {
      ++at_;
      sink_.CloseLast();
      open_.pop_back();
      is_first_ = false;
      return true;
    }
    if (!is_first_) {
      if (Here() != ',') return false;
      ++at_;
      Next();
    }
    is_first_ = false;
    if (!in_object) return ReadValue();
    const std::size_t key = at_ + 1;
    if (!ReadString()) return false;
    const std::string_view name = text_.substr(key, at_ - 1 - key);
    if (Next() != ':') return false;
    ++at_;
    return (open_.size() == 1 && IsTaken(name)) || ReadValue();
  }

  bool IsTaken(std::string_view name) {
    const auto end = sink_.TakeMember(name, at_);
    if (!end) return false;
    sink_.AddAt(Kind::kArray, at_);
    sink_.CloseLast();
    at_ = *end;
    return true;
  }

  bool ReadValue() {
    switch (Next()) {
      case '{':
        return Open(Kind::kObject);
      case '[':
        return Open(Kind::kArray);
      case '"':
        return ReadString();
      case 't':
        return ReadWord(Kind::kTrue, "true");
      case 'f':
        return ReadWord(Kind::kFalse, "false");
      case 'n':
        return ReadWord(Kind::kNull, "null");
      default:
        return ReadNumber();
    }
  }

  bool Open(Kind kind) {
    if (open_.size() == kDeepest) return false;
    Add(kind, 1);
    open_.push_back(kind);
    is_first_ = true;
    return true;
  }

  bool ReadWord(Kind kind, std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    Add(kind, word.size());
    return true;
  }

  bool ReadString() {
    if (Here() != '"') return false;
    std::size_t end = at_ + 1;
    for (; end < text_.size() && text_[end] != '"'; ++end) {
      if (text_[end] == '\\' || static_cast<unsigned char>(text_[end]) < ' ') return false;
    }
    if (end == text_.size()) return false;
    Add(Kind::kString, end + 1 - at_);
    return true;
  }

  static bool IsDigit(char letter) { return letter >= '0' && letter <= '9'; }
  std::size_t DigitsFrom(std::size_t from) const {
    std::size_t end = from;
    while (end < text_.size() && IsDigit(text_[end])) ++end;
    return end - from;
  }

  // No leading zeros, no exponent.
  bool ReadNumber() {
    const std::size_t sign = Here() == '-' ? 1 : 0;
    const std::size_t digits = DigitsFrom(at_ + sign);
    if (digits == 0 || (digits > 1 && text_[at_ + sign] == '0')) return false;
    std::size_t length = sign + digits;
    if (at_ + length < text_.size() && text_[at_ + length] == '.') {
      const std::size_t decimals = DigitsFrom(at_ + length + 1);
      if (decimals == 0) return false;
      length += 1 + decimals;
    }
    const char behind = at_ + length < text_.size() ? text_[at_ + length] : ' ';
    if (length > kLongestNumber || behind == 'e' || behind == 'E' || behind == '.') return false;
    Add(Kind::kNumber, length);
    return true;
  }

  std::string_view text_;
  Sink& sink_;
  std::size_t at_ = 0;
  std::vector<Kind> open_;
  bool is_first_ = false;  // nothing has been read of what was opened last
};

}  // namespace ronda::json
