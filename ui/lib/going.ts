// "g" and a number: which board is meant, digit by digit.
import { el } from "./dom";
import { word } from "./words";

export class Going {
  readonly element = el("p", { class: "going", role: "status" });
  private digits: string | null = null;

  get isOn(): boolean {
    return this.digits !== null;
  }

  start(): void {
    this.set("");
  }

  stop(): void {
    this.set(null);
  }

  back(): void {
    this.set((this.digits ?? "").slice(0, -1));
  }

  // The number, once no further digit could make it longer.
  add(digit: string, most: number): number | undefined {
    this.set((this.digits ?? "") + digit);
    return Number(this.digits) * 10 > most ? this.take() : undefined;
  }

  take(): number | undefined {
    const number = this.digits ? Number(this.digits) : undefined;
    this.set(null);
    return number;
  }

  private set(digits: string | null): void {
    this.digits = digits;
    this.element.textContent = digits === null ? "" : word("Go to board: {}", digits);
  }
}
