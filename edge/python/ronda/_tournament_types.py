"""Made by tools/python_types.py from docs/formats/tournament.schema.json: a tournament as JSON."""
from __future__ import annotations

from typing import Any, Dict, List, TypedDict, Union


class Event(TypedDict, total=False):
    name: str
    city: str
    federation: str
    start_date: str
    end_date: str
    type: str
    chief_arbiter: str
    deputy_arbiters: List[str]
    time_control: str
    encoded_time_control: str
    round_dates: List[str]
    rank_method: str
    rank_federation: str
    pairing_controller: str
    stated_players: int
    stated_rated_players: int
    stated_teams: int


class PointSystem(TypedDict, total=False):
    win: Union[List[Any], float]
    draw: Union[List[Any], float]
    loss: Union[List[Any], float]
    forfeit_win: float
    forfeit_loss: float
    pairing_bye: float
    full_bye: float
    half_bye: float
    zero_bye: float
    adjourned: float


class MatchPointSystem(TypedDict, total=False):
    win: float
    draw: float
    loss: float


_NationalRatingWords = TypedDict("_NationalRatingWords", {"class": str}, total=False)


class NationalRating(_NationalRatingWords, total=False):
    federation: str
    sex: str
    name: str
    rating: int
    origin: str
    id: str
    birth_date: str


class _Player(TypedDict):
    tpn: int


class Player(_Player, total=False):
    name: str
    sex: str
    title: str
    rating: int
    federation: str
    club: str
    fide_id: str
    birth_date: str
    points: float
    rank: int
    national_ratings: List[NationalRating]
    results: List[Union[List[Any], str]]


class RequestedBye(TypedDict):
    round: int
    player: int
    kind: str


class _ForbiddenGroup(TypedDict):
    players: List[int]


class ForbiddenGroup(_ForbiddenGroup, total=False):
    first_round: int
    last_round: int


class _KeptApart(TypedDict):
    by: str
    strength: str


class KeptApart(_KeptApart, total=False):
    first_round: int
    last_round: int
    points: int


class _ForbiddenTeams(TypedDict):
    teams: List[int]


class ForbiddenTeams(_ForbiddenTeams, total=False):
    first_round: int
    last_round: int


class Acceleration(TypedDict):
    player: int
    points: List[float]


class AbnormalPoints(TypedDict, total=False):
    kind: str
    match_points: float
    points: float
    round: int
    numbers: List[int]


class _Team(TypedDict):
    number: int


class Team(_Team, total=False):
    name: str
    nickname: str
    strength: int
    match_points: float
    game_points: float
    rank: int
    members: List[int]


class _LineUp(TypedDict):
    round: int
    team: int
    boards: List[Union[Any, int]]


class LineUp(_LineUp, total=False):
    opponent: int


class ForfeitedMatch(TypedDict):
    outcome: str
    round: int
    white: int
    black: int


class TeamPairingByes(TypedDict, total=False):
    match_points: float
    game_points: float
    by_round: List[Union[Any, int]]


class TeamBye(TypedDict):
    round: int
    team: int
    kind: str


class _TeamAcceleration(TypedDict):
    first_round: int
    last_round: int
    first_team: int
    last_team: int


class TeamAcceleration(_TeamAcceleration, total=False):
    match_points: float
    game_points: float


class _TournamentDocument(TypedDict):
    format: str
    version: int
    players: List[Player]


class TournamentDocument(_TournamentDocument, total=False):
    event: Event
    system: str
    tiebreaks: List[str]
    tiebreaks_define_standings: bool
    planned_rounds: int
    initial_colour: str
    point_system: PointSystem
    match_point_system: MatchPointSystem
    board_colours: List[str]
    ranked_by_position: bool
    requested_byes: List[RequestedBye]
    forbidden: List[ForbiddenGroup]
    kept_apart: List[KeptApart]
    accelerations: List[Acceleration]
    abnormal_points: List[AbnormalPoints]
    teams: List[Team]
    line_ups: List[LineUp]
    forfeited_matches: List[ForfeitedMatch]
    team_pairing_byes: TeamPairingByes
    team_byes: List[TeamBye]
    team_accelerations: List[TeamAcceleration]
    forbidden_teams: List[ForbiddenTeams]
    other_records: List[str]
