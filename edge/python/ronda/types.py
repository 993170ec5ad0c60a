"""The documents of ronda as types: what the methods give, member by member (docs/formats, docs/library.md)."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, TypedDict, Union

from ._tournament_types import TournamentDocument

__all__ = [
    "Away", "Board", "Bracket", "CheckDocument", "CheckedFile", "ColourRule", "CompareDocument", "Deviation", "Diagnostic",
    "Difference", "ExaminedFile", "ExplainDocument", "HandlingChange", "HandlingDocument", "KeizerStanding", "OutlookDocument",
    "PairingDocument", "PairedPlayer", "RateDocument", "Repair", "ScheduleDocument", "Section", "Standing", "StandingsDocument",
    "Statement", "System", "SystemsDocument", "TieBreakValue", "TournamentDocument", "ValidationDocument", "WhatIfDocument",
    "WorkingDocument",
]


class _Diagnostic(TypedDict):
    severity: str  # "error", "warning", "note"
    code: str
    message: str


class Diagnostic(_Diagnostic, total=False):
    hint: str
    file: str
    line: int
    column: int
    width: int
    excerpt: str


class Deviation(TypedDict):
    kind: str
    what: str
    article: str


class _PairedPlayer(TypedDict):
    tpn: int
    name: str
    points: float


class PairedPlayer(_PairedPlayer, total=False):
    title: str
    rating: int


class ColourRule(TypedDict):
    article: str
    rule: str


class _Board(TypedDict):
    board: int
    white: PairedPlayer
    black: PairedPlayer


class Board(_Board, total=False):
    colour_rule: ColourRule


class Away(TypedDict):
    kind: str
    player: PairedPlayer


class _PairingDocument(TypedDict):
    tournament: str
    system: str
    round: int
    fide_mode: bool
    deviations: List[Deviation]
    boards: List[Board]
    away: List[Away]


class PairingDocument(_PairingDocument, total=False):
    edition: str
    bye: PairedPlayer
    rests: List[PairedPlayer]


class _Difference(TypedDict):
    round: int


class Difference(_Difference, total=False):
    """Of a round: text, expected, found; of standings: what, stated, computed and whose they are."""

    text: str
    expected: List[List[int]]
    found: List[List[int]]
    tpn: int
    team: int
    what: str
    stated: Any
    computed: Any


class _CheckedFile(TypedDict):
    file: str
    diagnostics: List[Diagnostic]


class CheckedFile(_CheckedFile, total=False):
    system: str
    edition: str
    fide_mode: bool
    deviations: List[Deviation]
    rounds: int
    differences: List[Dict[str, Any]]
    suppositions: List[str]
    rules: str
    tiebreaks: str
    limitation: str
    team_results: List[Diagnostic]


class CheckDocument(TypedDict):
    files: List[CheckedFile]
    tournaments: int
    rounds: int
    discrepancies: int


class _Statement(TypedDict):
    code: str
    text: str


class Statement(_Statement, total=False):
    article: str
    criterion: str
    data: Dict[str, Any]


class _ExplainDocument(TypedDict):
    tournament: str
    system: str
    round: int
    fide_mode: bool
    deviations: List[Deviation]


class ExplainDocument(_ExplainDocument, total=False):
    """Of a round its brackets; of a question its statements."""

    edition: str
    brackets: List[Dict[str, Any]]
    bye: int
    bye_reasons: List[Statement]
    statements: List[Statement]
    question: str
    answer: str
    criterion: Dict[str, Any]
    article: str
    boards: List[Any]
    came: List[Any]
    gone: List[Any]


class _TieBreakValue(TypedDict):
    code: str
    value: Union[None, float, List[Optional[float]]]  # None: it does not apply; a list: one for each of its parts


class TieBreakValue(_TieBreakValue, total=False):
    exact: str


class _Standing(TypedDict):
    rank: int
    name: str
    points: float


class Standing(_Standing, total=False):
    """Of a player (tpn) or of a team (team, second_points, boards)."""

    tpn: int
    team: int
    second_points: float
    title: str
    rating: int
    federation: str
    tiebreaks: List[TieBreakValue]
    rounds: List[Dict[str, Any]]
    boards: List[Dict[str, Any]]


class _KeizerStanding(TypedDict):
    rank: int
    tpn: int
    name: str
    value: float
    keizer_points: float
    exact: str
    points: float
    games: int
    absences: int


class KeizerStanding(_KeizerStanding, total=False):
    title: str
    rating: int
    federation: str


class _Section(TypedDict):
    standings: List[Standing]


class Section(_Section, total=False):
    title: str


class _StandingsDocument(TypedDict):
    tournament: str
    rounds: int


class StandingsDocument(_StandingsDocument, total=False):
    """Of most events sections; of a Keizer event its standings and how they settled."""

    rules: str
    application: str
    adjourned_games: int
    lot: int
    sections: List[Section]
    diagnostics: List[Diagnostic]
    system: str
    ending: str  # "one-pass", "stable", "circle", "given-up"
    passes: int
    circle: int
    standings: List[KeizerStanding]


class WorkingDocument(TypedDict, total=False):
    number: int
    name: str
    rank: int
    points: float
    rules: str
    tiebreaks: List[Dict[str, Any]]


class WhatIfDocument(TypedDict, total=False):
    round: int
    changes: List[str]
    paired_now: bool
    gone: List[List[int]]
    come: List[List[int]]
    boards: List[List[int]]
    bye_now: int
    bye_then: int


CompareDocument = Dict[str, Any]
ScheduleDocument = Dict[str, Any]
Bracket = Dict[str, Any]


class OutlookDocument(TypedDict):
    answer: str
    rounds: int
    statements: List[Statement]


class RateDocument(TypedDict, total=False):
    tournament: str
    rules: str
    method: str
    day: str
    players: List[Dict[str, Any]]


class Repair(TypedDict, total=False):
    code: str
    reason: str
    line: int
    before: str
    after: str


class _ExaminedFile(TypedDict):
    file: str
    valid: bool
    diagnostics: List[Diagnostic]


class ExaminedFile(_ExaminedFile, total=False):
    players: int
    rounds: int
    planned_rounds: int
    repairs: List[Repair]
    written_to: str


class ValidationDocument(TypedDict):
    files: List[ExaminedFile]
    valid: int
    invalid: int


class _System(TypedDict):
    id: str
    title: str


class System(_System, total=False):
    regulation: str
    effective_from: str
    effective_to: str
    allowed_from: str
    allowed_to: str


class SystemsDocument(TypedDict):
    systems: List[System]


class _HandlingChange(TypedDict):
    code: str
    text: str


class HandlingChange(_HandlingChange, total=False):
    article: str
    player: int
    was: int


class _HandlingDocument(TypedDict):
    file: str
    rules: str
    changes: List[HandlingChange]
    remarks: List[str]
    diagnostics: List[Diagnostic]


class HandlingDocument(_HandlingDocument, total=False):
    written_to: str
