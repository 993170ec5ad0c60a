// Votes of the players: for options from phones, for each other without scripts, from paper, closed, undone; the result
// is that of the command line.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, program } from "./harness.mjs";

after(closeBrowser);

const four = ["Ana 2100", "Berta 2000", "Carlos 1900", "David 1800"];
const given = [[40, 15, 12, 21, 12], [90, 2, 5, 2, 1], [25, 12, 10, 48, 5], [15, 10, 35, 35, 5]];

async function opened(t, players = four) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 3, players: players.join("\n") });
  return desk;
}

async function phoneOf(desk, player, options = {}) {
  const made = await desk.api(`/api/v1/tournaments/${desk.slug}/links`, { role: "player", player, label: "Player" });
  const page = await desk.newPage(await desk.newContext({ viewport: { width: 360, height: 740 }, ...options }));
  await page.goto(new URL(made.address, desk.base).href);
  return page;
}

async function fillIn(page, votes) {
  const fields = page.locator("form.votes input[type=number]");
  for (const [place, vote] of votes.entries()) await fields.nth(place).fill(String(vote));
}

test("options by votes from phones and from paper, closed with the working of the book", async (t) => {
  const desk = await opened(t);
  const { page } = desk;
  await desk.go("/desk/club/players");
  await page.getByRole("link", { name: "Votes" }).click();
  await page.getByLabel("Title").fill("Factions");
  await page.getByLabel("Options, one a line").fill("A\nB\nC\nD\nE: 1");
  await desk.look("votes-form");
  await page.getByRole("button", { name: "Open the vote" }).click();
  await page.getByText("0 of 4 players have voted.").waitFor();

  const ana = await phoneOf(desk, 1);
  await ana.getByText("You have not voted yet.").waitFor();
  await ana.getByRole("link", { name: "Factions" }).click();
  await fillIn(ana, [60, 41]);
  await ana.getByText("Votes too many: 1").waitFor();
  desk.tolerated = /\/me\//; // the form comes back with 422
  await ana.getByRole("button", { name: "Vote" }).click();
  await ana.getByText("101 votes are given, more than the 100 there are").waitFor();
  assert.equal(await ana.locator("form.votes input[type=number]").first().inputValue(), "60");
  await fillIn(ana, given[0]);
  await ana.getByText("Votes left: 0").waitFor();
  await desk.look("votes-phone", ana);
  await ana.getByRole("button", { name: "Vote" }).click();
  await ana.getByText("Your votes are in.").waitFor();
  assert.equal(await ana.locator("form.votes input[type=number]").first().inputValue(), "40");
  await page.getByText("1 of 4 players have voted.").waitFor();

  for (const player of [2, 3]) await desk.command({ command: "cast-votes", player, votes: given[player - 1].map((votes, place) => ({ to: place + 1, votes })) });
  await page.getByText("Votes from paper").click();
  await page.getByLabel("Whose votes they are").fill("4 David");
  await page.keyboard.press("Tab");
  for (const [place, vote] of given[3].entries()) await page.getByLabel("ABCDE"[place], { exact: true }).fill(String(vote));
  await desk.look("votes-open");
  await page.getByRole("button", { name: "Store the votes" }).click();
  await page.getByText("The votes of David are stored.").waitFor();

  // Nobody has seen a vote so far.
  const open = await desk.api("/api/v1/tournaments/club/votes");
  assert.equal(open.result, undefined);
  const cast = (await desk.api("/api/v1/tournaments/club/acts")).filter((act) => act.kind === "votes-cast");
  assert.deepEqual(cast.map((act) => [act.players, act.now, act.text]), [1, 2, 3, 4].map((player) => [[player], "Factions", undefined]));
  await page.getByRole("button", { name: "Close the vote" }).click();
  await page.getByRole("heading", { name: "Factions: closed" }).waitFor();
  await page.getByText("Total 188: no assignment of as many participants has more.").waitFor();
  const said = await page.locator("table tbody tr").allInnerTexts();
  assert.deepEqual(said.map((row) => row.split(/\s+/).slice(0, 3).join(" ")), ["1 Ana B", "2 Berta A", "3 Carlos D", "4 David C"]);
  await page.getByText("The working, as on paper").click();
  await page.getByText("One zero of every row").waitFor();
  await desk.look("votes-closed");

  // The same of the command line.
  const file = path.join(desk.folder, "votes.csv");
  writeFileSync(file, ["player,A,B,C,D,E", ...given.map((row, place) => [`${place + 1} ${four[place].split(" ")[0]}`, ...row].join(","))].join("\n"));
  const told = JSON.parse(execFileSync(program, ["assign", file, "--json"], { encoding: "utf8" }));
  const { result } = await desk.api("/api/v1/tournaments/club/votes");
  assert.deepEqual(result.assignments, told.assignments);

  await desk.go("/t/club/votes");
  await page.getByRole("row", { name: "A Berta" }).waitFor();
  await desk.look("votes-public");
  await ana.reload();
  await ana.getByRole("row", { name: "B Ana" }).waitFor();
});

