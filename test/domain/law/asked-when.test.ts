import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lawSheet } from "../../../app/features/deciding/pdf/law-sheet";
import { askedWhen } from "../../../app/features/forms/law/asked-when";
import { readLaw } from "../../../app/features/forms/law/packs.server";
import { placeOf } from "../../../app/features/forms/law/place-of";
import { projectRoot } from "../../../scripts/lib/local-server.ts";
import { everyKind } from "../../support/apply-form";
import { bare, readPdf } from "../../support/read-pdf";

const staticFiles = { read: async (path: string) => new Uint8Array(readFileSync(join(projectRoot, "public", path))) };
const question = { id: "q", required: true, kind: "yesNo" };

async function staged() {
  const form = everyKind();
  form.property.address = {
    ...form.property.address,
    country: "US",
    region: "NY",
    city: "New York",
    postcode: "10001",
  };
  const fields = [
    { ...question, label: { en: "Convictions" }, catalogueKey: "criminalRecord", stage: "offer" },
    { ...question, label: { en: "Own words" }, stage: "shortlist" },
    { ...question, label: { en: "At once" }, stage: "apply" },
  ];
  form.sections = [{ id: "s", title: { en: "S" }, stage: "apply", fields }] as unknown as typeof form.sections;
  return askedWhen(form, await readLaw(staticFiles, placeOf(form.property.address), "2026-11-28"));
}

it("what a form asks later, or the law has asked later, is named with both stages", async () => {
  expect(await staged()).toEqual([
    { label: "Convictions", stage: "offer", earliest: { stage: "offer", by: "law" } },
    { label: "Own words", stage: "shortlist", earliest: null },
  ]);
});

// Red when law-sheet.ts leaves out stageLines.
it("the law sheet says when each question is asked, and from when it may be", async () => {
  const stages = { versionNumber: 2, questions: await staged() };
  const form = { title: "Maple", urlId: "x", checks: [], stages };
  const bytes = await lawSheet(staticFiles, {
    year: 2026,
    now: new Date("2026-11-28"),
    forms: [form],
    isAll: true,
    locale: "en-US",
  });
  const { words } = await readPdf(bytes.slice().buffer);
  expect(words).toContain(bare("“Convictions” is asked with the offer. May be asked with the offer, not before"));
  expect(words).toContain(bare("“Own words” is asked after shortlisting. The rules name no stage for it."));
  expect(words).not.toContain(bare("At once"));
});
