// The checker's page from a file, with the network off: nothing but the one file is ever asked for. `./dev wasm` makes the page.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { pathToFileURL } from "node:url";
import { closeBrowser, lookAt, root, theBrowser } from "./harness.mjs";

const file = path.resolve(process.env.RONDA_CHECKER ?? path.join(root, "build/checker.html"));
const skip = existsSync(file) ? false : "build/checker.html is not there: ./dev wasm makes it";

after(closeBrowser);

async function open(t, locale = "en") {
  const context = await (await theBrowser()).newContext({ locale, offline: true, viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  t.after(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  const asked = [];
  const errors = [];
  context.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  const look = async (name) => {
    await lookAt(page, `checker-${name}`);
    assert.deepEqual(errors, [], "errors on the console");
    assert.deepEqual(asked.filter((url) => !/^(file|blob|data):/.test(url)), [], "addresses that were asked for");
  };
  return { page, look };
}

const example = (page, name) => page.getByRole("button", { name }).click();
const tab = (page, name) => page.getByRole("tab", { name }).click();

test("a tournament in order: rounds, why, why not, standings, the next round", { skip }, async (t) => {
  const { page, look } = await open(t);
  await look("start");
  await example(page, "A club open");
  await page.getByRole("heading", { name: "Every round was paired by the rules" }).waitFor();
  await page.getByRole("button", { name: /Why\? .*Specimen, Dario/ }).click();
  await page.locator(".statements li").first().waitFor();
  await page.getByLabel("Why does").selectOption({ label: "Specimen, Dario" });
  await page.getByLabel("not play against").fill("Anna");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText(/Why not .* against Player, Anna\?/).waitFor();
  await page.getByText(/met in round 3/).waitFor();
  await look("why");
  await tab(page, "Standings");
  await page.getByRole("button", { name: "Player, Anna" }).click();
  await page.getByText("Buchholz").first().waitFor();
  await look("standings");
  await tab(page, "Next round");
  await page.getByRole("heading", { name: "Round 5 would be" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file with this round" }).click();
  assert.match(readFileSync(await (await download).path(), "utf8"), /^012 Club Open/);
  await look("next");
});

test("a round that is not by the rules is shown with what the rules give", { skip }, async (t) => {
  const { page, look } = await open(t);
  await example(page, "A round paired by hand");
  await page.getByText("Round 4 is not paired by the rules.").waitFor();
  await page.getByRole("button", { name: "Round 4: not by the rules" }).waitFor();
  await page.locator("tr.differs .why-button").first().click();
  await page.getByText(/Why not Player, Anna against Example, Viktor\?/).waitFor();
  await page.locator(".statements li").first().waitFor();
  await look("wrong");
});

test("errors are shown in their line, and the repair goes on", { skip }, async (t) => {
  const { page, look } = await open(t);
  await example(page, "Typing errors");
  await page.getByRole("heading", { name: "The file has errors: 3" }).waitFor();
  assert.equal(await page.locator("pre mark").first().textContent(), "21x8");
  await look("errors");
  await page.getByRole("button", { name: "Another file" }).click();
  await example(page, "A wrong total");
  await page.getByText("Everything that is wrong can be repaired.").waitFor();
  await look("repair");
  await page.getByRole("button", { name: "Go on with the repaired file" }).click();
  await page.getByRole("heading", { name: "Every round was paired by the rules" }).waitFor();
});

test("a file in an older encoding is repaired and goes on with its letters", { skip }, async (t) => {
  const { page } = await open(t);
  const older = readFileSync(path.join(root, "examples/wrong-total.trf"), "latin1").replace("Player, Anna", "Ñandú, Ana  ");
  await page.setInputFiles("#file", { name: "older.trf", mimeType: "text/plain", buffer: Buffer.from(older, "latin1") });
  const saved = async (button) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
    return [download.suggestedFilename(), readFileSync(await download.path())];
  };
  const [name, repaired] = await saved("Save the repaired file");
  assert.equal(name, "older-repaired.trf");
  assert.match(repaired.toString(), /Ñandú, Ana/); // a repair writes UTF-8
  await page.getByRole("button", { name: "Go on with the repaired file" }).click();
  await page.getByRole("tab", { name: /Next round/ }).click();
  assert.match((await saved("Save the file with this round"))[1].toString(), /Ñandú, Ana/);
  await page.getByRole("button", { name: "Another file" }).click();
  const club = readFileSync(path.join(root, "examples/club-open.trf"), "latin1").replace("Player, Anna", "Ñandú, Ana  ");
  await page.setInputFiles("#file", { name: "older.trf", mimeType: "text/plain", buffer: Buffer.from(club, "latin1") });
  await page.getByRole("tab", { name: /Next round/ }).click();
  assert.match((await saved("Save the file with this round"))[1].toString("latin1"), /Ñandú, Ana/); // this one as it came
});

test("files are chosen, dropped and pasted", { skip }, async (t) => {
  const { page } = await open(t);
  const right = page.getByRole("heading", { name: "Every round was paired by the rules" });
  const club = path.join(root, "examples/club-open.trf");
  const text = readFileSync(club, "utf8");
  const again = () => page.getByRole("button", { name: "Another file" }).click();
  await page.setInputFiles("#file", club);
  await right.waitFor();
  await again();
  await page.evaluate((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([data], "club.trf"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  }, text);
  await right.waitFor();
  await again();
  await page.getByText("Or paste its text").click();
  await page.getByLabel("The text of a file").fill(text);
  await page.getByRole("button", { name: "Check it" }).click();
  await right.waitFor();
  await again();
  await page.setInputFiles("#file", { name: "nonsense.bin", mimeType: "application/octet-stream", buffer: Buffer.from([0, 1, 2, 255]) });
  await page.getByRole("heading", { name: "The file has errors: 1" }).waitFor();
});

test("by keyboard alone", { skip }, async (t) => {
  const { page } = await open(t);
  await page.getByRole("button", { name: "A club open" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Every round was paired by the rules" }).waitFor();
  await page.getByRole("tab", { name: "Rounds" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tabpanel", { name: "Standings" }).waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("heading", { name: "The file is in order" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".why-button").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator(".statements li").first().waitFor();
});

for (const [locale, heading, example_, answer] of [
  ["es", "¿Se emparejó el torneo según las reglas?", "Un abierto de club", "Todas las rondas se emparejaron según las reglas"],
  ["cs", "Byl turnaj nalosován podle pravidel?", "Klubový open", "Všechna kola byla nalosována podle pravidel"],
]) {
  test(`the page speaks ${locale}, and the language can be changed under way`, { skip }, async (t) => {
    const { page, look } = await open(t, locale);
    await page.getByRole("heading", { name: heading }).waitFor();
    await example(page, example_);
    await page.getByRole("heading", { name: answer }).waitFor();
    await page.locator(".why-button").first().click();
    await page.locator(`.statements li[lang=${locale}]`).first().waitFor();
    await look(locale);
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("heading", { name: "Every round was paired by the rules" }).waitFor();
  });
}
