// Results from a phone. What is tapped goes into an outbox that survives a reload and is sent, with the same id, until
// the desk has answered; so nothing is lost and nothing is done twice, however often the Wi-Fi goes.
import { newId, Refusal, send } from "./lib/api";
import { follow } from "./lib/live";
import { word } from "./lib/words";

interface Waiting {
  id: string;
  command: { command: string; [key: string]: unknown };
  board: string;
}

const slug = document.body.dataset.live ?? "";
const status = document.getElementById("outbox");

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("ronda", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("outbox", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function store<T>(mode: IDBTransactionMode, use: (outbox: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await database();
  return new Promise((resolve, reject) => {
    const request = use(opened.transaction("outbox", mode).objectStore("outbox"));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function say(text: string): void {
  if (status) status.textContent = text;
}

let sending = false;

async function flush(): Promise<void> {
  if (sending) return;
  sending = true;
  let arrived = false;
  try {
    for (const waiting of (await store("readonly", (outbox) => outbox.getAll())) as Waiting[]) {
      try {
        await send(slug, waiting.command, { id: waiting.id });
        arrived = true;
        await store("readwrite", (outbox) => outbox.delete(waiting.id));
      } catch (error) {
        if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
        await store("readwrite", (outbox) => outbox.delete(waiting.id));
        window.alert(`${error.message}. ${error.hint}`);
      }
    }
    say("");
    if (arrived) window.location.reload();
  } catch {
    const left = (await store("readonly", (outbox) => outbox.getAll())) as Waiting[];
    say(word("{} not sent yet; keep this page open.", left.length));
  } finally {
    sending = false;
  }
}

async function tap(button: HTMLElement): Promise<void> {
  const data = button.dataset;
  const card = button.closest(".game");
  const own = Number(document.body.dataset.player ?? 0);
  const command: Waiting["command"] =
    data.command === "check-in"
      ? { command: "check-in", round: Number(data.round), [data.result === "here" ? "present" : "absent"]: [own] }
      : data.command === "claim-result"
      ? { command: "claim-result", round: Number(data.round), player: own, result: data.result }
      : { command: "enter-result", round: Number(data.round), white: Number(data.white), black: Number(data.black), was: "*", now: data.result, via: "phone" };
  const choices = card?.querySelector(".choices");
  if (choices) choices.replaceChildren(Object.assign(document.createElement("p"), { className: "pending", textContent: button.textContent ?? "" }));
  await store("readwrite", (outbox) => outbox.put({ id: newId(), command, board: card?.getAttribute("data-board") ?? "" }));
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

let isTouched = false; // somebody is choosing: no reload takes that away
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

if (slug !== "") {
  const again = (): void => {
    if (!sending && !isTouched) window.location.reload();
  };
  follow(slug, { result: again, changed: again, reset: again });
}
