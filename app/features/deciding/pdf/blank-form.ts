import { PDFBool, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import type { StaticFiles } from "../../../platform/static-files";
import { paperNotice } from "../../applying/answering/privacy-words";
import { publishedRules } from "../../applying/answering/published-rules";
import { asShown } from "../../forms/form-model/as-shown";
import { paperWordsFor } from "../../forms/form-model/paper-words";
import type { FormDefinition, Section } from "../../forms/form-model/schema";
import { qrPathOf } from "../../forms/rent-forms/qr-code";
import { type Blank, controlHeight, drawBoxes, drawControl, drawInkLine, typedFont } from "./blank-controls";
import { boundsText } from "./bounds-text";
import { conditionText, own } from "./condition-text";
import { propertyLines } from "./property-lines";
import {
  createSheet,
  drawCode,
  drawLine,
  embed,
  finishSheet,
  heightOf,
  inks,
  innerWidth,
  margin,
  needRoom,
  paperSizeOf,
  writeFoot,
  writeLacking,
  writeText,
} from "./sheet";
import { typedFace, typefacesFor } from "./typeface-files";

export type BlankFormInput = {
  definition: FormDefinition;
  /** That was asked for; null: the form's own. */
  locale: PageLocale | null;
  /** Address of the same form online; null while nobody can open it. */
  url: string | null;
  now: Date;
};

/** The form on paper, for people without a device and where law asks for a second way to apply (Queensland). */
export async function blankForm(
  staticFiles: StaticFiles,
  { definition: written, locale, url, now }: BlankFormInput,
): Promise<Uint8Array> {
  const definition = onPaper(inLanguage(asShown(written), locale));
  const words = paperWordsFor(definition.defaultLocale);
  const title = own(definition, definition.title) || words.blankTitle;
  const texts = JSON.stringify([definition, url, lettersOf[languageOf(definition)]]).normalize("NFC");
  const typefaces = await typefacesFor(staticFiles, texts);
  const size = paperSizeOf(definition.property.address.country);
  const sheet = await createSheet(typefaces, { size, title, language: definition.defaultLocale, now });
  const blank: Blank = { sheet, form: sheet.document.getForm(), definition, words };
  writeHead(blank, title, url);
  let number = 0;
  for (const section of definition.sections.filter(({ stage }) => stage === "apply"))
    number = writeSection(blank, section, number);
  writeNotice(blank);
  writeConsents(blank);
  writeSignature(blank);
  writeLacking(sheet, words.lacking);
  writeFoot(sheet, title, words.page);
  const [typed] = await embed(sheet.document, [await typedFace(staticFiles)]);
  if (typed) letViewersDraw(blank, typed.font.ref);
  return finishSheet(sheet, { name: "exact-text.txt", text: exactText(definition) });
}

/** Of languages whose words need more than the letters of English and its neighbours: some for each of their faces. */
const lettersOf: Partial<Record<PageLocale, string>> = { pl: "łę", uk: "їґ", vi: "ặũ" };

/** What is typed is drawn by the viewer, in a face of ours that has the letters of Latin, Greek and Cyrillic. */
function letViewersDraw({ form, sheet }: Blank, font: PDFRef): void {
  const { dict } = form.acroForm;
  dict.set(PDFName.of("DR"), sheet.document.context.obj({ Font: { [typedFont]: font } }));
  dict.set(PDFName.of("NeedAppearances"), PDFBool.True);
}

/** The form with its texts in a language, as far as the landlord wrote them in it. */
function inLanguage(definition: FormDefinition, locale: PageLocale | null): FormDefinition {
  const isOwn = locale === null || languageOf(definition) === locale;
  return isOwn ? definition : { ...definition, defaultLocale: locale };
}

function languageOf({ defaultLocale }: FormDefinition): PageLocale {
  return readLanguage(defaultLocale);
}

/** Paper is signed with ink, once and at its end: it asks for no other signature, and for no assent to an electronic one. */
function onPaper(definition: FormDefinition): FormDefinition {
  const sections = definition.sections.flatMap((section) => {
    const fields = section.fields.filter(({ kind }) => kind !== "signature");
    const isOnlySigned = fields.length === 0 && section.fields.length > 0;
    return isOnlySigned ? [] : [{ ...section, fields }];
  });
  const consents = definition.consents.filter(({ catalogueKey }) => catalogueKey !== "signElectronically");
  return { ...definition, sections, consents };
}

function writeHead({ sheet, definition, words }: Blank, title: string, url: string | null): void {
  const side = 84;
  const top = sheet.y;
  const width = url ? innerWidth(sheet) - side - 18 : innerWidth(sheet);
  writeText(sheet, words.blankTitle, { size: 10, ink: inks.grey, width });
  writeText(sheet, title, { size: 20, weight: "bold", width, tag: "H1" });
  const { address, facts, landlord } = propertyLines(definition);
  writeText(sheet, address, { size: 11, width });
  if (facts.length > 0) writeText(sheet, facts.join("  \u00b7  "), { size: 9.5, ink: inks.grey, width });
  if (landlord) writeText(sheet, landlord, { size: 9.5, width });
  if (url) {
    drawCode(sheet, qrPathOf(url), { x: margin + innerWidth(sheet) - side, y: top, side });
    sheet.y = Math.min(sheet.y, top - side);
  }
  sheet.y -= 8;
  const rules = publishedRules(definition.property, languageOf(definition)).join("\n");
  for (const text of [own(definition, definition.intro), own(definition, definition.property.criteria), rules].filter(
    Boolean,
  )) {
    writeText(sheet, text, { size: 10 });
    sheet.y -= 6;
  }
  writeText(sheet, words.howTo, { size: 9.5 });
  writeText(sheet, words.neverSend, { size: 9.5 });
  if (url) writeText(sheet, `${words.online} ${url}`, { size: 9.5 });
  sheet.y -= 10;
}

/** Gives the number of the last question. A repeated section stands as often as it must, and once more to spare. */
function writeSection(blank: Blank, section: Section, before: number): number {
  const { sheet, definition, words } = blank;
  const { repeat } = section;
  needRoom(sheet, 110);
  sheet.y -= 10;
  writeText(sheet, own(definition, section.title), { size: 14, weight: "bold", tag: "H2" });
  drawLine(sheet, { x: margin, y: sheet.y - 1 }, innerWidth(sheet), 1);
  sheet.y -= 8;
  const help = own(definition, section.help);
  if (help) writeText(sheet, help, { size: 9.5, ink: inks.grey });
  if (section.showWhen) {
    writeText(sheet, words.onlyIf({ condition: conditionText(definition, section.showWhen, words) }), {
      size: 9.5,
      weight: "bold",
    });
  }
  const copies = repeat ? Math.min(repeat.max, Math.max(repeat.min, 1) + 1) : 1;
  let number = before;
  for (let copy = 1; copy <= copies; copy += 1) {
    number = before;
    const item = repeat ? `${own(definition, repeat.itemLabel)} ${copy}` : "";
    if (repeat) {
      needRoom(sheet, 80);
      sheet.y -= 6;
      writeText(sheet, item, { size: 11.5, weight: "bold", tag: "H3" });
    }
    for (const field of section.fields.filter(({ stage }) => stage === "apply")) {
      if (field.kind !== "statement") number += 1;
      writeQuestion(blank, field, { number, item, name: repeat ? `${section.id}.${copy}.${field.id}` : field.id });
    }
  }
  if (repeat && repeat.max > copies) {
    writeText(sheet, words.more({ item: own(definition, repeat.itemLabel), most: repeat.max }), {
      size: 9.5,
      ink: inks.grey,
    });
  }
  return number;
}

function writeQuestion(
  blank: Blank,
  field: Section["fields"][number],
  { number, item, name }: { number: number; item: string; name: string },
): void {
  const { sheet, definition, words } = blank;
  const label = own(definition, field.label);
  // A question and its place for an answer stay on one page.
  needRoom(sheet, heightOf(sheet, label + own(definition, field.help), { size: 10.5 }) + 30 + controlHeight(field));
  sheet.y -= 4;
  if (field.kind === "statement") {
    writeText(sheet, label, { size: 10.5, weight: "bold" });
    writeText(sheet, own(definition, field.text), { size: 10 });
    sheet.y -= 6;
    return;
  }
  const mark = field.required ? "" : ` (${words.optional})`;
  writeText(sheet, `${number}. ${label}${mark}`, { size: 10.5, weight: "bold" });
  if (field.showWhen)
    writeText(sheet, words.onlyIf({ condition: conditionText(definition, field.showWhen, words) }), { size: 9.5 });
  const help = own(definition, field.help);
  if (help) writeText(sheet, help, { size: 9, ink: inks.grey });
  const bounds = boundsText(field, words, definition.defaultLocale);
  if (bounds) writeText(sheet, bounds, { size: 9, ink: inks.grey });
  drawControl(blank, field, name, [item, `${number}. ${label}`].filter(Boolean).join(": "));
}

/** The notice that a consent speaks of. */
function writeNotice({ sheet, definition }: Blank): void {
  const { title, lines } = paperNotice(languageOf(definition));
  needRoom(sheet, 90);
  sheet.y -= 10;
  writeText(sheet, title, { size: 14, weight: "bold", tag: "H2" });
  for (const [term, text] of lines) {
    writeText(sheet, `${term}: ${text}`, { size: 9.5 });
    sheet.y -= 3;
  }
}

function writeConsents(blank: Blank): void {
  const { sheet, definition, words } = blank;
  if (definition.consents.length === 0) return;
  needRoom(sheet, 90);
  sheet.y -= 10;
  writeText(sheet, words.consents, { size: 14, weight: "bold", tag: "H2" });
  for (const consent of definition.consents) {
    const mark = consent.required ? "" : ` (${words.optional})`;
    sheet.y -= 4;
    const name = `consent.${consent.id}`;
    drawBoxes(blank, { name, label: "" }, [`${own(definition, consent.text)}${mark}`]);
  }
}

/** A line for ink: nothing that is typed there would be a signature. */
function writeSignature(blank: Blank): void {
  const { sheet, words } = blank;
  needRoom(sheet, 130);
  sheet.y -= 10;
  writeText(sheet, words.endTitle, { size: 14, weight: "bold", tag: "H2" });
  writeText(sheet, words.byHand, { size: 9.5 });
  writeText(sheet, words.fullName, { size: 9, ink: inks.grey });
  const name = { id: "end", kind: "text", label: {}, required: true, stage: "apply" } as const;
  drawControl(blank, name, "end.name", words.fullName);
  drawInkLine(blank);
}

/** Every text of the form as it was written, for what the print could not show. */
function exactText(definition: FormDefinition): string {
  const lines = definition.sections.flatMap((section) => [
    "",
    own(definition, section.title),
    ...section.fields.flatMap((field) => [
      `- ${own(definition, field.label)}`,
      ...("options" in field ? field.options.map((option) => `    ${own(definition, option.label)}`) : []),
    ]),
  ]);
  const consents = definition.consents.map((consent) => `- ${own(definition, consent.text)}`);
  return [own(definition, definition.title), ...lines, "", ...consents].join("\n");
}
