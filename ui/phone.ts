// Results from a phone. What is tapped goes into an outbox that survives a reload and is sent, with the same id, until
// the desk has answered; so nothing is lost and nothing is done twice, however often the Wi-Fi goes.
import { newId, Refusal, send } from "./lib/api";
import { el } from "./lib/dom";
import { follow } from "./lib/live";
import { drop, keep, Waiting, waitingFor } from "./lib/outbox";
import { word } from "./lib/words";

const slug = document.body.dataset.live ?? "";
const status = document.getElementById("outbox");
let sending = false;
let isStale = false; // the desk has told of something new while this was sending
let isTouched = false; // somebody is choosing: no reload takes that away

function say(text: string): void {
  status?.replaceChildren(el("p", {}, text));
}

// Whether sending it again would change nothing.
const isFinal = (error: unknown): boolean => error instanceof Refusal && error.status !== 401 && error.status !== 429 && error.status < 500;

// Those on their way stand for the buttons of their games; those the desk has refused are listed until they are read.
async function show(lost?: unknown): Promise<void> {
  const all = await waitingFor(slug);
  const onTheWay = all.filter((one) => one.refused === undefined);
  for (const one of onTheWay) {
    const choices = document.querySelector(`.game[data-board="${one.board}"] .choices`);
    choices?.replaceChildren(el("p", { class: "pending" }, one.shown));
  }
  if (!status) return;
  status.replaceChildren();
  if (onTheWay.length > 0 && lost instanceof Refusal && lost.status === 401) {
    status.append(el("p", {}, word("This link was taken back, and the desk does not take these any more. Tell an arbiter: {}", onTheWay.map((one) => one.shown).join("; "))));
  } else if (onTheWay.length > 0 && lost !== undefined) {
    status.append(el("p", {}, word("{} not sent yet; keep this page open.", onTheWay.length)));
  }
  for (const one of all) {
    if (one.refused === undefined) continue;
    const read = el("button", { type: "button" }, word("OK"));
    read.addEventListener("click", () => void drop(one.id).then(() => window.location.reload()));
    status.append(el("p", { class: "problem" }, `${one.shown}: ${one.refused} `, read));
  }
}

async function flush(): Promise<void> {
  if (sending) return;
  sending = true;
  let arrived = false;
  try {
    for (const waiting of await waitingFor(slug)) {
      if (waiting.refused !== undefined) continue;
      try {
        await send(slug, waiting.command, { id: waiting.id });
        await drop(waiting.id);
      } catch (error) {
        if (!isFinal(error)) throw error;
        const refusal = error as Refusal;
        await keep({ ...waiting, refused: [refusal.message, refusal.hint].filter((text) => text !== "").join(". ") });
      }
      arrived = true;
    }
    if (arrived || (isStale && !isTouched)) window.location.reload();
    else await show();
  } catch (error) {
    isStale = false; // without a network there is nothing to load
    await show(error);
  } finally {
    sending = false;
  }
}

function commandOf(data: DOMStringMap): Waiting["command"] {
  const own = Number(document.body.dataset.player ?? 0);
  const round = Number(data.round);
  if (data.command === "check-in") return { command: "check-in", round, [data.result === "here" ? "present" : "absent"]: [own] };
  if (data.command === "claim-result") return { command: "claim-result", round, player: own, result: data.result };
  return { command: "enter-result", round, white: Number(data.white), black: Number(data.black), was: "*", now: data.result, via: "phone" };
}

async function tap(button: HTMLElement): Promise<void> {
  const card = button.closest(".game");
  const shown = [card?.querySelector("h2")?.textContent ?? "", button.textContent ?? ""].filter((text) => text !== "").join(": ");
  const board = card?.getAttribute("data-board") ?? "";
  card?.querySelector(".choices")?.replaceChildren(el("p", { class: "pending" }, button.textContent ?? ""));
  await keep({ id: newId(), slug, command: commandOf(button.dataset), board, shown });
  await flush();
}

// Without https a browser gives a page no way to be opened again without the network; that is said before it matters.
if (!window.isSecureContext && status) {
  const note = document.createElement("p");
  note.className = "note";
  note.textContent = word("Without a network, results are kept here and sent later, as long as this page stays open.");
  status.after(note);
}

document.addEventListener("click", (event) => {
  const button = (event.target as HTMLElement).closest<HTMLElement>("button[data-command]");
  if (button) void tap(button);
});
// A line-up is sent at once: whoever hands it in wants to know that it is in.
async function handIn(form: HTMLFormElement, confirm: number): Promise<void> {
  const boards = Array.from(form.querySelectorAll("select"), (select) => (select.value === "" ? null : Number(select.value)));
  const command = { command: "hand-in-line-up", round: Number(form.dataset["lineUp"]), team: Number(form.dataset["team"]), boards };
  try {
    await send(slug, command, { confirm });
    window.location.reload();
  } catch (error) {
    if (!(error instanceof Refusal)) return say(word("The desk does not answer. Look whether it is still running, then try again."));
    const said = error.diagnostics.map((one) => one.message).join(". ");
    if (error.status === 428 && confirm === 0 && window.confirm(`${said}?`)) return handIn(form, 2);
    if (error.status !== 428) say(`${said}. ${error.hint}`);
  }
}

// How many votes are left, while they are given.
function countVotes(form: HTMLFormElement): void {
  const line = form.querySelector<HTMLElement>("[data-votes]");
  if (!line) return;
  const given = Array.from(form.querySelectorAll<HTMLInputElement>("input[type=number]"), (field) => Math.abs(Number(field.value))).reduce((sum, one) => sum + one, 0);
  const left = Number(line.dataset["votes"]) - given;
  line.textContent = left < 0 ? word("Votes too many: {}", -left) : word("Votes left: {}", left);
  line.classList.toggle("problem", left < 0);
}
for (const form of Array.from(document.querySelectorAll<HTMLFormElement>("form.votes"))) {
  countVotes(form);
  form.addEventListener("input", () => countVotes(form));
}

document.addEventListener("input", () => {
  isTouched = true;
});
document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset["lineUp"] === undefined) return;
  event.preventDefault();
  void handIn(form, 0);
});
for (const time of Array.from(document.querySelectorAll("time"))) time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
window.addEventListener("online", () => void flush());
window.setInterval(() => void flush(), 5000);
void flush();
function renew(): void {
  if (sending) isStale = true;
  else if (!isTouched) window.location.reload();
}
// What the opponent reports is told to nobody but the two.
if (document.querySelector("[data-waits]")) {
  window.setInterval(() => {
    if (!document.hidden && navigator.onLine) renew();
  }, 15000);
}

if (slug !== "") follow(slug, { result: renew, changed: renew, reset: renew });
