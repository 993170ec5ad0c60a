// The words of scripts in the language of the page; the English text is the key.
import { languages, texts } from "words";

export function word(english: string, ...parts: (string | number)[]): string {
  const own = texts[english]?.[languages.indexOf(document.documentElement.lang)] ?? (window as { rondaWords?: Record<string, string> }).rondaWords?.[english];
  let next = 0;
  return (own ?? english).replace(/\{\}/g, () => isolated(String(parts[next++] ?? "")));
}

// Whoever sits at the machine of the desk has no name of their own until they take one.
export const named = (name: string): string => (name === "Owner" ? word("Owner") : name);

// A name written from right to left must not turn round what stands beside it, nor a character that turns the direction
// the rest of the line.
function isolated(part: string): string {
  const plain = part.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/.test(plain) ? `\u2068${plain}\u2069` : plain;
}
