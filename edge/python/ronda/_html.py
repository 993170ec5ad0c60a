"""Results as notebooks show them: tables, with everything escaped."""
from __future__ import annotations

from html import escape
from typing import Any, Iterable, Sequence


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]], caption: str = "") -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def player(record: Any) -> str:
    title = record.get("title")
    return f"{title} {record['name']}" if title else record["name"]


def value(one: Any) -> str:
    """Of a tie-break; blank where it does not apply."""
    if isinstance(one, list):
        return " / ".join(map(value, one))
    return "" if one is None else str(one)
