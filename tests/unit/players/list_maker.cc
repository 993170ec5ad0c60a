#include "unit/players/list_maker.h"

#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string_view>

#include "ronda/base/random.h"
#include "ronda/players/gathering.h"
#include "ronda/players/list_builder.h"

namespace ronda::testing {
namespace {

using players::ListedPlayer;
using players::RatingKind;

std::string TextOf(std::optional<int> number) { return number ? fmt::to_string(*number) : ""; }

void Append(std::string& bytes, std::uint32_t number, int size) {
  for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i) & 255U);
}

std::string Deflated(const std::string& text) {
  std::string packed(compressBound(text.size()), '\0');
  z_stream stream{};
  deflateInit2(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // NOLINT: zlib's types
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());  // NOLINT: zlib's type
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

// What the two headers of a member share: flags, method, time, date (2026-10-01), CRC and sizes.
std::string Member(const std::string& text, const std::string& packed) {
  std::string bytes;
  Append(bytes, 0, 2);
  Append(bytes, 8, 2);
  Append(bytes, 0, 2);
  Append(bytes, (2026 - 1980) << 9 | 10 << 5 | 1, 2);
  const auto* first = reinterpret_cast<const Bytef*>(text.data());  // NOLINT: zlib's type
  Append(bytes, static_cast<std::uint32_t>(crc32(0, first, static_cast<uInt>(text.size()))), 4);
  Append(bytes, static_cast<std::uint32_t>(packed.size()), 4);
  Append(bytes, static_cast<std::uint32_t>(text.size()), 4);
  return bytes;
}

template <std::size_t kCount>
std::string_view AnyOf(const std::array<std::string_view, kCount>& words, Random& random) {
  return words[random.Below(kCount)];
}

std::string Capitalised(std::string word) {
  if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') word.front() = static_cast<char>(word.front() - 32);
  return word;
}

std::string RandomName(Random& random) {
  static constexpr std::array<std::string_view, 16> kBegins{"nov", "kov", "mar", "mull", "smi", "pet",  "iva",    "gar",
                                                            "šm",  "mül", "Åk",  "ива",  "пет", "o'br", "de la ", "x"};
  static constexpr std::array<std::string_view, 14> kEnds{"ak",  "ova", "tin", "er", "th",  "rov", "nov",
                                                          "cia", "íd",  "ler", "e",  "нов", "ров", ""};
  static constexpr std::array<std::string_view, 12> kGiven{"Jan",   "Petr", "Anna",  "Jean-Pierre", "Юрий", "José",
                                                           "Bjørn", "Eva",  "Peter", "Martin",      "Ann",  "Jo"};
  std::string name = Capitalised(std::string(AnyOf(kBegins, random)) + std::string(AnyOf(kEnds, random)));
  if (random.Chance(100'000)) name += "-" + Capitalised(std::string(AnyOf(kBegins, random)));
  if (random.Chance(950'000)) name += ", " + std::string(AnyOf(kGiven, random));
  if (random.Chance(150'000)) name += " " + std::string(AnyOf(kGiven, random));
  return name;
}

}  // namespace

std::string CombinedText(const std::vector<ListedPlayer>& listed) {
  std::string text =
      "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
      "FOA "
      "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n";
  for (const ListedPlayer& one : listed) {
    text += fmt::format("{:<15}{:<61}{:<4}{:<4}{:<5}{:<24}", one.number.value_or(0), one.name, one.federation,
                        one.sex == "w" ? "F" : "M", one.title, "");
    for (const auto& rating : one.ratings) text += fmt::format("{:<6}{:<4}{:<3}", TextOf(rating), "0", "20");
    text += fmt::format("{:<6}{:<4}\n", one.born ? fmt::to_string(*one.born) : "0000", one.is_active ? "" : "i");
  }
  return text;
}

std::string XmlText(const std::vector<ListedPlayer>& listed) {
  std::string text = "<?xml version=\"1.0\"?>\n<playerslist>\n";
  for (const ListedPlayer& one : listed) {
    text += fmt::format(
        "<player>\n<fideid>{}</fideid>\n<name>{}</name>\n<country>{}</country>\n<sex>{}</sex>\n<title>{}</title>\n"
        "<rating>{}</rating>\n<rapid_rating>{}</rapid_rating>\n<blitz_rating>{}</blitz_rating>\n"
        "<birthday>{}</birthday>\n<flag>{}</flag>\n</player>\n",
        one.number.value_or(0), one.name, one.federation, one.sex == "w" ? "F" : "M", one.title,
        TextOf(one.rating(RatingKind::kStandard)), TextOf(one.rating(RatingKind::kRapid)),
        TextOf(one.rating(RatingKind::kBlitz)), TextOf(one.born), one.is_active ? "" : "i");
  }
  return text + "</playerslist>\n";
}

std::string ZipOf(const std::string& name, const std::string& text) {
  const std::string packed = Deflated(text);
  const std::string member = Member(text, packed);
  std::string bytes("PK\x03\x04", 4);
  Append(bytes, 20, 2);
  bytes += member;
  Append(bytes, static_cast<std::uint32_t>(name.size()), 2);
  Append(bytes, 0, 2);
  bytes += name + packed;
  const auto directory = static_cast<std::uint32_t>(bytes.size());
  bytes += std::string("PK\x01\x02", 4);
  Append(bytes, 20, 2);
  Append(bytes, 20, 2);
  bytes += member;
  Append(bytes, static_cast<std::uint32_t>(name.size()), 2);
  bytes += std::string(16, '\0');
  bytes += name;
  const auto end = static_cast<std::uint32_t>(bytes.size());
  bytes += std::string("PK\x05\x06", 4) + std::string(4, '\0');
  Append(bytes, 1, 2);
  Append(bytes, 1, 2);
  Append(bytes, end - directory, 4);
  Append(bytes, directory, 4);
  Append(bytes, 0, 2);
  return bytes;
}

std::vector<ListedPlayer> RandomPlayers(int count, std::uint64_t seed) {
  static constexpr std::array<std::string_view, 4> kFederations{"CZE", "GER", "ESP", "RUS"};
  static constexpr std::array<std::string_view, 5> kTitles{"", "", "", "GM", "WIM"};
  static constexpr std::array<std::string_view, 3> kClubs{"", "SK Brno", "Šachový klub Praha"};
  Random random(seed);
  std::vector<ListedPlayer> listed;
  for (int i = 0; i < count; ++i) {
    ListedPlayer player;
    player.number = 100'000 + i;
    player.name = RandomName(random);
    player.federation = AnyOf(kFederations, random);
    player.title = AnyOf(kTitles, random);
    player.sex = random.Chance(200'000) ? "w" : "m";
    if (random.Chance(900'000)) player.born = random.Between(1980, 1990);
    player.club = AnyOf(kClubs, random);
    if (random.Chance(700'000)) player.rating(RatingKind::kStandard) = random.Between(1400, 2000);
    player.is_active = random.Chance(800'000);
    listed.push_back(player);
  }
  return listed;
}

void WriteText(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

Parsed<players::Imported> ImportQuietly(const players::ImportRequest& request) {
  return players::Import(request, [](const players::ImportProgress&) {});
}

players::ListFile ListOf(const std::string& path, const std::vector<ListedPlayer>& listed) {
  auto spool = players::Spool::Make(path.substr(0, path.rfind('/')));
  players::Gathering gathering(*std::move(spool));
  for (const ListedPlayer& player : listed) {
    if (!gathering.Add(player, {})) std::abort();
  }
  players::Problems problems("list");
  if (!gathering.PutInOrder(std::span(&problems, 1))) std::abort();
  const auto built = players::BuildList(path, gathering, {"2026-10", "test", 0}, std::nullopt, [](auto, auto) {});
  if (!built) std::abort();
  auto list = players::ListFile::Open(path);
  if (!list) std::abort();
  return *std::move(list);
}

}  // namespace ronda::testing
