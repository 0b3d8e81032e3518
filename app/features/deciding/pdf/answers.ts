import { formatExactly } from "../../../kernel/home-zone";
import type { PageLocale } from "../../../kernel/page-locale";
import type { StaticFiles } from "../../../platform/static-files";
import { landlordWords } from "../../applying/answering/landlord-words";
import { readableSize } from "../../applying/answering/ui/file-slot";
import type {
  DescribedApplication,
  DescribedRow,
  DescribedSigning,
} from "../../applying/applications/describe-application";
import type { ReadRequest } from "../../applying/info-requests/queries/list-requests.server";
import { isOfForm, itemPath } from "../../applying/info-requests/rules";
import { drawingBox } from "../../forms/form-model/drawing";
import type { LandlordProfile } from "../../forms/form-model/schema";
import type { AnswersWords } from "./answers-words";
import { answersWords } from "./answers-words";
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
  writeText,
} from "./sheet";
import { typefacesFor } from "./typeface-files";

type PaperPerson = {
  name: string;
  role: "co_applicant" | "guarantor";
  /** Null until it is sent. */
  content: (DescribedApplication & { documents: { id: string; name: string; sizeBytes: number }[] }) | null;
};

export type AnswersPaper = DescribedApplication & {
  locale: PageLocale;
  formTitle: string;
  /** Who lets the home, as given; undefined where the form named nobody. */
  landlord: LandlordProfile | undefined;
  /** Of the home, for the size of the sheet. */
  country: string;
  reference: string;
  /** Milliseconds since 1970, UTC. */
  submittedAt: number;
  changedAt: number | null;
  now: Date;
  documents: { id: string; path: string; name: string; sizeBytes: number }[];
  /** The rest of the household, each with the part that was sent; left out for who may not read it. */
  others?: readonly PaperPerson[];
  /** What the landlord asked for later; open ones stand there without an answer. */
  requests: ReadRequest[];
};

/** A sent application as a PDF: answers, consents, documents. What print cannot give is marked, its text attached. */
export async function answersPaper(staticFiles: StaticFiles, paper: AnswersPaper): Promise<Uint8Array> {
  const words = answersWords[paper.locale];
  const lines = linesOf(paper);
  const exact = lines.flatMap(({ kind, text }) => (kind === "drawing" ? [] : [text])).join("\n");
  const typefaces = await typefacesFor(staticFiles, exact.normalize("NFC"));
  const title = `${words.title} ${paper.reference}`;
  const size = paperSizeOf(paper.country);
  const sheet = await createSheet(typefaces, { size, title, language: paper.locale, now: paper.now });
  for (const line of lines) writeLine(sheet, line);
  const isAltered = !isPrintedAsIs(exact);
  if (sheet.lacking.size > 0 || isAltered) {
    needRoom(sheet, 40);
    sheet.y -= 14;
    writeText(sheet, words.exact, { size: 9, ink: inks.grey });
  }
  writeFoot(sheet, `${title}, ${paper.formTitle}`, words.page);
  return finishSheet(sheet, { name: "exact-text.txt", text: exact }, isAltered);
}

type Line = { kind: "title" | "section" | "group" | "label" | "answer" | "note" | "drawing"; text: string };

/** The paper from top to bottom; the attached text is made of the same lines. */
function linesOf(paper: AnswersPaper): Line[] {
  const { locale, sections, consents, documents, signing } = paper;
  const words = answersWords[locale];
  const time = (at: number | Date) => formatExactly(Number(at), locale, "UTC");
  return [
    { kind: "note", text: words.title },
    { kind: "title", text: paper.formTitle },
    ...(paper.landlord ? fact(landlordWords[locale].landlord, paper.landlord.name) : []),
    ...fact(words.reference, paper.reference),
    ...fact(words.sent, time(paper.submittedAt)),
    ...(paper.changedAt === null ? [] : fact(words.changed, time(paper.changedAt))),
    ...fact(words.printed, time(paper.now)),
    ...sectionLines(sections, documents, words),
    ...requestLines(paper, words, time),
    ...(consents.length > 0 ? [{ kind: "section", text: words.consents } as const] : []),
    ...consents.flatMap(({ text, accepted }) => fact(text, accepted ? words.accepted : words.refused)),
    { kind: "section", text: words.documents },
    ...(documents.length === 0 ? [{ kind: "note", text: words.noDocuments } as const] : []),
    ...documentLines(documents, locale),
    { kind: "section", text: words.signed },
    ...signedLines(signing, words, time),
    ...(paper.others ?? []).flatMap((person) => personLines(person, paper, time)),
  ];
}

type Named = { id: string; name: string };

function sectionLines(
  sections: DescribedApplication["sections"],
  documents: readonly Named[],
  words: AnswersWords,
): Line[] {
  const nameOf = (id: string) => documents.find((file) => file.id === id)?.name ?? "";
  const answerOf = (row: DescribedRow) =>
    [row.text, ...row.documents.map(nameOf)].filter(Boolean).join("\n") || words.notAnswered;
  return sections.flatMap((section): Line[] => [
    { kind: "section", text: section.title },
    ...(section.groups.length === 0 ? [{ kind: "note", text: words.nothingAdded } as const] : []),
    ...section.groups.flatMap((group): Line[] => [
      ...(group.title ? [{ kind: "group", text: group.title } as const] : []),
      ...group.rows.flatMap((row) => [
        ...fact(row.label, answerOf(row)),
        ...(row.drawing ? [{ kind: "drawing", text: row.drawing } as const] : []),
      ]),
    ]),
  ]);
}

