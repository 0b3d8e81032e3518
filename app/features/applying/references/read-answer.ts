import type { PageLocale } from "../../../kernel/page-locale";
import { visibleText } from "../../../kernel/visible-text";
import type { ReferenceAnswer } from "./model";
import { type Question, type ReplyKey, textName } from "./questions";
import { referenceLimits } from "./rules";
import { questionText, type ReferenceWords, referenceWords, type StatedText } from "./words";

/** Control name and message; "" for the page as a whole. */
export type ReferenceFault = readonly [path: string, message: string];
/** What was typed, by control name. */
export type TypedReference = Readonly<Record<string, string>>;

const commentName = "comment";

/** What a page posts, as it was typed: control names of the questions, and the comment. A reply that is not offered is none. */
export function typedReference(questions: readonly Question[], fields: FormData | URLSearchParams): TypedReference {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : "";
  };
  const typed: Record<string, string> = { [commentName]: text(commentName) };
  for (const { key, replies, hasText } of questions) {
    const reply = text(key);
    if (replies.includes(reply as ReplyKey)) typed[key] = reply;
    // Beside offered replies it is one line.
    if (hasText) typed[textName(key)] = replies.length > 0 ? visibleText(text(textName(key))) : text(textName(key));
  }
  return typed;
}

/** The answers as they will be kept, or what is wrong with them. Nothing has to be answered, but not nothing at all. */
export function readReference(
  questions: readonly Question[],
  typed: TypedReference,
  { locale, stated }: { locale: PageLocale; stated: StatedText },
): { answer: ReferenceAnswer } | { faults: ReferenceFault[] } {
  const words = referenceWords[locale];
  const faults = questions.flatMap(({ key, hasText }) =>
    hasText
      ? faultsOf(textName(key), typed, questionText(key, stated, locale), referenceLimits.textLetters, words)
      : [],
  );
  faults.push(...faultsOf(commentName, typed, words.comment, referenceLimits.commentLetters, words));
  if (Object.values(typed).every((value) => value === "")) faults.push([questions[0]?.key ?? "", words.nothing]);
  if (faults.length > 0) return { faults };
  const answers = questions.map(({ key }) => ({
    key,
    reply: typed[key] ?? null,
    text: typed[textName(key)] ?? "",
  }));
  return { answer: { v: 1, locale, answers, comment: typed[commentName] ?? "" } };
}

function faultsOf(
  path: string,
  typed: TypedReference,
  question: string,
  most: number,
  words: ReferenceWords,
): ReferenceFault[] {
  const value = typed[path] ?? "";
  if (value.length > most) return [[path, words.tooLong({ question, most })]];
  return /^(?:[^\p{Cc}]|[\n\t])*$/u.test(value) ? [] : [[path, words.control({ question })]];
}
