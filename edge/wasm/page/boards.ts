// A table of boards; each unfolds to say why.
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import type { Entry, Row } from "./rounds";
import type { Tournament } from "./state";
import { WhyPanel } from "./why";

export interface BoardTable {
  caption: string;
  round: number;
  rows: Row[];
  isRight(row: Row): boolean; // as the rules pair it
}

const COLUMNS = 5;

function person(one: Entry | undefined): HTMLElement {
  if (!one) return el("td", { class: "bye" }, word("bye"));
  return el("td", {}, el("span", { class: "tpn" }, String(one.number)), " ", one.name,
    one.points !== undefined && el("span", { class: "points", title: word("points before the round") }, ` ${one.points.toFixed(1)}`));
}

function boardRows(tournament: Tournament, table: BoardTable, row: Row, board: number): HTMLElement[] {
  const cell = el("td", { colspan: COLUMNS });
  const below = el("tr", { class: "below", hidden: true }, cell);
  const names = row.black ? `${row.white.name} – ${row.black.name}` : row.white.name;
  const toggle = el("button", { class: "quiet why-button", "aria-expanded": "false", "aria-label": `${word("Why?")} ${names}` }, word("Why?"));
  toggle.addEventListener("click", () => {
    below.hidden = !below.hidden;
    toggle.setAttribute("aria-expanded", String(!below.hidden));
    if (!below.hidden && !cell.firstChild) fill(cell, new WhyPanel(tournament, table.round, row, table.isRight(row)).element);
  });
  const right = table.isRight(row);
  const line = el("tr", { class: right ? "" : "differs" },
    el("td", { class: "number" }, row.black ? String(board) : ""), person(row.white),
    el("td", { class: "result" }, row.result || (row.black ? "–" : "")), person(row.black), el("td", { class: "last" }, toggle));
  return [line, below];
}

// The arrows walk from board to board.
function walk(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".why-button")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
}

export function boardTable(tournament: Tournament, table: BoardTable): HTMLElement {
  const heads = [word("Board"), word("White"), "", word("Black"), word("Why?")];
  return el("table", { class: "boards", onkeydown: walk as EventListener },
    el("caption", {}, table.caption),
    el("thead", {}, el("tr", {}, ...heads.map((text) => (text ? el("th", { scope: "col" }, text) : el("td", {}))))),
    el("tbody", {}, ...table.rows.flatMap((row, i) => boardRows(tournament, table, row, i + 1))));
}
