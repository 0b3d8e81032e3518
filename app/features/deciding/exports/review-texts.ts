import type { PageLocale } from "../../../kernel/page-locale";
import { shownReplies } from "../../applying/references/replies";
import type { openReviewData } from "./queries/review-data.server";
import { fileWords } from "./words/file-words";

/** What was made of one application, opened. */
export type ReviewData = Awaited<ReturnType<typeof openReviewData>>;

/** Pages of plain text beside the answers, each for what there is of it, by the names of their files. */
export function reviewTexts(
  reference: string,
  data: ReviewData,
  language: PageLocale,
): { name: string; text: string }[] {
  const words = fileWords[language];
  const pages = [
    {
      name: "references.txt",
      head: referencesHead(words, reference),
      parts: data.references.map((one) => referencePart(one, language)),
    },
    {
      name: "messages.txt",
      head: [words.messages({ reference })],
      parts: data.messages.map((one) => messagePart(words, one)),
    },
    {
      name: "private notes.txt",
      head: [words.notes({ reference })],
      parts: data.notes.map((one) => notePart(words, one)),
    },
  ];
  return pages
    .filter(({ parts }) => parts.length > 0)
    .map(({ name, head, parts }) => ({ name, text: `${[head, ...parts].map(linesOf).join("\n")}` }));
}

/** Each part ends with a line end, so that a line is free before the next. */
function linesOf(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

type FileWords = (typeof fileWords)["en"];

function referencesHead(words: FileWords, reference: string): string[] {
  return [words.references({ reference }), "", words.referencesNote, words.referencesPrivate];
}

function referencePart(reference: ReviewData["references"][number], language: PageLocale): string[] {
  const words = fileWords[language];
  const { kind, contact, answer, askedAt, answeredAt, declinedAt, takenBackAt } = reference;
  const [name, ...address] = [contact.name, contact.email].filter(Boolean);
  const asked = moment(askedAt);
  const outcome = answeredAt
    ? words.asked.answered({ asked, time: moment(answeredAt) })
    : declinedAt
      ? words.asked.declined({ asked, time: moment(declinedAt) })
      : takenBackAt
        ? words.asked.over({ asked, time: moment(takenBackAt) })
        : words.asked.open({ asked });
  const replies = shownReplies({ kind, contact, answer }, language);
  const comment = answer?.comment ? [{ question: words.added, reply: "", text: answer.comment }] : [];
  return [
    [name, ...address].join(", "),
    words.about[kind]({ name: contact.applicant }),
    outcome,
    ...[...replies, ...comment].flatMap(({ question, reply, text }) => [
      "",
      question,
      ...(reply ? [`  ${reply}`] : []),
      ...(text ? [indented(text)] : []),
      ...(reply || text ? [] : [`  ${words.notAnswered}`]),
    ]),
  ];
}

function messagePart(words: FileWords, { author, colleague, at, text }: ReviewData["messages"][number]): string[] {
  const time = moment(at);
  if (colleague) return [words.byColleague({ time, name: colleague }), indented(text)];
  return [(author === "landlord" ? words.byYou : words.byApplicant)({ time }), indented(text)];
}

function notePart(words: FileWords, { kind, colleague, at, text }: ReviewData["notes"][number]): string[] {
  const line = words.noteKinds[kind]({ time: moment(at) });
  return [colleague ? words.noteBy({ line, name: colleague }) : line, indented(text)];
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** "2026-11-21 14:00 UTC". */
function moment(at: string | null): string {
  return at === null ? "" : `${at.slice(0, 16).replace("T", " ")} UTC`;
}
