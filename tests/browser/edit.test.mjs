// Editing with a net: what a swap breaks is told before it is stored.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("two seats are swapped by keys; what that breaks is told and confirmed", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.command({ command: "pair-round" });
  const before = (await desk.state()).rounds[0].boards;
  const { page } = desk;
  await desk.go("/desk/club/edit");
  await page.getByText(/^Nothing/).waitFor();
  await page.keyboard.press("s");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  await page.locator(".net .objections li").first().waitFor();
  await desk.look("edit");
  await page.getByLabel("Reason, for the history").fill("they share a car");
  await page.getByRole("button", { name: "Store it" }).click();
  await page.getByRole("button", { name: "Do it all the same" }).click();
  await page.getByText("The changed round is stored.").waitFor();
  const { boards, edited } = (await desk.state()).rounds[0];
  assert.equal(edited, "they share a car");
  assert.equal(boards.some((board) => board.white === before[1].white && board.black === before[0].black), true);
});

test("a rematch is outside the rules: only after FIDE mode was left, in two steps", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(4) });
  await desk.pairAndPublish();
  await desk.play(() => "=-=");
  await desk.command({ command: "pair-round" });
  const state = await desk.state();
  const [first, second] = state.rounds[1].boards;
  const met = state.rounds[0].boards.find((board) => board.white === first.white || board.black === first.white);
  const old = met.white === first.white ? met.black : met.white;
  const seat = second.white === old ? "1-white" : "1-black";
  const { page } = desk;
  await desk.go("/desk/club/edit");
  await page.locator("[data-seat='0-black']").click();
  await page.locator(`[data-seat='${seat}']`).click();
  await page.getByText("Outside the rules:").waitFor();
  await desk.look("edit-outside");
  await page.getByRole("button", { name: "Store it" }).click();
  await page.getByLabel("Why the event leaves FIDE mode").fill("a friendly event");
  await page.getByRole("button", { name: "Leave FIDE mode" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Yes, do it" }).click();
  await page.getByText("The changed round is stored.").waitFor();
  assert.equal((await desk.state()).left_fide_mode, "a friendly event");
});

test("two who should meet: the best legal round that has them is taken over", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  await desk.play();
  await desk.command({ command: "pair-round" });
  const { page } = desk;
  await desk.go("/desk/club/edit");
  await page.getByLabel("This player").fill("Player 001");
  await page.getByLabel("should meet").fill("Player 002");
  await page.getByRole("button", { name: "What would the round be?" }).click();
  await page.getByRole("button", { name: "Take this round" }).click();
  await page.locator(".net .objections li").first().waitFor();
  await desk.look("edit-fixed");
  await page.getByRole("button", { name: "Store it" }).click();
  await page.getByRole("button", { name: "Do it all the same" }).click();
  await page.getByText("The changed round is stored.").waitFor();
  const { players, rounds } = await desk.state();
  const pair = ["Player 001", "Player 002"].map((name) => players.find((player) => player.name === name).uid).sort();
  assert.ok(rounds[1].boards.some((board) => JSON.stringify([board.white, board.black].sort()) === JSON.stringify(pair)));
});

test("the bye is moved by keys", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(7) });
  await desk.command({ command: "pair-round" });
  const { page } = desk;
  await desk.go("/desk/club/edit");
  await page.getByText("Nothing is changed yet.").waitFor();
  for (const key of ["ArrowDown", "ArrowDown", "s", "ArrowDown", "s"]) await page.keyboard.press(key);
  await page.locator(".seat.changed").nth(1).waitFor();
  assert.equal(await page.locator("[data-seat='-1-white'].changed").count(), 1);
  await desk.look("edit-bye");
});
