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

// The Amsterdam system: who qualified meets those of the other group, and the games of one group count.
test("two groups and their final with the games carried over", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await desk.make({ name: "Club: Groups", players: names(8), schedule: { system: "groups", groups: 2 } });
  await desk.command({ command: "pair-round" });
  const { rounds } = await desk.state();
  const enter = ({ round, boards }) => boards.map(({ white, black }) => ({ command: "enter-result", round, white, black, was: "*", now: white < black ? "1-0" : "0-1", via: "lane" }));
  const all = rounds.flatMap(enter);
  for (const { round } of rounds) await desk.command({ command: "publish-round", round });
  for (const result of all.slice(1)) await desk.command(result);
  await desk.go(`/desk/${desk.slug}/standings`);
  await page.getByRole("button", { name: "The final of the groups" }).click();
  await page.getByRole("button", { name: "Look who is in it" }).click();
  await page.getByText("The groups are not finished: 1 game without a result").waitFor();
  await desk.command(all[0]);
  await page.getByRole("button", { name: "Look who is in it" }).click();
  await page.getByText("4 players, 2 rounds to play").waitFor();
  await desk.look("groups-final");
  await page.getByRole("button", { name: "Make the final" }).click();
  await page.getByRole("button", { name: "Publish round 2" }).waitFor();
  desk.slug = new URL(page.url()).pathname.split("/")[2];
  const final = await desk.state();
  assert.equal(final.players.length, 4);
  assert.deepEqual(final.rounds.map((round) => Boolean(round.published)), [true, false, false]);
  // The game of each group is carried over with its result, and nobody of one group meets again.
  assert.ok(final.rounds[0].boards.every((board) => board.result !== "*"));
  const pair = (board) => [board.white, board.black].sort().join("-");
  assert.equal(new Set(final.rounds.flatMap((round) => round.boards.map(pair))).size, 6);
  await page.keyboard.press("P");
  await page.getByText("Round 2 is published.").waitFor();
});
