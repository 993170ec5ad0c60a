"""The two documents people look at most, as dictionaries that notebooks show as tables."""
from __future__ import annotations

from typing import Any, Dict

from . import _html


class Pairing(Dict[str, Any]):
    """A paired round: the document of `ronda pair --format json` (ronda.types.PairingDocument)."""

    def _repr_html_(self) -> str:
        rows = [(board["board"], board["white"]["tpn"], _html.player(board["white"]), board["white"]["points"],
                 board["black"]["tpn"], _html.player(board["black"]), board["black"]["points"]) for board in self["boards"]]
        alone = [("bye", self["bye"])] if "bye" in self else []
        alone += [("rests", one) for one in self.get("rests", [])] + [(one["kind"], one["player"]) for one in self["away"]]
        rows += [("", one["tpn"], _html.player(one), one["points"], "", why, "") for why, one in alone]
        caption = f"{self['tournament']}: round {self['round']}, {self['system']}"
        return _html.table(["Board", "No", "White", "Points", "No", "Black", "Points"], rows, caption)


class Standings(Dict[str, Any]):
    """Standings: the document of `ronda standings --json` (ronda.types.StandingsDocument)."""

    def _repr_html_(self) -> str:
        if "sections" not in self:
            return self._keizer()
        return "".join(self._section(one) for one in self["sections"])

    def _caption(self) -> str:
        return f"{self.get('tournament', '')}: after round {self.get('rounds', '')}"

    def _keizer(self) -> str:
        cells = [(row["rank"], row["tpn"], _html.player(row), row["value"], row["keizer_points"], row["points"])
                 for row in self.get("standings", [])]
        return _html.table(["Rank", "No", "Name", "Value", "Keizer", "Points"], cells, self._caption())

    def _section(self, section: Dict[str, Any]) -> str:
        rows = section["standings"]
        codes = [one["code"] for one in rows[0].get("tiebreaks", [])] if rows else []
        cells = [(row["rank"], row.get("tpn", row.get("team", "")), _html.player(row), row["points"],
                  *(_html.value(one["value"]) for one in row.get("tiebreaks", []))) for row in rows]
        return _html.table(["Rank", "No", "Name", "Points", *codes], cells, section.get("title") or self._caption())
