// A wrong result: which case of C.04.2 holds is told before it is corrected.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("a result of the round before is corrected while the next one is played", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  await desk.play();
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club?round=1");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("k");
  await page.getByLabel("The right result").selectOption("0-1");
  await page.getByLabel("Reason, for the history").fill("the slip was read upside down");
  await page.getByRole("button", { name: "What would follow?" }).click();
  await page.getByText("Round 2 is paired, and its pairs stay").waitFor();
  await page.getByText(/C\.04\.2\/20\d\d §4/).waitFor();
  await desk.look("correct");
  await page.getByRole("button", { name: "Correct it" }).click();
  await page.getByText("The result is corrected.").waitFor();
  const { rounds } = await desk.state();
  assert.equal(rounds[0].boards[0].result, "0-1");
  assert.equal(rounds.length, 2, "published pairs stay");
});

test("an error reported two rounds later is refused, with what to do", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  for (let round = 0; round < 2; round += 1) {
    await desk.pairAndPublish();
    await desk.play();
  }
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club?round=1");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("k");
  await page.getByLabel("The right result").selectOption("0-1");
  await page.getByLabel("Reason, for the history").fill("found late");
  await page.getByRole("button", { name: "What would follow?" }).click();
  await page.getByText("for the rating only").first().waitFor();
  assert.equal((await desk.state()).rounds[0].boards[0].result, "1-0");
  await desk.look("correct-late");
});

test("K says of every kind of mistake what the rules make of it", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.command({ command: "change-settings", start_date: "2025-10-04" });
  await desk.pairAndPublish();
  await desk.play();
  const { page } = desk;
  await desk.go("/desk/club");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("K");
  await page.getByText("(C.04.2/2025 §4.8)").waitFor();
  assert.equal(await page.getByRole("dialog").getByRole("heading", { level: 3 }).count(), 5);
  await desk.look("mistakes");
  await page.getByRole("button", { name: "Correct the board the cursor is at" }).click();
  await page.getByLabel("The right result").waitFor();
});

test("wrong colours are corrected, with the case told before", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  await desk.play();
  const before = (await desk.state()).rounds[0].boards[0];
  const { page } = desk;
  await desk.go("/desk/club");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("k");
  await page.getByLabel("They played with the other colours").check();
  await page.getByLabel("Reason, for the history").fill("the board stood the wrong way round");
  await page.getByRole("button", { name: "What would follow?" }).click();
  await page.getByText("colours corrected").waitFor();
  await desk.look("correct-colours");
  await page.getByRole("button", { name: "Correct it" }).click();
  await page.getByText("The result is corrected.").waitFor();
  const { boards } = (await desk.state()).rounds[0];
  assert.ok(boards.some((board) => board.white === before.black && board.black === before.white));
});

test("a wrong rating: who gets another number is told, with the article", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.command({ command: "change-settings", start_date: "2025-10-04" });
  await desk.pairAndPublish();
  await desk.play();
  const { page } = desk;
  await desk.go("/desk/club/players");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.locator("input[data-field=rating]").fill("2395");
  await page.keyboard.press("Enter");
  await page.getByText("players get another pairing number").waitFor();
  await page.getByText("C.04.2/2025 §2.3").waitFor();
  await desk.look("correct-rating");
  await page.getByRole("button", { name: "Give them again" }).click();
  await page.getByText("The pairing numbers follow the ratings again.").waitFor();
  assert.equal((await desk.state()).players.find((player) => player.name === "Player 008").number, 2);
});
