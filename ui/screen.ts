// A screen of the hall: the list is cut to pages of the height there is, which turn by themselves; the space bar pauses.
// Several screens share a list: ?part=2&of=3 shows the second third. ?at=14:30 counts down to the round.
import { follow } from "./lib/live";

const kSeconds = 12;
const slug = document.body.dataset.live ?? "";
const paged = document.querySelector<HTMLElement>(".paged");
// Above the boards of teams that meet player by player stands how the teams stand; the list is what follows.
const body = paged?.querySelector("table:not(.teams) tbody") ?? null;
const without = paged?.querySelector<HTMLElement>("ul.without") ?? null;
const note = document.querySelector<HTMLElement>(".clock");
const asked = new URLSearchParams(window.location.search);
type Row = HTMLElement | SVGElement;
// What a page is made of: the rows of the list, the tables people sit at, or the drawings of a bracket.
function allRows(): Row[] {
  const seats = paged?.querySelectorAll<Row>("table.tables tbody, .bracket svg") ?? [];
  return Array.from(seats.length > 0 || !body ? seats : body.querySelectorAll<Row>("tr"));
}
const rows = partOf(allRows());
const kPlace = `page of ${window.location.pathname}${window.location.search}`;
let page = Number(window.sessionStorage.getItem(kPlace) ?? "0") || 0;
let paused = false;
let stale = false;

function partOf(all: Row[]): Row[] {
  const of = Math.max(1, Number(asked.get("of") ?? "1") || 1);
  const part = Math.min(of, Math.max(1, Number(asked.get("part") ?? "1") || 1));
  const each = Math.ceil(all.length / of);
  const own = all.slice((part - 1) * each, part * each);
  for (const row of all) if (!own.includes(row)) row.remove();
  return own;
}

// What is left until the time of day that was asked for; nothing once it has come.
function untilRound(now: Date): string {
  const found = /^(\d{1,2}):(\d{2})$/.exec(asked.get("at") ?? "");
  if (!found) return "";
  const left = Number(found[1]) * 3600 + Number(found[2]) * 60 - (now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds());
  if (left <= 0) return "";
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  return `   ▶ ${hours > 0 ? `${hours}:${two(Math.floor(left / 60) % 60)}` : Math.floor(left / 60)}:${two(left % 60)}`;
}

// Every page has the columns of the whole list, so that rows are as high on their page as they were measured.
function holdColumns(): void {
  const table = body?.closest("table");
  if (!table) return;
  const heads = Array.from(table.querySelectorAll("th"));
  table.style.tableLayout = "";
  for (const head of heads) head.style.width = "";
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  heads.forEach((head, index) => (head.style.width = `${widths[index] ?? 0}px`));
  if (table.tHead) table.style.tableLayout = "fixed";
}

// Which row begins each page: as many as there is height for, each as high as it is. Who has no game stands below the
// last one, on a page more if need be.
function beginnings(): number[] {
  const [first] = rows;
  if (!first) return [0];
  const foot = note?.getBoundingClientRect().height ?? 0;
  const room = window.innerHeight - first.getBoundingClientRect().top - window.scrollY - 1.5 * foot;
  const found = [0];
  let used = 0;
  rows.forEach((row, index) => {
    const height = row.getBoundingClientRect().height;
    if (used > 0 && used + height > room) {
      found.push(index);
      used = 0;
    }
    used += height;
  });
  if (without && used + 1.5 * without.getBoundingClientRect().height > room) found.push(rows.length);
  return found;
}

function show(): void {
  for (const row of rows) row.style.display = "";
  if (without) without.hidden = false;
  holdColumns();
  if (note?.textContent === "") tell(1); // its line takes room
  const pages = beginnings();
  page = (page + pages.length) % pages.length;
  const from = pages[page] ?? 0;
  const to = pages[page + 1] ?? rows.length;
  rows.forEach((row, index) => (row.style.display = index < from || index >= to ? "none" : ""));
  if (without) without.hidden = page !== pages.length - 1;
  tell(pages.length);
}

function tell(pages: number): void {
  const now = new Date();
  const clock = `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
  if (note) note.textContent = `${clock}${untilRound(now)}   ${page + 1} / ${pages}${paused ? "   ❚❚ " + (paged?.dataset.pause ?? "") : ""}`;
}

// What has changed is fetched when a page turns, so that no page is torn away from its readers.
function turn(): void {
  if (paused) return show();
  page += 1;
  if (stale) void fetchAgain();
  show();
}

// A desk that does not answer must not leave the hall before the browser's own error: the old list is better than none.
async function fetchAgain(): Promise<void> {
  try {
    if (!(await fetch(window.location.href, { method: "HEAD" })).ok) return;
  } catch {
    return;
  }
  window.sessionStorage.setItem(kPlace, String(page));
  window.location.reload();
}

window.setInterval(turn, kSeconds * 1000);
if (asked.has("at")) window.setInterval(show, 1000);
window.addEventListener("resize", show);
document.addEventListener("keydown", (event) => {
  if (event.key === " ") paused = !paused;
  if (event.key === "ArrowRight") page += 1;
  if (event.key === "ArrowLeft") page -= 1;
  if (![" ", "ArrowRight", "ArrowLeft"].includes(event.key)) return;
  event.preventDefault();
  show();
});
show();

if (slug !== "") {
  const noteIt = (): void => {
    stale = true;
  };
  follow(slug, { result: noteIt, changed: noteIt, reset: noteIt });
}
