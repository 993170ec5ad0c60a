// Elements in one call; text is always text.
export type Child = Node | string | null | undefined | false;
export type Props = Record<string, string | number | boolean | EventListener | undefined>;

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") {
      made.addEventListener(name.replace(/^on/, ""), value);
    } else {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children) {
    if (child) made.append(child);
  }
  return made;
}

const kReachable = "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex='0']";

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "";
}

// Who works by keyboard goes on where the focus was: at the same thing, at what is called the same, at what one would do
// next, at the first there is.
function refocus(place: Element, had: HTMLElement): void {
  const isKept = place.contains(had);
  const among = (root: Element): HTMLElement[] => Array.from(root.querySelectorAll<HTMLElement>(kReachable));
  const all = [...among(place), ...among(document.getElementById("screen") ?? document.body)];
  const alike = all.find((one) => one.tagName === had.tagName && nameOf(one) === nameOf(had));
  const next = isKept ? had : (alike ?? all.find((one) => one.matches(".primary")) ?? all[0]);
  next?.focus({ preventScroll: isKept });
}

export function fill(place: Element, ...children: Child[]): void {
  const had = document.activeElement;
  const isInside = had instanceof HTMLElement && had !== place && place.contains(had);
  place.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
  if (isInside && document.activeElement !== had) refocus(place, had);
}
