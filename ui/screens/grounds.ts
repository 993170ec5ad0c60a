// Why a published round is taken back.
import { ask } from "../lib/dialog";
import { el } from "../lib/dom";
import { word } from "../lib/words";

export function askGround(round: number): Promise<{ ground?: string; reason: string } | undefined> {
  const grounds: [string, string][] = [
    ["", word("two players of the round have met before")],
    ["rules", word("the rules of the tournament provide for it")],
    ["no-opponents", word("players without an opponent agree to play")],
    ["late-entry", word("a late entry is paired, and all concerned agree")],
    ["last-round", word("an unforeseeable event on the top boards of the last round")],
  ];
  const reason = el("input", { name: "reason" });
  const radios = grounds.map(([value, text], index) =>
    el("label", { class: "choice" }, el("input", { type: "radio", name: "ground", value, checked: index === 0 }), text));
  return ask(word("Take back round {}?", round), (close) => [
    el("p", {}, word("Published pairs stay unless the rules give a ground (C.04.2 §4.10).")),
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      const ground = (event.target as HTMLFormElement).elements.namedItem("ground") as RadioNodeList;
      close({ reason: reason.value, ...(ground.value === "" ? {} : { ground: ground.value }) });
    }) as EventListener },
      el("fieldset", {}, el("legend", {}, word("Ground")), ...radios),
      el("label", {}, word("In your words"), reason),
      el("p", { class: "actions" }, el("button", { class: "danger" }, word("Take back")),
        el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}
