// Public pages follow what happens: results appear, a changed page is fetched again after a moment, so that a full hall
// does not ask at the same second.
import { follow } from "./lib/live";

const slug = document.body.dataset.live ?? "";
const kMostDelay = 4000;

function reloadSoon(): void {
  window.setTimeout(() => window.location.reload(), Math.random() * kMostDelay);
}

if (slug !== "") {
  follow(slug, {
    result: (data) => {
      if (document.querySelector("figure.bracket")) return reloadSoon();
      const told = JSON.parse(data) as { round: number; board: number; result: string };
      const shown = document.querySelector(`tr[data-board="${told.board}"] .result`);
      const table = document.querySelector("table.boards");
      const round = table?.getAttribute("data-round");
      if (table?.classList.contains("matches") && round === String(told.round)) return reloadSoon(); // the score of the match, too
      if (shown && (round === null || round === String(told.round))) {
        shown.textContent = told.result === "=-=" ? "½-½" : told.result === "*" ? "" : told.result;
      }
    },
    changed: reloadSoon,
    reset: reloadSoon,
  });
}
