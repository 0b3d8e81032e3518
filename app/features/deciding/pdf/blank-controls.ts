import type { PDFForm } from "@cantoo/pdf-lib";
import type { PaperWords } from "../../../words/en/blank-form";
import { type AddressPart, addressShape } from "../../forms/form-model/address-shape";
import { ownAddressWords } from "../../forms/form-model/address-words";
import type { Field, FormDefinition } from "../../forms/form-model/schema";
import { own } from "./condition-text";
import { drawLine, drawRun, inks, innerWidth, margin, needRoom, type Sheet, widthOf, writeText } from "./sheet";

/** A blank form in the making. Every box and line is also a field, so that the file can be filled in on a screen. */
export type Blank = { sheet: Sheet; form: PDFForm; definition: FormDefinition; words: PaperWords };

const lineHeight = 26;
const boxSide = 10;
const small = { size: 8, ink: inks.grey } as const;

/** The place for an answer beneath its question. `name` is unique in the file. */
export function drawControl(blank: Blank, field: Field, name: string): void {
  const { words } = blank;
  switch (field.kind) {
    case "statement":
      break;
    case "longText":
      drawArea(blank, name, 4);
      break;
    case "yesNo":
      drawBoxes(blank, name, [words.yes, words.no]);
      break;
    case "choice":
    case "multiChoice":
    case "dropdown":
      drawOptions(blank, field, name);
      break;
    case "name":
      drawParts(blank, name, [
        [
          ["first", words.first, 1],
          ["last", words.last, 1],
        ],
      ]);
      break;
    case "address":
      drawParts(blank, name, addressRows(blank));
      break;
    case "date":
      drawParts(blank, name, [dateParts(words, field.precision, "")], 0.6);
      break;
    case "dateRange":
      drawRange(blank, name, field.precision);
      break;
    case "file":
      drawBoxes(blank, name, [words.attached(field.maxFiles ?? 1)]);
      break;
    case "signature":
      drawParts(blank, name, [
        [
          ["signature", words.signature, 2],
          ["date", words.date, 1],
        ],
      ]);
      break;
    case "money":
      drawMoney(blank, field, name);
      break;
    default:
      drawParts(blank, name, [[["", "", 1]]]);
  }
}

/** About how high the place for an answer is. */
export function controlHeight(field: Field): number {
  const known: Partial<Record<Field["kind"], number>> = {
    longText: 98,
    address: 84,
    dateRange: 120,
    money: 90,
    statement: 20,
  };
  return known[field.kind] ?? 42;
}

type Part = [name: string, label: string, share: number];

const addressShares = { line1: 1, line2: 1, city: 2, region: 2, postcode: 1 } as const;

/** As the home's country writes an address, on two lines. */
function addressRows({ definition: { property, defaultLocale }, words }: Blank): Part[][] {
  const { country } = property.address;
  const names = ownAddressWords(country, defaultLocale);
  const part = (name: AddressPart): Part => [name, names[name], addressShares[name]];
  const towns = addressShape(country)
    .rows.flat()
    .filter((name) => name !== "line1" && name !== "line2");
  return [
    [part("line1"), part("line2")],
    [...towns.map(part), ["country", words.country, 1.4]],
  ];
}

function dateParts(words: PaperWords, precision: "day" | "month" | undefined, prefix: string): Part[] {
  const day: Part[] = precision === "month" ? [] : [[`${prefix}day`, words.day, 1]];
  return [...day, [`${prefix}month`, words.month, 1], [`${prefix}year`, words.year, 1.4]];
}

function drawRange(blank: Blank, name: string, precision: "day" | "month" | undefined): void {
  const { words, sheet } = blank;
  for (const [side, label] of [
    ["from.", words.from],
    ["until.", words.until],
  ] as const) {
    needRoom(sheet, lineHeight + 22);
    writeText(sheet, label, small);
    drawParts(blank, name, [dateParts(words, precision, side)], 0.6);
  }
}

function drawMoney(blank: Blank, field: Extract<Field, { kind: "money" }>, name: string): void {
  const { words, definition } = blank;
  const currency = field.currency ?? definition.property.rent?.currency ?? "";
  drawParts(blank, name, [[["amount", currency, 1]]], 0.4);
  if (field.withPeriod) drawBoxes(blank, `${name}.period`, Object.values(words.per));
  if (field.withBasis) drawBoxes(blank, `${name}.basis`, [words.gross, words.net]);
}

function drawOptions(
  blank: Blank,
  field: Extract<Field, { kind: "choice" | "multiChoice" | "dropdown" }>,
  name: string,
): void {
  const { sheet, words, definition } = blank;
  needRoom(sheet, 30);
  writeText(sheet, field.kind === "multiChoice" ? words.chooseMany : words.chooseOne, small);
  const options = field.options.filter((option) => !option.archived).map((option) => own(definition, option.label));
  drawBoxes(blank, name, options);
  if (field.kind === "dropdown" || !field.other) return;
  drawBoxes(blank, `${name}.other`, [words.other]);
  drawParts(blank, `${name}.text`, [[["", "", 1]]], 0.6);
}

/** Boxes with their words side by side, in as many rows as they take. */
export function drawBoxes(blank: Blank, name: string, labels: readonly string[]): void {
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
    if (width >= innerWidth(sheet)) {
      writeText(sheet, label, { ...style, x: x + boxSide + 7, width: innerWidth(sheet) - boxSide - 7 });
      sheet.y += 18 - 14;
    } else drawRun(sheet, label, { ...style, x: x + boxSide + 7, y: y + 1 });
    x += width;
  });
  sheet.y -= 22;
}

/** Rows of lines to write on, each with its word beneath. `share`: how much of the sheet's width they take. */
function drawParts(blank: Blank, name: string, rows: readonly Part[][], share = 1): void {
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
      addText(blank, part ? `${name}.${part}` : name, { x, y: foot + 1, width, height: lineHeight - 6 });
      drawLine(sheet, { x, y: foot }, width);
      if (label) drawRun(sheet, label, { ...small, size: 7.5, x, y: foot - 9 });
      x += width + gap;
    }
    sheet.y = foot - (row.some(([, label]) => label) ? 16 : 8);
  }
}

function drawArea(blank: Blank, name: string, lines: number): void {
  const { sheet } = blank;
  const height = lines * 22;
  needRoom(sheet, height + 10);
  for (let line = 1; line <= lines; line += 1)
    drawLine(sheet, { x: margin, y: sheet.y - line * 22 }, innerWidth(sheet));
  addText(blank, name, { x: margin, y: sheet.y - height, width: innerWidth(sheet), height }, true);
  sheet.y -= height + 10;
}

type Place = { x: number; y: number; width: number; height: number };

function addText({ form, sheet }: Blank, name: string, place: Place, isLong = false): void {
  const field = form.createTextField(name);
  if (isLong) field.enableMultiline();
  field.addToPage(sheet.page, { ...place, borderWidth: 0, backgroundColor: undefined, borderColor: undefined });
  field.setFontSize(11);
}
