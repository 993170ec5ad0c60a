// What there is to win, typed in: amounts by place, for everybody and for categories. It comes to the file of prizes
// that the command line reads (docs/formats/prizes.md).
import { el } from "../lib/dom";
import { word } from "../lib/words";

interface File {
  format: string;
  version: number;
  currency?: string;
  coin?: number;
  sharing?: string | number;
  per_player?: string;
  places?: number[];
  categories?: { name: string; who: string; places: number[]; sharing?: string | number }[];
}

function amounts(text: string): number[] {
  return text.split(/[\s;,]+/).filter((one) => one !== "").map(Number);
}

// "Best woman: sex=w: 150, 75"
function categoryOf(line: string): { name: string; who: string; places: number[] } {
  const [name, who, ...rest] = line.split(":").map((one) => one.trim());
  return { name: name ?? "", who: who ?? "", places: amounts(rest.join(":")) };
}

export class PrizeForm {
  readonly element: HTMLElement;
  private file: File = { format: "ronda-prizes", version: 1 };
  private currency = el("input", { maxlength: 8 });
  private places = el("input", { placeholder: "500, 300, 200" });
  private categories = el("textarea", { rows: 3, placeholder: "Best woman: sex=w: 150, 75", spellcheck: "false" });
  private sharing = el("select", {},
    el("option", { value: "hort" }, word("half by place, half shared (Hort)")),
    el("option", { value: "equal" }, word("shared equally")),
    el("option", { value: "place" }, word("by place alone")));
  private each = el("select", {},
    el("option", { value: "best" }, word("the best prize won")),
    el("option", { value: "all" }, word("every prize won")),
    el("option", { value: "first" }, word("the prize of the first list won")));

  constructor(store: (text: string) => void) {
    const submit = (event: Event): void => {
      event.preventDefault();
      store(this.text());
    };
    this.element = el("form", { class: "grid columns", hidden: true, onsubmit: submit as EventListener },
      el("label", {}, word("Prizes for everybody, first place first"), this.places),
      el("label", {}, word("Currency"), this.currency),
      el("label", {}, word("Those level on points"), this.sharing),
      el("label", {}, word("A player takes"), this.each),
      el("label", { class: "wide" }, word("Categories, one a line: name: rule: prizes. Rules are sex=w, U14, S60, rating<1900, club=…, federation=…"), this.categories),
      el("p", { class: "actions wide" }, el("button", { class: "primary" }, word("Store")), el("button", { type: "button", onclick: () => this.close() }, word("Cancel"))));
  }

  open(): void {
    this.element.hidden = false;
    this.places.focus();
  }

  close(): void {
    this.element.hidden = true;
  }

  take(text: string): void {
    if (text === "" || !this.element.hidden) return;
    this.file = JSON.parse(text) as File;
    this.currency.value = this.file.currency ?? "";
    this.places.value = (this.file.places ?? []).join(", ");
    this.sharing.value = String(this.file.sharing ?? "place");
    this.each.value = this.file.per_player ?? "best";
    this.categories.value = (this.file.categories ?? []).map((one) => `${one.name}: ${one.who}: ${one.places.join(", ")}`).join("\n");
  }

  private text(): string {
    const places = amounts(this.places.value);
    const categories = this.categories.value.split("\n").filter((line) => line.trim() !== "").map(categoryOf);
    if (places.length === 0 && categories.length === 0) return "";
    const sharing = this.sharing.value === "" ? this.file.sharing : this.sharing.value;
    return JSON.stringify({
      ...this.file, currency: this.currency.value, sharing, per_player: this.each.value,
      ...(places.length > 0 ? { places } : { places: undefined }), ...(categories.length > 0 ? { categories } : { categories: undefined }),
    });
  }
}