test("teams by votes without scripts: formed, entered, opened again", async (t) => {
  const desk = await opened(t, [...four, "Elena 1700", "Fernando 1600"]);
  const { page } = desk;
  await desk.go("/desk/club/votes");
  await page.getByLabel("What it is about").selectOption("teams");
  await page.getByLabel("Title").fill("Pairs");
  await page.getByLabel("Number of the lot").fill("1");
  await page.getByRole("button", { name: "Open the vote" }).click();
  await page.getByText("0 of 6 players have voted.").waitFor();
  // The example of ronda teams: examples/team-votes.csv.
  const votes = [[6, 3, 3, 3, 3], [4, 4, 4, 3, 3], [5, 2, 5, 3, 3], [4, 7, 1, 3, 3], [3, 3, 4, 4, 4], [3, 3, 4, 4, 4]];
  for (const [place, own] of votes.entries()) {
    const phone = await phoneOf(desk, place + 1, { javaScriptEnabled: false });
    await phone.goto(`${desk.base}/me/club/votes`);
    await phone.getByText("Votes you have to give: 18").waitFor();
    await phone.getByText("Whoever gets no vote from you is never in your team.").waitFor();
    await fillIn(phone, own);
    await phone.getByRole("button", { name: "Vote" }).click();
    await phone.getByText("Your votes are in.").waitFor();
    await phone.close();
  }
  await page.getByText("6 of 6 players have voted.").waitFor();
  await page.getByRole("button", { name: "Close the vote" }).click();
  await page.getByRole("heading", { name: "Pairs: closed" }).waitFor();
  await desk.look("votes-teams");
  const names = [...four, "Elena", "Fernando"].map((one, place) => `${place + 1} ${one.split(" ")[0]}`);
  const file = path.join(desk.folder, "teams.csv");
  const row = (own, place) => [names[place], ...own.slice(0, place), "", ...own.slice(place)].join(",");
  writeFileSync(file, [`player,${names.join(",")}`, ...votes.map(row)].join("\n"));
  const told = JSON.parse(execFileSync(program, ["teams", file, "--seed", "1", "--json"], { encoding: "utf8" }));
  const document = await desk.api("/api/v1/tournaments/club/votes");
  assert.deepEqual(document.result.teams, told.teams);
  assert.deepEqual(document.groups.map((group) => group.players.map((uid) => names[uid - 1])), told.teams.map((team) => team.members));
  await page.getByRole("button", { name: "Enter these teams" }).click();
  await page.getByText("The teams are entered.").waitFor();
  await page.waitForFunction(async (count) => (await (await fetch("/api/v1/tournaments/club")).json()).teams?.length === count, told.teams.length);
  // Too early after all: the closing is undone, and a player votes again.
  const acts = await desk.api("/api/v1/tournaments/club/acts");
  await desk.command({ command: "undo", seq: acts.find((act) => act.kind === "poll-closed").seq, reason: "too early" });
  await page.getByText("6 of 6 players have voted.").waitFor();
});

test("links for all are cards to print; another vote asks first; in Spanish the refusals are Spanish", async (t) => {
  const desk = await opened(t);
  const { page } = desk;
  await desk.command({ command: "open-poll", about: "options", title: "Países", options: [{ name: "FRA" }, { name: "POL" }], by: "ranks" });
  await desk.go("/desk/club/votes");
  await page.getByRole("button", { name: "Links for the players" }).click();
  await page.getByRole("button", { name: "Make them" }).click();
  await page.getByText("The links are made.").waitFor();
  assert.equal(await page.locator("li.card img").count(), 4);
  await desk.look("votes-links");
  const address = await page.locator("li.card .mono").first().innerText();
  const phone = await desk.newPage(await desk.newContext({ locale: "es", viewport: { width: 360, height: 740 } }));
  await phone.goto(address);
  await phone.getByRole("link", { name: "Países" }).click();
  await phone.getByText("Escriba 1 junto a lo que más desea").waitFor();
  await fillIn(phone, [1, 1]);
  desk.tolerated = /\/me\//;
  await phone.getByRole("button", { name: "Votar" }).click();
  await phone.getByText("dos opciones tienen el puesto 1").waitFor();
  await fillIn(phone, [2, 1]);
  await phone.getByRole("button", { name: "Votar" }).click();
  await phone.getByText("Sus votos han llegado.").waitFor();
  await desk.look("votes-ranks", phone);
  await fillIn(phone, [1, 2]); // somebody is typing while the vote is exchanged
  await page.getByRole("button", { name: "Another vote instead" }).click();
  await page.getByRole("button", { name: "Go on …" }).click();
  await page.getByLabel("Title").fill("Other");
  await page.getByLabel("Options, one a line").fill("A\nB");
  await page.getByRole("button", { name: "Open the vote" }).click();
  await page.getByRole("button", { name: "Do it all the same" }).click();
  await page.getByRole("heading", { name: "Other" }).waitFor();
  // A form of the vote before is not taken for one of this.
  await phone.getByRole("button", { name: "Votar" }).click();
  await phone.getByText("Entretanto se abrió otra votación").waitFor();
});
