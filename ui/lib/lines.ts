// Players from what people paste: a line each, fields by tabs or semicolons, or a name with a rating behind it.
export interface Entrant {
  name: string;
  rating?: number;
  title?: string;
  federation?: string;
  club?: string;
  fide_id?: string;
}

const isRating = (text: string): boolean => /^\d{3,4}$/.test(text) && Number(text) >= 100 && Number(text) <= 3500;

function take(entrant: Entrant, field: string): void {
  if (isRating(field)) entrant.rating = Number(field);
  else if (/^\d{5,}$/.test(field)) entrant.fide_id = field;
  else if (/^([WA](GM|IM|FM|CM))$/.test(field)) entrant.title = field;
  else if (/^[A-Z]{3}$/.test(field)) entrant.federation = field;
  else if (/^[A-Za-z]{1,3}$/.test(field)) entrant.title = field;
  else if (field !== "") entrant.club = field;
}

const titled = /^([WA]?(?:GM|IM|FM|CM))\s+(\S.*)$/; // a title before the name

function fromLine(line: string): Entrant | undefined {
  const fields = line.split(line.includes(";") ? ";" : "\t").map((field) => field.trim());
  const name = (fields[0] ?? "").replace(/^\d{1,4}[.)]?\s+/, "");
  if (name === "") return undefined;
  const entrant: Entrant = { name };
  for (const field of fields.slice(1)) take(entrant, field);
  const title = titled.exec(name);
  if (title) [entrant.title, entrant.name] = [title[1] ?? "", title[2] ?? name];
  const last = /^(.*\S)\s+(\d{3,4})$/.exec(entrant.name);
  if (fields.length === 1 && last && isRating(last[2] ?? "")) {
    entrant.name = last[1] ?? name;
    entrant.rating = Number(last[2]);
  }
  return entrant;
}

// The heads of a list that was copied with them: nobody is called so.
const isHeading = (one: Entrant): boolean => /^(names?|players?|nombre|jugador|jméno|hráč)$/i.test(one.name);

export function entrantsFrom(text: string): Entrant[] {
  return text.split(/\r?\n/).map(fromLine).filter((one): one is Entrant => one !== undefined).filter((one, index) => index > 0 || !isHeading(one));
}
