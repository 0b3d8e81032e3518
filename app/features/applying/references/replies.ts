import type { RefereeKind } from "../../../db/schema/review";
import type { ReferenceAnswer, ReferenceContact } from "./model";
import { questionsTo } from "./questions";
import { questionText, referenceWords, statedText } from "./words";

/** One question in English, with what was ticked and written, word for word; "" where nothing was. */
export type ShownReply = { question: string; reply: string; text: string };

/** Every question that somebody was asked, in its order; none until it was answered. */
export function shownReplies(reference: {
  kind: RefereeKind;
  contact: ReferenceContact;
  answer: ReferenceAnswer | null;
}): ShownReply[] {
  const { kind, contact, answer } = reference;
  if (!answer) return [];
  const words = referenceWords.en;
  const stated = statedText(contact.applicant, contact.stated, "en");
  return questionsTo(kind, contact.stated).map(({ key, replies }) => {
    const given = answer.answers.find((entry) => entry.key === key);
    const reply = replies.find((value) => value === given?.reply);
    return {
      question: questionText(key, stated, "en"),
      reply: reply ? words.replies[reply] : "",
      text: given?.text ?? "",
    };
  });
}
