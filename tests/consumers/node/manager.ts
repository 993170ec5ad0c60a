// The types of the package, as a strict compiler sees them: every line has the type it says.
import { load, RondaError } from "ronda";
import type { Diagnostic, Examination, Pairing, Ronda, Tournament } from "ronda";

export async function nextRound(text: string): Promise<string> {
  const ronda: Ronda = await load();
  const examined: Examination = ronda.validate(text);
  if (examined.invalid > 0) return examined.files[0]?.diagnostics[0]?.message ?? "";
  const club: Tournament = ronda.read(text, "club.trf");
  try {
    const pairing: Pairing = club.pair({ system: "dutch-2026" });
    const lines: string = club.pair({ format: "pairs" });
    const played = club.withRound(pairing).correct({ game: pairing.boards.map(({ white, black }) => `${white.tpn}-${black.tpn}:1-0`) });
    const standings = played.standings({ tiebreaks: ["BH/C1"] });
    const first = "sections" in standings ? standings.sections[0]?.standings[0]?.name : standings.standings[0]?.name;
    const working = played.standings({ working: 1 });
    const table: string = played.schedule("berger", { format: "table" });
    const bytes: Uint8Array = played.writeBytes("trf26");
    return [lines, first ?? "", working.name, table, String(bytes.length)].join("\n");
  } catch (refused) {
    if (!(refused instanceof RondaError)) throw refused;
    return refused.diagnostics.map((one: Diagnostic) => `${one.code} ${one.message} ${one.hint ?? ""}`).join("\n");
  }
}

// @ts-expect-error a format that there is not
export const misspelt = (club: Tournament): string => club.write("trf17");
// @ts-expect-error the document is no text
export const mistaken = (club: Tournament): string => club.pair();
