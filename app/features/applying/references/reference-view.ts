import { numberFormat } from "../../../kernel/formatters";
import { isolated } from "../../../kernel/isolated";
import type { PageLocale } from "../../../kernel/page-locale";
import { directionOf } from "../../../kernel/text-direction";
import { say } from "../../../kernel/words";
import { placeOf } from "../../forms/law/place-of";
import { retentionOf } from "../../forms/law/retention";
import type { OpenedReference } from "./commands/answer-reference.server";
import { dayIn } from "./mails/reference";
import { questionsTo, textName } from "./questions";
import type { ReferenceFault, TypedReference } from "./read-answer";
import type { ReferencePageProps } from "./ui/reference-page";
import { detailLabel, questionText, referenceWords, type StatedText, statedText } from "./words";

/** What the page of a referee shows in one language; an unknown link has nothing to say of anybody. */
export function referenceView(
  found: OpenedReference | null,
  { locale, supportEmail }: { locale: PageLocale; supportEmail: string },
  posted: { typed: TypedReference; faults: readonly ReferenceFault[] } = { typed: {}, faults: [] },
): ReferencePageProps {
  if (!found) return { locale, state: "unknown" };
  const { state, kind, contact, expiresAt, home } = found;
  const landlord = found.landlord.name;
  if (state !== "open") return { locale, state: state === "ended" ? "cancelled" : state };
  const words = referenceWords[locale];
  const stated = setApart(statedText(contact.applicant, contact.stated, locale), locale);
  const { unsuccessfulMonths } = retentionOf(placeOf(home).place);
  const months = numberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" });
  const facts = {
    // Each in its own direction, the sentence in the page's.
    landlord: isolated(landlord),
    applicant: isolated(contact.applicant),
    months: months.format(unsuccessfulMonths),
    support: supportEmail,
  };
  return {
    locale,
    state,
    landlord,
    applicant: contact.applicant,
    until: dayIn(locale, expiresAt),
    notice: words.notice.lines.map(([term, text]) => [term, say(text, facts)] as const),
    questions: questionsTo(kind, contact.stated).map(({ key, replies, hasText }) => ({
      key,
      label: questionText(key, stated, locale),
      replies: replies.map((reply) => ({ value: reply, label: words.replies[reply] })),
      text: hasText ? { name: textName(key), label: replies.length > 0 ? detailLabel(key, locale) : "" } : null,
    })),
    ...posted,
  };
}

/** "12 Oak Street" within an Arabic question: on a page from right to left each statement keeps its own direction. */
function setApart(stated: StatedText, locale: string): StatedText {
  if (directionOf(locale) === "ltr") return stated;
  return Object.fromEntries(Object.entries(stated).map(([name, text]) => [name, isolated(text)])) as StatedText;
}
