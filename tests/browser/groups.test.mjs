// Groups, then a final: one tournament each on one desk, and those who qualify are carried over with the reason.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("two groups, and the first two of each in a knockout", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Groups");
  await page.getByLabel("Groups", { exact: true }).first().check();
  await page.getByLabel("Players, one a line").fill(names(8));
  await page.getByText("2 groups, in each of which").waitFor();
  await desk.look("groups-start");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Draw all rounds" }).waitFor();
  await page.keyboard.press("p");
  await page.getByText("All rounds are drawn.").waitFor();
  desk.slug = "groups";
  const { rounds } = await desk.state();
  assert.equal(rounds.length, 3);
  for (const { round, boards } of rounds) {
    await desk.command({ command: "publish-round", round });
    for (const { white, black } of boards) {
      await desk.command({ command: "enter-result", round, white, black, was: "*", now: white < black ? "1-0" : "0-1", via: "lane" });
    }
  }
  await desk.go("/desk/groups/crosstable");
  await page.getByRole("heading", { name: "Group B" }).waitFor();
  await desk.look("groups-crosstable");

  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Final");
  await page.getByLabel("Knockout").check();
  await page.getByRole("button", { name: "Or take players of another tournament" }).click();
  await page.getByLabel("How many qualify").fill("2");
  await page.getByRole("button", { name: "Take them" }).click();
  await page.getByText("4 players, 4 of them with a rating.").waitFor();
  await desk.look("groups-carried");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Draw the bracket" }).waitFor();
  desk.slug = "final";
  const names4 = (await desk.state()).players.map((player) => player.name);
  assert.deepEqual(names4, ["Player 001", "Player 002", "Player 003", "Player 004"]);
  const acts = await desk.api("/api/v1/tournaments/final/acts");
  assert.match(acts.at(-1).text, /Player 002: place 1 of group B of Groups/);
});
