import { Flag, Star } from "lucide-react";
import { useLocation } from "react-router";
import { formatDate } from "../../../kernel/dates";
import { formatMoney } from "../../../kernel/money";
import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { Formatted } from "../../../ui/formatted";
import { LocalTime } from "../../../ui/local-time";
import { applicationStateWords } from "../../applications/state-words";
import { flagLine } from "../flag-words";
import { promiseTerm } from "../promise-words";
import type { ListedApplicant } from "../queries/describe-rows.server";

export type InboxListProps = {
  applicants: readonly ListedApplicant[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  /** The one that the keys act on. */
  current: number;
  onCurrent: (index: number) => void;
};

/** `search`: of the list that one comes from, so that "next" goes on in it. */
export function applicantHref({ formId, id }: { formId: string; id: string }, search?: string): string {
  const list = search === undefined ? "" : `&list=${encodeURIComponent(search.replace(/^\?/, ""))}`;
  return `/app/forms/${formId}?applicationId=${id}${list}`;
}

/** Rows that are cards on a phone. What is unread says so in words and weight. */
export function InboxList({ applicants, selected, onSelect, current, onCurrent }: InboxListProps) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-paper-raised">
      {applicants.map((applicant, index) => (
        <li
          key={applicant.id}
          data-row={index}
          aria-current={index === current ? "true" : undefined}
          className="flex gap-2 border-s-4 border-s-transparent px-2 py-1.5 aria-[current=true]:border-s-accent sm:px-3"
          onFocus={() => onCurrent(index)}
        >
          <Pick applicant={applicant} isSelected={selected.has(applicant.id)} onSelect={onSelect} />
          <div className="grid min-w-0 grow gap-x-6 gap-y-1 pb-2 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_13rem]">
            <Who applicant={applicant} />
            <Facts applicant={applicant} />
            <div className="flex flex-wrap items-center gap-2 md:min-w-44 md:flex-col md:items-end md:pt-2.5">
              <Badge tone={applicationStateWords[applicant.state].tone}>
                {applicant.isLet ? "Has the home" : applicationStateWords[applicant.state].label}
              </Badge>
              <span className="text-sm text-ink-muted md:text-end">
                <LocalTime at={applicant.submittedAt} locale={applicant.locale} />
              </span>
              <Promised applicant={applicant} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The form's own promise, once its day is near or past. */
function Promised({ applicant: { promise, locale } }: { applicant: ListedApplicant }) {
  if (!promise || !(promise.isOverdue || promise.isNear)) return null;
  return (
    <Formatted
      className={`text-sm md:text-end ${promise.isOverdue ? "font-medium text-amber" : "text-ink-muted"}`}
      text={`${promiseTerm(promise)} ${formatDate(promise.day, locale)}`}
    />
  );
}

type PickProps = { applicant: ListedApplicant; isSelected: boolean; onSelect: InboxListProps["onSelect"] };

function Pick({ applicant, isSelected, onSelect }: PickProps) {
  const name = applicant.name || applicant.reference;
  return (
    <label className="flex size-11 shrink-0 items-center justify-center">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        value={applicant.id}
        checked={isSelected}
        disabled={applicant.isErased}
        onChange={(event) => onSelect(applicant.id, event.currentTarget.checked)}
        className="size-5 accent-accent"
      />
    </label>
  );
}

function Who({ applicant }: { applicant: ListedApplicant }) {
  const { search } = useLocation();
  const {
    name,
    isNew,
    isErased,
    isLocked,
    isStarred,
    isWaiting,
    hasNewMessage,
    hasChanged,
    hasAnswered,
    formTitle,
    reference,
  } = applicant;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2">
        {isLocked ? (
          <AppLink
            to={applicantHref(applicant)}
            preload="none"
            className="inline-flex min-h-11 items-center text-ink-muted underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            Waits for its turn, {reference}
          </AppLink>
        ) : isErased ? (
          <span className="inline-flex min-h-11 items-center text-ink-muted">Erased, {reference}</span>
        ) : (
          <AppLink
            to={applicantHref(applicant, search)}
            preload="none"
            className={`inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink ${isNew ? "font-semibold" : ""}`}
          >
            <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          </AppLink>
        )}
        {isStarred ? <Star role="img" aria-label="Starred" className="size-4 fill-current text-amber" /> : null}
        {isNew ? <span className="text-sm font-medium text-accent">Unread</span> : null}
        {hasAnswered ? <span className="text-sm font-medium text-accent">Answered your request</span> : null}
        {hasNewMessage ? <span className="text-sm font-medium text-accent">New message</span> : null}
        {hasChanged ? <span className="text-sm font-medium text-accent">Changed since you read it</span> : null}
        {isWaiting ? <span className="text-sm text-amber">Household not complete</span> : null}
      </p>
      <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
        <bdi>{formTitle}</bdi>
      </p>
    </div>
  );
}

function Facts({ applicant }: { applicant: ListedApplicant }) {
  const { moveIn, adults, hasPets, incomeMonthlyMinor, incomeCurrency, timesRent, flags, locale } = applicant;
  const income =
    incomeMonthlyMinor !== null && incomeCurrency !== null
      ? `${formatMoney(incomeMonthlyMinor, incomeCurrency, locale)} a month${timesRent === null ? "" : `, ${timesRent.toLocaleString(locale)} × rent`}`
      : null;
  const words = [
    income,
    moveIn ? `move-in ${formatDate(moveIn, locale)}` : null,
    adults === null ? null : adults === 1 ? "1 adult" : `${adults} adults`,
    hasPets ? "has pets" : null,
  ].filter(Boolean);
  return (
    <div className="min-w-0 text-[0.9375rem] md:pt-2.5">
      <p>
        <Formatted className="tabular" text={words.join(" · ")} />
      </p>
      {flags.length > 0 ? (
        <ul className="mt-1 flex flex-col gap-0.5 text-sm">
          {flags.map((flag) => (
            <li key={flag.key} className="flex items-start gap-1.5 text-amber">
              <Flag role="img" aria-label="Flagged:" className="mt-0.5 size-3.5 shrink-0" />
              <span className="[overflow-wrap:anywhere]">{flagLine(flag)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
