import { expect, it } from "vitest";
import { aDefinition } from "../../support/definition";
import { bare, readPdf } from "../../support/read-pdf";
import { testServices } from "../../support/services";
import { aFormOf, aLandlord } from "./landlord";

// Red when the route gives another year than asked for, or the sheet leaves out the rules.
it("the yearly law sheet is a PDF with each form, its days and the versions of its rules", async () => {
  const landlord = await aLandlord();
  const { call } = landlord.browser;
  await aFormOf(testServices(), landlord.actor);
  const year = new Date().getUTCFullYear();
  const response = await call(`/app/exports/law.pdf?year=${year}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { words } = await readPdf(await response.arrayBuffer());
  for (const text of [`Your forms and the law, ${year}`, "version 1 published, nothing against it", "Rules: US@"])
    expect(words).toContain(bare(text));
  const empty = await readPdf(await (await call("/app/exports/law.pdf?year=2027")).arrayBuffer());
  if (year !== 2027) expect(empty.words).toContain(bare("No form was published or read again in this year."));
  expect((await call("/app/exports/law.pdf?year=abc")).status).toBe(404);
});

// Red without lackingNote in law-sheet.ts: a title is printed as empty boxes, and nobody is told.
it("the law sheet lists titles that its font cannot print, and attaches them", async () => {
  const landlord = await aLandlord();
  const definition = { ...aDefinition(), title: { en: "بيت 房子" } };
  await aFormOf(testServices(), landlord.actor, { definition });
  const { words, attached } = await readPdf(await (await landlord.browser.call("/app/exports/law.pdf")).arrayBuffer());
  expect(words).toContain(bare("The exact text is attached to this file."));
  expect(attached["exact-text.txt"]).toContain("بيت 房子");
});
