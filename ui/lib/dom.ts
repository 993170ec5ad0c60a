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

export function fill(place: Element, ...children: Child[]): void {
  place.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}
