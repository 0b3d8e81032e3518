import { AppLink } from "../../../../ui/app-link";
import { Button, type ButtonProps } from "../../../../ui/button";
import { classNames } from "../../../../ui/class-names";
import { LocalTime } from "../../../../ui/local-time";
import { SelectField } from "../../../../ui/select-field";
import { TextareaField } from "../../../../ui/textarea-field";
import type { QueueDetail } from "../queries/find-queue-item.server";
import { answerLetters, type QueueLine } from "../queue";
import { Detail } from "./queue-detail";
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
            First seen <LocalTime at={item.at} locale="en-US" />, {shortAge(at - item.at)} ago.
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
          hint="We email it and show it on the form’s page. Answer first, then press one of the buttons above to decide."
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
