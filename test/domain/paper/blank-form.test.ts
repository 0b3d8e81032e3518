import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  decodePDFRawStream,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFRawStream,
  PDFString,
  PDFTextField,
} from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { blankForm } from "../../../app/features/deciding/pdf/blank-form";
import { buildConsents } from "../../../app/features/forms/form-model/consents";
import { paperWordsFor } from "../../../app/features/forms/form-model/paper-words";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { type PageLocale, pageLocales } from "../../../app/kernel/page-locale";
import { isShapedOnPaper } from "../../../app/kernel/text-direction";
import { projectRoot } from "../../../scripts/lib/local-server.ts";
import { everyKind } from "../../support/apply-form";
import { pdfjs } from "../../support/pdfjs";
import { bare, readPdf } from "../../support/read-pdf";

const ids = createIdMaker();
const staticFiles = { read: async (path: string) => new Uint8Array(readFileSync(join(projectRoot, "public", path))) };
const question = (label: string, more: object) =>
  ({ id: ids.nodeId(), label: { en: label }, required: true, stage: "apply", ...more }) as unknown as Field;

/** A form with a signature among its questions, bounds of each kind, and all ready consents. */
function aForm(): FormDefinition {
  const form = everyKind();
  const fields = [
    question("Cars", { kind: "number", min: 1, max: 4 }),
    question("Games", { kind: "multiChoice", max: 2, options: [{ id: ids.nodeId(), label: { en: "Chess" } }] }),
    question("Showing", { kind: "severalDays", maxDays: 3 }),
    question("Since", { kind: "date", withinDays: { to: 0 } }),
    question("Born", { kind: "date", withinDays: { from: -43_830, to: -6570 } }),
    question("Note", { kind: "text", maxLength: 90 }),
    question("Job", { kind: "dateRange", openEnd: true }),
    question("Sign", { kind: "signature" }),
  ];
  const more = { id: ids.nodeId(), title: { en: "Bounds", es: "L\u00edmites" }, stage: "apply" as const, fields };
  const consents = buildConsents(["privacyNotice", "criteriaReceived", "signElectronically"], ids, "en");
  return { ...form, sections: [...form.sections, more], consents };
}

async function paper(locale: PageLocale | null = null) {
  const now = new Date("2026-11-28T10:00:00Z");
  const url = "https://rentform.test/apply/x";
  return (await blankForm(staticFiles, { definition: aForm(), locale, url, now })).slice().buffer;
}

type Node = { role?: string; children?: Node[]; type?: string };

async function rolesOf(bytes: ArrayBuffer): Promise<string[]> {
  const { getDocument, VerbosityLevel } = await pdfjs;
  const task = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: VerbosityLevel.ERRORS });
  const file = await task.promise;
  const roles: string[] = [];
  const walk = ({ role, children = [] }: Node) => {
    if (role) roles.push(role);
    children.forEach(walk);
  };
  for (let number = 1; number <= file.numPages; number += 1) {
    const tree = (await (await file.getPage(number)).getStructTree()) as Node | null;
    if (!tree) throw new Error(`Page ${number} has no structure`);
    walk(tree);
  }
  await task.destroy();
  return roles;
}

