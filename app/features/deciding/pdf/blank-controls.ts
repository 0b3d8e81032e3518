import { type PDFField, type PDFForm, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import type { BlankLine, BlankPart } from "../../forms/form-model/kinds/kind";
import { kindOf } from "../../forms/form-model/kinds/registry";
import type { PaperWords } from "../../forms/form-model/paper-words";
import type { Field, FormDefinition } from "../../forms/form-model/schema";
import { drawLine, drawRun, inks, innerWidth, margin, needRoom, type Sheet, widthOf, writeText } from "./sheet";

/** A blank form in the making. Every box and line is also a field, so that the file can be filled in on a screen. */
export type Blank = { sheet: Sheet; form: PDFForm; definition: FormDefinition; words: PaperWords };

/** Name of the font of all fields within the file. */
export const typedFont = "Typed";
const lineHeight = 26;
const boxSide = 10;
const small = { size: 8, ink: inks.grey } as const;

/** The place for an answer beneath its question. `name` is unique in the file, `label` what is asked. */
export function drawControl(blank: Blank, field: Field, name: string, label: string): void {
  const question = { name, label };
  const parts = kindOf(field).blank.parts(field, blank);
  parts.forEach((part, index) => {
    const last = parts[index - 1];
    // Rows that are equal but for their place, such as several days, are told apart by its number.
    const isOneOfEqual = parts.length > 1 && parts.every(({ shape }) => shape === "lines");
    const before = last?.shape === "words" ? last.text : isOneOfEqual ? String(index + 1) : "";
    drawPart(blank, part, { ...question, label: spoken(question.label, before) });
  });
}

/** A place for answers: its name in the file, and what a screen reader says of it. */
type Asked = { name: string; label: string };

function spoken(...words: string[]): string {
  return words.filter(Boolean).join(": ");
}

function drawPart(blank: Blank, part: BlankPart, question: Asked): void {
  const { sheet } = blank;
  const name = "name" in part && part.name ? `${question.name}.${part.name}` : question.name;
  const asked = { ...question, name };
  switch (part.shape) {
    case "lines":
      drawLines(blank, asked, part.rows, part.width);
      break;
    case "boxes":
      drawBoxes(blank, asked, part.labels);
      break;
    case "area":
      drawArea(blank, asked, part.lines);
      break;
    case "words":
      needRoom(sheet, part.room);
      writeText(sheet, part.text, small);
  }
}

/** About how high the place for an answer is. */
export function controlHeight(field: Field): number {
  return kindOf(field).blank.height ?? 42;
}

/** Boxes with their words side by side, in as many rows as they take. */
export function drawBoxes(blank: Blank, { name, label: question }: Asked, labels: readonly string[]): void {
  const { sheet, form } = blank;
  const style = { size: 10 };
  let x = margin;
  needRoom(sheet, 18);
  labels.forEach((label, index) => {
    const width = Math.min(widthOf(sheet, label, style) + boxSide + 24, innerWidth(sheet));
    if (x > margin && x + width > margin + innerWidth(sheet)) {
      sheet.y -= 18;
      x = margin;
      needRoom(sheet, 18);
    }
    const y = sheet.y - boxSide - 3;
    const box = form.createCheckBox(`${name}.box${index + 1}`);
    box.addToPage(sheet.page, { x, y, width: boxSide, height: boxSide, borderWidth: 0.8, borderColor: inks.line });
    nameField(sheet, box, spoken(question, label));
    if (width >= innerWidth(sheet)) {
      writeText(sheet, label, { ...style, x: x + boxSide + 7, width: innerWidth(sheet) - boxSide - 7 });
      sheet.y += 18 - 14;
    } else drawRun(sheet, label, { ...style, x: x + boxSide + 7, y: y + 1 });
    x += width;
  });
  sheet.y -= 22;
}

/** Rows of lines to write on, each with its word beneath. `share`: how much of the sheet's width they take. */
function drawLines(blank: Blank, { name, label: question }: Asked, rows: BlankLine[][], share = 1): void {
  const { sheet } = blank;
  for (const row of rows) {
    needRoom(sheet, lineHeight + 14);
    const whole = row.reduce((sum, [, , part]) => sum + part, 0);
    const gap = 12;
    const room = innerWidth(sheet) * share - gap * (row.length - 1);
    const foot = sheet.y - lineHeight;
    let x = margin;
    for (const [part, label, weight] of row) {
      const width = (room * weight) / whole;
      const asked = { name: part ? `${name}.${part}` : name, label: spoken(question, label) };
      addText(blank, asked, { x, y: foot + 1, width, height: lineHeight - 6 });
      drawLine(sheet, { x, y: foot }, width);
      if (label) drawRun(sheet, label, { ...small, size: 7.5, x, y: foot - 9 });
      x += width + gap;
    }
    sheet.y = foot - (row.some(([, label]) => label) ? 16 : 8);
  }
}

/** Where ink signs, and the day of it. */
export function drawInkLine({ sheet, words }: Blank): void {
  needRoom(sheet, 56);
  const foot = sheet.y - 36;
  const width = innerWidth(sheet) * 0.62;
  const beside = margin + width + 12;
  drawLine(sheet, { x: margin, y: foot }, width);
  drawLine(sheet, { x: beside, y: foot }, innerWidth(sheet) - width - 12);
  drawRun(sheet, words.signature, { ...small, size: 7.5, x: margin, y: foot - 9 });
  drawRun(sheet, words.date, { ...small, size: 7.5, x: beside, y: foot - 9 });
  sheet.y = foot - 16;
}

function drawArea(blank: Blank, asked: Asked, lines: number): void {
  const { sheet } = blank;
  const height = lines * 22;
  needRoom(sheet, height + 10);
  for (let line = 1; line <= lines; line += 1)
    drawLine(sheet, { x: margin, y: sheet.y - line * 22 }, innerWidth(sheet));
  addText(blank, asked, { x: margin, y: sheet.y - height, width: innerWidth(sheet), height }, true);
  sheet.y -= height + 10;
}

type Place = { x: number; y: number; width: number; height: number };

function addText({ form, sheet }: Blank, { name, label }: Asked, place: Place, isLong = false): void {
  const field = form.createTextField(name);
  if (isLong) field.enableMultiline();
  field.addToPage(sheet.page, { ...place, borderWidth: 0, backgroundColor: undefined, borderColor: undefined });
  field.acroField.setDefaultAppearance(`/${typedFont} 11 Tf 0 g`);
  nameField(sheet, field, label);
}

/** What a screen reader says of a field (TU), and its place in the reading order. */
function nameField(sheet: Sheet, field: PDFField, label: string): void {
  field.acroField.dict.set(PDFName.of("TU"), PDFHexString.fromText(label));
  sheet.tags.addField(sheet.page);
}
