import { dayMs } from "../../../../kernel/durations";
import { numberFormat } from "../../../../kernel/formatters";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { briefDayText } from "../../../../kernel/moments";
import { formatMoney } from "../../../../kernel/money";
import { readLanguage } from "../../../../kernel/page-locale";
import type { ApplicationState } from "../../../../kernel/states";
import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import type { AnswerPromise } from "../../../applying/applications/answer-promise";
import type { FlagKey } from "../../../forms/form-model/schema";
import { shortName } from "../../decision/rules/short-name";
import type { ListedApplicant } from "../queries/describe-rows.server";
import { rowWords } from "../words/row-words";
import { isNamed } from "./blind";

const rowMarks = ["unread", "answered", "message", "changed", "waiting", "starred"] as const;
type RowMark = (typeof rowMarks)[number];

/** What the list of applicants shows of one, written out by the server: a browser gets no more than it draws. */
export type ListRow = {
  id: ApplicationId;
  formId: RentFormId;
  form: string;
  /** Street and unit of its home, where that tells rows apart. */
  home: string | null;
  reference: string;
  /** What it is called in the list: a name, or "Applicant" and the reference. */
  name: string;
  /** "locked": its turn has not come; "erased": nothing is left to open. Both have no facts. */
  kind: "open" | "locked" | "erased";
  /** It has a name that the list hides. */
  isBlind: boolean;
  state: ApplicationState;
  isLet: boolean;
  /** Who sees to it, by the whole name and by as much of it as tells people apart. */
  assigned: { name: string; short: string; isMe: boolean } | null;
  at: number;
  /** So long ago that its year is said. */
  isOld: boolean;
  /** How dates of the home are written. */
  locale: string;
  applicantLocale: string;
  income: string | null;
  times: string | null;
  moveIn: string | null;
  adults: number | null;
  hasPets: boolean;
  flags: FlagKey[];
  marks: RowMark[];
  /** The promised answer, once its day is near or past. */
  due: { text: string; isOver: boolean } | null;
};

/** `hidesNames`: of the account. `now`: milliseconds. `people`: who work in the account. */
type RowOptions = { hidesNames: boolean; now: number; people?: readonly AccountPerson[] };

export function listRow(one: ListedApplicant, { hidesNames, now, people = [] }: RowOptions): ListRow {
  const { id, formId, reference, state, isLet, locale, applicantLocale, adults, timesRent, promise } = one;
  const hasIncome = one.incomeMonthlyMinor !== null && one.incomeCurrency !== null;
  return {
    id,
    formId,
    form: one.formTitle,
    home: one.home,
    reference,
    name: one.name,
    kind: one.isLocked ? "locked" : one.isErased ? "erased" : "open",
    isBlind: hidesNames && !isNamed(one),
    state,
    isLet,
    assigned: assignedOf(one, people),
    at: one.submittedAt,
    isOld: now - one.submittedAt > 300 * dayMs,
    locale,
    applicantLocale,
    income: hasIncome ? formatMoney(one.incomeMonthlyMinor ?? 0, one.incomeCurrency ?? "", locale) : null,
    times: timesRent === null ? null : `${numberFormat(locale, { minimumFractionDigits: 2 }).format(timesRent)} ×`,
    moveIn: one.moveIn && shortDay(one.moveIn, locale, now),
    adults,
    hasPets: one.hasPets === true,
    flags: one.flags.map(({ key }) => key),
    marks: marksOf(one),
    due: promise && dueOf(promise, locale, now),
  };
}

function assignedOf({ assignedTo }: ListedApplicant, people: readonly AccountPerson[]): ListRow["assigned"] {
  const person = people.find(({ id }) => id === assignedTo);
  return person ? { name: person.name, short: shortName(person, people), isMe: person.isMe === 1 } : null;
}

function marksOf(one: ListedApplicant): RowMark[] {
  const has: Record<RowMark, boolean> = {
    unread: one.isNew,
    answered: one.hasAnswered,
    message: one.hasNewMessage,
    changed: one.hasChanged,
    waiting: one.isWaiting,
    starred: one.isStarred,
  };
  return rowMarks.filter((mark) => has[mark]);
}

/** "Jan 11"; with its year where nobody would guess it. `day`: ISO. */
function shortDay(day: string, locale: string, now: number): string {
  const at = Date.parse(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  const isPlain = at > now - 30 * dayMs && at < now + 300 * dayMs;
  return briefDayText(at, locale, "UTC", { hasDay: day.length > 7, hasYear: !isPlain });
}

function dueOf({ day, isOverdue, isNear }: AnswerPromise, locale: string, now: number): ListRow["due"] {
  if (!isOverdue && !isNear) return null;
  const days = Math.round((Date.parse(day) - Math.floor(now / dayMs) * dayMs) / dayMs);
  const words = rowWords[readLanguage(locale)];
  return days < 0 ? { text: words.late({ days: -days }), isOver: true } : { text: words.due({ days }), isOver: false };
}
