// One wish after the other, with what it breaks told before it is done: the desk answers with a level of warning, and
// the arbiter confirms at that level, or leaves it.
import { Command, Done, newId, Refusal, send } from "./api";
import { ask, confirmed } from "./dialog";
import { Child, el } from "./dom";
import { State } from "./state";
import { Teller } from "./tell";
import { word } from "./words";

const kUnconfirmed = "command-unconfirmed";
const kForbidden = "command-forbidden";
const kMostLevel = 4;

function levelIn(refusal: Refusal): number {
  return Number(/\d/.exec(refusal.hint)?.[0] ?? kMostLevel);
}

function objections(refusal: Refusal): HTMLElement {
  return el("ul", { class: "objections" }, ...refusal.message.split("; ").map((one) => el("li", {}, one)));
}

// Level 2 is to be known, 3 to be confirmed, 4 has consequences and takes two steps.
async function confirmAt(level: number, refusal: Refusal): Promise<boolean> {
  if (level <= 2) return confirmed(word("Please note"), [objections(refusal)], word("Understood"));
  if (level === 3) return confirmed(word("Please confirm"), [objections(refusal)], word("Do it all the same"));
  const goOn = await confirmed(word("This has consequences"), [objections(refusal)], word("Go on …"));
  return goOn && confirmed(word("Really?"), [el("p", {}, word("The history keeps who did it and what was said here."))], word("Yes, do it"));
}

async function reasonForLeaving(refusal: Refusal): Promise<string | undefined> {
  const reason = el("input", { required: true, autofocus: true });
  return ask<string>(word("The rules forbid this"), (close): Child[] => [
    objections(refusal),
    el("p", {}, word("It can only be done outside FIDE mode. Leaving it cannot be undone, and every list says so from then on.")),
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      close(reason.value);
    }) as EventListener },
      el("label", {}, word("Why the event leaves FIDE mode"), reason),
      el("p", { class: "actions" },
        el("button", { class: "danger" }, word("Leave FIDE mode …")),
        el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}

export class Orders {
  constructor(private state: State, private teller: Teller) {}

  // What came of it; nothing if it was refused or given up, which is told.
  async do(command: Command, said: string): Promise<Done | undefined> {
    this.teller.clear();
    let done: Done | undefined;
    try {
      done = await this.tried(command, 0);
    } catch (error) {
      this.teller.failed(error);
    }
    await this.state.refresh().catch(() => undefined);
    if (done) this.teller.done(said);
    return done;
  }

  private async tried(command: Command, confirm: number): Promise<Done | undefined> {
    try {
      return await send(this.state.now.slug, command, { id: newId(), confirm });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === kUnconfirmed) {
        const level = levelIn(error);
        return (await confirmAt(level, error)) ? this.tried(command, level) : undefined;
      }
      if (error.code !== kForbidden) throw error;
      const reason = await reasonForLeaving(error);
      if (!reason || !(await this.tried({ command: "leave-fide-mode", reason }, 0))) return undefined;
      return this.tried(command, kMostLevel);
    }
  }
}
