// Who comes in: arbiters with an account, helpers and players by a link one scans.
import { get, post, Refusal } from "../lib/api";
import { confirmed } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { findPlayer, PlayerField } from "../lib/pick";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { named, word } from "../lib/words";
import { hallSection } from "./hall";
import { wifiForm } from "./wifi";

interface Link {
  link: string;
  role: string;
  label?: string;
  from?: number;
  to?: number;
  player?: number;
  expires?: string;
  revoked?: boolean;
}

interface Account {
  login: string;
  name?: string;
}

const kOwner = "owner"; // whoever sits at the machine of the desk

interface MadeLink extends Link {
  address: string;
  qr: string;
}

class Access {
  private teller = new Teller();
  private made = el("div", { "aria-live": "polite" });
  private links = el("div", {});
  private accounts = el("div", {});
  private base: string;

  constructor(private place: HTMLElement, private state: State) {
    this.base = `/api/v1/tournaments/${state.now.slug}`;
  }

  show(): void {
    const help = useKeys([{ keys: ["Tab"], say: word("the next field") }]);
    fill(this.place, el("div", { class: "bar" }, this.teller.element, help),
      el("div", { class: "columns" }, el("div", {}, this.linkForm(), this.made, wifiForm(this.teller)), el("div", {}, el("h2", {}, word("Links")), this.links, hallSection(this.state)), el("div", {}, this.accounts)));
    void this.list();
    void this.listAccounts();
  }

  private linkForm(): HTMLElement {
    const label = el("input", { placeholder: word("Helper at boards 1 to 20") });
    const from = el("input", { type: "number", min: 1 });
    const to = el("input", { type: "number", min: 1 });
    const player = new PlayerField(this.state, word("For a player instead, who reports the own results"));
    const captain = el("select", {}, el("option", { value: "" }, "–"), ...(this.state.now.teams ?? []).map((team) => el("option", { value: team.number }, this.state.teamName(team.number))));
    return el("form", { class: "grid", onsubmit: ((event: Event) => {
      event.preventDefault();
      if (captain.value !== "") {
        void this.make({ role: "captain", team: Number(captain.value), label: this.state.team(Number(captain.value))?.name ?? "" });
        return;
      }
      const own = findPlayer(this.state, player.input.value);
      void this.make(own ? { role: "player", player: own.uid, label: own.name }
        : { role: "helper", label: label.value, ...(from.value ? { from: Number(from.value) } : {}), ...(to.value ? { to: Number(to.value) } : {}) });
    }) as EventListener },
      el("h2", {}, word("A new link")),
      el("label", {}, word("Whom it is for"), label), el("label", {}, word("From board"), from), el("label", {}, word("To board"), to), player.element,
      this.state.pairsTeams && el("label", {}, word("For the captain of a team instead, who hands in the line-ups"), captain),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Make the link"))));
  }

  // The address is shown once; the desk keeps only its hash.
  private async make(wish: Record<string, unknown>): Promise<void> {
    try {
      const made = await post<MadeLink>(`${this.base}/links`, wish);
      this.teller.done(word("The link is made. It is shown only now: scan it, or write it down."));
      fill(this.made, el("h3", {}, made.label ?? ""), el("img", { class: "qr", alt: word("QR code of the link"), src: `data:image/svg+xml,${encodeURIComponent(made.qr)}` }),
        el("p", { class: "mono" }, made.address));
      await this.list();
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private async list(): Promise<void> {
    try {
      const links = (await get<Link[]>(`${this.base}/links`)).filter((link) => !link.revoked);
      fill(this.links, links.length === 0 ? el("p", { class: "note" }, word("No link yet. Helpers and players need no account.")) : el("ul", {}, ...links.map((link) => el("li", {}, this.said(link), " ",
        el("button", { class: "danger", onclick: () => void this.revoke(link) }, word("Take back"))))));
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private said(link: Link): string {
    const who = link.player && link.role === "player" ? this.state.name(link.player) : link.label ?? "";
    const roles: Record<string, string> = { player: word("player"), captain: word("captain"), helper: word("helper") };
    const role = roles[link.role] ?? "";
    return [who, role, link.from ? word("boards {} to {}", link.from, link.to ?? "") : "", link.expires ? word("until {}", link.expires.slice(0, 10)) : ""].filter((one) => one !== "").join(", ");
  }

  private async revoke(link: Link): Promise<void> {
    if (!(await confirmed(word("Take the link back?"), [el("p", {}, this.said(link))], word("Take back")))) return;
    try {
      await post(`${this.base}/links/revoke`, { link: link.link });
      this.teller.done(word("The link is taken back; whoever has it is out."));
      fill(this.made);
    } catch (error) {
      this.teller.failed(error);
    }
    await this.list();
  }

  private async listAccounts(): Promise<void> {
    try {
      const accounts = await get<Account[]>("/api/v1/accounts");
      fill(this.accounts, el("h2", {}, word("Arbiters")), el("ul", {}, ...accounts.map((one) => el("li", {}, named(one.name ?? one.login), " (", one.login, ") ",
        one.login !== kOwner && el("button", { class: "danger", onclick: () => void this.dismiss(one) }, word("Take back"))))), this.inviteForm());
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 403)) this.teller.failed(error);
    }
  }

  private async dismiss(one: Account): Promise<void> {
    const name = one.name ?? one.login;
    if (!(await confirmed(word("Take the account back?"), [el("p", {}, `${name} (${one.login})`)], word("Take back")))) return;
    try {
      await post("/api/v1/accounts/dismiss", { login: one.login });
      this.teller.done(word("{} is out and cannot sign in any more.", name));
    } catch (error) {
      this.teller.failed(error);
    }
    await this.listAccounts();
  }

  private inviteForm(): HTMLElement {
    const login = el("input", { required: true, autocomplete: "off" });
    const name = el("input", { autocomplete: "off" });
    const password = el("input", { type: "password", required: true, minlength: 8, autocomplete: "new-password" });
    return el("form", { class: "grid", onsubmit: ((event: Event) => {
      event.preventDefault();
      void this.invite(login.value, name.value, password.value);
    }) as EventListener },
      el("h3", {}, word("Invite an arbiter")), el("label", {}, word("Login"), login), el("label", {}, word("Name"), name), el("label", {}, word("Password, at least 8 characters"), password),
      el("p", { class: "actions" }, el("button", {}, word("Invite"))));
  }

  private async invite(login: string, name: string, password: string): Promise<void> {
    try {
      await post("/api/v1/accounts", { login, name, password, role: "arbiter" });
      this.teller.done(word("{} can sign in now.", name || login));
      await this.listAccounts();
    } catch (error) {
      this.teller.failed(error);
    }
  }
}

export function showAccess(place: HTMLElement): void {
  new Access(place, State.fromPage()).show();
}
