"""What needs no tournament: the systems, files as bytes, and events that are made."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional, Tuple, Union

from . import _library as library
from . import types

if TYPE_CHECKING:
    from ._tournament import Tournament

Bytes = Union[bytes, str]


def as_bytes(data: Bytes) -> bytes:
    return data.encode() if isinstance(data, str) else bytes(memoryview(data))  # not bytes(7): that is seven of them


def as_name(name: Optional[str]) -> Optional[bytes]:
    return None if name is None else name.encode(errors="surrogateescape")  # the name of a file may be anything


def answer(said: library.Said, options: dict) -> Any:
    """The document; in another form the text."""
    said.asked()
    return said.json() if options.get("format", "json") == "json" else said.text()


def systems() -> List[types.System]:
    """The pairing systems there are, with their regulations and dates."""
    return library.call("systems").asked().json()["systems"]


def validate(data: Bytes, name: Optional[str] = None) -> types.ValidationDocument:
    """Everything that is wrong with a file."""
    content = as_bytes(data)
    return library.call("validate", content, len(content), as_name(name)).asked().json()


def repair(data: Bytes, name: Optional[str] = None) -> Tuple[bytes, types.ValidationDocument]:
    """The bytes with everything repaired that can be (TRF only), and what was repaired and what remains."""
    repaired, report = library.repair(as_bytes(data), as_name(name))
    return repaired.asked().bytes, report.asked().json()


def schedule(system: str, players: Union[int, "Tournament"], **options: Any) -> Any:
    """All rounds of a closed system ("berger", ...) for so many players, or for those of a tournament."""
    handle = None
    if isinstance(players, int):
        options["count"] = players
    else:
        handle = players._handle.pointer
    return answer(library.call("schedule", system.encode(), handle, library.options_text(options)), options)


def bracket(who: Union[int, Bytes], **options: Any) -> Any:
    """A knockout of so many players, of a list of them, or one under way, as `format="state"` gave it."""
    if isinstance(who, int):
        options["count"] = who
        return answer(library.call("bracket", None, 0, library.options_text(options)), options)
    content = as_bytes(who)
    return answer(library.call("bracket", content, len(content), library.options_text(options)), options)


def rate_question(question: str, **options: Any) -> Any:
    """A small question about ratings: rate_question("expected", rating=2100, opponent=1980), rate_question("performance", score=1.5,
    opponents=[1980, 2050]), rate_question("change", rating=2000, score=..., opponents=...), rate_question("first", score=..., opponents=...)."""
    return answer(library.call("rate_question", question.encode(), library.options_text(options)), options)


def generate(seed: int, **options: Any) -> "Tournament":
    """A random tournament, the same from the same seed."""
    from ._tournament import Tournament

    said = library.call("generate", library.options_text({"seed": seed, **options})).asked()
    return Tournament(said.bytes)
