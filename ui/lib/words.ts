// The words of scripts in the language of the page; the English text is the key.
import { catalogues } from "words";

const own = catalogues[document.documentElement.lang] ?? {};

export function word(english: string, ...parts: (string | number)[]): string {
  let next = 0;
  return (own[english] ?? english).replace(/\{\}/g, () => String(parts[next++] ?? ""));
}
