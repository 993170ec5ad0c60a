// Somebody by number or by letters of the name, whatever the accents.
import { el } from "./dom";
import { Player, State } from "./state";

export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

export function matches(player: Player, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter((one) => one !== "");
  const own = plain(`${player.number} ${player.name}`).split(/[\s,]+/);
  return words.every((one) => own.some((part) => part.startsWith(one)));
}

export function findPlayer(state: State, typed: string): Player | undefined {
  if (typed.trim() === "") return undefined;
  const number = /^\s*(\d+)\b/.exec(typed)?.[1];
  const byNumber = number && state.now.players.find((player) => player.number === Number(number));
  return byNumber || state.now.players.find((player) => matches(player, typed));
}

let made = 0;

export class PlayerField {
  readonly input: HTMLInputElement;
  readonly element: HTMLElement;

  constructor(state: State, label: string) {
    const id = `players${++made}`;
    this.input = el("input", { list: id, autocomplete: "off", spellcheck: "false" });
    const options = state.now.players.map((player) => el("option", { value: `${player.number} ${player.name}` }));
    this.element = el("label", {}, label, this.input, el("datalist", { id }, ...options));
  }
}
