// A table one walks through by keys: the focus stays in it, the row the cursor is at is told to screen readers.
import { Child, el } from "./dom";

export interface Column<T> {
  head: string;
  class?: string;
  cell: (row: T) => Child[];
}

let made = 0;

export class Grid<T> {
  readonly element: HTMLElement;
  private table: HTMLTableElement;
  private body = el("tbody", {});
  private prefix = `grid${++made}`;
  private rows: T[] = [];
  private place = 0;
  onMove: (row: T) => void = () => undefined;
  onOpen: ((row: T) => void) | undefined; // Enter, or a double click
  rowClass: (row: T) => string = () => "";
  heading: (row: T) => Child[] | undefined = () => undefined; // a line above the row, if it begins a block
  private elements: HTMLElement[] = [];

  constructor(label: string, private columns: Column<T>[]) {
    const heads = columns.map((column) => el("th", { scope: "col", class: column.class }, column.head));
    this.table = el("table", { role: "grid", tabindex: 0, "aria-label": label, class: "boards" },
      el("thead", {}, el("tr", {}, ...heads)), this.body);
    this.element = el("div", { class: columns.length > 12 ? "scroll" : "scroll whole" }, this.table);
    this.table.addEventListener("keydown", (event) => this.key(event));
    this.body.addEventListener("click", (event) => this.pick(event));
    this.body.addEventListener("dblclick", (event) => {
      this.pick(event);
      this.open();
    });
  }

  get at(): number {
    return this.place;
  }

  get row(): T | undefined {
    return this.rows[this.place];
  }

  set(rows: T[]): void {
    this.rows = rows;
    this.elements = rows.map((_row, index) => this.made(index));
    const hadFocus = this.body.contains(document.activeElement); // a button in a row
    this.body.replaceChildren(...rows.flatMap((row, index) => [...this.above(row), this.elements[index] as HTMLElement]));
    this.go(Math.min(this.place, Math.max(0, rows.length - 1)));
    if (hadFocus) this.focus();
  }

  update(index: number): void {
    const old = this.elements[index];
    if (!old) return;
    const now = this.made(index);
    old.replaceWith(now);
    this.elements[index] = now;
    if (index === this.place) this.mark();
  }

  go(index: number): void {
    if (index < 0 || index >= this.rows.length) return;
    this.place = index;
    this.mark();
    const row = this.row;
    if (row !== undefined) this.onMove(row);
  }

  focus(): void {
    this.table.focus({ preventScroll: true });
  }

  private mark(): void {
    for (const old of Array.from(this.body.querySelectorAll("tr.here"))) old.classList.remove("here");
    const now = this.elements[this.place];
    if (!now) {
      this.table.removeAttribute("aria-activedescendant");
      return;
    }
    now.classList.add("here");
    this.table.setAttribute("aria-activedescendant", now.id);
    if (document.activeElement === this.table) now.scrollIntoView({ block: "nearest" });
  }

  private above(row: T): HTMLElement[] {
    const said = this.heading(row);
    return said ? [el("tr", { class: "block" }, el("th", { colspan: this.columns.length, scope: "rowgroup" }, ...said))] : [];
  }

  private made(index: number): HTMLElement {
    const row = this.rows[index] as T;
    const cells = this.columns.map((column) => el("td", { class: column.class }, ...column.cell(row)));
    return el("tr", { id: `${this.prefix}-${index}`, class: this.rowClass(row) }, ...cells);
  }

  private pick(event: Event): void {
    const row = (event.target as Element).closest("tr");
    const index = row ? this.elements.indexOf(row) : -1;
    if (index >= 0) this.go(index);
  }

  private open(): void {
    const row = this.row;
    if (row !== undefined) this.onOpen?.(row);
  }

  private key(event: KeyboardEvent): void {
    if (event.target !== this.table || event.ctrlKey || event.altKey || event.metaKey) return;
    const steps: Record<string, number> = {
      ArrowUp: this.place - 1,
      ArrowDown: this.place + 1,
      PageUp: Math.max(0, this.place - 15),
      PageDown: Math.min(this.rows.length - 1, this.place + 15),
      Home: 0,
      End: this.rows.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.go(to);
    } else if (event.key === "Enter" && this.onOpen) {
      event.preventDefault();
      this.open();
    }
  }
}
