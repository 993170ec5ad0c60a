// How a tournament comes in: dropped anywhere, chosen, pasted anywhere, typed, or one of the examples.
import club from "../../../examples/club-open.trf";
import typing from "../../../examples/typing-errors.trf";
import total from "../../../examples/wrong-total.trf";
import { el } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import wrong from "./examples/wrong-round.trf";

export type Receive = (bytes: ArrayBuffer, name: string) => void;

export function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
}

async function receiveFile(file: File | undefined | null, receive: Receive): Promise<void> {
  if (file) receive(await file.arrayBuffer(), file.name);
}

// The whole page is a place to drop and to paste.
export function listen(receive: Receive): void {
  const mark = (on: boolean) => (event: DragEvent): void => {
    event.preventDefault();
    document.body.classList.toggle("dropping", on);
  };
  document.addEventListener("dragover", mark(true));
  document.addEventListener("dragleave", mark(false));
  document.addEventListener("drop", (event) => {
    mark(false)(event);
    void receiveFile(event.dataTransfer?.files[0], receive);
  });
  document.addEventListener("paste", (event) => {
    if ((event.target as Element | null)?.closest?.("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (event.clipboardData?.files[0]) void receiveFile(event.clipboardData.files[0], receive);
    else if (text.includes("\n")) receive(bytesOf(text), "");
  });
}

function examples(receive: Receive): HTMLElement {
  const all: [string, string, string, string][] = [
    ["club-open.trf", club, word("A club open"), word("15 players, 4 of 7 rounds, everything in order")],
    ["wrong-round.trf", wrong, word("A round paired by hand"), word("round 4 is not what the rules give")],
    ["wrong-total.trf", total, word("A wrong total"), word("points that do not add up, and the repair")],
    ["typing-errors.trf", typing, word("Typing errors"), word("what is wrong, where, and what to do")],
  ];
  return el("ul", { class: "examples" }, ...all.map(([name, text, title, note]) =>
    el("li", {}, el("button", { onclick: () => receive(bytesOf(text), name) }, el("b", {}, title), el("span", {}, note)))));
}

function pasteForm(receive: Receive): HTMLElement {
  const field = el("textarea", { id: "text", rows: 6, spellcheck: "false", required: true, placeholder: "012 …\n001    1 …" });
  const submit = (event: Event): void => {
    event.preventDefault();
    receive(bytesOf(field.value), "");
  };
  return el("details", { class: "paste" }, el("summary", {}, word("Or paste its text")),
    el("form", { onsubmit: submit as EventListener },
      el("label", { for: "text" }, word("The text of a file: TRF, JSON, or a CSV list of players")), field, el("button", {}, word("Check it"))));
}

export function intake(receive: Receive): HTMLElement[] {
  const input: HTMLInputElement = el("input", { type: "file", id: "file", class: "file", onchange: () => void receiveFile(input.files?.[0], receive) });
  return [
    el("section", { class: "drop" },
      el("p", { class: "big" }, word("Drop a tournament file here")),
      el("p", { class: "actions" }, el("label", { for: "file", class: "button main" }, word("Choose a file")), input),
      el("p", { class: "note" }, word("TRF in all its dialects, JSON or CSV. The file stays on this device: nothing is sent anywhere.")),
      pasteForm(receive)),
    el("section", {}, el("h2", {}, word("Or try an example")), examples(receive)),
  ];
}
