// A small Swiss event from the first screen to the last result and its publication without a mouse. After every act
// something has the focus and shows it, and Tab leads round every screen without being caught.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, settled } from "./harness.mjs";

after(closeBrowser);

// What has the focus: what it is called, and whether one sees that it has it. A grid shows it at its row.
function focusOf() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const shown = element.getAttribute("role") === "grid" ? (element.querySelector("tr.here") ?? element) : element;
  const style = getComputedStyle(shown);
  const box = shown.getBoundingClientRect();
  const isMarked = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
  const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
  return { label: label.trim().slice(0, 60), kind: element.tagName.toLowerCase(), isMarked, isInView };
}

async function hasFocus(page, after) {
  const focus = await page.evaluate(focusOf);
  assert.ok(focus, `nothing has the focus after: ${after}`);
  assert.ok(focus.isMarked && focus.isInView, `nobody sees the focus after ${after}: ${JSON.stringify(focus)}`);
  return focus;
}

async function tabTo(page, label) {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(focusOf);
    if (focus && label.test(focus.label)) return hasFocus(page, `Tab to ${label}`);
  }
  return assert.fail(`Tab does not lead to ${label}`);
}

// Once round the screen: every stop is seen, and the browser's own end of the page is reached.
async function tabRound(page, where) {
  await page.evaluate(() => {
    document.body.tabIndex = -1; // from the top
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  const stops = [];
  for (let i = 0; i < 100; i += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(focusOf);
    if (!focus && stops.length > 0) return stops;
    if (!focus) continue;
    assert.ok(focus.isMarked && focus.isInView, `${where}: nobody sees the focus at ${JSON.stringify(focus)}`);
    if (stops.length > 3 && focus.label === stops[0]) return stops;
    stops.push(focus.label);
  }
  return assert.fail(`${where}: Tab does not come round: ${stops.slice(-8)}`);
}

async function press(page, key, said) {
  await page.keyboard.press(key);
  await page.getByText(said).first().waitFor();
  return hasFocus(page, `${key}: ${said}`);
}

async function start(page) {
  await tabTo(page, /Start a tournament/);
  await page.keyboard.press("Enter");
  await page.getByLabel("Name of the tournament").waitFor();
  assert.match((await hasFocus(page, "opening the start page")).label, /Name of the tournament/);
  await page.keyboard.type("Keys");
  await tabTo(page, /Players, one a line/);
  await page.keyboard.insertText(names(6));
  await tabTo(page, /^Rounds/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("3");
  await page.getByText("Rounds: 3. Pairing").waitFor();
  await tabTo(page, /^Start the tournament/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
}

// The results by the lane, reached by its key and left by the key of the help.
async function play(page, round) {
  await page.keyboard.press("r");
  await page.getByRole("grid").waitFor();
  await hasFocus(page, `opening the results of round ${round}`);
  for (const key of ["1", "5", "0"]) {
    await page.keyboard.press(key);
    await hasFocus(page, `the result ${key} of round ${round}`);
  }
  await page.getByText(`Round ${round}: 3 of 3 results`).waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
  await hasFocus(page, `all results of round ${round}`);
}

async function toRound(page) {
  await tabTo(page, /^Round$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/desk\/keys$/);
  await page.locator(".actions").first().waitFor();
}

test("a Swiss event from the first screen to the last result by the keyboard alone", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(page);
  desk.slug = "keys";

  // The first round by the buttons, as somebody does who knows no keys.
  await tabTo(page, /^Pair round 1/);
  await press(page, "Enter", "Round 1 is paired");
  await tabRound(page, "the round");
  await tabTo(page, /^Take back round 1/);
  await press(page, "Enter", "The draft is taken back.");
  await tabTo(page, /^Pair round 1/);
  await press(page, "Enter", "Round 1 is paired");
  await tabTo(page, /^Publish/);
  await press(page, "Enter", "Round 1 is published.");
  await press(page, "?", "these keys");
  await page.keyboard.press("Escape");
  await hasFocus(page, "closing the help");
  await play(page, 1);
  await tabRound(page, "the results");
  await page.keyboard.press("Shift+Tab");

  // The others by the keys.
  for (const round of [2, 3]) {
    await toRound(page);
    await press(page, "p", `Round ${round} is paired`);
    await press(page, "P", `Round ${round} is published.`);
    await play(page, round);
  }

  // A wrong result of the last round, the standings, and what others see.
  await toRound(page);
  await page.keyboard.press("k");
  await page.getByLabel("The right result").waitFor();
  await hasFocus(page, "opening the correction");
  await tabTo(page, /The right result/);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, /Reason/);
  await page.keyboard.type("read upside down");
  await tabTo(page, /What would follow/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Correct it" }).waitFor();
  await hasFocus(page, "asking what would follow");
  await tabTo(page, /Correct it/);
  await press(page, "Enter", "The result is corrected.");
  await tabTo(page, /^Standings$/);
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  await hasFocus(page, "opening the standings");
  await tabRound(page, "the standings");
  await tabTo(page, /^Public pages$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\/keys$/);
  await tabTo(page, /^Standings$/);
  await page.keyboard.press("Enter");
  await page.getByText("After round 3 of 3").waitFor();
  await tabRound(page, "the public standings");
  for (const screen of ["players", "slips", "check", "edit", "crosstable", "ratings", "charts", "prizes", "norms", "history", "documents", "settings", "access"]) {
    await desk.go(`/desk/keys/${screen}`);
    await page.waitForFunction(() => !document.getElementById("screen") || document.getElementById("screen").childElementCount > 0);
    await settled(page);
    const stops = await tabRound(page, screen);
    assert.ok(stops.length > 9, `${screen}: only ${stops}`);
  }
  const { rounds } = await desk.state();
  assert.deepEqual(rounds.map((round) => Boolean(round.published) && round.boards.every((board) => board.result !== "*")), [true, true, true]);
  assert.deepEqual(desk.errors, []);
});
