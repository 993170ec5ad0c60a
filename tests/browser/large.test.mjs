// Three hundred players: every screen from a phone to a very large display and at twice the size, nothing sticking out.
// What weighs on a hall's network is weighed here as well.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { gzipSync } from "node:zlib";
import { closeBrowser, Desk, names, pictures, resize, settled } from "./harness.mjs";

after(closeBrowser);

const screens = ["", "players", "lane", "slips", "check", "edit", "standings", "crosstable", "prizes", "norms", "ratings", "charts", "history", "settings", "access"];
// 640 points are what is left of 1280 at 200 %.
const sizes = [[360, 800], [640, 400], [1280, 800], [3840, 2160]];

async function playAtOnce(desk) {
  const round = (await desk.state()).rounds.at(-1);
  const results = ["1-0", "0-1", "=-=", "1-0"];
  await Promise.all(round.boards.map(({ board, white, black }) =>
    desk.command({ command: "enter-result", round: round.round, white, black, was: "*", now: results[(board + round.round) % 4], via: "lane" })));
}

test("every screen with 300 players, from 360 points to 4K", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Large Open", rounds: 9, players: names(300), tiebreaks: ["BH/C1", "BH", "SB"] });
  await desk.command({ command: "set-prizes", prizes: JSON.stringify({ format: "ronda-prizes", version: 1, sharing: "hort", places: [500, 300, 200] }) });
  for (let round = 0; round < 3; round += 1) {
    await desk.pairAndPublish();
    await playAtOnce(desk);
  }
  await desk.command({ command: "pair-round" });
  const { page } = desk;
  mkdirSync(pictures, { recursive: true });
  for (const screen of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await desk.go(`/desk/large-open/${screen}`.replace(/\/$/, ""));
    await page.locator("#screen > *").first().waitFor();
    await settled(page);
    for (const [width, height] of sizes) {
      await page.emulateMedia({ colorScheme: width === 1280 ? "dark" : "light" });
      await resize(page, width, height);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${screen} at ${width}: ${wide} points stick out`);
      await page.screenshot({ path: path.join(pictures, `large-${screen || "round"}-${width}.png`) });
    }
  }
  assert.deepEqual(desk.errors, []);
});

test("the desk needs one script of at most 60 KB, and none inline", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(4) });
  const answer = await desk.context.request.get(`${desk.base}/desk/club`);
  const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>([^<]*)/g)];
  assert.ok(scripts.length > 0 && scripts.every(([, attributes, text]) => /src="\/assets\//.test(attributes) && text === ""));
  assert.match(answer.headers()["content-security-policy"], /script-src 'self'(;|$)/);
  let bytes = 0;
  for (const [, attributes] of scripts) {
    const source = /src="([^"]+)"/.exec(attributes)[1];
    bytes += gzipSync(await (await desk.context.request.get(desk.base + source)).body(), { level: 9 }).length;
  }
  t.diagnostic(`${bytes} bytes of scripts`);
  assert.ok(bytes <= 60 * 1024, `${bytes} bytes`);
});
