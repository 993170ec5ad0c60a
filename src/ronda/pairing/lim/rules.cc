#include "ronda/pairing/lim/rules.h"

namespace ronda::lim {

const LimRules kLim{.info = {.id = "lim",
                             .title = "Lim system",
                             .regulation = "FIDE Handbook C.04.4.3",
                             .effective_from = "2026-02-01",
                             .effective_to = ""},
                    .colour_reach = std::nullopt};

const LimRules kLimMaxi{.info = {.id = "lim-maxi",
                                 .title = "Lim for maxi-tournaments",
                                 .regulation = "FIDE Handbook C.04.4.3",
                                 .effective_from = "2026-02-01",
                                 .effective_to = ""},
                        .colour_reach = 100};

}  // namespace ronda::lim
