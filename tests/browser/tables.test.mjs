// Tables of three to six, from the list to the last round: somebody stays away, a result is corrected, a round is taken
// back; the file gives the same list at the command line. And an event of several tournaments with one address.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, program } from "./harness.mjs";

after(closeBrowser);

async function begin(desk) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Games night");
  await page.getByLabel("Tables of three to six").check();
  await page.getByLabel("Rounds", { exact: true }).fill("3");
  await page.getByLabel("Players, one a line").fill(names(11));
  await page.getByText("11 players").waitFor();
  await desk.look("tables-start");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  desk.slug = "games-night";
}

async function seat(desk, round, absent) {
  const { page } = desk;
  await page.getByRole("button", { name: `Seat round ${round}` }).click();
  if (absent) await page.getByRole("dialog").getByLabel(absent).check();
  await page.getByRole("button", { name: "Seat the others" }).click();
  await page.getByText(`Round ${round} is seated.`).waitFor();
}

async function publish(desk, round) {
  await desk.page.getByRole("button", { name: `Publish round ${round}` }).waitFor();
  await desk.page.keyboard.press("P");
  await desk.page.getByText(`Round ${round} is published.`).waitFor();
}

// Everybody in the order of the table; at every second table the middle ones are equal.
async function play(desk, round) {
  const { page } = desk;
  const tables = (await desk.state()).tables.rounds[round - 1];
  for (const [index, table] of tables.entries()) {
    const places = table.players.map((_uid, place) => place + 1);
    if (index % 2 === 1) places[2] = 2;
    for (const place of places) {
      await page.keyboard.type(String(place));
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter"); // the button of the table
    await page.getByText(`The places of table ${index + 1} are stored.`).waitFor();
  }
}

// Who sits where is printed, and a player sees the own table.
async function onPaperAndPhone(desk) {
  const page = await desk.newPage();
  await desk.go("/print/games-night/seating", page);
  await page.getByRole("heading", { name: "Players by name" }).waitFor();
  assert.equal(await page.locator("table").first().locator("tbody tr").count(), 11);
  await desk.go("/print/games-night/table-cards", page);
  assert.equal(await page.locator(".card").count(), 3);
  await desk.look("tables-cards", page);
  await page.close();
  const { tables } = await desk.state();
  const own = tables.rounds[0][1].players[0];
  const made = await desk.api("/api/v1/tournaments/games-night/links", { role: "player", player: own, label: "Phone" });
  const phone = await desk.newPage(await desk.newContext({ viewport: { width: 360, height: 740 } }));
  await phone.goto(new URL(made.address, desk.base).href);
  await phone.getByRole("heading", { name: "Your table in round 1: 2" }).waitFor();
  assert.equal(await phone.locator("table.tables tbody tr").count(), 4);
  await desk.look("tables-phone", phone);
}

test("tables of four: three rounds, somebody away, a correction, the end", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await begin(desk);
  await page.getByText("No round is seated yet.").waitFor();
  await seat(desk, 1);
  assert.deepEqual((await desk.state()).tables.rounds[0].map((table) => table.players.length), [4, 4, 3]);
  await desk.look("tables-round");
  // A draft is seen by staff only.
  const stranger = await desk.newPage(await desk.newContext());
  await desk.go("/t/games-night", stranger);
  assert.equal(await stranger.getByRole("heading", { name: "Round 1" }).count(), 0);
  assert.deepEqual((await (await stranger.request.get(`${desk.base}/api/v1/tournaments/games-night`)).json()).tables.rounds, []);
  await page.getByRole("button", { name: "Take back round 1" }).click();
  await page.getByText("Round 1 is taken back.").waitFor();
  await seat(desk, 1);
  await publish(desk, 1);
  await onPaperAndPhone(desk);
  await play(desk, 1);

  await seat(desk, 2, "Player 003"); // somebody stays away
  assert.equal((await desk.state()).tables.rounds[1].flatMap((table) => table.players).length, 10);
  await publish(desk, 2);
  await play(desk, 2);
  // What was typed wrongly is typed again, for a round that others were seated on: told, and confirmed.
  await page.getByRole("group", { name: "Rounds" }).getByRole("button", { name: "1", exact: true }).click();
  const first = page.locator(".tables form").first();
  await first.locator("input").nth(0).fill("2");
  await first.locator("input").nth(1).fill("1");
  await first.getByRole("button", { name: "Correct" }).click();
  await page.getByText("later rounds were seated by what stood there").waitFor();
  await page.getByRole("button", { name: "Do it all the same" }).click();
  await page.getByText("The places of table 1 are stored.").waitFor();
  await seat(desk, 3);
  await publish(desk, 3);
  await play(desk, 3);
  await page.getByText("3 of 3 rounds seated").waitFor();
  await desk.look("tables-end");
  await desk.go("/t/games-night");
  await page.getByRole("heading", { name: "Standings" }).waitFor();
  await desk.look("tables-public");

  const file = path.join(desk.folder, "tables.json");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/games-night/tables.json`)).body());
  const ronda = (...args) => spawnSync(program, args, { encoding: "utf8" });
  const told = (await desk.api("/api/v1/tournaments/games-night/tables")).standings;
  assert.deepEqual(told, JSON.parse(ronda("tables", "standings", file, "--json").stdout).standings);
  assert.equal(told.length, 11);
});

test("an event of several tournaments: one address, its tournaments, one list of players", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await desk.make({ name: "Festival: Open A", players: "Anna 2100\nBen 2000\nCarla 1900\nDino 1800", rounds: 3, system: "dutch-2026" });
  await desk.pairAndPublish();
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Blitz");
  await page.getByLabel("Event it is a part of").fill("Festival");
  await page.getByLabel("Players, one a line").fill("Ben 2000\nEva 1500");
  await page.getByText("2 players, 2 of them").waitFor();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  await desk.go("/");
  await page.getByRole("link", { name: "Festival", exact: true }).first().click();
  await page.getByRole("heading", { name: "Festival" }).waitFor();
  await page.getByRole("link", { name: "Blitz" }).first().waitFor();
  assert.equal(await page.locator("table").nth(1).locator("tbody tr").count(), 5); // Ben plays in both
  await desk.look("event");
  await desk.go("/t/festival-open-a");
  await page.getByRole("link", { name: "Festival", exact: true }).waitFor();
});
