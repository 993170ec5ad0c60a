// The words of scripts in the language of the page; the English text is the key.
import { languages, texts } from "words";

export function word(english: string, ...parts: (string | number)[]): string {
  const own = texts[english]?.[languages.indexOf(document.documentElement.lang)] ?? (window as { rondaWords?: Record<string, string> }).rondaWords?.[english];
  let next = 0;
  return (own ?? english).replace(/\{\}/g, () => String(parts[next++] ?? ""));
}
