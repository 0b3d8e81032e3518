import type { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { mediaKey } from "../../../app/features/forms/rent-forms/commands/add-photo.server";
import { aDefinition, ids, testServices, text } from "../../support/forms";
import { bare, readPdf } from "../../support/read-pdf";
import { shownFiles } from "../../support/shown-files";
import { aFormOf, aLandlord } from "./landlord";

const base = { required: true, stage: "apply" } as const;
const field = (label: string, more: Record<string, unknown>) =>
  ({ ...base, id: ids.nodeId(), label: text(label), ...more }) as Field;
const options = () => ["Cat", "Dog"].map((label) => ({ id: ids.nodeId(), label: text(label) }));

/** Every kind of question, a repeated section, a condition, a consent, and what prints badly. */
function everyKind(): FormDefinition {
  const definition = aDefinition({ title: "Flat 3, 81 Harbour Road" });
  const pets = field("Do you have pets?", { kind: "yesNo" });
  const kinds = [
    pets,
    field("What pets?", {
      kind: "multiChoice",
      options: options(),
      other: true,
      showWhen: { all: [{ field: pets.id, op: "is", value: "yes" }] },
    }),
    field("A choice", { kind: "choice", options: options() }),
    field("A list", { kind: "dropdown", options: options() }),
    field("Tell us more", { kind: "longText" }),
    field("Number of cars", { kind: "number" }),
    field("Your income", { kind: "money", withPeriod: true, withBasis: true }),
    field("First day there", { kind: "date" }),
    field("Lived there", { kind: "dateRange", precision: "month" }),
    field("Days that suit you", { kind: "severalDays", maxDays: 2 }),
    field("Where?", { kind: "address" }),
    field("Phone", { kind: "phone" }),
    field("Payslips", { kind: "file", maxFiles: 3 }),
    field("Sign", { kind: "signature" }),
    field("Please note", { kind: "statement", text: text("Smoking is outside only.") }),
  ];
  return {
    ...definition,
    sections: [
      ...definition.sections,
      { id: ids.nodeId(), title: text("Every kind"), stage: "apply", fields: kinds },
      {
        id: ids.nodeId(),
        title: text("Former addresses"),
        stage: "apply",
        repeat: { min: 1, max: 4, itemLabel: text("Address") },
        fields: [field("Street", { kind: "text" })],
      },
    ],
    consents: [
      { id: ids.nodeId(), text: text("I agree that the landlord checks what I wrote. ".repeat(12)), required: true },
    ],
  };
}

async function read(response: Response): Promise<{ file: PDFDocument; words: string; names: string[] }> {
  expect(response.status).toBe(200);
  const { file, words } = await readPdf(await response.arrayBuffer());
  const names = file
    .getForm()
    .getFields()
    .map((one) => one.getName());
  return { file, words, names };
}

async function paperOf(definition: FormDefinition, paper: "blank" | "poster") {
  const { actor, browser } = await aLandlord();
  const form = await aFormOf(testServices(), actor, { definition });
  return { form, browser, response: await browser.call(`/app/forms/${form.formId}/${paper}.pdf`) };
}

describe("the blank form as PDF", () => {
  it("prints every question in order, with boxes, lines, conditions in words, consents and a signature line", async () => {
    const definition = everyKind();
    const { response, form } = await paperOf(definition, "blank");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toContain(
      'attachment; filename="Flat 3, 81 Harbour Road blank form.pdf"',
    );
    const { words, names, file } = await read(response);
    // Paper is signed at its end, whatever the form asks for.
    const printed = definition.sections.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== "signature"));
    const asked = printed.map((one) => one.label.en ?? "");
    let place = 0;
    for (const label of asked) {
      const found = words.indexOf(bare(label), place);
      expect([label, found >= 0]).toEqual([label, true]);
      place = found + bare(label).length;
    }
    expect(words).toContain(bare("Only if \u201cDo you have pets?\u201d is \u201cYes\u201d."));
    expect(words).toContain(bare("I agree that the landlord checks"));
    expect(words).toContain(bare("Sign here"));
    expect(words).toContain(bare(form.urlId));
    expect(words).toContain(bare(`Page ${file.getPageCount()} of ${file.getPageCount()}`));
    expect(file.getPageCount()).toBeGreaterThan(2);
    // Each question but a statement has at least one field to type into or tick.
    for (const one of printed.filter(({ kind }) => kind !== "statement"))
      expect([one.label.en, names.some((name) => name.includes(one.id))]).toEqual([one.label.en, true]);
  });

  it("prints Polish, Greek and Cyrillic letters, and lists letters that it cannot print", async () => {
    const definition = everyKind();
    const [section] = definition.sections;
    const names = [
      "\u0179r\u00f3d\u0142o dochodu",
      "\u03a0\u03b7\u03b3\u03ae \u03b5\u03b9\u03c3\u03bf\u03b4\u03ae\u03bc\u03b1\u03c4\u03bf\u03c2",
      "\u0418\u0441\u0442\u043e\u0447\u043d\u0438\u043a",
      "\u0645\u0635\u062f\u0631 \u0627\u0644\u062f\u062e\u0644",
    ];
    section?.fields.push(...names.map((name) => field(name, { kind: "text", required: false })));
    const { response } = await paperOf(definition, "blank");
    const { words, file } = await read(response);
    for (const name of names.slice(0, 3)) expect(words).toContain(bare(name));
    expect(words).toContain(bare("Some letters could not be printed"));
    const [attached] = file.getAttachments();
    expect(new TextDecoder().decode(attached?.data)).toContain(names[3]);
  });

  it("speaks the language that its address asks for, and its own where that is none of ours", async () => {
    const { response, form, browser } = await paperOf(everyKind(), "blank");
    expect((await read(response)).words).toContain(bare("Sign here"));
    const inFrench = await browser.call(`/app/forms/${form.formId}/blank.pdf?lang=fr`);
    expect((await read(inFrench)).words).toContain(bare("Signez ici"));
    const inNone = await browser.call(`/app/forms/${form.formId}/blank.pdf?lang=%3Cxx`);
    expect((await read(inNone)).words).toContain(bare("Sign here"));
  });

  it("has the paper size of the country", async () => {
    const definition = aDefinition();
    const widths = [];
    for (const country of ["US", "GB"]) {
      const property = { address: { ...definition.property.address, country } };
      const { response } = await paperOf({ ...definition, property }, "blank");
      widths.push(Math.round((await read(response)).file.getPage(0).getWidth()));
    }
    expect(widths).toEqual([612, 595]);
  });
});

