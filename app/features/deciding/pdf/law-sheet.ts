import { landlordLocale } from "../../../kernel/landlord-locale";
import { dayText } from "../../../kernel/moments";
import type { StaticFiles } from "../../../platform/static-files";
import { laterWords, whoSetsStage } from "../../../words/en/law/stages";
import type { AskedWhen } from "../../forms/law/asked-when";
import type { AskedStages, CheckedForm, LawCheckLine } from "../../forms/law-watch/checked-form";
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

export type LawSheet = { year: number; now: Date; forms: readonly CheckedForm[]; isAll: boolean };

/** A year's checks of an account's forms as a PDF: each with its day and the versions of the rules. */
export async function lawSheet(staticFiles: StaticFiles, paper: LawSheet): Promise<Uint8Array> {
  const { year, now, forms } = paper;
  const title = `Your forms and the law, ${year}`;
  const lines = [
    title,
    ...forms.flatMap((form) => [form.title, ...form.checks.map(sayCheck), ...stageLines(form.stages)]),
    ...notes(paper),
  ];
  const exact = lines.join("\n");
  const typefaces = await typefacesFor(staticFiles, exact.normalize("NFC"));
  const sheet = await createSheet(typefaces, { size: paperSizeOf("GB"), title, language: "en", now });
  writeText(sheet, title, { size: 18, weight: "bold", tag: "H1" });
  sheet.y -= 6;
  for (const note of notes(paper)) writeText(sheet, note, { size: 10, ink: inks.grey });
  for (const form of forms) writeForm(sheet, form);
  if (sheet.lacking.size > 0) {
    needRoom(sheet, 40);
    sheet.y -= 14;
    writeLacking(sheet, lackingNote);
  }
  writeFoot(sheet, title, ({ n, of }) => `Page ${n} of ${of}`);
  return finishSheet(sheet, { name: "exact-text.txt", text: exact }, false);
}

const lackingNote =
  "Some letters of these titles, such as Arabic or Chinese ones, cannot be printed here. The exact text is attached to this file.";

function writeForm(sheet: Sheet, { title, checks, stages }: CheckedForm): void {
  needRoom(sheet, 70);
  sheet.y -= 12;
  writeText(sheet, title, { size: 13, weight: "bold", tag: "H2" });
  drawLine(sheet, { x: margin, y: sheet.y - 1 }, innerWidth(sheet), 1);
  sheet.y -= 8;
  for (const check of checks) {
    needRoom(sheet, 30);
    writeText(sheet, sayCheck(check), { size: 10.5 });
    sheet.y -= 3;
  }
  for (const line of stageLines(stages)) {
    needRoom(sheet, 30);
    writeText(sheet, line, { size: 9.5, ink: inks.grey });
    sheet.y -= 2;
  }
}

function stageLines(stages: AskedStages | null): string[] {
  if (!stages) return [];
  const { versionNumber, questions } = stages;
  const start = `When version ${versionNumber} asks, beside the rules as they are now:`;
  if (questions.length === 0) return [`${start} everything with the application; the rules name no stage for it.`];
  return [start, ...questions.map(sayWhen), "Everything else is asked with the application."];
}

function sayWhen({ label, stage, earliest }: AskedWhen): string {
  const rule = earliest
    ? `May be asked ${laterWords[earliest.stage]}${earliest.stage === "viewing" ? "" : ", not before"}: ${whoSetsStage[earliest.by]}.`
    : "The rules name no stage for it.";
  return `“${label}” is asked ${laterWords[stage]}. ${rule}`;
}

function notes({ now, forms, isAll }: LawSheet): string[] {
  return [
    `Made on ${dayOf(now.getTime())}. Days are those of UTC.`,
    "Each form was checked when it was published, and read again when its rules changed. A rule is named by its place, the day on which it was checked, and a fingerprint of its text.",
    ...(forms.length === 0 ? ["No form was published or read again in this year."] : []),
    ...(isAll ? [] : ["There were more checks than this sheet holds."]),
    "This is our reading of the law, no legal advice.",
  ];
}

function sayCheck({ at, versionNumber, rules, findings }: LawCheckLine): string {
  const result =
    findings === null
      ? "published, nothing against it"
      : findings === 0
        ? "read again, nothing against it"
        : `read again, ${findings === 1 ? "1 question needed" : `${findings} questions needed`} a change`;
  return `${dayOf(at)}: version ${versionNumber} ${result}. Rules: ${rules || "none for this country"}`;
}

function dayOf(at: number): string {
  return dayText(at, landlordLocale, "UTC");
}
