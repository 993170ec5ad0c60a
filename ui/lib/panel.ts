// What opens beside a list: a heading, a way to close it, and what there is to say.
import { Child, el, fill } from "./dom";
import { word } from "./words";

export class Panel {
  readonly element: HTMLElement;

  constructor(label: string, private back: () => void) {
    this.element = el("aside", { class: "why", "aria-label": label, hidden: true });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  open(title: string, ...content: Child[]): void {
    const heading = el("h2", { tabindex: -1 }, title);
    const close = el("button", { class: "quiet", onclick: () => this.close() }, word("Close"), " ", el("kbd", {}, "Esc"));
    fill(this.element, el("div", { class: "bar" }, heading, close), ...content);
    this.element.hidden = false;
    heading.focus();
  }

  close(): void {
    this.element.hidden = true;
    this.back();
  }
}
