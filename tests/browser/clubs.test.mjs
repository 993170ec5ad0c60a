// Monrad and Schenkel from the start to the end: three rounds, a game lost by forfeit, somebody who leaves; the file gives
// the same rounds and standings at the command line.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, program } from "./harness.mjs";

after(closeBrowser);

async function begin(desk, kind, { name, rounds, players }) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel(kind, { exact: true }).check();
  await page.getByLabel("Rounds").fill(String(rounds));
  await page.getByLabel("Players, one a line").fill(names(players));
  await page.getByText(`Rounds: ${rounds}. Pairing: ${kind} system`).waitFor();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  desk.slug = name.toLowerCase();
}

async function play(desk, round) {
  const { page } = desk;
  await desk.go(`/desk/${desk.slug}/lane`);
  await page.getByRole("grid").waitFor();
  const { boards } = (await desk.state()).rounds[round - 1];
  for (const board of boards.filter((one) => one.result === "*")) await page.keyboard.press("1051"[(board.board + round) % 4]);
  await page.getByText(`Round ${round}: ${boards.length} of ${boards.length} results`).waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
}

async function forfeit(desk) {
  await desk.go(`/desk/${desk.slug}/lane`);
  await desk.page.getByRole("grid").waitFor();
  await desk.page.keyboard.press("+"); // Black did not come
}

async function leave(desk) {
  const { page } = desk;
  await desk.go(`/desk/${desk.slug}/players`);
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("is withdrawn.").waitFor();
}

// The file is paired round by round as the desk did, and ranked alike.
async function compare(desk, system) {
  const file = path.join(desk.folder, "event.trf");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/${desk.slug}/export.trf`)).body());
  const ronda = (...args) => spawnSync(program, args, { encoding: "utf8" });
  const checked = ronda("check", file, "--system", system);
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  const told = (await desk.api(`/api/v1/tournaments/${desk.slug}/standings`)).sections[0].standings;
  const ranked = JSON.parse(ronda("standings", "--json", file).stdout).sections[0].standings;
  assert.deepEqual(told.map((row) => [row.rank, row.name, row.points]), ranked.map((row) => [row.rank, row.name, row.points]));
}

async function story(t, kind, { players, system, name }) {
  const desk = await Desk.open(t);
  const { page } = desk;
  await begin(desk, kind, { name, rounds: 3, players });
  await desk.pairAndPublishByKeys(1);
  await desk.look(`${desk.slug}-round`);
  await forfeit(desk);
  await play(desk, 1);
  await leave(desk);
  await desk.pairAndPublishByKeys(2);
  const { rounds, players: list } = await desk.state();
  const gone = list.find((player) => player.withdrawn).uid;
  assert.ok(rounds[1].boards.every((board) => board.white !== gone && board.black !== gone), "who left is not paired");
  await play(desk, 2);
  await desk.pairAndPublishByKeys(3);
  await play(desk, 3);
  await desk.go(`/desk/${desk.slug}/standings`);
  await page.getByRole("grid").waitFor();
  await desk.look(`${desk.slug}-standings`);
  await desk.go(`/t/${desk.slug}/standings`);
  assert.equal(await page.locator("main table tbody tr").count(), players);
  await desk.look(`${desk.slug}-public`);
  await compare(desk, system);
  return desk;
}

test("Monrad: an odd number, a forfeit, somebody leaves, the end", async (t) => {
  await story(t, "Monrad", { players: 9, system: "monrad", name: "Neighbours" });
});

test("Schenkel: groups of neighbours, a forfeit, somebody leaves, the end", async (t) => {
  await story(t, "Schenkel", { players: 8, system: "schenkel", name: "Circles" });
});
