#include "ronda/service/handling.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/formats/json/json.h"
#include "ronda/service/game_result.h"

namespace ronda::service {
namespace {

bool SamePeople(const Tournament& a, const Tournament& b) {
  const auto same = [](const Player& x, const Player& y) {
    return x.tpn == y.tpn && x.name == y.name && x.title == y.title && x.rating == y.rating &&
           x.federation == y.federation && x.fide_id == y.fide_id && x.birth_date == y.birth_date;
  };
  return std::ranges::equal(a.players(), b.players(), same);
}

bool SameByes(const Tournament& a, const Tournament& b) {
  for (const RequestedBye& bye : a.data().requested_byes) {
    if (b.RequestedByeOf(bye.player, bye.round) != a.RequestedByeOf(bye.player, bye.round)) return false;
  }
  return a.data().requested_byes.size() == b.data().requested_byes.size();
}

bool SameTeams(const TournamentData& a, const TournamentData& b) {
  const auto same = [](const Team& x, const Team& y) {
    return x.number == y.number && x.name == y.name && x.members == y.members;
  };
  return std::ranges::equal(a.teams, b.teams, same) && std::ranges::is_permutation(a.team_byes, b.team_byes);
}

// What the text would not give back when it is read again, in words.
std::string_view LossOf(const Tournament& meant, const std::string& text) {
  const auto read = ParseTournament(text, "");
  if (!read.value) return "something that makes it unreadable";
  if (!SamePeople(meant, *read.value)) return "a name, a title or another fact of a player as it is";
  if (meant.data().entries != read.value->data().entries) return "the results";
  if (!SameByes(meant, *read.value)) return "the byes of coming rounds";
  if (!SameTeams(meant.data(), read.value->data())) return "the teams or their byes";
  return {};
}

}  // namespace

Result<handling::OrderRules> OrderRulesOf(const OrderRequest& request, const Tournament& tournament,
                                          const handling::Edition& edition) {
  handling::OrderRules rules;
  rules.edition = &edition;
  const std::string method = request.strength.value_or(tournament.data().info.rank_method);
  const auto strength = handling::StrengthFromCode(method.empty() ? "FIDE" : method);
  if (!strength) {
    return tl::unexpected(
        Diagnostic{.code = "handling-strength",
                   .message = fmt::format("the players are ordered by a method of the event's own (172 {})", method),
                   .hint = "say which rating counts with --strength"});
  }
  rules.strength = *strength;
  rules.last_resort = request.last_resort;
  auto alphabet = AlphabetOf(request.alphabet);
  if (!alphabet) return tl::unexpected(alphabet.error());
  rules.alphabet = *std::move(alphabet);
  return rules;
}

Result<std::vector<handling::Entry>> EntriesFrom(const Source& list, const handling::Entry& like) {
  const auto loaded = TournamentOf(list);
  if (!loaded.value) return tl::unexpected(loaded.diagnostics.front());
  std::vector<handling::Entry> entries(loaded.value->players().size(), like);
  for (std::size_t i = 0; i < entries.size(); ++i) entries[i].player = loaded.value->players()[i];
  return entries;
}

Result<handling::Handled> Enter(const Tournament& tournament, const EntryRequest& request,
                                const handling::Edition& edition) {
  std::vector<Player> players;
  for (const handling::Entry& entry : request.entries) players.push_back(entry.player);
  if (request.new_team && !request.entries.empty()) {
    const handling::Entry& like = request.entries.front();
    return handling::EnterTeam(
        tournament, {*request.new_team, std::move(players), request.number, like.arrives, like.missed}, edition);
  }
  if (request.team) return handling::JoinTeam(tournament, players, *request.team, edition);
  if (handling::PairsTeams(tournament.data()) || handling::PlaysEncounters(tournament.data())) {
    return tl::unexpected(
        Diagnostic{.code = "handling-teams",
                   .message = "the tournament pairs teams, and a player without a team cannot play",
                   .hint = "name the team: --team NUMBER, or --new-team NAME with a list of players"});
  }
  const auto rules = OrderRulesOf(request.order, tournament, edition);
  if (!rules) return tl::unexpected(rules.error());
  return handling::Enter(tournament, request.entries, *rules);
}

Result<handling::GameCorrection> ReadGame(const std::string& text) {
  const std::string_view game(text);
  const auto colon = game.find(':');
  const std::string_view players = game.substr(0, colon);
  const auto dash = std::min(players.find('-'), players.size());
  const auto white = ParseCount(Trim(players.substr(0, dash)));
  const auto black = ParseCount(Trim(players.substr(std::min(dash + 1, players.size()))));
  handling::GameCorrection correction;
  if (colon != std::string_view::npos) correction.score = AnyGame(Trim(game.substr(colon + 1)));
  if (!white || !black || (colon != std::string_view::npos && !correction.score)) {
    return tl::unexpected(UsageError(
        fmt::format("'{}' is no game", text),
        "write WHITE-BLACK:RESULT, e.g. 7-12:1-0, 7-12:=-=, 7-12:+-, 7-12:adjourned, or 7-12 for the colours alone"));
  }
  correction.white = Tpn(*white);
  correction.black = Tpn(*black);
  return correction;
}

Result<std::string> TextInto(const TournamentFile& file, const Tournament& changed, std::optional<FileFormat> wanted) {
  const bool list_to_json = file.format == FileFormat::kCsv && wanted == FileFormat::kJson;
  const bool as_json = file.format == FileFormat::kJson || list_to_json;
  auto text = as_json ? Result<std::string>(json::Write(changed)) : TrfInto(file, changed);
  if (!text) return text;
  const std::string_view loss = LossOf(changed, *text);
  if (loss.empty()) return text;
  return tl::unexpected(Diagnostic{.code = "format-loss",
                                   .message = fmt::format("the format of the file cannot hold {}", loss),
                                   .hint = "shorten it, or convert the file to JSON first"});
}

}  // namespace ronda::service
