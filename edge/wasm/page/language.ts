// The language of the page: the one chosen last, else the first of the browser's that we speak. Set before anything is said.
export const languages = { en: "English", es: "Español", cs: "Čeština" } as const;
export type Language = keyof typeof languages;

const remembered = "ronda-language";

function known(text: string | null): Language | undefined {
  const short = (text ?? "").slice(0, 2).toLowerCase();
  return short in languages ? (short as Language) : undefined;
}

// A page from a file may not be allowed to remember anything.
function recalled(): string | null {
  try {
    return localStorage.getItem(remembered);
  } catch {
    return null;
  }
}

export function speak(language: Language): void {
  document.documentElement.lang = language;
}

export function choose(language: Language): void {
  speak(language);
  try {
    localStorage.setItem(remembered, language);
  } catch {
    // It is asked again next time.
  }
}

speak(known(recalled()) ?? navigator.languages.map(known).find(Boolean) ?? "en");
