// The header records whose value is a plain text or number of EventInfo.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ronda/model/tournament.h"

namespace ronda::trf {

// The member a record states; null if the record is none of this kind.
std::string* HeaderText(EventInfo& info, std::string_view code);
std::optional<int>* HeaderCount(EventInfo& info, std::string_view code);

}  // namespace ronda::trf
