// Why a published round is taken back: the grounds the rules of the event know.
import { ask } from "../lib/dialog";
import { el } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

export function askGround(state: State, round: number): Promise<{ ground?: string; reason: string } | undefined> {
  const all: [string, string][] = [
    ["", word("two players of the round have met before")],
    ["rules", word("the rules of the tournament provide for it")],
    ["no-opponents", word("players without an opponent agree to play")],
    ["late-entry", word("a late entry is paired, and all concerned agree")],
    ["last-round", word("an unforeseeable event on the top boards of the last round")],
  ];
  const { grounds, publication } = state.now.rules;
  const reason = el("input", { name: "reason" });
  const radios = all.filter(([value]) => value === "" || grounds.includes(value)).map(([value, text], index) =>
    el("label", { class: "choice" }, el("input", { type: "radio", name: "ground", value, checked: index === 0, autofocus: index === 0 }), text));
  return ask(word("Take back round {}?", round), (close) => [
    el("p", {}, word("Published pairs stay unless the rules give a ground ({}).", publication)),
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      const ground = new FormData(event.target as HTMLFormElement).get("ground");
      close({ reason: reason.value, ...(ground ? { ground: String(ground) } : {}) });
    }) as EventListener },
      el("fieldset", {}, el("legend", {}, word("Ground")), ...radios),
      el("label", {}, word("In your words"), reason),
      el("p", { class: "actions" }, el("button", { class: "danger" }, word("Take back")),
        el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}
