// Questions over the page: the browser's own dialog, which keeps the focus and closes by Esc.
import { Child, el } from "./dom";
import { word } from "./words";

export function ask<T>(title: string, build: (close: (value?: T) => void) => Child[]): Promise<T | undefined> {
  return new Promise((resolve) => {
    let answer: T | undefined;
    const close = (value?: T): void => {
      answer = value;
      dialog.close();
    };
    const dialog = el("dialog", { "aria-labelledby": "dialog-title" }, el("h2", { id: "dialog-title" }, title), ...build(close));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

// One question with yes and no; `what` says what yes does.
export async function confirmed(title: string, text: Child[], what: string): Promise<boolean> {
  const answer = await ask<boolean>(title, (close) => [
    ...text,
    el("p", { class: "actions" },
      el("button", { class: "primary", onclick: () => close(true) }, what),
      el("button", { onclick: () => close() }, word("Cancel"))),
  ]);
  return answer === true;
}
