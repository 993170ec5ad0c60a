// The words of scripts in the language of the page; the English text is the key.
import { catalogues } from "words";

export function word(english: string, ...parts: (string | number)[]): string {
  const own = catalogues[document.documentElement.lang];
  let next = 0;
  return (own?.[english] ?? english).replace(/\{\}/g, () => String(parts[next++] ?? ""));
}
