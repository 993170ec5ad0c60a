#include "ronda/players/tokens.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/letters.h"
#include "ronda/players/fold.h"

namespace ronda::players {
namespace {

// Letters and digits alone: anything else would be a sign of the language of questions.
std::string Token(char kind, std::string_view text) {
  std::string token(1, kind);
  for (const char c : Lower(text)) {
    if (IsSmall(c) || (c >= '0' && c <= '9')) token += c;
  }
  return token;
}

}  // namespace

std::string FederationToken(std::string_view federation) { return Token('1', federation); }
std::string TitleToken(std::string_view title) { return Token('2', title); }
std::string BornToken(int year) { return Token('3', fmt::to_string(year)); }
std::string ClubToken(std::string_view word) { return Token('4', word); }
std::string SexToken(std::string_view sex) { return Token('5', sex); }

std::string FactTokens(const ListedPlayer& player) {
  std::string tokens = FederationToken(player.federation);
  const auto add = [&](const std::string& token) { tokens += ' ' + token; };
  if (!player.title.empty()) add(TitleToken(player.title));
  if (player.born) add(BornToken(*player.born));
  if (!player.sex.empty()) add(SexToken(player.sex));
  if (player.club.empty()) return tokens;
  for (const auto& forms : QuestionWords(player.club)) {
    for (const std::string& form : forms) add(ClubToken(form));
  }
  return tokens;
}

}  // namespace ronda::players
