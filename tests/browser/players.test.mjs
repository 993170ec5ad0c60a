// The players: typing, pasting, finding; byes, withdrawals, late entries, who is there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, hasCount, names, program } from "./harness.mjs";

after(closeBrowser);

async function openPlayers(t, count, rounds = 0) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(count) });
  for (let round = 0; round < rounds; round += 1) {
    await desk.pairAndPublish();
    await desk.play();
  }
  await desk.go("/desk/club/players");
  await desk.page.getByRole("grid").waitFor();
  return desk;
}

test("type into a row, Tab, Enter", async (t) => {
  const desk = await openPlayers(t, 6);
  const { page } = desk;
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Player Two");
  await page.keyboard.press("Tab");
  await page.keyboard.type("FM");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2391");
  await desk.look("players-typing");
  await page.getByLabel("Rating: Player 002").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Player 002 is changed.").waitFor();
  const player = (await desk.state()).players.find((one) => one.name === "Player Two");
  assert.deepEqual([player.title, player.rating], ["FM", 2391]);
});

test("a pasted list is entered, a pasted column fills the rows below", async (t) => {
  const desk = await openPlayers(t, 3);
  const { page } = desk;
  const paste = (text) => page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", data);
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await paste("Late One\t1500\tESP\nLate Two\t1490\tCZE\n");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("2 players are entered.").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.getByLabel("Club: Player 001").focus();
  await paste("North\nSouth\nEast");
  await page.getByText("Player 003 is changed.").waitFor();
  const { players } = await desk.state();
  assert.deepEqual(players.map((player) => player.club), ["North", "South", "East", undefined, undefined]);
  assert.deepEqual(players.slice(3).map((player) => player.federation), ["ESP", "CZE"]);
  await desk.look("players-pasted");
});

test("find by letters, a bye, a withdrawal and the return", async (t) => {
  const desk = await openPlayers(t, 12, 1);
  const { page } = desk;
  await page.keyboard.press("/");
  await page.keyboard.type("007");
  await page.keyboard.press("Enter");
  await hasCount(page.locator("tbody tr"), 1);
  await page.keyboard.press("b");
  await page.getByRole("button", { name: "Note it" }).click();
  await page.getByText("bye ½ in round 2").waitFor();
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("Player 007 is withdrawn.").waitFor();
  await desk.look("players-withdrawn");
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Return", exact: true }).click();
  await page.getByText("Player 007 is back.").waitFor();
  const state = await desk.state();
  assert.equal(state.byes.length, 0);
});

test("a late entry says who is renumbered, and by which article", async (t) => {
  const desk = await openPlayers(t, 8, 1);
  const { page } = desk;
  await page.keyboard.press("n");
  await page.getByLabel("One a line").fill("Strong Newcomer 2500");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("8 players get another pairing number").waitFor();
  await page.getByText("C.04.2").first().waitFor();
  await desk.look("players-late");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("Strong Newcomer is entered.").waitFor();
  assert.equal((await desk.state()).players[0].name, "Strong Newcomer");
});

test("who is not checked in has a bye and is not deleted", async (t) => {
  const desk = await openPlayers(t, 6, 1);
  const { page } = desk;
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press("c");
    await page.getByText(`${i + 1} here for round 2`).waitFor();
  }
  await page.getByRole("button", { name: "The others are absent" }).click();
  await page.getByText("2 are absent in round 2").waitFor();
  await page.getByRole("button", { name: "Note the byes" }).click();
  await page.getByText("2 byes are noted.").waitFor();
  const state = await desk.state();
  assert.equal(state.players.length, 6);
  assert.deepEqual(state.byes.map((bye) => bye.kind), ["zero-bye", "zero-bye"]);
  await desk.look("players-checked-in");
});

// A list beside the desk, as `ronda players import` makes it.
function importList(desk) {
  const list = path.resolve(import.meta.dirname ?? ".", "../../examples/lists/fide.txt");
  execFileSync(program, ["players", "import", list, "--list", path.join(desk.folder, "players.sqlite"), "--month", "2026-10"]);
}

test("three letters find a rated player", async (t) => {
  const desk = await openPlayers(t, 3);
  const { page } = desk;
  importList(desk);
  await page.keyboard.press("n");
  const find = page.getByLabel("Find in the rating list");
  await find.fill("šmí");
  await page.getByRole("button", { name: /Smid, Petr/ }).waitFor();
  await desk.look("players-list");
  await find.press("ArrowDown");
  await page.keyboard.press("Enter");
  await find.fill("speciman");
  await page.getByRole("button", { name: /Specimen, Dario/ }).waitFor();
  await find.press("Enter");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("2 players are entered.").waitFor();
  const specimen = (await desk.state()).players.find((one) => one.name === "Specimen, Dario");
  assert.deepEqual([specimen.title, specimen.rating, specimen.federation, specimen.fide_id], ["FM", 2214, "ITA", "1200039"]);
});

test("ratings are taken from the list where they are ticked", async (t) => {
  const desk = await openPlayers(t, 3);
  const { page } = desk;
  importList(desk);
  await page.keyboard.press("n");
  await page.getByLabel("One a line").fill("Specimen, Dario; 2100; ITA; 1200039\nPlayer, Anna; ESP");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("2 players are entered.").waitFor();
  await page.keyboard.press("l");
  await page.getByText("2100 → 2214").waitFor();
  assert.equal(await page.getByRole("checkbox", { name: "Specimen, Dario" }).isChecked(), true);
  assert.equal(await page.getByRole("checkbox", { name: "Player, Anna" }).isChecked(), false);
  await desk.look("players-ratings");
  await page.getByRole("button", { name: "Take over" }).click();
  await page.getByText("Specimen, Dario is changed.").waitFor();
  const players = (await desk.state()).players;
  assert.equal(players.find((one) => one.name === "Specimen, Dario").rating, 2214);
  assert.equal(players.find((one) => one.name === "Player, Anna").rating, undefined);
});
