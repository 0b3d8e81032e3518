import { dayText } from "../../../kernel/moments";
import { readLanguage } from "../../../kernel/page-locale";
import type { StaticFiles } from "../../../platform/static-files";
import type { AskedWhen } from "../../forms/law/asked-when";
import type { AskedStages, CheckedForm, LawCheckLine } from "../../forms/law-watch/checked-form";
import { lawSheetWords } from "./law-sheet-words";
import {
  createSheet,
  drawLine,
  finishSheet,
  inks,
  innerWidth,
  margin,
  needRoom,
  paperSizeOf,
  type Sheet,
  writeFoot,
  writeLacking,
  writeText,
} from "./sheet";
import { typefacesFor } from "./typeface-files";

export type LawSheet = { year: number; now: Date; forms: readonly CheckedForm[]; isAll: boolean; locale: string };
type SheetWords = (typeof lawSheetWords)["en"];

/** A year's checks of an account's forms as a PDF: each with its day and the versions of the rules. */
export async function lawSheet(staticFiles: StaticFiles, paper: LawSheet): Promise<Uint8Array> {
  const { year, now, forms, locale } = paper;
  const language = readLanguage(locale);
  const words = lawSheetWords[language];
  const title = words.title({ year });
  const lines = [
    title,
    ...forms.flatMap((form) => [
      form.title,
      ...form.checks.map((check) => sayCheck(words, check, locale)),
      ...stageLines(words, form.stages),
    ]),
    ...notes(words, paper),
  ];
  const exact = lines.join("\n");
  const typefaces = await typefacesFor(staticFiles, exact.normalize("NFC"));
  const sheet = await createSheet(typefaces, { size: paperSizeOf("GB"), title, language, now });
  writeText(sheet, title, { size: 18, weight: "bold", tag: "H1" });
  sheet.y -= 6;
  for (const note of notes(words, paper)) writeText(sheet, note, { size: 10, ink: inks.grey });
  for (const form of forms) writeForm(sheet, form, { words, locale });
  if (sheet.lacking.size > 0) {
    needRoom(sheet, 40);
    sheet.y -= 14;
    writeLacking(sheet, words.lacking);
  }
  writeFoot(sheet, title, words.page);
  return finishSheet(sheet, { name: "exact-text.txt", text: exact }, false);
}

function writeForm(
  sheet: Sheet,
  { title, checks, stages }: CheckedForm,
  { words, locale }: { words: SheetWords; locale: string },
): void {
  needRoom(sheet, 70);
  sheet.y -= 12;
  writeText(sheet, title, { size: 13, weight: "bold", tag: "H2" });
  drawLine(sheet, { x: margin, y: sheet.y - 1 }, innerWidth(sheet), 1);
  sheet.y -= 8;
  for (const check of checks) {
    needRoom(sheet, 30);
    writeText(sheet, sayCheck(words, check, locale), { size: 10.5 });
    sheet.y -= 3;
  }
  for (const line of stageLines(words, stages)) {
    needRoom(sheet, 30);
    writeText(sheet, line, { size: 9.5, ink: inks.grey });
    sheet.y -= 2;
  }
}

function stageLines(words: SheetWords, stages: AskedStages | null): string[] {
  if (!stages) return [];
  const { versionNumber: version, questions } = stages;
  if (questions.length === 0) return [words.stagesNone({ version })];
  return [words.stages({ version }), ...questions.map((asked) => sayWhen(words, asked)), words.stagesRest];
}

function sayWhen({ asked, may, noRule }: SheetWords, { label, stage, earliest }: AskedWhen): string {
  return asked[stage]({ label, rule: earliest ? may[earliest.stage][earliest.by] : noRule });
}

function notes(words: SheetWords, { now, forms, isAll, locale }: LawSheet): string[] {
  return [
    words.madeOn({ day: dayOf(now.getTime(), locale) }),
    words.how,
    ...(forms.length === 0 ? [words.noForms] : []),
    ...(isAll ? [] : [words.notAll]),
    words.noAdvice,
  ];
}

function sayCheck(
  words: SheetWords,
  { at, versionNumber: version, rules, findings }: LawCheckLine,
  locale: string,
): string {
  const facts = { day: dayOf(at, locale), version, rules: rules || words.noRules };
  if (findings === null) return words.published(facts);
  return findings === 0 ? words.readAgain(facts) : words.found({ ...facts, count: findings });
}

function dayOf(at: number, locale: string): string {
  return dayText(at, locale, "UTC");
}
