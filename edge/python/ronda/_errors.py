"""What goes wrong, with every diagnostic: what, where, what to do."""
from __future__ import annotations

from typing import List, Tuple

from .types import Diagnostic


class Error(Exception):
    """A request that was refused. `diagnostics` says everything there is to say about it."""

    def __init__(self, diagnostics: List[Diagnostic]) -> None:
        self.diagnostics = diagnostics
        super().__init__("\n".join(_line(one) for one in diagnostics if one["severity"] == "error") or "refused")

    def __reduce__(self) -> Tuple[type, Tuple[List[Diagnostic]]]:
        """Whole again where it comes out, when another process was at work."""
        return type(self), (self.diagnostics,)


class NoPairing(Error):
    """No pairing keeps the rules."""


class BadInput(Error):
    """The file or the request is wrong."""


class LimitExceeded(Error):
    """Too large, or no memory left."""


class Unexpected(Error):
    """A fault of ronda itself."""


def _line(diagnostic: Diagnostic) -> str:
    place = diagnostic.get("file", "")
    if "line" in diagnostic:
        line = diagnostic["line"]
        place = f"{place}:{line}:{diagnostic.get('column', 1)}" if place else f"line {line}"
    hint = f" ({diagnostic['hint']})" if diagnostic.get("hint") else ""
    return f"{place}: {diagnostic['message']}{hint}" if place else diagnostic["message"] + hint


def error_for(status: int, diagnostics: List[Diagnostic]) -> Error:
    return {1: NoPairing, 3: BadInput, 4: LimitExceeded}.get(status, Unexpected)(diagnostics)
