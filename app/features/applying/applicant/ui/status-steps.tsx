import type { ReactNode } from "react";
import { formatDate } from "../../../../kernel/dates";
import { isolated } from "../../../../kernel/isolated";
import { commaIn, labelled } from "../../../../kernel/labelled";
import { IsolatedText } from "../../../../ui/isolated-text";
import { statusWords } from "../../answering/status-words";
import { useTimeIn } from "../../answering/time-in";
import { standingWords } from "../standing-words";
import type { StatusPageProps } from "../status-view";

type Time = (at: number) => string;
type Step = { name: string; is: "did" | "now" | "next"; text: ReactNode };

/** Sent, opened, asked, decided: always the same four, each with its time or with what it waits for. */
export function StatusSteps(props: StatusPageProps) {
  const time = useTimeIn(props.locale);
  return (
    <section>
      <h2>{standingWords[props.locale].title}</h2>
      <ol className="steps num">
        {[sentStep, openedStep, askedStep, decidedStep]
          .map((step) => step(props, time))
          .map(({ name, is, text }) => (
            <li key={name} className={is} aria-current={is === "now" ? "step" : undefined}>
              <p className="at">
                <strong>{name}</strong>
              </p>
              <div className="muted small">{text}</div>
            </li>
          ))}
      </ol>
    </section>
  );
}

function sentStep({ locale, submittedAt, changedAt, household }: StatusPageProps, time: Time): Step {
  const words = standingWords[locale];
  const missing = household.filter(({ state }) => state !== "done").map(({ name }) => isolated(name));
  return {
    name: statusWords[locale].sentOn,
    is: "did",
    text: (
      <>
        <p>{time(submittedAt)}</p>
        {changedAt === null ? null : <p>{labelled(statusWords[locale].changedOn, time(changedAt), locale)}</p>}
        {missing.length > 0 ? (
          <p>
            <IsolatedText text={words.missing({ names: missing.join(commaIn(locale)) })} />
          </p>
        ) : null}
      </>
    ),
  };
}

function openedStep({ locale, openedAt, state }: StatusPageProps, time: Time): Step {
  const words = standingWords[locale];
  if (openedAt === null)
    return { name: statusWords[locale].openedOn, is: "next", text: isOver(state) ? null : words.notOpened };
  return { name: statusWords[locale].openedOn, is: "did", text: time(openedAt) };
}

function askedStep({ locale, state, content }: StatusPageProps, time: Time): Step {
  const words = standingWords[locale];
  const last = content?.requests.at(-1);
  if (!last) return { name: words.asked, is: "next", text: isOver(state) ? null : words.notAsked };
  return { name: words.asked, is: last.state === "open" ? "now" : "did", text: time(last.askedAt) };
}

function decidedStep({ locale, state, promise, outcome, endedAt }: StatusPageProps, time: Time): Step {
  const words = standingWords[locale];
  if (isOver(state)) {
    const name = state === "decided" ? words.decided : statusWords[locale].states[state][0];
    const at = outcome?.at ?? endedAt;
    return { name, is: "did", text: at === null ? null : time(at) };
  }
  const [by, was] = statusWords[locale].promised;
  const text = promise ? (
    <p>
      <span>{promise.isOverdue ? was : by}</span> {formatDate(promise.day, locale)}.{" "}
      {promise.isOverdue ? null : words.says}
    </p>
  ) : null;
  return { name: words.decided, is: "next", text };
}

function isOver(state: StatusPageProps["state"]): boolean {
  return state === "decided" || state === "withdrawn" || state === "expired";
}
