import { countedAtMost, sayCounted } from "../../../kernel/counted";
import { dayMs } from "../../../kernel/durations";
import type { WorkloadCounts } from "../../deciding/inbox/rules/workload";
import { closesSoon } from "../../forms/rent-forms/closes-soon";
import type { FormFacts } from "./rules";

/** One line of "Waiting for you": how many, what, more about it, and where it is dealt with. */
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

/** Somebody who may be named; the longest waiting first. */
type NamedApplicant = { id: string; state: string; name: string };

export type Waiting = {
  forms: readonly Named[];
  counts: WorkloadCounts;
  /** Ids of the oldest. */
  overdue: { count: number; ids: readonly string[] };
  awaiting: readonly NamedApplicant[];
};

const linesAtMost = 6;

/** The worst first: what was promised, what nobody has read, decisions, dates that come near, links that nobody has used. */
export function waitingLines({ forms, counts, overdue, awaiting }: Waiting, now: number): WaitingLine[] {
  const inState = (state: keyof WorkloadCounts, what: string, more: string, verb: string): WaitingLine[] =>
    counts[state] === 0
      ? []
      : [
          {
            ...{ key: state, count: String(counts[state]), what, verb, isLate: false },
            more:
              sayWho(
                awaiting.filter((one) => one.state === state).map(({ name }) => name),
                counts[state],
              ) ?? more,
            to: `/app/applicants?state=${state}`,
          },
        ];
  const closing = forms.filter((form) => closesSoon(form, now) && (form.opensUntil ?? 0) > now);
  const unused = forms.filter(({ state, applicationCount }) => state === "open" && applicationCount === 0);
  const late: WaitingLine = {
    key: "overdue",
    count: sayCounted(overdue.count),
    what: overdue.count === 1 ? "Answer overdue" : "Answers overdue",
    more: sayWho(namesOf(overdue.ids, awaiting), overdue.count) ?? "The date your form promised has passed",
    verb: "Answer",
    to: "/app/applicants?only=overdue",
    isLate: true,
  };
  const lines = [
    ...(overdue.count > 0 ? [late] : []),
    ...inState("submitted", "New", "No one has read them yet", "Read"),
    ...inState("shortlisted", "Shortlisted", "One step away from a decision", "Decide"),
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
      more: "Put its link in your listing",
      verb: "Share",
      to: `/app/forms/${form.id}/share`,
      isLate: false,
    })),
  ];
  return lines.slice(0, linesAtMost);
}

/** The day's news as a sentence. */
export function dashboardNews({ forms, counts, overdue, awaiting }: Waiting): string {
  if (forms.length === 0) return "Your first form takes about eight minutes.";
  if (overdue.count > 0) return `${people(overdue.count, namesOf(overdue.ids, awaiting))} for an answer you promised.`;
  const unread = counts.submitted;
  if (unread > 0) return `${applications(unread)} no one has read yet.`;
  const undecided = counts.in_review + counts.shortlisted;
  const read = awaiting.filter(({ state }) => state === "in_review" || state === "shortlisted");
  if (undecided > 0)
    return `${people(
      undecided,
      read.map(({ name }) => name),
    )} for your decision.`;
  return "You’re all caught up.";
}

const few = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

function sayFew(count: number): string {
  return few[count] ?? sayCounted(count);
}

function namesOf(ids: readonly string[], awaiting: Waiting["awaiting"]): string[] {
  return ids.flatMap((id) => awaiting.find((one) => one.id === id)?.name ?? []);
}

/** "Maya Chen, Ravi Patel and 6 more"; null where nobody may be named. */
function sayWho(names: readonly string[], count: number): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (count === 1) return first;
  if (second !== undefined && count === 2) return `${first} and ${second}`;
  const named = second === undefined ? first : `${first}, ${second}`;
  const rest = count - (second === undefined ? 1 : 2);
  return `${named} and ${count >= countedAtMost ? "others" : `${rest} more`}`;
}

/** One who waits alone is named. */
function people(count: number, names: readonly string[]): string {
  if (count === 1 && names[0] !== undefined) return `${names[0]} is waiting`;
  return `${sayFew(count)} ${count === 1 ? "applicant is waiting" : "applicants are waiting"}`;
}

function applications(count: number): string {
  return `${sayFew(count)} ${count === 1 ? "application" : "applications"}`;
}

export function sayApplied({ applicationCount, newCount }: FormFacts): string {
  const all = applicationCount === 1 ? "1 application" : `${applicationCount} applications`;
  return newCount > 0 ? `${all}, ${newCount} new` : all;
}
