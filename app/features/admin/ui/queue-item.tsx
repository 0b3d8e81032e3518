import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "../../../ui/app-link";
import { Button, type ButtonProps } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { LocalTime } from "../../../ui/local-time";
import { SelectField } from "../../../ui/select-field";
import { TextareaField } from "../../../ui/textarea-field";
import type { QueueDetail, Report } from "../queries/find-queue-item.server";
import { answerLetters, type QueueLine } from "../queue";
import { redFrom, shortAge } from "./queue-list";
import { spamBase } from "./spam-page";

/** What an item can become; the route says which command each is. */
export type QueueAction = {
  intent: string;
  label: string;
  variant?: ButtonProps["variant"];
  /** The letter that presses it. */
  letter?: string;
  /** Codes to choose from, with their words: what its landlord is told. */
  reasons?: Readonly<Record<string, string>>;
  /** What pressing it will do, in a sentence. */
  effect: string;
};

export type QueueItemProps = {
  /** What was typed as an answer, and what is wrong with it. */
  answer?: { text: string; error: string } | null;
  line: QueueLine;
  detail: QueueDetail;
  actions: readonly QueueAction[];
  /** Milliseconds. */
  at: number;
};

/** One item: the actions of its kind, why it is here, what it touches, and what pressing will do. */
export function QueueItemView({ line, detail, actions, at, answer }: QueueItemProps) {
  const { item, more } = line;
  return (
    <section aria-labelledby="item" className="lg:border-s lg:border-line lg:ps-8">
      <AppLink to={spamBase} className="inline-flex min-h-11 items-center underline underline-offset-4 lg:hidden">
        Back to the queue
      </AppLink>
      <header className="flex items-start justify-between gap-4 lg:pt-3">
        <div className="min-w-0">
          <h2 id="item" className="text-xl font-semibold [overflow-wrap:anywhere]">
            {item.title}
          </h2>
          <p className="text-sm text-ink-muted">
            First seen <LocalTime at={item.at} locale="en-GB" />, {shortAge(at - item.at)} ago.
          </p>
        </div>
        <p className="shrink-0 text-sm text-ink-muted">
          <b
            className={classNames(
              "tabular font-serif text-3xl leading-none font-[560]",
              item.score >= redFrom ? "text-red" : "text-ink",
            )}
          >
            {item.score}
          </b>{" "}
          of 100
        </p>
      </header>
      <Actions item={item.key} more={more.map(({ key }) => key)} actions={actions} />
      {"appeal" in detail && detail.appeal !== null ? (
        <Appeal item={item.key} text={detail.appeal} answer={answer} />
      ) : null}
      <Detail detail={detail} at={at} why={item.why} />
      <section className="mt-6 border-t border-line pt-4">
        <h3 className="font-semibold">What pressing will do</h3>
        <dl className="mt-1 max-w-2xl">
          {actions.map(({ intent, label, effect }) => (
            <div key={intent} className="py-1">
              <dt className="inline font-medium">{label}: </dt>
              <dd className="inline text-ink-muted">{effect}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}

/** What the landlord says against it, and the answer. */
function Appeal({ item, text, answer }: { item: string; text: string } & Pick<QueueItemProps, "answer">) {
  return (
    <section aria-labelledby="appeal" className="mb-4 bg-amber-soft p-4">
      <h3 id="appeal" className="font-semibold">
        The landlord says
      </h3>
      <blockquote className="mt-1 max-w-2xl whitespace-pre-line [overflow-wrap:anywhere]">{text}</blockquote>
      <form method="post" noValidate className="mt-3 flex flex-col items-start gap-3">
        <input type="hidden" name="item" value={item} />
        <TextareaField
          id="text"
          name="text"
          label="Your answer"
          hint="It is mailed, and stands on the form’s page. It decides nothing: answer first, then press one of the buttons above."
          rows={3}
          maxLength={answerLetters}
          defaultValue={answer?.text}
          error={answer?.error}
          wrapperClassName="w-full max-w-2xl"
        />
        <Button type="submit" name="intent" value="answer">
          Send answer
        </Button>
      </form>
    </section>
  );
}

function Actions({ item, more, actions }: { item: string; more: string[]; actions: readonly QueueAction[] }) {
  const asking = actions.find(({ reasons }) => reasons);
  return (
    <form method="post" className="flex flex-wrap gap-2 py-4">
      <input type="hidden" name="item" value={item} />
      {actions.map(({ intent, label, variant = "outline", letter }) => (
        <Button key={intent} type="submit" name="intent" value={intent} variant={variant} data-letter={letter}>
          {label}
        </Button>
      ))}
      {asking?.reasons ? (
        <SelectField
          name="reason"
          label={`Why, if you press “${asking.label}”`}
          options={Object.entries(asking.reasons).map(([value, label]) => ({ value, label }))}
          wrapperClassName="basis-full max-w-md"
        />
      ) : null}
      {more.length > 0 ? (
        <label className="flex min-h-11 items-center gap-2 basis-full">
          <input type="checkbox" name="more" value={more.join(" ")} defaultChecked className="size-5" />
          All {more.length + 1} of this {item.startsWith("account:") ? "network" : "sender"}
        </label>
      ) : null}
    </form>
  );
}

function Detail({ detail, at, why }: { detail: QueueDetail; at: number; why: string[] }) {
  switch (detail.kind) {
    case "contact":
      return (
        <>
          <Signs signs={why.map((text) => ({ points: null, text, evidence: "" }))} />
          <Facts
            title="The message"
            facts={[
              ["From", detail.email],
              ["Name", detail.name],
              ["Company", detail.company],
              ["Subject", detail.subject],
            ]}
          />
          <blockquote className="mt-3 max-w-2xl border-s-4 border-line ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
            {detail.message}
          </blockquote>
        </>
      );
    case "account":
      return (
        <>
          <Signs signs={detail.signs} />
          <Facts
            title="The account"
            facts={[
              ["Made", `${shortAge(at - detail.accountSince)} ago`],
              ["Its forms", String(detail.forms)],
              ["Applications received", String(detail.applications)],
              ["Others of its network", String(detail.network)],
            ]}
          />
          <AppLink
            to={`/admin/people/${detail.id}`}
            className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            See the account
          </AppLink>
        </>
      );
    case "question":
      return (
        <>
          <blockquote className="max-w-2xl border-s-4 border-line ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
            {detail.question}
          </blockquote>
          <Facts
            title="What is known of it"
            facts={[
              ["Refused as", detail.category],
              ["Where the home is", detail.place || "not said"],
              ["Sent", detail.count === 1 ? "once" : `${detail.count} times`],
            ]}
          />
        </>
      );
    case "application":
      return (
        <>
          <p className="max-w-2xl text-ink-muted">
            To the form “{detail.formTitle}”. Scores and signs only: what applicants wrote is their landlord’s to read.
          </p>
          <ol className="mt-3">
            {detail.held.map(({ at: sentAt, score, signs }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: no id of an application is shown
              <li key={index} className="flex gap-4 border-t border-line py-2 text-[0.9375rem]">
                <span className="tabular w-8 text-end font-semibold">{score}</span>
                <span className="min-w-0 flex-1">{signs.join("; ")}</span>
                <span className="tabular text-sm text-ink-muted">{shortAge(at - sentAt)}</span>
              </li>
            ))}
          </ol>
        </>
      );
    default:
      return <Screened {...detail} at={at} />;
  }
}

function Screened(detail: Extract<QueueDetail, { kind: "form" }> & { at: number }) {
  const { signs, touches, others, accountSince, isGuest, state, reports, texts, at, rulesetVersion, urlId } = detail;
  const age = accountSince === null ? "unknown" : `${shortAge(at - accountSince)} old`;
  return (
    <>
      <Signs signs={signs} />
      <Reports reports={reports} />
      <div className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        <Facts
          title="What it touches"
          facts={[
            ["Drafts", String(touches.drafts)],
            ["Applications", String(touches.applications)],
            ["Papers", String(touches.papers)],
          ]}
        />
        <Facts
          title="Where it came from"
          facts={[
            ["Made by", isGuest ? "a guest" : `an account, ${age}`],
            ["State", state],
            ["Its page", urlId ? <PageLink key="page" urlId={urlId} /> : ""],
            ["Others of this sender", String(others.sender)],
            ["Others of this network", String(others.network)],
            ["Weights", `version ${rulesetVersion}`],
          ]}
        />
      </div>
      {texts.length > 0 ? (
        <details open className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <ChevronRight aria-hidden="true" className="size-4 text-ink-muted [[open]>*>&]:rotate-90" />
            What the landlord wrote ({texts.length})
          </summary>
          <ul className="max-w-2xl list-disc ps-5">
            {texts.map((text) => (
              <li key={text} className="py-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** What people who saw the form say of it. */
function Reports({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports" className="mt-4 border-t border-line pt-3">
      <h3 id="reports" className="font-semibold">
        What people report
      </h3>
      <ul className="max-w-2xl">
        {reports.map(({ id, at, reason, text, email }) => (
          <li key={id} className="border-b border-line py-2 last:border-b-0 [overflow-wrap:anywhere]">
            <p className="font-medium">{reason}</p>
            {text ? <blockquote className="whitespace-pre-line">“{text}”</blockquote> : null}
            <p className="text-sm text-ink-muted">
              <LocalTime at={at} locale="en-GB" />
              {email ? `, from ${email}` : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signs({ signs }: { signs: readonly { points: number | null; text: string; evidence: string }[] }) {
  return (
    <table className="w-full text-[0.9375rem]">
      <caption className="pb-1 text-start font-semibold">Why</caption>
      <tbody>
        {signs.map(({ points, text, evidence }) => (
          <tr key={text} className="border-t border-line align-baseline">
            <td className="tabular w-12 py-2 font-semibold">{points === null ? "" : `+${points}`}</td>
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {text}
              <span className="block text-sm text-ink-muted sm:hidden">{evidence}</span>
            </th>
            <td className="hidden py-2 text-sm text-ink-muted sm:table-cell">{evidence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What applicants see; of a form that is offline, that it is. */
function PageLink({ urlId }: { urlId: string }) {
  return (
    <a href={`/apply/${urlId}`} className="underline underline-offset-4">
      /apply/{urlId}
    </a>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-semibold">{title}</h3>
      <dl className="text-sm">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-0.5">
              <dt className="shrink-0 text-ink-muted">{name}</dt>
              <dd className="tabular min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
