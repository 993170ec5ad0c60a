"""A tournament, and what is asked of it."""
from __future__ import annotations

import json
import os
from typing import Any, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _html, types
from . import _library as library
from ._events import Bytes, answer, as_bytes, as_name
from ._results import Pairing, Standings


class Game(NamedTuple):
    """A game, or a round without one: then there is no Black. Of a forfeit without colours the smaller number comes first. The
    results are those of docs/result-codes.md."""

    white: int
    black: Optional[int]
    white_result: str
    black_result: Optional[str]


class Round(NamedTuple):
    """A round as it is recorded."""

    number: int
    games: Tuple[Game, ...]
    byes: Tuple[Game, ...]  # everybody without an opponent

    def _repr_html_(self) -> str:
        rows = [(game.white, game.white_result, game.black or "", game.black_result or "") for game in self.games + self.byes]
        return _html.table(["White", "", "Black", ""], rows, f"Round {self.number}")


class Tournament:
    """A tournament read from TRF, JSON or a list of players. It never changes; threads may share it."""

    def __init__(self, data: Bytes, name: Optional[str] = None) -> None:
        if isinstance(data, str) and _is_name(data):
            raise ValueError(f"{data!r} is no tournament; ronda.read() takes the name of a file")
        content = as_bytes(data)
        self._handle, said = library.make("read", content, len(content), as_name(name))
        self.name = name
        self.diagnostics: List[types.Diagnostic] = said.diagnostics  # warnings about the file
        self.report: Optional[types.HandlingDocument] = None  # what was done, of one that a method made
        self._data: Optional[types.TournamentDocument] = None

    @classmethod
    def _made(cls, handle: library.Handle, said: library.Said, name: Optional[str]) -> "Tournament":
        made = cls.__new__(cls)
        made._handle, made.name, made.diagnostics, made._data = handle, name, said.diagnostics, None
        document = said.json()
        made.report = document if "changes" in document else None
        return made

    def __reduce__(self) -> Any:
        """The file, for another process to read."""
        return type(self), (self.write(), self.name)

    def __copy__(self) -> "Tournament":
        return self

    def __deepcopy__(self, memo: Any) -> "Tournament":
        return self

    # What it is.

    @property
    def data(self) -> types.TournamentDocument:
        """All of it, as docs/formats/json.md describes it."""
        if self._data is None:
            self._data = json.loads(self.write("json"))
        return self._data

    @property
    def players(self) -> Sequence[Any]:
        return self.data.get("players", [])

    def __len__(self) -> int:
        """How many rounds are paired."""
        return max((len(player.get("results", [])) for player in self.players), default=0)

    def __bool__(self) -> bool:
        return True  # a tournament, though no round is paired yet

    def __getitem__(self, index: int) -> Round:
        """A round; the first is [0]."""
        number = range(len(self))[index] + 1
        entries = {player["tpn"]: player["results"][number - 1] for player in self.players
                   if len(player.get("results", [])) >= number}
        games, alone = [], []
        for tpn, entry in entries.items():
            opponent, colour, result = (None, None, entry) if isinstance(entry, str) else entry
            if opponent is None:
                alone.append(Game(tpn, None, result, None))
            elif colour == "w" or (colour is None and tpn < opponent):
                games.append(Game(tpn, opponent, result, entries[opponent][2]))
        return Round(number, tuple(games), tuple(alone))

    def __iter__(self) -> Iterator[Round]:
        """Round by round."""
        return (self[index] for index in range(len(self)))

    def __repr__(self) -> str:
        name = self.data.get("event", {}).get("name", "")
        return f"<Tournament {name!r}: {len(self.players)} players, {len(self)} rounds>"

    def _repr_html_(self) -> str:
        return self.standings()._repr_html_()

    def write(self, format: Optional[str] = None) -> bytes:
        """The file, in its own format or as "trf", "trf16", "trfx", "trfbx", "trf26", "json", "csv"."""
        return self._call("write", None if format is None else format.encode()).asked().bytes

    # What is asked of it.

    def pair(self, **options: Any) -> Any:
        """The next round, or `round` again: a Pairing; with `format` "pairs", "table", "csv" or "trf" the text."""
        paired = self._ask("pair", options)
        return Pairing(paired) if isinstance(paired, dict) else paired

    def check(self, **options: Any) -> types.CheckDocument:
        """Was every round paired by the rules? With `standings=True`: do points and ranks follow from the results?"""
        return self._ask("check", options)

    def explain(self, **options: Any) -> Any:
        """Why a round is paired so: all of it, or `player`, `pair`, `why_not`, ..."""
        return self._ask("explain", options)

    def standings(self, **options: Any) -> Any:
        """The standings: Standings; with `working` how the values of one player came about, a dictionary."""
        ranked = self._ask("standings", options)
        return Standings(ranked) if isinstance(ranked, dict) and not options.get("working") else ranked

    def what_if(self, *changes: str, **options: Any) -> types.WhatIfDocument:
        """Which boards of the next round would change: what_if("withdraw 7")."""
        return self._ask("what_if", {"changes": list(changes), **options})

    def compare(self, *systems: str, **options: Any) -> types.CompareDocument:
        """A round by several systems; without any by all that pair such events."""
        return self._ask("compare", {"systems": list(systems), **options})

    def outlook(self, **options: Any) -> types.OutlookDocument:
        """Whether the rounds that are left can be paired."""
        return self._ask("outlook", options)

    def rate(self, **options: Any) -> Any:
        """Rating changes; with `norms=True` title norms."""
        return self._ask("rate", options)

    def rate_need(self, player: int, **options: Any) -> Any:
        """What a player needs: rate_need(12, against=[2100], performance=2300), rate_need(12, rating=2000)."""
        return self._ask("rate_need", {"player": player, **options})

    # What makes another one of it.

    def with_round(self, pairing: Union[Pairing, types.PairingDocument, str]) -> "Tournament":
        """With a round in it: what pair() gave, changed or not, or the lines of `format="pairs"`."""
        text = pairing if isinstance(pairing, str) else json.dumps(pairing)
        return self._make("with_round", text.encode())

    def with_results(self, *games: str, **options: Any) -> "Tournament":
        """With results of the last round: with_results("7-12:1-0", "3-9:=-=")."""
        return self.correct(game=list(games), **options)

    def number(self, **options: Any) -> "Tournament":
        """With numbers by the initial order."""
        return self._make("number", library.options_text(options))

    def enter(self, **options: Any) -> "Tournament":
        """With another player: enter(name="Late, Lena", rating=2044)."""
        return self._make("enter", library.options_text(options))

    def bye(self, *players: int, **options: Any) -> "Tournament":
        """With byes: bye(7, 12, round=5, kind="half"); cancel=True takes them back."""
        return self._make("bye", library.options_text({"player": list(players), **options}))

    def withdraw(self, *players: int, **options: Any) -> "Tournament":
        """Without these players in the rounds to come."""
        return self._make("withdraw", library.options_text({"player": list(players) or None, **options}))

    def correct(self, **options: Any) -> "Tournament":
        """With results, colours or facts corrected: correct(game=["7-12:1-0"], round=3), correct(player=7, rating=2150)."""
        return self._make("correct", library.options_text(options))

    def _call(self, name: str, options: Optional[bytes]) -> library.Said:
        return library.call(name, self._handle.pointer, options)

    def _ask(self, name: str, options: dict) -> Any:
        return answer(self._call(name, library.options_text(options)), options)

    def _make(self, name: str, options: Optional[bytes]) -> "Tournament":
        handle, said = library.make(name, self._handle.pointer, options)
        return self._made(handle, said, self.name)


def _is_name(text: str) -> bool:
    """Of a file, by all appearances: no tournament is one line, unless it is JSON."""
    return len(text.splitlines()) == 1 and not text.lstrip().startswith("{")


def read(path: Union[str, bytes, "os.PathLike[str]"]) -> Tournament:
    """The tournament in a file."""
    with open(path, "rb") as file:
        return Tournament(file.read(), os.fsdecode(path))
