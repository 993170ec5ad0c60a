// A screen of the hall: the list is cut to pages of the height there is, which turn by themselves; the space bar pauses.
import { follow } from "./lib/live";

const kSeconds = 12;
const slug = document.body.dataset.live ?? "";
const paged = document.querySelector<HTMLElement>(".paged");
const body = paged?.querySelector("tbody") ?? null;
const note = document.querySelector<HTMLElement>(".clock");
const rows = body ? Array.from(body.querySelectorAll("tr")) : [];
let page = 0;
let paused = false;

function rowsAPage(): number {
  if (!body || rows.length === 0) return 1;
  const top = body.getBoundingClientRect().top;
  const height = rows[0]?.getBoundingClientRect().height ?? 1;
  return Math.max(1, Math.floor((window.innerHeight - top - 3 * height) / Math.max(1, height)));
}

function show(): void {
  for (const row of rows) row.hidden = false;
  const most = rowsAPage();
  const pages = Math.max(1, Math.ceil(rows.length / most));
  page %= pages;
  rows.forEach((row, index) => (row.hidden = Math.floor(index / most) !== page));
  const now = new Date();
  const clock = `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
  if (note) note.textContent = `${clock}   ${page + 1} / ${pages}${paused ? "   ❚❚ " + (paged?.dataset.pause ?? "") : ""}`;
}

window.setInterval(() => {
  if (!paused) page += 1;
  show();
}, kSeconds * 1000);
window.addEventListener("resize", show);
document.addEventListener("keydown", (event) => {
  if (event.key === " ") paused = !paused;
  if (event.key === "ArrowRight") page += 1;
  if (event.key === "ArrowLeft") page = Math.max(0, page - 1);
  if ([" ", "ArrowRight", "ArrowLeft"].includes(event.key)) event.preventDefault();
  show();
});
show();

if (slug !== "") {
  const again = (): void => window.location.reload();
  follow(slug, { result: again, changed: again, reset: again });
}
