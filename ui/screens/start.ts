// From a list of names, or a file, to a tournament.
import { post, Refusal } from "../lib/api";
import { el, fill } from "../lib/dom";
import { word } from "../lib/words";

export function showStart(place: HTMLElement): void {
  const name = el("input", { name: "name", required: true, autofocus: true });
  const rounds = el("input", { name: "rounds", type: "number", min: 1, max: 99, value: 5 });
  const players = el("textarea", { name: "players", rows: 12, spellcheck: "false" });
  const file = el("input", { name: "file", type: "file" });
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const chosen = file.files?.[0];
    const body: Record<string, unknown> = { name: name.value };
    if (chosen) {
      body["file"] = { name: chosen.name, text: await chosen.text() };
    } else {
      body["players"] = players.value;
      body["rounds"] = Number(rounds.value);
    }
    try {
      const made = await post<{ slug: string }>("/api/v1/tournaments", body);
      window.location.href = `/desk/${made.slug}`;
    } catch (error) {
      problem.textContent = error instanceof Refusal ? `${error.message} ${error.hint}` : String(error);
    }
  };
  fill(
    place,
    el(
      "form",
      { class: "narrow", onsubmit: ((event: Event) => void submit(event)) as EventListener },
      el("label", {}, word("Name of the tournament"), name),
      el("label", {}, word("Rounds"), rounds),
      el("label", {}, word("Players, one a line, with a rating if there is one"), players),
      el("label", {}, word("Or a file: TRF, JSON or CSV"), file),
      problem,
      el("button", {}, word("Start")),
    ),
  );
}