function documentLines(documents: readonly { name: string; sizeBytes: number }[], locale: PageLocale): Line[] {
  return documents.map(({ name, sizeBytes }) => ({
    kind: "answer",
    text: `${name} (${readableSize(sizeBytes, locale)})`,
  }));
}

/** One more person of the household, with everything that the part said. */
function personLines(
  { name, role, content }: PaperPerson,
  { locale }: AnswersPaper,
  time: (at: Date) => string,
): Line[] {
  const words = answersWords[locale];
  const head: Line = { kind: "title", text: `${name}, ${words.roles[role]}` };
  if (!content) return [head, { kind: "note", text: words.notSent }];
  const { sections, consents, documents, signing } = content;
  return [
    head,
    ...sectionLines(sections, documents, words),
    ...(consents.length > 0 ? [{ kind: "section", text: words.consents } as const] : []),
    ...consents.flatMap(({ text, accepted }) => fact(text, accepted ? words.accepted : words.refused)),
    ...(documents.length > 0 ? [{ kind: "section", text: words.documents } as const] : []),
    ...documentLines(documents, locale),
    { kind: "section", text: words.signed },
    ...signedLines(signing, words, time),
  ];
}

function fact(label: string, text: string): Line[] {
  return [
    { kind: "label", text: label },
    { kind: "answer", text },
  ];
}

function requestLines(
  { requests, documents }: AnswersPaper,
  words: AnswersWords,
  time: (at: number) => string,
): Line[] {
  return (
    requests
      // Questions of the form stand among its answers.
      .filter((request) => request.state === "answered" && !isOfForm(request))
      .flatMap(({ askedAt, answeredAt, items }): Line[] => [
        { kind: "section", text: words.askedLater },
        { kind: "note", text: `${time(askedAt)} \u2013 ${time(answeredAt ?? askedAt)}` },
        ...items.flatMap(({ id, text, answer }) => {
          const names = documents.filter(({ path }) => path === itemPath(id)).map(({ name }) => name);
          return fact(text, [answer, ...names].filter(Boolean).join("\n") || words.notAnswered);
        }),
      ])
  );
}

function signedLines(
  { name, at, hash, notices, amended }: DescribedSigning,
  words: AnswersWords,
  time: (at: Date) => string,
): Line[] {
  return [
    ...fact(words.signedBy, name),
    ...fact(words.signedAt, time(new Date(at))),
    ...fact(words.fingerprint, hash),
    ...(amended ? fact(words.amended, `${time(new Date(amended.at))}\n${amended.hash}`) : []),
    ...(notices.length > 0 ? fact(words.notices, notices.map(({ text }) => text).join("\n")) : []),
  ];
}

/** Room that a line asks for below itself, so that no heading and no question ends a page alone. */
const keepWith = { title: 60, section: 70, group: 50, label: 34, answer: 0, note: 0, drawing: 70 } as const;

function writeLine(sheet: Sheet, { kind, text }: Line): void {
  needRoom(sheet, keepWith[kind]);
  switch (kind) {
    case "title":
      writeText(sheet, text, { size: 18, weight: "bold", tag: "H1" });
      sheet.y -= 6;
      return;
    case "section":
      sheet.y -= 12;
      writeText(sheet, text, { size: 13, weight: "bold", tag: "H2" });
      drawLine(sheet, { x: margin, y: sheet.y - 1 }, innerWidth(sheet), 1);
      sheet.y -= 8;
      return;
    case "group":
      sheet.y -= 4;
      writeText(sheet, text, { size: 11, weight: "bold", tag: "H3" });
      return;
    case "label":
      writeText(sheet, text, { size: 9, ink: inks.grey });
      return;
    case "answer":
      writeText(sheet, text, { size: 10.5 });
      sheet.y -= 5;
      return;
    case "drawing":
      drawStrokes(sheet, text);
      return;
    case "note":
      writeText(sheet, text, { size: 9.5, ink: inks.grey });
  }
}

/** A drawn signature as wide as a hand writes it. */
function drawStrokes(sheet: Sheet, strokes: string): void {
  const scale = 170 / drawingBox.width;
  sheet.page.drawSvgPath(strokes, { x: margin, y: sheet.y, scale, borderColor: inks.black, borderWidth: 4 });
  sheet.y -= drawingBox.height * scale + 6;
}

/** Signs without a shape, runs of spaces and letters that Unicode composes are not the same once they are printed. */
function isPrintedAsIs(text: string): boolean {
  const isPlain = !/\p{Cf}|\ufe0f|(?!\n)\p{Cc}|(?![ \n])\s| {2}|^ | $/mu.test(text);
  return isPlain && text === text.normalize("NFC");
}
