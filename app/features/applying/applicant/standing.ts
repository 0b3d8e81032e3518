import { formatDate } from "../../../kernel/dates";
import { isolated } from "../../../kernel/isolated";
import type { PageLocale } from "../../../kernel/page-locale";
import { statusWords } from "../answering/status-words";
import { type Line, silentLine } from "../applications/outcome-words";
import type { ReadRequest } from "../info-requests/queries/list-requests.server";
import { requestWords } from "../info-requests/words";
import { standingWords } from "./standing-words";
import type { StatusPageProps } from "./status-view";

/** What is to be said now: the tab's title, one sentence, and what follows from it. */
export function standingOf(props: StandingFacts): { title: string; sentence: string; more: string } {
  const asked = props.content?.requests.find(({ state }) => state === "open");
  const [title, text] = lineOf(props);
  if (asked && props.outcome?.kind !== "approved")
    return { title, sentence: asksFor(asked.items, props.locale), more: "" };
  const [sentence = "", more = ""] = text.split(/(?<=[.!?]) (.*)/s);
  // Good news first, then what is still needed.
  if (asked) return { title, sentence, more: asksFor(asked.items, props.locale) };
  return { title, sentence, more };
}

type StandingFacts = Pick<StatusPageProps, "outcome" | "answer" | "state" | "locale" | "promise"> & {
  content: { requests: Pick<ReadRequest, "state" | "items">[] } | null;
};

/** Names the thing that is asked for, where there is one. */
function asksFor(items: ReadRequest["items"], locale: PageLocale): string {
  const words = requestWords[locale];
  const [only] = items;
  if (!only || items.length > 1) return words.asksSeveral({ count: items.length });
  const name = isolated(only.text.replace(/\.$/, ""));
  return only.kind === "file" || only.kind === "paper"
    ? words.asksFile({ item: name })
    : words.asksText({ item: name });
}

/** What became of it: told by a letter, decided in silence, late, or how far it is. */
function lineOf({ outcome, answer, state, locale, promise, content }: StandingFacts): Line {
  const words = statusWords[locale];
  const { overdue, answered } = standingWords[locale];
  if (outcome) return words.outcomes[outcome.kind];
  if (answer && "until" in answer) return silentLine(answer, locale);
  if (promise?.isOverdue) {
    return [overdue[0], overdue[1]({ day: formatDate(promise.day, locale) })];
  }
  const isAnswered = content?.requests.at(-1)?.state === "answered";
  return isAnswered && (state === "submitted" || state === "in_review") ? answered : words.states[state];
}
