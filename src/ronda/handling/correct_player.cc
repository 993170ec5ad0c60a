#include "ronda/handling/correct_player.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"

namespace ronda::handling {
namespace {

std::string RatingText(std::optional<int> rating) { return rating ? fmt::to_string(*rating) : "none"; }

std::string OrNone(const std::string& text) { return text.empty() ? "none" : text; }

// Applies the parts of a correction to a player and tells what changed.
class Corrector {
 public:
  explicit Corrector(Player& player) : player_(player), who_(NumberAndName(player)) {}

  void Set(std::string_view what, std::string Player::*field, const std::optional<std::string>& wanted) {
    if (!wanted || player_.*field == *wanted) return;
    Tell(what, OrNone(player_.*field), OrNone(*wanted));
    player_.*field = *wanted;
  }

  void SetRating(std::optional<int> wanted) {
    if (!wanted) return;
    const auto rating = *wanted == 0 ? std::nullopt : wanted;
    if (player_.rating == rating) return;
    Tell("rating", RatingText(player_.rating), RatingText(rating));
    player_.rating = rating;
  }

  std::vector<std::string> Take() { return std::move(told_); }

 private:
  void Tell(std::string_view what, const std::string& old, const std::string& wanted) {
    told_.push_back(fmt::format("{}: {} {} corrected to {}", who_, what, old, wanted));
  }

  Player& player_;
  std::string who_;
  std::vector<std::string> told_;
};

}  // namespace

Result<Handled> CorrectPlayer(const Tournament& tournament, const PlayerCorrection& correction,
                              const Edition& edition) {
  const auto index = FindPlayer(tournament, correction.player);
  if (!index) return tl::unexpected(index.error());
  if (correction.name && IsBlank(*correction.name)) {
    return tl::unexpected(Refusal("handling-player", "a player needs a name", "give the name"));
  }
  TournamentData data = tournament.data();
  Player& player = data.players[index->index()];
  const bool was_rated = player.rating.has_value();
  Corrector corrector(player);
  corrector.Set("name", &Player::name, correction.name);
  corrector.Set("title", &Player::title, correction.title);
  corrector.SetRating(correction.rating);
  corrector.Set("federation", &Player::federation, correction.federation);
  corrector.Set("FIDE number", &Player::fide_id, correction.fide_id);
  corrector.Set("birth date", &Player::birth_date, correction.birth_date);
  if (auto& rated = data.info.stated_rated_players; rated && was_rated != player.rating.has_value()) {
    *rated += player.rating ? 1 : -1;
  }
  auto corrected = Rebuilt(std::move(data), {});
  if (!corrected) return tl::unexpected(corrected.error());

  Handled handled{*std::move(corrected)};
  const std::string article(tournament.rounds() == 0 ? edition.articles.numbers : edition.articles.correction);
  for (std::string& text : corrector.Take()) {
    handled.changes.push_back({"player-corrected", article, std::move(text), correction.player, std::nullopt});
  }
  if (handled.changes.empty()) {
    handled.remarks.push_back(fmt::format("{}: nothing changes", NumberAndName(tournament.player(*index))));
  } else if (PairingRound(tournament.data(), Round(tournament.rounds())) >= kNumbersFixed) {
    handled.remarks.push_back(fmt::format("pairing numbers stay: round {} has been paired ({})", kNumbersFixed.value(),
                                          edition.articles.numbers));
  } else if (correction.rating || correction.title || correction.name) {
    handled.remarks.emplace_back("ronda number assigns the pairing numbers again");
  }
  return handled;
}

}  // namespace ronda::handling
