// From the address ronda serve prints to the first published round.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("twenty pasted names to the first published round take at most 8 steps", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  let steps = 1; // the address was opened
  const step = async (what) => {
    steps += 1;
    await what();
  };
  await step(() => page.getByRole("link", { name: "Start a tournament" }).click());
  await step(() => page.getByLabel("Name of the tournament").fill("Friday Cup"));
  await step(() => page.getByLabel("Players, one a line").fill(names(20)));
  await page.getByText("20 players, 20 of them with a rating.").waitFor();
  assert.ok(await page.getByLabel("Boards of a match").isHidden(), "only teams have boards of a match");
  await desk.look("start");
  await step(() => page.getByRole("button", { name: "Start the tournament" }).click());
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  await step(() => page.keyboard.press("p"));
  await page.getByText("Round 1 is paired").waitFor();
  await step(() => page.keyboard.press("P"));
  await page.getByText("Round 1 is published.").waitFor();
  desk.slug = "friday-cup";
  assert.equal((await desk.state()).rounds[0].boards.length, 10);
  assert.ok(steps <= 8, `${steps} steps`);
});

test("contradictions are marked before anything is made", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Small");
  await page.getByLabel("Players, one a line").fill(names(4));
  await page.getByLabel("Rounds").fill("9");
  await page.locator(".objections li").first().waitFor();
  assert.equal((await desk.api("/api/v1/tournaments")).length, 0);
  await desk.look("start-contradiction");
});

test("the example event opens", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await desk.go("/new");
  await page.getByRole("button", { name: "Or look at an example event" }).click();
  await page.getByText("club-open.trf:").waitFor();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("grid").waitFor();
  await desk.look("start-example");
});
