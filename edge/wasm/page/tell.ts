// What the engine says, shown: statements, faults and diagnostics.
import type { Diagnostic, Statement } from "../ronda";
import { Child, el } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { Fault } from "./engine";
import { sentenceOf } from "./sentences";
import type { Tournament } from "./state";

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function faultText(error: unknown): string {
  if (!(error instanceof Fault)) return String(error);
  const first = error.diagnostics.find((one) => one.severity === "error") ?? error.diagnostics[0];
  return upper(first ? first.message : error.message);
}

function isContinued(text: string): boolean {
  return /[:;]$/.test(text.trim());
}

// A statement that ends in a colon is continued by the next one.
export function statementList(tournament: Tournament, statements: Statement[]): HTMLElement {
  const items: HTMLElement[] = [];
  let open = false;
  for (const statement of statements) {
    const { text, language } = sentenceOf(tournament, statement);
    const source = [statement.criterion, statement.article].filter(Boolean).join(", ");
    const parts: Child[] = [open ? ` ${text}` : upper(text), source && el("span", { class: "article" }, ` ${source}`)];
    const last = items.at(-1);
    if (open && last) last.append(...parts.filter((part): part is Node | string => Boolean(part)));
    else items.push(el("li", { lang: language }, ...parts));
    open = isContinued(text);
  }
  return el("ul", { class: "statements" }, ...items);
}

const BEFORE_MARK = 48; // so many pixels of the line are seen before it

// A line of a file is longer than a phone is wide: it has a box that scrolls sideways, and as soon as it is on the page it is
// moved to its mark.
export function lineBox(label: string, ...lines: Child[]): HTMLElement {
  const line = el("div", { class: "line", tabindex: 0, role: "group", "aria-label": label }, el("pre", {}, ...lines));
  requestAnimationFrame(() => {
    const mark = line.querySelector("mark");
    if (mark && mark.offsetLeft + mark.offsetWidth > line.clientWidth) line.scrollLeft = mark.offsetLeft - BEFORE_MARK;
  });
  return line;
}

// The line of the file with what is wrong in it marked.
function excerptOf(one: Diagnostic): HTMLElement | false {
  if (one.excerpt === undefined) return false;
  const letters = [...one.excerpt];
  const from = Math.max(0, (one.column ?? 1) - 1);
  const to = from + Math.max(1, one.width ?? 1);
  return lineBox(word("Line {} of the file", one.line ?? ""),
    el("code", {}, letters.slice(0, from).join(""), el("mark", {}, letters.slice(from, to).join("") || " "), letters.slice(to).join("")));
}

export function diagnosticItem(one: Diagnostic): HTMLElement {
  const kinds: Record<string, string> = { error: word("Error"), warning: word("Warning"), note: word("Note") };
  const where = one.line ? `${word("line {}", one.line)}${one.column ? `, ${word("column {}", one.column)}` : ""}` : "";
  return el("li", { class: `diagnostic ${one.severity}` },
    el("p", { class: "head" }, el("span", { class: "badge" }, kinds[one.severity] ?? one.severity), " ", where && el("span", { class: "where" }, where)),
    el("p", { class: "message", lang: "en" }, upper(one.message)),
    excerptOf(one),
    one.hint ? el("p", { class: "hint", lang: "en" }, upper(one.hint)) : false);
}

export function diagnosticList(diagnostics: Diagnostic[]): HTMLElement {
  return el("ol", { class: "diagnostics" }, ...diagnostics.map(diagnosticItem));
}

// A file to keep; it has the encoding it came in.
export function save(bytes: Uint8Array, name: string): void {
  const link = el("a", { href: URL.createObjectURL(new Blob([bytes], { type: "text/plain" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
