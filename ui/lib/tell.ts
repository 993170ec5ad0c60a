// What a screen has to say: what was done, and what could not be, with what to do about it.
import { Refusal } from "./api";
import { el } from "./dom";
import { word } from "./words";

export class Teller {
  readonly element: HTMLElement;
  private problemLine = el("p", { class: "problem", role: "alert" });
  private doneLine = el("p", { class: "done", role: "status" });

  constructor() {
    this.element = el("div", { class: "told" }, this.problemLine, this.doneLine);
  }

  done(text: string): void {
    this.problemLine.textContent = "";
    this.doneLine.textContent = text;
  }

  problem(text: string): void {
    this.doneLine.textContent = "";
    this.problemLine.textContent = text;
  }

  clear(): void {
    this.done("");
  }

  failed(error: unknown): void {
    this.problem(reasonOf(error));
  }
}

// In one sentence or two: what is wrong and what to do.
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) {
    const sentence = (text: string): string => (text === "" ? "" : text.charAt(0).toUpperCase() + text.slice(1) + ".");
    return [sentence(error.message), sentence(error.hint)].filter((one) => one !== "").join(" ");
  }
  return word("The desk does not answer. Look whether it is still running, then try again.");
}
