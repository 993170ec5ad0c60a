// Everything to print: the list, its choices, every document as a page on paper and as a PDF.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, picture } from "./harness.mjs";

after(closeBrowser);

test("every document opens from the list, on the paper that was chosen", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Open", rounds: 5, players: names(16) });
  await desk.pairAndPublish();
  await desk.play();
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/open/documents");
  await desk.look("documents");
  await page.locator("select[name=paper]").selectOption("letter");
  await page.locator("select[name=round]").selectOption("1");
  await page.getByRole("button", { name: "Choose" }).click();
  await page.waitForURL(/paper=letter/);
  await desk.go("/desk/open/documents");
  assert.equal(await page.locator("select[name=paper]").inputValue(), "letter");
  const links = await page.locator("table.documents a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  assert.ok(links.length >= 40, `${links.length} links`);
  let made = 0;
  for (const link of links) {
    const answer = await desk.context.request.get(desk.base + link);
    if (answer.status() === 422) continue; // of teams, brackets, prizes and a clock, which this event has not
    assert.ok(answer.ok(), `${link}: ${answer.status()}`);
    made += 1;
    if (link.includes("/pdf")) assert.equal((await answer.body()).toString("latin1", 0, 5), "%PDF-");
  }
  assert.ok(made >= 40, `${made} documents`);
});

test("slips, place cards and lists look like paper", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Open", rounds: 5, players: names(16) });
  await desk.pairAndPublish();
  const { page } = desk;
  for (const name of ["slips", "place-cards", "names", "wall-chart", "sign-in"]) {
    await desk.go(`/print/open/${name}`);
    await page.emulateMedia({ media: "print" });
    await picture(page, `print-${name}`);
    await page.emulateMedia({ media: "screen" });
  }
  await desk.go("/print/open/slips");
  assert.equal(await page.locator(".card .qr").count(), 8);
  for (const name of ["slips", "boards", "standings", "place-cards"]) {
    await desk.go(`/print/open/${name}`);
    await desk.look(`print-${name}`);
  }
});
