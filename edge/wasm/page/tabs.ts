// The four parts of the answer as tabs, each with a line that says how it stands. Arrows, Home and End move between them.
import { el, fill } from "../../../ui/lib/dom";

export interface Tab {
  id: string;
  title: string;
}
export type Mood = "right" | "wrong" | "plain" | "busy";

export class Tabs {
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  private buttons = new Map<string, HTMLElement>();
  private places = new Map<string, HTMLElement>();

  constructor(tabs: Tab[], label: string) {
    for (const { id, title } of tabs) {
      this.places.set(id, el("section", { id: `panel-${id}`, role: "tabpanel", "aria-labelledby": `tab-${id}`, tabindex: 0, hidden: true }));
      this.buttons.set(id, el("button", {
        id: `tab-${id}`, role: "tab", "aria-controls": `panel-${id}`, "aria-selected": "false", tabindex: -1, onclick: () => this.select(id),
      }, el("span", { class: "title" }, title), el("span", { class: "state" })));
    }
    this.list = el("div", { class: "tabs", role: "tablist", "aria-label": label, onkeydown: ((event: KeyboardEvent) => this.move(event)) as EventListener },
      ...this.buttons.values());
    this.panels = el("div", {}, ...this.places.values());
  }

  select(id: string): void {
    for (const [own, button] of this.buttons) {
      button.setAttribute("aria-selected", String(own === id));
      button.setAttribute("tabindex", own === id ? "0" : "-1");
      const place = this.places.get(own);
      if (place) place.hidden = own !== id;
    }
  }

  get selected(): string {
    return [...this.buttons].find(([, button]) => button.getAttribute("aria-selected") === "true")?.[0] ?? "";
  }

  say(id: string, mood: Mood, state: string): void {
    const button = this.buttons.get(id);
    if (!button) return;
    button.className = mood;
    const place = button.querySelector(".state");
    if (place) fill(place, state);
  }

  show(id: string, ...children: (HTMLElement | false)[]): void {
    const place = this.places.get(id);
    if (place) fill(place, ...children);
  }

  private move(event: KeyboardEvent): void {
    const ids = [...this.buttons.keys()];
    const at = ids.indexOf(this.selected);
    const to: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ids.length - 1 };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const id = ids[(next + ids.length) % ids.length] ?? "";
    this.select(id);
    this.buttons.get(id)?.focus();
  }
}
