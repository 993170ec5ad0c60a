#include "ronda/base/plain_words.h"

#include "ronda/base/letter_forms.h"
#include "ronda/base/utf8.h"

namespace ronda {
namespace {

bool IsPlain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

std::string PlainWords(std::string_view text) {
  const std::string small = InSmallLetters(text);
  std::string plain;
  for (std::string_view rest = small; !rest.empty();) {
    const Character first = FirstCharacter(rest);
    const std::string_view letters = PlainLetters(first.code_point);
    const std::string_view own = letters.empty() ? rest.substr(0, first.bytes) : letters;
    const bool is_word = first.code_point >= 0x80 ? !letters.empty() : IsPlain(own.front());
    if (is_word) {
      plain += own;
    } else if (!plain.empty() && plain.back() != ' ') {
      plain += ' ';
    }
    rest.remove_prefix(first.bytes);
  }
  if (plain.ends_with(' ')) plain.pop_back();
  return plain;
}

bool ContainsWords(std::string_view plain, std::string_view words) {
  for (auto at = plain.find(words); at != std::string_view::npos; at = plain.find(words, at + 1)) {
    const bool begins = at == 0 || plain[at - 1] == ' ';
    const auto end = at + words.size();
    if (begins && (end == plain.size() || plain[end] == ' ')) return true;
  }
  return false;
}

}  // namespace ronda
