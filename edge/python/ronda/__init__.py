"""Chess tournaments, paired, checked and explained by FIDE's rules.

    import ronda
    club = ronda.read("club.trf")
    club.pair()                       # the next round
    club = club.with_round(club.pair())

Every method gives the document that the command line prints as JSON, as a dictionary with types (ronda.types); with another
`format` it gives the text. Options are those of the command line with _ for -. A tournament never changes: what changes it gives
another one, and threads may share it."""
from ._errors import BadInput, Error, LimitExceeded, NoPairing, Unexpected
from ._events import bracket, generate, rate_question, repair, schedule, systems, validate
from ._library import version as _version
from ._results import Pairing, Standings
from ._tournament import Game, Round, Tournament, read

__version__ = _version()
__all__ = [
    "BadInput", "Error", "Game", "LimitExceeded", "NoPairing", "Pairing", "Round", "Standings", "Tournament", "Unexpected", "bracket",
    "generate", "rate_question", "read", "repair", "schedule", "systems", "validate",
]
