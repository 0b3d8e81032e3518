import { dayMs } from "../../kernel/durations";
import { closesSoon } from "../rent-forms/closes-soon";
import { type DeskCounts, deskCountedAtMost, sayCounted } from "../review/desk";
import type { FormFacts } from "./rules";

/** One line of "What waits": how many, what, more about it, and where it is dealt with. */
export type WaitingLine = {
  key: string;
  count: string;
  what: string;
  more: string;
  verb: string;
  to: string;
  isLate: boolean;
};

type Named = FormFacts & { id: string; title: string };

export type Waiting = { forms: readonly Named[]; counts: DeskCounts; overdue: number };

const linesAtMost = 6;

/** The worst first: what was promised, what nobody has read, decisions, dates that come near, links that nobody has used. */
export function waitingLines({ forms, counts, overdue }: Waiting, now: number): WaitingLine[] {
  const inState = (state: keyof DeskCounts, what: string, more: string, verb: string): WaitingLine[] =>
    counts[state] === 0
      ? []
      : [
          {
            ...{ key: state, count: short(counts[state]), what, more, verb, isLate: false },
            to: `/app/applicants?state=${state}`,
          },
        ];
  const closing = forms.filter((form) => closesSoon(form, now) && (form.opensUntil ?? 0) > now);
  const unused = forms.filter(({ state, applicationCount }) => state === "open" && applicationCount === 0);
  const late: WaitingLine = {
    key: "overdue",
    count: short(overdue),
    what: overdue === 1 ? "Answer overdue" : "Answers overdue",
    more: "The day that your form promised is over",
    verb: "Answer",
    to: "/app/applicants?only=overdue",
    isLate: true,
  };
  const lines = [
    ...(overdue > 0 ? [late] : []),
    ...inState("submitted", "New", "No one has read them yet", "Read"),
    ...inState("shortlisted", "Shortlisted", "One step from a decision", "Decide"),
    ...inState("in_review", "In review", "Read, and waiting for your decision", "Decide"),
    ...closing.map((form) => ({
      key: `closes-${form.id}`,
      count: String(Math.max(1, Math.ceil(((form.opensUntil ?? now) - now) / dayMs))),
      what: `Days until ${form.title} closes`,
      more: sayApplied(form),
      verb: "Extend",
      to: `/app/forms/${form.id}/settings`,
      isLate: true,
    })),
    ...inState("info_requested", "Asked for more", "Waiting for the applicant", "See"),
    ...unused.map((form) => ({
      key: `share-${form.id}`,
      count: "0",
      what: `Applications to ${form.title}`,
      more: "Put its link into your listing",
      verb: "Share",
      to: `/app/forms/${form.id}/share`,
      isLate: false,
    })),
  ];
  return lines.slice(0, linesAtMost);
}

/** "20+" where counting ended: the number stands in a column. */
function short(count: number): string {
  return count >= deskCountedAtMost ? `${deskCountedAtMost}+` : String(count);
}

/** The day's news as a sentence. */
export function dashboardNews({ forms, counts, overdue }: Waiting): string {
  if (forms.length === 0) return "Your first form takes about eight minutes.";
  if (overdue > 0) return `${people(overdue)} for an answer you promised.`;
  const unread = counts.submitted;
  if (unread > 0) return `${applications(unread)} no one has read yet.`;
  const undecided = counts.in_review + counts.shortlisted;
  if (undecided > 0) return `${people(undecided)} for your decision.`;
  return "No one waits for you.";
}

const few = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

function sayFew(count: number): string {
  return count >= deskCountedAtMost ? sayCounted(count) : (few[count] ?? String(count));
}

function people(count: number): string {
  return `${sayFew(count)} ${count === 1 ? "applicant waits" : "applicants wait"}`;
}

function applications(count: number): string {
  return `${sayFew(count)} ${count === 1 ? "application" : "applications"}`;
}

export function sayApplied({ applicationCount, newCount }: FormFacts): string {
  const all = applicationCount === 1 ? "1 application" : `${applicationCount} applications`;
  return newCount > 0 ? `${all}, ${newCount} new` : all;
}
