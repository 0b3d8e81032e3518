import type { RefereeKind } from "../../../db/schema/review";
import type { PageLocale } from "../../../kernel/page-locale";
import type { ReferenceAnswer, ReferenceContact } from "./model";
import { questionsTo } from "./questions";
import { questionText, referenceWords, statedText } from "./words";

/** One question as its reader has it, with what was ticked and written, word for word; "" where nothing was. */
export type ShownReply = { question: string; reply: string; text: string };

/** Every question that somebody was asked, in its order; none until it was answered. */
export function shownReplies(
  reference: { kind: RefereeKind; contact: ReferenceContact; answer: ReferenceAnswer | null },
  language: PageLocale,
): ShownReply[] {
  const { kind, contact, answer } = reference;
  if (!answer) return [];
  const words = referenceWords[language];
  const stated = statedText(contact.applicant, contact.stated, language);
  return questionsTo(kind, contact.stated).map(({ key, replies }) => {
    const given = answer.answers.find((entry) => entry.key === key);
    const reply = replies.find((value) => value === given?.reply);
    return {
      question: questionText(key, stated, language),
      reply: reply ? words.replies[reply] : "",
      text: given?.text ?? "",
    };
  });
}
