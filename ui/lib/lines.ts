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

const fieldsOf = (line: string): string[] => line.split(line.includes(";") ? ";" : "\t").map((field) => field.trim());

// Where the names stand in a list that was copied with its heads: nobody is called so.
const nameColumn = (line: string): number => fieldsOf(line).findIndex((head) => /^(names?|players?|nombre|jugador|jméno|hráč)$/i.test(head));

function fromLine(line: string, column: number): Entrant | undefined {
  let fields = fieldsOf(line);
  if (column <= 0 || fields.length <= column) {
    column = 0;
    fields = fieldsOf(line.trim().replace(/^\d{1,4}[.)]?\s+/, ""));
  }
  const name = fields[column] ?? "";
  if (name === "") return undefined;
  const entrant: Entrant = { name };
  for (const field of fields.slice(0, column)) if (!/^\d+$/.test(field)) take(entrant, field);
  for (const field of fields.slice(column + 1)) take(entrant, field);
  const title = titled.exec(name);
  if (title) [entrant.title, entrant.name] = [title[1] ?? "", title[2] ?? name];
  const last = /^(.*\S)\s+(\d{3,4})$/.exec(entrant.name);
  if (fields.length === 1 && last && isRating(last[2] ?? "")) {
    entrant.name = last[1] ?? name;
    entrant.rating = Number(last[2]);
  }
  return entrant;
}

export function entrantsFrom(text: string): Entrant[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const column = nameColumn(lines[0] ?? "");
  return lines.slice(column < 0 ? 0 : 1).map((line) => fromLine(line, column)).filter((one): one is Entrant => one !== undefined);
}
