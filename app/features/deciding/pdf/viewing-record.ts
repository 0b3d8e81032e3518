import { dayText } from "../../../kernel/moments";
import type { PageLocale } from "../../../kernel/page-locale";
import { momentInZone } from "../../../kernel/zoned-day";
import type { StaticFiles } from "../../../platform/static-files";
import { checkRecord } from "../../applying/viewings/check-record";
import { viewingWords } from "../../applying/viewings/landlord-words";
import { type RecordSlot, recordLines, type ViewingRecord } from "../../applying/viewings/record";
import { slotText } from "../../applying/viewings/slot-sentence";
import { ruleText, zoneText } from "../../applying/viewings/texts";
import { recordWords } from "../../applying/viewings/words";
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

export type ViewingRecordPaper = {
  record: ViewingRecord;
  /** Of the form. */
  title: string;
  address: string;
  country: string;
  /** The home's (IANA). */
  zone: string;
  /** The landlord's reasons for exceptions that are not erased, by request. */
  reasons: ReadonlyMap<string, string>;
  locale: PageLocale;
  now: Date;
};
type Line = { text: string; size: number; weight?: "bold"; isGrey?: boolean; tag?: "H2" };

/** How the viewings of a form were given, as a PDF for a court: by numbers, with the lines from which anybody computes it again. */
export async function viewingRecord(staticFiles: StaticFiles, paper: ViewingRecordPaper): Promise<Uint8Array> {
  const { record, locale, country, now } = paper;
  const words = recordWords[locale];
  const { page, lacking } = lawSheetWords[locale];
  const head = await headOf(paper);
  const slots = record.slots.map((slot) => linesOfSlot(paper, slot));
  const appendix: Line[] = [
    { text: words.text, size: 13, weight: "bold", tag: "H2" },
    { text: words.textLead, size: 10 },
    { text: words.recipe, size: 10 },
    ...recordLines(record).map((text) => ({ text, size: 7 })),
  ];
  const exact = [words.title, ...[head, ...slots, appendix].flat().map(({ text }) => text)].join("\n");
  const typefaces = await typefacesFor(staticFiles, exact.normalize("NFC"));
  const sheet = await createSheet(typefaces, { size: paperSizeOf(country), title: words.title, language: locale, now });
  writeText(sheet, words.title, { size: 18, weight: "bold", tag: "H1" });
  sheet.y -= 6;
  writeLines(sheet, head);
  for (const lines of [...slots, appendix]) {
    needRoom(sheet, 70);
    sheet.y -= 12;
    drawLine(sheet, { x: margin, y: sheet.y }, innerWidth(sheet), 1);
    sheet.y -= 8;
    writeLines(sheet, lines);
  }
  if (sheet.lacking.size > 0) {
    needRoom(sheet, 40);
    sheet.y -= 14;
    writeLacking(sheet, lacking);
  }
  writeFoot(sheet, words.title, page);
  return finishSheet(sheet, { name: "record.txt", text: exact }, false);
}

async function headOf({ record, title, address, zone, locale, now }: ViewingRecordPaper): Promise<Line[]> {
  const words = recordWords[locale];
  const { isChainWhole, isSeedKept, outOfTurn } = await checkRecord(record);
  const turns = outOfTurn?.length === 0 ? words.turns[0] : `${words.turns[1]} ${outOfTurn?.join(", ")}`;
  const [first] = record.slots;
  return [
    { text: title, size: 12, weight: "bold" },
    { text: address, size: 10.5 },
    { text: lawSheetWords[locale].madeOn({ day: dayText(now.getTime(), locale, "UTC") }), size: 10, isGrey: true },
    { text: ruleText(record, locale, zone), size: 10.5 },
    { text: words.lead, size: 10.5 },
    ...[
      words.chain[isChainWhole ? 0 : 1],
      ...(isSeedKept === null ? [] : [words.seed[isSeedKept ? 0 : 1]]),
      ...(outOfTurn === null ? [] : [turns]),
      ...(first ? [zoneText(first.startsAt, locale, zone)] : []),
    ].map((text = "") => ({ text, size: 10.5 })),
  ];
}

function linesOfSlot({ record, zone, locale, reasons }: ViewingRecordPaper, slot: RecordSlot): Line[] {
  const words = recordWords[locale];
  const time = (at: number) => momentInZone(at, locale, zone);
  const asked = record.requests.filter(({ slotId }) => slotId === slot.id);
  return [
    { text: slotText(slot, locale, zone), size: 13, weight: "bold", tag: "H2" },
    { text: words.places({ n: slot.capacity }), size: 10.5 },
    ...(slot.cancelledAt === null ? [] : [{ text: words.calledOff({ time: time(slot.cancelledAt) }), size: 10.5 }]),
    ...(asked.length === 0 ? [{ text: words.nobody, size: 10.5, isGrey: true }] : []),
    ...asked.flatMap(({ id, number, askedAt }) => {
      const became = record.events
        .filter(({ requestId }) => requestId === id)
        .map(({ kind, at }) => {
          const said = words[kind];
          return typeof said === "string" ? said : said({ time: time(at) });
        });
      const reason = reasons.get(id);
      return [
        { text: `${words.number({ n: number })}: ${words.asked({ time: time(askedAt) })}`, size: 10.5 },
        ...[...became, ...(reason ? [viewingWords[locale].requests.reason({ reason })] : [])].map((text) => ({
          ...{ text, size: 9.5, isGrey: true },
        })),
      ];
    }),
  ];
}

function writeLines(sheet: Sheet, lines: readonly Line[]): void {
  for (const { text, size, weight, isGrey, tag } of lines) {
    needRoom(sheet, size * 2);
    writeText(sheet, text, { size, ...(weight && { weight }), ...(isGrey && { ink: inks.grey }), ...(tag && { tag }) });
    sheet.y -= 2;
  }
}
