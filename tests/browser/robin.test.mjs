// A round robin: drawn once, published round by round, left by somebody before half of the games, checked at its end.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, picture, program } from "./harness.mjs";

after(closeBrowser);

async function start(desk, { name, players, cycles = "once", draw }) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel("Round robin", { exact: true }).check();
  await page.getByLabel("Everybody meets everybody").selectOption({ label: cycles });
  if (draw) await page.getByLabel("Pairing numbers").selectOption({ label: draw });
  await page.getByLabel("Players, one a line").fill(names(players));
  await page.getByText(`${players} players`).waitFor();
}

async function publish(desk, round) {
  await desk.go(`/desk/${desk.slug}`);
  await desk.page.getByRole("button", { name: `Publish round ${round}` }).waitFor();
  await desk.page.keyboard.press("P");
  await desk.page.getByText(`Round ${round} is published.`).waitFor();
}

async function play(desk, round) {
  const { page } = desk;
  await desk.go(`/desk/${desk.slug}/lane`);
  await page.getByRole("grid").waitFor();
  const { boards } = (await desk.state()).rounds[round - 1];
  const open = boards.filter((board) => board.result === "*");
  for (const board of open) await page.keyboard.press("105"[(board.board + round) % 3]);
  await page.getByText(`Round ${round}: ${boards.length} of ${boards.length} results`).waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
}

function ronda(...args) {
  const done = spawnSync(program, args, { encoding: "utf8" });
  return { ...done, said: done.stdout + done.stderr };
}

test("a round robin from the draw to the last round", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(desk, { name: "Six", players: 6, draw: "by lot" });
  await page.getByText("Rounds: 5. Pairing: everybody meets everybody").waitFor();
  await desk.look("robin-start");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  desk.slug = "six";
  await page.getByRole("button", { name: "Draw all rounds" }).waitFor();
  await page.keyboard.press("p");
  await page.getByText(/All rounds are drawn, with the number \d+/).waitFor();
  assert.equal((await desk.state()).rounds.length, 5);
  await desk.look("robin-drawn");

  // Nobody comes in any more; while nothing is played the draw can be taken back and made again.
  await page.getByRole("button", { name: "Take the draw back" }).click();
  await page.getByText("The draw is taken back.").waitFor();
  await page.keyboard.press("p");
  await page.getByText(/All rounds are drawn, with the number \d+/).waitFor();

  // Others see the rounds that are published, and no more; so do staff on the public pages.
  await publish(desk, 1);
  await desk.go("/t/six/round/1");
  assert.equal(await page.locator("table.boards tbody tr").count(), 3);
  assert.equal(await page.getByRole("link", { name: "Why?" }).count(), 0);
  assert.equal(await page.getByRole("link", { name: "Round 2" }).count(), 0);
  await play(desk, 1);
  await publish(desk, 2);
  await play(desk, 2);

  // Somebody leaves after two of five games.
  await desk.go("/desk/six/players");
  await page.getByRole("grid").waitFor();
  const gone = (await desk.state()).players[2];
  await page.keyboard.press("/");
  await page.keyboard.type(gone.name);
  await page.keyboard.press("Enter");
  await page.keyboard.press("w");
  await page.getByText("count for nobody").waitFor();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("withdrawn, results do not count").waitFor();
  await desk.look("robin-withdrawn");

  for (const round of [3, 4, 5]) {
    await publish(desk, round);
    await play(desk, round);
  }
  await desk.go("/desk/six/crosstable");
  await page.getByRole("grid").waitFor();
  assert.equal(await page.locator("tbody tr").count(), 6);
  assert.ok((await page.locator("td.cross s").count()) > 0, "what does not count is struck out");
  await desk.look("robin-crosstable");
  await desk.go("/t/six/crosstable");
  await page.getByText(`${gone.name} has left the event before half of the games`).waitFor();
  await picture(page, "robin-public");
  await desk.go("/print/six/round-robin");
  await desk.look("robin-paper");

  const file = path.join(desk.folder, "six.trf");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/six/export.trf`)).body());
  const checked = ronda("check", file);
  assert.equal(checked.status, 0, checked.said);
  const { rounds, players } = await desk.state();
  const numberOf = new Map(players.map((player) => [player.uid, player.number]));
  const played = rounds.map((round) => round.boards.map((board) => [numberOf.get(board.white), numberOf.get(board.black)]).sort());
  const table = JSON.parse(ronda("schedule", "berger", "6", "--json").stdout).rounds;
  assert.deepEqual(played, table.map((round) => round.sort()));
  const told = (await desk.api("/api/v1/tournaments/six/standings")).sections[0].standings;
  const ranked = JSON.parse(ronda("standings", "--json", file).stdout).sections[0].standings;
  assert.deepEqual(told.map((row) => [row.name, row.points]), ranked.map((row) => [row.name, row.points]));
  assert.equal(told.find((row) => row.name === gone.name).points, 0);
  assert.equal(told.reduce((sum, row) => sum + row.points, 0), 10); // ten games of five players count
});

test("everybody twice, an odd number: who rests is told, and both results stand in the table", async (t) => {
  const desk = await Desk.open(t, { locale: "en" });
  const { page } = desk;
  await start(desk, { name: "Five", players: 5, cycles: "twice, with colours reversed" });
  await page.getByText("Rounds: 10. Pairing: everybody meets everybody").waitFor();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  desk.slug = "five";
  await page.getByRole("button", { name: "Draw all rounds" }).waitFor();
  await page.keyboard.press("p");
  await page.getByText("All rounds are drawn.").waitFor();
  await page.getByText(": rests").waitFor();
  for (let round = 1; round <= 10; round += 1) {
    await desk.command({ command: "publish-round", round });
    for (const board of (await desk.state()).rounds[round - 1].boards) {
      await desk.command({ command: "enter-result", round, white: board.white, black: board.black, was: "*", now: round % 2 ? "1-0" : "=-=", via: "lane" });
    }
  }
  await desk.go("/desk/five");
  await page.getByText("All planned rounds are paired.").waitFor();
  await desk.go("/desk/five/crosstable");
  await page.getByRole("grid").waitFor();
  await page.waitForFunction(() => /^\S \S$/.test(document.querySelector("td.cross:nth-child(4)")?.textContent ?? ""));
  await desk.look("robin-twice");
  await desk.go("/t/five/screen/standings");
  await picture(page, "robin-projector");
});