describe("the poster of a form", () => {
  it("is one page with the URL, the QR code and instructions", async () => {
    const { response, form } = await paperOf(everyKind(), "poster");
    const { words, file } = await read(response);
    expect(file.getPageCount()).toBe(1);
    expect(words).toContain(bare("14 Maple Street"));
    expect(words).toContain(bare(`/apply/${form.urlId}`));
  });

  // Red when answerPaper hands on no photo, and when nameOf says the street beside a name that is the street.
  it("prints name and address once, and the home's photo where there is one", async () => {
    const services = testServices();
    const pictures = async (hash?: string) => {
      const plain = aDefinition({ title: "14 Maple Street" });
      const photos = hash ? { photos: [{ hash, width: 16, height: 16 }] } : {};
      const { response } = await paperOf({ ...plain, property: { ...plain.property, ...photos } }, "poster");
      const { words, file } = await read(response);
      expect(words.split(bare("14 Maple Street")).length - 1).toBe(1);
      return file.context.enumerateIndirectObjects().filter(([, held]) => String(held).includes("/DCTDecode")).length;
    };
    const hash = "ab".repeat(32);
    await services.documents.put(mediaKey(hash), shownFiles.jpg);
    expect([await pictures(), await pictures(hash), await pictures("cd".repeat(32))]).toEqual([0, 1, 0]);
  });

  it("stays one page with the longest title", async () => {
    const { response } = await paperOf(
      aDefinition({ title: "A very long name of a home ".repeat(5).slice(0, 150) }),
      "poster",
    );
    expect((await read(response)).file.getPageCount()).toBe(1);
  });

  // Red when poster.ts leaves out writeLacking: a window shows empty boxes, and nobody was told.
  it("lists letters that it cannot print, on its one page, and attaches the text", async () => {
    const { response } = await paperOf(aDefinition({ title: "بيت 房子 ".repeat(16).trim() }), "poster");
    const { words, file, attached } = await readPdf(await response.arrayBuffer());
    expect(words).toContain(bare("The exact text is attached to this file."));
    expect([attached["exact-text.txt"]?.includes("بيت 房子"), file.getPageCount()]).toEqual([true, 1]);
  });
});

// Red when mayReachForm is left out of findPrintedForm.
describe("PDFs of a form", () => {
  it("of a draft are the blank form only, without a poster", async () => {
    const { actor, browser } = await aLandlord();
    const form = await aFormOf(testServices(), actor, { isDraft: true });
    expect((await browser.call(`/app/forms/${form.formId}/poster.pdf`)).status).toBe(404);
    const { words } = await read(await browser.call(`/app/forms/${form.formId}/blank.pdf`));
    expect(words).not.toContain(bare("/apply/"));
  });
});
