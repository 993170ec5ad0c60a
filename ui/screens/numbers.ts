// Pairing numbers follow ratings and titles, while the rules let them: who would get another one is told and asked.
import { post } from "../lib/api";
import { confirmed } from "../lib/dialog";
import { Orders } from "../lib/order";
import { State } from "../lib/state";
import { word } from "../lib/words";
import { Previewed, toldEntry } from "./entries";

// Nothing is asked where they are in order, or where the rules keep them as they are.
export async function offerNumbers(state: State, orders: Orders): Promise<void> {
  let told: Previewed;
  try {
    told = await post<Previewed>(`/api/v1/tournaments/${state.now.slug}/preview`, { command: "renumber" });
  } catch {
    return;
  }
  if (told.renumbered.length === 0) return;
  if (!(await confirmed(word("Give the pairing numbers again?"), toldEntry(told), word("Give them again")))) return;
  await orders.do({ command: "renumber" }, word("The pairing numbers follow the ratings again."));
}
