#include "ronda/site/player_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "ronda/base/counting.h"
#include "ronda/base/plain_words.h"

namespace ronda::site {
namespace {

std::string_view Trim(std::string_view text) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<int> Digits(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool IsRating(int number) { return number >= 100 && number <= 3500; }

// The number a list begins its lines with: "3. Kim", "3) Kim", "3 Kim".
std::string_view WithoutNumber(std::string_view line) {
  std::size_t end = 0;
  while (end < line.size() && line[end] >= '0' && line[end] <= '9') ++end;
  if (end == 0 || end > 4 || end == line.size()) return line;
  if (line[end] == '.' || line[end] == ')') ++end;
  return end < line.size() && (line[end] == ' ' || line[end] == '\t') ? Trim(line.substr(end)) : line;
}

std::vector<std::string_view> Fields(std::string_view line) {
  const char separator = line.find(';') != line.npos ? ';' : '\t';
  std::vector<std::string_view> fields;
  while (true) {
    const std::size_t end = std::min(line.find(separator), line.size());
    fields.push_back(Trim(line.substr(0, end)));
    if (end == line.size()) return fields;
    line.remove_prefix(end + 1);
  }
}

// Where the names stand in a list that was copied with its heads: nobody is called so.
std::optional<std::size_t> NameColumn(const std::vector<std::string_view>& heads) {
  constexpr std::array<std::string_view, 8> kHeads{"name",   "names",   "player", "players",
                                                   "nombre", "jugador", "jmeno",  "hrac"};
  const auto is_name = [&](std::string_view head) {
    return std::ranges::find(kHeads, PlainWords(head)) != kHeads.end();
  };
  const auto found = std::ranges::find_if(heads, is_name);
  if (found == heads.end()) return std::nullopt;
  return IndexIn(heads, found);
}

void TakeField(std::string_view field, Player& player) {
  constexpr std::size_t kLeastFideId = 5;  // digits
  if (const auto number = Digits(field)) {
    if (IsRating(*number)) player.rating = number;
    if (field.size() >= kLeastFideId) player.fide_id = field;
  } else if (IsTitle(field)) {
    player.title = field;
  } else if (field.size() == 3 && std::ranges::all_of(field, [](char c) { return c >= 'A' && c <= 'Z'; })) {
    player.federation = field;
  } else if (field.size() <= 3 && !field.empty()) {
    player.title = field;
  } else if (!field.empty()) {
    player.club = field;
  }
}

// A title before the name: "GM Kim, Anna".
void TakeTitle(Player& player) {
  const std::size_t blank = player.name.find(' ');
  if (blank == player.name.npos || !IsTitle(std::string_view(player.name).substr(0, blank))) return;
  player.title = player.name.substr(0, blank);
  player.name = std::string(Trim(std::string_view(player.name).substr(blank)));
}

// A rating behind the name, where there are no fields.
void TakeRating(Player& player) {
  const std::size_t blank = player.name.rfind(' ');
  if (blank == player.name.npos) return;
  const auto rating = Digits(std::string_view(player.name).substr(blank + 1));
  if (!rating || !IsRating(*rating)) return;
  player.rating = rating;
  player.name = std::string(Trim(player.name.substr(0, blank)));
}

// What stands before the name is a number of the list, a title or a federation, never a rating.
void TakeFieldBefore(std::string_view field, Player& player) {
  if (!Digits(field)) TakeField(field, player);
}

std::optional<Player> PlayerFromLine(std::string_view line, std::size_t name_column) {
  auto fields = Fields(line);
  if (name_column == 0 || fields.size() <= name_column) {
    name_column = 0;
    fields = Fields(WithoutNumber(Trim(line)));
  }
  if (fields[name_column].empty()) return std::nullopt;
  Player player;
  player.name = fields[name_column];
  TakeTitle(player);
  for (std::size_t i = 0; i < name_column; ++i) TakeFieldBefore(fields[i], player);
  for (std::size_t i = name_column + 1; i < fields.size(); ++i) TakeField(fields[i], player);
  if (fields.size() == 1) TakeRating(player);
  return player;
}

}  // namespace

bool IsTitle(std::string_view field) {
  constexpr std::array<std::string_view, 12> kTitles{"GM",  "IM",  "FM",  "CM",  "WGM", "WIM",
                                                     "WFM", "WCM", "AGM", "AIM", "AFM", "ACM"};
  return std::ranges::find(kTitles, field) != kTitles.end();
}

std::vector<Player> PlayersFromLines(std::string_view lines) {
  std::vector<Player> players;
  std::optional<std::size_t> name_column;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (players.empty() && !name_column) {
      name_column = NameColumn(Fields(line));
      if (name_column) continue;
    }
    auto player = PlayerFromLine(line, name_column.value_or(0));
    if (!player) continue;
    player->tpn = Tpn(static_cast<std::int32_t>(players.size()) + 1);
    players.push_back(*std::move(player));
  }
  return players;
}

}  // namespace ronda::site
