// Lists for tests: the published forms from a few players, and many players by chance.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/players/import.h"
#include "ronda/players/list_file.h"

namespace ronda::testing {

// FIDE's combined list.
std::string CombinedText(const std::vector<players::ListedPlayer>& listed);
std::string XmlText(const std::vector<players::ListedPlayer>& listed);

// An archive with one member.
std::string ZipOf(const std::string& name, const std::string& text);

// So many players of names that are much alike, some with accents and in Cyrillic letters.
std::vector<players::ListedPlayer> RandomPlayers(int count, std::uint64_t seed);

void WriteText(const std::string& path, const std::string& bytes);

// Without telling how far it is.
Parsed<players::Imported> ImportQuietly(const players::ImportRequest& request);

// The list of these players in a file.
players::ListFile ListOf(const std::string& path, const std::vector<players::ListedPlayer>& listed);

}  // namespace ronda::testing
