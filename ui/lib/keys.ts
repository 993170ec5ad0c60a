// The keys of a screen, in one list: what they do and how the help says it. `?` shows them.
import { el } from "./dom";
import { ask } from "./dialog";
import { word } from "./words";

export interface Key {
  keys: string[]; // as KeyboardEvent.key says them
  say: string;
  run?: (event: KeyboardEvent) => void; // none: somebody else listens, the help tells of it
}

const shown: Record<string, string> = { " ": "␣", Backspace: "⌫", Delete: "Del", Enter: "⏎", ArrowUp: "↑", ArrowDown: "↓", Escape: "Esc" };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);
}

// Enter and the space bar press what has the focus, whatever they do elsewhere on the screen.
function isPressing(event: KeyboardEvent): boolean {
  return (event.key === "Enter" || event.key === " ") && event.target instanceof Element && event.target.closest("a, button, summary") !== null;
}

function helpFor(list: Key[]): void {
  const rows = list.map((key) =>
    el("tr", {}, el("td", {}, ...key.keys.map((one) => el("kbd", {}, shown[one] ?? one))), el("td", {}, key.say)));
  void ask<void>(word("Keys"), (close) => [
    el("table", { class: "keys" }, el("tbody", {}, ...rows)),
    el("p", { class: "actions" }, el("button", { onclick: () => close() }, word("Close"))),
  ]);
}

export function useKeys(list: Key[]): HTMLElement {
  const all: Key[] = [...list, { keys: ["?"], say: word("these keys"), run: () => helpFor(all) }];
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isPressing(event) || document.querySelector("dialog[open]")) return;
    const key = all.find((one) => one.run && one.keys.includes(event.key));
    if (!key?.run) return;
    event.preventDefault();
    key.run(event);
  });
  return el("button", { class: "quiet help", onclick: () => helpFor(all) }, word("Keys"), " ", el("kbd", {}, "?"));
}
