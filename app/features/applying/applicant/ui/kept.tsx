import { dayMs } from "../../../../kernel/durations";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { guestKeptMs } from "../../../forms/rent-forms/rules";
import { spokenTime } from "../../answering/privacy-words";
import { statusWords } from "../../answering/status-words";
import type { ErasureClock } from "../../applications/retention";
import type { SentContent } from "./status-sent";

/** How long what was sent is kept after a decision; of a guest's form, after it closed, whatever was decided. */
export type KeepingRule = { hasAccount: boolean; documentsDays: number; answersMonths: number };

export type KeptProps = {
  locale: PageLocale;
  content: SentContent;
  heldAt: number | null;
  papersErasedAt: number | null;
  /** Null before the decision, and once all is erased. */
  erasure: ErasureClock | null;
  /** Null once all is erased. */
  keeping: KeepingRule | null;
};

const nearMs = 30 * dayMs;

/** How long what was sent is kept, and why longer. */
export function Kept({ locale, content, heldAt, papersErasedAt, erasure, keeping }: KeptProps) {
  const on = (text: (values: { day: string }) => string, at: number) => text({ day: dayText(at, locale, "UTC") });
  const hasPapers = content.documents.length > 0;
  const words = statusWords[locale];
  const { retention } = words;
  const isOfGuest = keeping !== null && !keeping.hasAccount;
  // A guest's form is erased with its answers before a day that lies far behind.
  const isAnswersDay = erasure && (!isOfGuest || erasure.answersAt - erasure.papersAt <= nearMs);
  const lines = [
    papersErasedAt !== null && !hasPapers ? on(retention.papersGone, papersErasedAt) : null,
    heldAt !== null ? words.held : null,
    ...(heldAt === null && keeping && (!erasure || isOfGuest) ? untilDecided(locale, keeping, hasPapers) : []),
    heldAt === null && hasPapers && erasure ? on(retention.after, erasure.papersAt) : null,
    heldAt === null && isAnswersDay ? on(retention.answers, erasure.answersAt) : null,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p className="muted small" key={line}>
      {line}
    </p>
  ));
}

/** What stays with the landlord, and how long, once its applicant has withdrawn without erasing. */
export function keptAfterWithdrawing(locale: PageLocale, keeping: KeepingRule, hasPapers: boolean): string {
  const { guest, papers, answers } = statusWords[locale].withdrawKept;
  if (!keeping.hasAccount) return guest({ time: spokenTime(guestKeptMs / dayMs, "day", locale) });
  return (hasPapers ? papers : answers)({
    papers: spokenTime(keeping.documentsDays, "day", locale),
    answers: spokenTime(keeping.answersMonths, "month", locale),
  });
}

function untilDecided(locale: PageLocale, keeping: KeepingRule, hasPapers: boolean): string[] {
  const { before, beforeAnswers, guest } = statusWords[locale].retention;
  const fill = (text: (values: { time: string }) => string, value: number, unit: "day" | "month") =>
    text({ time: spokenTime(value, unit, locale) });
  if (!keeping.hasAccount) return [fill(guest, guestKeptMs / dayMs, "day")];
  const answers = fill(beforeAnswers, keeping.answersMonths, "month");
  return hasPapers ? [fill(before, keeping.documentsDays, "day"), answers] : [answers];
}
