// The round: from what blocks it to what is played, by keys.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("an empty event says what comes first", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Empty", rounds: 5 });
  await desk.go("/desk/empty");
  await desk.page.getByText("There are fewer than two players.").waitFor();
  await desk.page.getByText("No round yet").waitFor();
  await desk.look("round-empty");
});

test("p pairs a draft that only staff see, P publishes it, results play it", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(9) });
  const { page } = desk;
  await desk.go("/desk/club");
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  await page.keyboard.press("p");
  await page.getByText("A draft: only staff see it").waitFor();
  assert.equal(await page.locator(".steps [aria-current=step]").textContent(), "draft");
  const stranger = await desk.newContext();
  const seen = await (await stranger.request.get(`${desk.base}/api/v1/tournaments/club`)).json();
  assert.equal(seen.rounds.length, 0, "a draft is not for the public");
  await desk.look("round-draft");
  await page.keyboard.press("P");
  await page.getByText("Round 1 is published.").waitFor();
  await page.getByText("4 games have no result yet.").waitFor();
  await page.getByText("pairing-allocated bye").waitFor();
  await desk.play();
  await page.getByRole("button", { name: "Pair round 2" }).waitFor();
  await page.keyboard.press("p");
  await page.getByText("Round 2 is paired").waitFor();
  await page.locator(".mark.float").first().waitFor();
  await desk.look("round-second");
});

// Events of a stated day have the edition that was in force then, whatever the day of the test.
async function published(t, day) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.command({ command: "change-settings", start_date: day });
  await desk.pairAndPublish();
  await desk.go("/desk/club");
  await desk.page.getByRole("button", { name: "Take back round 1" }).click();
  return desk;
}

test("a published round is taken back only by a ground of the rules: none in 2025", async (t) => {
  const desk = await published(t, "2025-10-04");
  const { page } = desk;
  await page.getByText("C.04.2/2025 §4.10").waitFor();
  assert.equal(await page.getByRole("radio").count(), 1);
  await desk.look("round-take-back-2025");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.getByText("so the published pairs stay (C.04.2/2025 §4.10)").waitFor();
  assert.equal((await desk.state()).rounds_paired, 1);
  await desk.look("round-refused");
});

test("the rules of 2026 list the grounds", async (t) => {
  const desk = await published(t, "2026-10-04");
  const { page } = desk;
  await page.getByText("C.04.2/2026 §4.4").waitFor();
  await desk.look("round-take-back");
  await page.getByLabel("a late entry is paired").check();
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.getByText("Round 1 is taken back.").waitFor();
  assert.equal((await desk.state()).rounds_paired, 0);
});

test("a draft is taken back without a ground", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.command({ command: "pair-round" });
  await desk.go("/desk/club");
  await desk.page.getByRole("button", { name: "Take back round 1" }).click();
  await desk.page.getByText("The draft is taken back.").waitFor();
  assert.equal((await desk.state()).rounds_paired, 0);
  await desk.look("round-taken-back");
});

test("? lists the keys", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.go("/desk/club");
  await desk.page.getByRole("button", { name: "Pair round 1" }).waitFor();
  await desk.page.keyboard.press("?");
  await desk.page.getByText("pair the next round").waitFor();
  await desk.look("round-keys");
});
