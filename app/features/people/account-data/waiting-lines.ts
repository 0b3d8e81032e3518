import { countedAtMost, overdueCountedAtMost, sayCounted } from "../../../kernel/counted";
import { dayMs } from "../../../kernel/durations";
import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/account-data/waiting";
import type { WorkloadCounts } from "../../deciding/inbox/rules/workload";
import { closesSoon } from "../../forms/rent-forms/closes-soon";
import type { FormFacts } from "./rules";
import { sayApplied } from "./words/applied-words";

const waitingWords = inEveryLanguage("account-data/waiting", en);

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
export function waitingLines(waiting: Waiting, now: number, language: PageLocale): WaitingLine[] {
  const { forms, counts, overdue, awaiting } = waiting;
  const words = waitingWords[language].lines;
  const inState = (state: keyof WorkloadCounts): WaitingLine[] => {
    const { what, more, verb } = words[state];
    const names = awaiting.filter((one) => one.state === state).map(({ name }) => name);
    const line = { key: state, count: String(counts[state]), what, verb, isLate: false };
    const who = sayWho(names, counts[state], language) ?? more;
    return counts[state] === 0 ? [] : [{ ...line, more: who, to: `/app/applicants?state=${state}` }];
  };
  const closing = forms.filter((form) => closesSoon(form, now) && (form.opensUntil ?? 0) > now);
  const unused = forms.filter(({ state, applicationCount }) => state === "open" && applicationCount === 0);
  const late: WaitingLine = {
    key: "overdue",
    count: sayCounted(overdue.count, overdueCountedAtMost),
    what: words.overdue.what({ count: overdue.count }),
    more: sayWho(namesOf(overdue.ids, awaiting), overdue.count, language, overdueCountedAtMost) ?? words.overdue.more,
    verb: words.overdue.verb,
    to: "/app/applicants?only=overdue",
    isLate: true,
  };
  const lines = [
    ...(overdue.count > 0 ? [late] : []),
    ...inState("submitted"),
    ...inState("shortlisted"),
    ...inState("in_review"),
    ...closing.map((form) => ({
      key: `closes-${form.id}`,
      count: String(Math.max(1, Math.ceil(((form.opensUntil ?? now) - now) / dayMs))),
      what: words.closes.what({ form: form.title }),
      more: sayApplied(form, language),
      verb: words.closes.verb,
      to: `/app/forms/${form.id}/settings`,
      isLate: true,
    })),
    ...inState("info_requested"),
    ...unused.map((form) => ({
      key: `share-${form.id}`,
      count: "0",
      what: words.unused.what({ form: form.title }),
      more: words.unused.more,
      verb: words.unused.verb,
      to: `/app/forms/${form.id}/share`,
      isLate: false,
    })),
  ];
  return lines.slice(0, linesAtMost);
}

/** The day's news as a sentence. One who waits alone is named. */
export function dashboardNews({ forms, counts, overdue, awaiting }: Waiting, language: PageLocale): string {
  const { news } = waitingWords[language];
  if (forms.length === 0) return news.noForm;
  if (overdue.count > 0) {
    const [name] = namesOf(overdue.ids, awaiting);
    if (overdue.count === 1 && name !== undefined) return news.namedOverdue({ name });
    return news.overdue(counted(overdue.count, overdueCountedAtMost));
  }
  if (counts.submitted > 0) return news.unread(counted(counts.submitted));
  const undecided = counts.in_review + counts.shortlisted;
  const first = awaiting.find(({ state }) => state === "in_review" || state === "shortlisted");
  if (undecided === 1 && first) return news.namedUndecided({ name: first.name });
  return undecided > 0 ? news.undecided(counted(undecided)) : news.nothing;
}

function counted(count: number, atMost = countedAtMost) {
  return { count, said: sayCounted(count, atMost) };
}

function namesOf(ids: readonly string[], awaiting: Waiting["awaiting"]): string[] {
  return ids.flatMap((id) => awaiting.find((one) => one.id === id)?.name ?? []);
}

/** "Maya Chen, Ravi Patel and 6 more"; null where nobody may be named. */
function sayWho(
  [first, second]: readonly string[],
  count: number,
  language: PageLocale,
  atMost = countedAtMost,
): string | null {
  const words = waitingWords[language].who;
  if (first === undefined) return null;
  if (count === 1) return first;
  if (second !== undefined && count === 2) return words.two({ first, second });
  const isCounted = count < atMost;
  if (second === undefined)
    return isCounted ? words.oneAndMore({ first, rest: count - 1 }) : words.oneAndOthers({ first });
  return isCounted ? words.twoAndMore({ first, second, rest: count - 2 }) : words.twoAndOthers({ first, second });
}
