// The Wi-Fi of the hall as a QR code, beside the links that need it. Name and password stay in this browser.
import { post } from "../lib/api";
import { el, fill } from "../lib/dom";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";

const kKept = "wifi";

export function wifiForm(teller: Teller): HTMLElement {
  const kept = JSON.parse(window.localStorage.getItem(kKept) ?? "{}") as { name?: string; password?: string };
  const name = el("input", { autocomplete: "off", required: true, value: kept.name ?? "" });
  const password = el("input", { autocomplete: "off", value: kept.password ?? "" });
  const shown = el("div", {});
  const show = async (): Promise<void> => {
    try {
      const wifi = { name: name.value, password: password.value };
      const { qr } = await post<{ qr: string }>("/api/v1/wifi", wifi);
      window.localStorage.setItem(kKept, JSON.stringify(wifi));
      fill(shown, el("img", { class: "qr", alt: word("QR code of the Wi-Fi"), src: `data:image/svg+xml,${encodeURIComponent(qr)}` }), el("p", {}, wifi.name));
    } catch (error) {
      teller.failed(error);
    }
  };
  return el("form", { class: "grid", onsubmit: ((event: Event) => {
    event.preventDefault();
    void show();
  }) as EventListener },
    el("h2", {}, word("Wi-Fi of the hall")),
    el("p", { class: "note" }, word("A link leads nowhere on a phone that is in another network: let it scan this first.")),
    el("label", {}, word("Name of the network"), name), el("label", {}, word("Password of the network"), password),
    el("p", { class: "actions" }, el("button", {}, word("Show the code"))), shown);
}
