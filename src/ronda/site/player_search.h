// The rating list of the desk: searched while somebody types, and compared with the players of a tournament.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "ronda/players/fill.h"
#include "ronda/players/list_file.h"
#include "ronda/site/site.h"

namespace ronda::site {

// For all handlers at once. A list that is replaced is noticed at the next question.
class PlayerSearch {
 public:
  // The first of these files that is there counts.
  explicit PlayerSearch(std::vector<std::string> places) : places_(std::move(places)) {}

  struct Found {
    players::ListInfo list;
    std::vector<players::Hit> hits;
  };
  Result<Found> Find(const players::Question& question, std::size_t most);

  struct Compared {
    players::ListInfo list;
    players::Comparison comparison;
  };
  // Everybody of a tournament takes a while: the list is opened anew for it, and those who type do not wait.
  Result<Compared> Compare(const Tournament& tournament, const players::FillOptions& options);

 private:
  const std::string& Place() const;
  // The open list; opened again if its file is another one.
  Result<players::ListFile*> List();

  std::vector<std::string> places_;
  std::mutex mutex_;
  std::optional<players::ListFile> list_;
  std::uint64_t file_ = 0;  // which file it is, whatever its name
};

// GET /api/v1/players and GET /api/v1/tournaments/{t}/listed. The search lives as long as the server.
std::vector<web::Route> PlayerRoutes(Site& site, PlayerSearch& search);

}  // namespace ronda::site