describe("the blank form", () => {
  // Red when writeNotice is left out, or the paper asks for assent to an electronic signature.
  it("holds the texts that it asks assent to, and is signed with ink, once", async () => {
    const { words } = await readPdf(await paper());
    expect(words).toContain(bare("Who sees what, and what for"));
    expect(words).not.toContain(bare("sign electronically"));
    expect(words.split(/Signature(?=Date)/).length - 1).toBe(1);
    expect(words).not.toMatch(/\d+\.Sign(?!here)/);
  });

  // Red while the paper printed the notice of the online form.
  it.each([
    ["en", /browser|status page|encrypted|Deleted/],
    ["es", /navegador|página de estado|cifrad|Se borran/],
    ["fr", /navigateur|page de suivi|chiffré|Effacé/],
  ] as const)("promises nothing that only the online form keeps: %s", async (locale, online) => {
    const { words } = await readPdf(await paper(locale));
    expect(words).not.toMatch(new RegExp(online.source.replaceAll(" ", "")));
  });

  it("says the bounds of an answer beside its question", async () => {
    const { words } = await readPdf(await paper());
    for (const bound of [
      ...["From 1 to 4.", "At most 2.", "At most 3 days, none before today.", "Not after today."],
      ...["At least 18 years before today.", "At most 90 characters.", "until today"],
    ])
      expect(words, bound).toContain(bare(bound));
  });

  it.each<[PageLocale, string, string]>([
    ["es", "Solicitud de alquiler", "L\u00edmites"],
    ["fr", "Signez ici", "Bounds"],
  ])(
    "speaks %s where it was asked for, and the landlord's words where there are none in it",
    async (locale, own, title) => {
      const { words, file } = await readPdf(await paper(locale));
      expect(words).toContain(bare(title));
      expect(words).toContain(bare(own));
      expect(file.catalog.lookup(PDFName.of("Lang"), PDFString).asString()).toBe(locale);
    },
  );

  // Red while the faces were chosen by the landlord's texts alone: our words in Ukrainian were boxes.
  it.each(pageLocales.filter(isShapedOnPaper))("is printed letter by letter in %s", async (locale) => {
    const { words, attached } = await readPdf(await paper(locale));
    const ours = paperWordsFor(locale);
    expect(words).toContain(bare(ours.blankTitle));
    expect(words).toContain(bare(ours.howTo));
    expect(words).not.toContain(bare(ours.lacking));
    expect(Object.keys(attached)).toEqual([]);
  });

  // Red when a field has no TU: a screen reader says "edit, blank" 69 times.
  it("names every field for a screen reader, by its question", async () => {
    const { file } = await readPdf(await paper());
    const names = file
      .getForm()
      .getFields()
      .map(({ acroField }) => acroField.dict.lookup(PDFName.of("TU"), PDFHexString).decodeText());
    expect(names.length).toBeGreaterThan(50);
    expect(names.every((name) => name.trim() !== "")).toBe(true);
    for (const name of [/^\d+\. Since: Month$/, /^\d+\. Job: Until: Year$/, /^\d+\. Showing: 3: Day$/])
      expect(names).toContainEqual(expect.stringMatching(name));
    expect(new Set(names).size).toBe(names.length);
  });

  it("tells headings, paragraphs and fields in their order, and lets viewers draw what is typed", async () => {
    const bytes = await paper();
    const { file } = await readPdf(bytes);
    const roles = await rolesOf(bytes);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "H2").length).toBeGreaterThan(3);
    expect(roles).toContain("P");
    expect(roles.filter((role) => role === "Form")).toHaveLength(file.getForm().getFields().length);
    expect(file.getPages().every(({ node }) => node.get(PDFName.of("Tabs")) === PDFName.of("S"))).toBe(true);
    expect(file.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
    const acroForm = file.catalog.lookup(PDFName.of("AcroForm"), PDFDict);
    expect(acroForm.get(PDFName.of("NeedAppearances"))?.toString()).toBe("true");
  });

  // Red with the standard Helvetica: poppler leaves out what it cannot write in Western letters.
  it("has in the font of its text fields the letters of Polish, Greek and Ukrainian", async () => {
    const { file } = await readPdf(await paper());
    const form = file.getForm();
    const texts = form.getFields().filter((field) => field instanceof PDFTextField);
    const named = texts.map(({ acroField }) => acroField.getDefaultAppearance());
    expect([...new Set(named)]).toEqual(["/Typed 11 Tf 0 g"]);
    const fonts = form.acroForm.dict.lookup(PDFName.of("DR"), PDFDict).lookup(PDFName.of("Font"), PDFDict);
    const unicode = fonts.lookup(PDFName.of("Typed"), PDFDict).lookup(PDFName.of("ToUnicode")) as PDFRawStream;
    const letters = new TextDecoder().decode(decodePDFRawStream(unicode).decode()).toLowerCase();
    for (const letter of "Łódź Gżegżółka Ελλάδα Київ")
      expect([letter, letters.includes(`<${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}>`)]).toEqual([
        letter,
        true,
      ]);
  });
});
