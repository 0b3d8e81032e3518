import { landlordLanguage } from "../../../kernel/landlord-locale";
import { shownReplies } from "../../applying/references/replies";
import { referencesWords } from "../application/words/references-words";
import type { openReviewData } from "./queries/review-data.server";

/** What was made of one application, opened. */
export type ReviewData = Awaited<ReturnType<typeof openReviewData>>;

/** Pages of plain text beside the answers, each for what there is of it, by the names of their files. */
export function reviewTexts(reference: string, data: ReviewData): { name: string; text: string }[] {
  const pages = [
    { name: "references.txt", head: referencesHead(reference), parts: data.references.map(referencePart) },
    { name: "messages.txt", head: [`Messages, ${reference}`], parts: data.messages.map(messagePart) },
    { name: "private notes.txt", head: [`Private notes, ${reference}`], parts: data.notes.map(notePart) },
  ];
  return pages
    .filter(({ parts }) => parts.length > 0)
    .map(({ name, head, parts }) => ({ name, text: `${[head, ...parts].map(linesOf).join("\n")}` }));
}

/** Each part ends with a line end, so that a line is free before the next. */
function linesOf(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

function referencesHead(reference: string): string[] {
  return [
    `References, ${reference}`,
    "",
    "What was asked and what was answered, word for word. Nothing is summed up or graded.",
    "It was written to the landlord. Do not hand it on with the answers.",
  ];
}

function referencePart(reference: ReviewData["references"][number]): string[] {
  const { kind, contact, answer, askedAt, answeredAt, declinedAt, takenBackAt } = reference;
  const [name, ...address] = [contact.name, contact.email].filter(Boolean);
  const outcome = answeredAt
    ? `answered ${moment(answeredAt)}`
    : declinedAt
      ? `did not want to answer, ${moment(declinedAt)}`
      : takenBackAt
        ? `withdrawn or over, ${moment(takenBackAt)}`
        : "not answered";
  const replies = shownReplies({ kind, contact, answer }, landlordLanguage);
  const comment = answer?.comment ? [{ question: "Added", reply: "", text: answer.comment }] : [];
  return [
    [name, ...address].join(", "),
    referencesWords[landlordLanguage].about[kind]({ name: contact.applicant }),
    `Asked ${moment(askedAt)}, ${outcome}`,
    ...[...replies, ...comment].flatMap(({ question, reply, text }) => [
      "",
      question,
      ...(reply ? [`  ${reply}`] : []),
      ...(text ? [indented(text)] : []),
      ...(reply || text ? [] : ["  (not answered)"]),
    ]),
  ];
}

function messagePart({ author, at, text }: ReviewData["messages"][number]): string[] {
  return [`${moment(at)}, ${author === "landlord" ? "you" : "applicant"}`, indented(text)];
}

const noteWords = {
  note: "note",
  decline: "reason for declining",
  conditions: "conditions of the approval",
  hold: "reason for keeping it",
};

function notePart({ kind, at, text }: ReviewData["notes"][number]): string[] {
  return [`${moment(at)}, ${noteWords[kind]}`, indented(text)];
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** "2026-11-21 14:00 UTC". */
function moment(at: string | null): string {
  return at === null ? "" : `${at.slice(0, 16).replace("T", " ")} UTC`;
}
