// What every test of a screen has: a desk of its own on a free port in a temporary folder, a browser that is signed in,
// and a last look: no accessibility violation in either theme, narrow and wide, nothing sticking out sideways, at a zoom
// of 200 % neither, no error on the console. Pictures are left in build/browser/.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const program = path.resolve(process.env.RONDA_PROGRAM ?? path.join(root, "build/release/ronda"));
const browserProgram = process.env.RONDA_CHROMIUM ?? "/usr/bin/chromium";
// Scripts from this folder instead of those in the program, for whoever works on them: esbuild takes 3 ms, a build not.
const ownAssets = process.env.RONDA_ASSETS;
export const pictures = path.join(root, "build/browser");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser;
export async function theBrowser() {
  browser ??= await chromium.launch({ executablePath: browserProgram, args: ["--no-sandbox"] });
  return browser;
}

async function startServer(folder) {
  const server = spawn(program, ["serve", "--port", "0"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const key = await new Promise((resolve, reject) => {
    const hear = (data) => {
      said += data;
      const found = /http:\/\/\S+\/setup\/\S+/.exec(said);
      if (found) resolve(found[0]);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  return { server, key, base: new URL(key).origin };
}

// A refused command is part of many tests, and Chromium reports every answer of 400 or more; the screens say it better.
const isRefusal = (message) =>
  message.text().startsWith("Failed to load resource") && /\/api\/v1\//.test(message.location().url);

// What a page of 1280 by 800 pixels leaves to read at a zoom of 200 %: half of each. Only a table may be wider than that,
// in a box of its own that scrolls sideways and not down; nothing that stays at the top or at the bottom covers more than a
// third of the height.
function faultsAtDoubleZoom() {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  const scrolls = (overflow) => /auto|scroll/.test(overflow);
  const isInBox = (element) => element !== null && (scrolls(getComputedStyle(element).overflowX) || isInBox(element.parentElement));
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || style.visibility === "hidden") continue;
    const stays = style.position === "fixed" || (style.position === "sticky" && (style.top !== "auto" || style.bottom !== "auto"));
    if (stays && !element.matches("dialog") && box.height > clientHeight / 3) faults.push(`${name(element)} covers ${box.height} of ${clientHeight}`);
    const isWide = element.scrollWidth > element.clientWidth + 1 && scrolls(style.overflowX);
    if (isWide && element.scrollHeight > element.clientHeight + 1 && scrolls(style.overflowY)) faults.push(`${name(element)} scrolls both ways`);
    if (isWide && !element.querySelector("table, svg, pre")) faults.push(`${name(element)} scrolls sideways and is no table`);
    const isControl = element.matches("a, button, input, select, textarea, summary") && !element.matches(".skip");
    if (isControl && (box.right > clientWidth + 1 || box.left < -1) && !isInBox(element)) faults.push(`${name(element)} is out of reach`);
  }
  return faults;
}

// What an act comes to is not there at once: asks until it is so. Whoever asks once, right after the act, measures the
// speed of the machine.
export async function until(isSo, what) {
  const end = Date.now() + 60000;
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function hasCount(locator, wanted) {
  await until(async () => (await locator.count()) === wanted, `${wanted} of ${locator}`);
}

// All that a screen has asked the desk for has come, and what came of it is drawn.
export async function settled(page) {
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await until(async () => {
    if (page.underWay.size > 0) return false;
    await drawn();
    return page.underWay.size === 0;
  }, "nothing is under way");
}

// A page hears of its new size some time later and acts on it when it is next drawn: whoever measures before that, measures the old one. One
// that is loaded anew meanwhile, because of news, is asked again.
export async function resize(page, width, height) {
  const isDrawn = async (wanted) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return window.innerWidth === wanted;
  };
  const wasLeft = (error) => {
    if (!error.message.includes("context was destroyed")) throw error;
    return false;
  };
  await page.setViewportSize({ width, height });
  await until(() => page.evaluate(isDrawn, width).catch(wasLeft), `a page ${width} wide`);
}

// A page in both themes, narrow and wide: a picture each, nothing sticks out, nothing that axe objects to.
export async function lookAt(page, name) {
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ["light", "dark"]) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await resize(page, width, 800);
      const where = `${name}-${colorScheme}-${width}`;
      await page.screenshot({ path: path.join(pictures, `${where}.png`), fullPage: width === 360 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${where}: ${wide} pixels stick out`);
      if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
      const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"], preload: false, elementRef: false }));
      const said = found.violations.map((one) => `${one.id}: ${one.help}\n${one.nodes.slice(0, 3).map((node) => `  ${node.html} ${node.failureSummary}`).join("\n")}`);
      assert.deepEqual(said, [], where);
    }
  }
  await resize(page, 640, 400);
  assert.deepEqual(await page.evaluate(faultsAtDoubleZoom), [], `${name} at 200 %`);
  await resize(page, 1280, 800);
}

export class Desk {
  static async open(t, options = {}) {
    const folder = mkdtempSync(path.join(tmpdir(), "ronda-desk-"));
    const desk = new Desk(folder, options);
    Object.assign(desk, await startServer(folder));
    t.after(() => desk.close());
    desk.context = await desk.newContext();
    desk.page = await desk.newPage(desk.context);
    await desk.page.goto(desk.key);
    return desk;
  }

  constructor(folder, options) {
    this.folder = folder;
    this.options = options;
    this.errors = [];
    this.contexts = [];
    this.tolerated = undefined; // addresses a test cuts off, whose failures are no faults
  }

  async newContext(options = {}) {
    const context = await (await theBrowser()).newContext({ locale: this.options.locale ?? "en", viewport: { width: 1280, height: 800 }, ...options });
    this.contexts.push(context);
    if (ownAssets) {
      await context.route(/\/assets\//, (route) => {
        const [, name, kind] = /\/assets\/(\w+)\..*\.(js|css)$/.exec(route.request().url());
        return route.fulfill({ path: path.join(ownAssets, `${name}.${kind}`) });
      });
    }
    return context;
  }

  // The pages of one context share who is signed in, as tabs do.
  async newPage(context = this.context) {
    const page = await context.newPage();
    page.setDefaultTimeout(60000); // a machine may have more to do than this
    page.underWay = new Set();
    page.on("request", (request) => /\/api\//.test(request.url()) && page.underWay.add(request));
    for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => page.underWay.delete(request));
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !isRefusal(message) && !this.tolerated?.test(message.location().url)) this.errors.push(`${message.text()} ${message.location().url}`);
    });
    return page;
  }

  // The browser asks whoever leaves a page while a result is on its way; here nobody does.
  async go(address, page = this.page) {
    await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"), undefined, { timeout: 10000 }).catch(() => undefined);
    await page.goto(this.base + address);
  }

  async api(address, body, headers = {}) {
    const answer = body
      ? await this.context.request.post(this.base + address, { data: body, headers: { Origin: this.base, ...headers } })
      : await this.context.request.get(this.base + address);
    if (answer.status() === 429) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return this.api(address, body, headers);
    }
    assert.ok(answer.ok(), `${address}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  async make(body) {
    this.slug = (await this.api("/api/v1/tournaments", body)).slug;
    return this.slug;
  }

  command(command, confirm = 0) {
    return this.api(`/api/v1/tournaments/${this.slug}/commands`, command, {
      "Command-Id": randomBytes(16).toString("hex"),
      Confirm: String(confirm),
    });
  }

  state() {
    return this.api(`/api/v1/tournaments/${this.slug}`);
  }

  async pairAndPublish() {
    await this.command({ command: "pair-round" });
    const round = (await this.state()).rounds_paired;
    await this.command({ command: "publish-round", round });
    return round;
  }

  // The same on the screen of the round, as an arbiter does it.
  async pairAndPublishByKeys(round) {
    await this.go(`/desk/${this.slug}`);
    await this.page.getByRole("button", { name: `Pair round ${round}` }).waitFor();
    await this.page.keyboard.press("p");
    await this.page.getByText(`Round ${round} is paired`).waitFor();
    await this.page.keyboard.press("P");
    await this.page.getByText(`Round ${round} is published.`).waitFor();
  }

  // All open games of the last round; `result` of the board.
  async play(result = () => "1-0") {
    const round = (await this.state()).rounds.at(-1);
    for (const board of round.boards) {
      if (board.result !== "*") continue;
      const { white, black } = board;
      await this.command({ command: "enter-result", round: round.round, white, black, was: "*", now: result(board), via: "lane" });
    }
  }

  // The end of every test.
  async look(name, page = this.page) {
    await lookAt(page, name);
    assert.deepEqual(this.errors, [], "errors on the console");
  }

  async close() {
    for (const context of this.contexts) await context.close();
    this.server.kill("SIGTERM");
    await new Promise((resolve) => (this.server.exitCode === null ? this.server.on("exit", resolve) : resolve()));
    if (existsSync(this.folder)) rmSync(this.folder, { recursive: true });
  }
}

// A picture beside those of look().
export async function picture(page, name) {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

export async function closeBrowser() {
  await browser?.close();
}

// "Player 01 2390", ...: as many names as wanted, the strongest first.
export function names(count) {
  const lines = [];
  const step = Math.min(10, Math.floor(1400 / count));
  for (let i = 0; i < count; i += 1) lines.push(`Player ${String(i + 1).padStart(3, "0")} ${2400 - step * i}`);
  return lines.join("\n");
}
