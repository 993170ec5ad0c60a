#include "ronda/answer/generate.h"

namespace ronda::answer {

Result<std::string> GeneratedText(const service::Generator& generator, const service::TextTarget& target,
                                  std::uint64_t seed) {
  const auto tournament = service::Generate(generator, seed);
  if (!tournament) return tl::unexpected(tournament.error());
  service::TextTarget paired = target;
  paired.purpose = service::Purpose::kPairing;
  return service::TournamentText(*tournament, paired);
}

}  // namespace ronda::answer
