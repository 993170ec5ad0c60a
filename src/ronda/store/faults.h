// What the stores say alike when something is asked of them that cannot be.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/diagnostic.h"
#include "ronda/store/store.h"

namespace ronda::store {

Diagnostic Fault(std::string_view code, std::string message, std::string hint);
Diagnostic AboutFile(const std::string& path, Diagnostic diagnostic);

Diagnostic NoSuchTournament(TournamentId tournament);
Diagnostic NoSuchAccount(AccountId account);
// What something would belong to is not there.
Diagnostic NothingToBelongTo();
Diagnostic SlugTaken(const std::string& slug);
Diagnostic LoginTaken(const std::string& login);
Diagnostic NoBackUp(const std::string& what);

}  // namespace ronda::store
