import { formatDate } from "../../../kernel/dates";
import { dateFormat } from "../../../kernel/formatters";
import { spokenTime } from "../../answering/privacy-words";
import { type ShownState, type StatusWords, statusWords } from "../../answering/status-words";
import { timeIn } from "../../answering/time-in";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { LandlordCard } from "../../answering/ui/landlord-card";
import type { ScriptUrls } from "../../answering/ui/page-script";
import type { AnswerPromise } from "../../applications/answer-promise";
import type { ErasureClock } from "../../applications/erasure-clock";
import type { HouseholdPerson } from "../../applications/household/people";
import type { PageLocale } from "../../applications/locale";
import { silentLine } from "../../applications/outcome-words";
import type { Answer } from "../../applications/untold";
import { HouseholdCorner } from "../../apply/household/ui/household-corner";
import type { LandlordProfile } from "../../form-model/schema";
import type { ReadRequest } from "../../info-requests/queries/list-requests.server";
import { AnsweredRequests } from "../../info-requests/ui/answered-requests";
import { MoreWanted, type MoreWantedProps } from "../../info-requests/ui/more-wanted";
import { requestWords } from "../../info-requests/words";
import { ThreadCorner, type ThreadCornerProps } from "../../messages/ui/thread-corner";
import { messageWords } from "../../messages/words";
import type { LoggedReference } from "../../references/reference-log";
import { ReferenceLog } from "../../references/ui/reference-log";
import { guestKeptMs } from "../../rent-forms/rules";
import type { Outcome } from "../queries/find-status.server";
import { SentAnswers, type SentContent, SentPapers } from "./status-sent";

export type StatusPageProps = {
  locale: PageLocale;
  /** Address of this page. */
  here: string;
  formTitle: string;
  /** As the version that was filled in says it. */
  landlord: LandlordProfile | undefined;
  reference: string;
  state: ShownState;
  submittedAt: number;
  /** By when the landlord promised an answer; null where none is owed. */
  promise: AnswerPromise | null;
  household: HouseholdPerson[];
  /** A link was just sent again, or too often. */
  invitation: "yes" | "no" | null;
  /** When the landlord first opened it. */
  openedAt: number | null;
  changedAt: number | null;
  heldAt: number | null;
  papersErasedAt: number | null;
  /** Null once all is erased. */
  keeping: KeepingRule | null;
  /** Null before the decision, and once all is erased. */
  erasure: ErasureClock | null;
  outcome: Outcome | null;
  answer: Answer | null;
  now: number;
  isUndecided: boolean;
  scripts: ScriptUrls;
  /** A mail to this person waits until tomorrow. */
  isMailHeld: boolean;
  /** The last mail to this person came back. */
  isMailReturned: boolean;
  /** What became of the last press. */
  said: StatusNotice | null;
  content:
    | (SentContent & {
        unsent: MoreWantedProps["documents"];
        requests: ReadRequest[];
        references: LoggedReference[];
        thread: Omit<ThreadCornerProps, "locale" | "at" | "isSent">;
      })
    | null;
};

/** "late-...": it came after the decision, or after a request was over. "held": withdrawn, but not erased. "corrected": it is done. "mail-...": another try at an address that mail came back from. */
export const statusNotices = [
  "late-withdraw",
  "late-correct",
  "late-info",
  "held",
  "corrected",
  "mail-again",
  "mail-refused",
  "message-sent",
  "message-over",
] as const;
export type StatusNotice = (typeof statusNotices)[number];

/** What became of a sent application, for who sent it: its state, all that was sent, who opened it, and the way out. */
export function StatusPage(props: StatusPageProps) {
  const { locale, here, formTitle, content, outcome } = props;
  const words = statusWords[locale];
  const [title, text] = lineOf(props);
  const open = content?.requests.find((request) => request.state === "open");
  return (
    <ApplyShell locale={locale} title={formTitle} tab={`${words.title}: ${title}`}>
      <h1>
        <small>{words.title}</small> {title}
      </h1>
      {props.said && props.said !== "message-sent" ? <Said said={props.said} locale={locale} /> : null}
      <div className={open ? "box warn" : isPlain(props) ? "box" : "box good"}>
        <p>{text}</p>
      </div>
      {props.isMailHeld ? (
        <p className="box" role="status">
          {words.mailHeld}
        </p>
      ) : null}
      {props.isMailReturned && props.said !== "mail-again" ? <MailReturned {...props} words={words} /> : null}
      {outcome ? <Told outcome={outcome} locale={locale} /> : null}
      {content && open ? (
        <MoreWanted
          locale={locale}
          request={open}
          documents={content.unsent}
          action={`${here}/more`}
          now={props.now}
          scripts={props.scripts}
        />
      ) : null}
      {content ? (
        <ThreadCorner
          {...content.thread}
          locale={locale}
          at={`${here}/messages`}
          isSent={props.said === "message-sent"}
        />
      ) : null}
      <LandlordCard landlord={props.landlord} locale={locale} />
      <Facts {...props} />
      {content ? (
        <>
          <HouseholdCorner people={props.household} invitation={props.invitation} locale={locale} />
          <AnsweredRequests locale={locale} requests={content.requests} documents={content.documents} />
          <ReferenceLog references={content.references} locale={locale} />
          <SentPapers content={content} locale={locale} />
          <SentAnswers content={content} locale={locale} />
          {props.isUndecided ? (
            <p>
              <a className="sec" href={`${here}/correct`}>
                {words.correct}
              </a>
              <span className="hint">{words.correctText}</span>
            </p>
          ) : null}
          <p>
            <a className="lnk" href={`${here}/answers.pdf`} download>
              {words.paper}
            </a>
          </p>
        </>
      ) : (
        <div className="box">
          <h2>{words.erasedTitle}</h2>
          <p>{words.erasedText}</p>
        </div>
      )}
      <WayOut {...props} words={words} />
    </ApplyShell>
  );
}

/** What became of it: told by a letter, decided in silence, or how far it is. */
function lineOf({ outcome, answer, state, locale }: StatusPageProps): [title: string, text: string] {
  const words = statusWords[locale];
  if (outcome) return words.outcomes[outcome.kind];
  return answer && "until" in answer ? silentLine(answer, locale) : words.states[state];
}

/** Everything stands on this page too, so that a lost mail loses nothing; but the next one should arrive. */
function MailReturned({ here, isUndecided, words }: StatusPageProps & { words: StatusWords }) {
  return (
    <form method="post" action={here} className="box warn">
      <h2>{words.mailReturned}</h2>
      <p>{isUndecided ? words.mailReturnedText : words.mailReturnedOnly}</p>
      <p>
        {isUndecided ? (
          <a className="sec" href={`${here}/correct?of=email`}>
            {words.mailChange}
          </a>
        ) : null}{" "}
        <button type="submit" className="sec" name="intent" value="mail-again">
          {words.mailTry}
        </button>
      </p>
    </form>
  );
}

/** Bad news is not painted as good. */
function isPlain({ state, outcome }: StatusPageProps): boolean {
  return (
    state === "withdrawn" ||
    (state === "decided" && outcome === null) ||
    (outcome !== null && outcome.kind !== "approved")
  );
}

/** What the landlord wrote, word for word as in the mail, which may be lost. */
function Told({ outcome, locale }: { outcome: Outcome; locale: PageLocale }) {
  if (outcome.text.trim() === "") return null;
  return (
    <section>
      <h2>{statusWords[locale].wrote.replace("{time}", () => timeIn(locale)(outcome.at))}</h2>
      <blockquote className="text" dir="auto">
        {outcome.text}
      </blockquote>
    </section>
  );
}

function Said({ said, locale }: { said: Exclude<StatusNotice, "message-sent">; locale: PageLocale }) {
  const words = statusWords[locale];
  const texts: Record<typeof said, string> = {
    "late-withdraw": words.decided,
    "late-correct": words.decidedCorrect,
    "late-info": requestWords[locale].over,
    held: words.heldErase,
    corrected: words.changed,
    "mail-again": words.mailAgain,
    "mail-refused": words.mailRefused,
    "message-over": messageWords[locale].over,
  };
  return said === "corrected" || said === "mail-again" ? (
    <div className="box good" role="status">
      <p>{texts[said]}</p>
    </div>
  ) : (
    <div className="box warn" role="alert">
      <p>{texts[said]}</p>
    </div>
  );
}

function Facts(props: StatusPageProps) {
  const { locale, reference, submittedAt, promise, openedAt, changedAt } = props;
  const words = statusWords[locale];
  const time = timeIn(locale);
  const rows: [string, string | null][] = [
    [words.reference, reference],
    [words.sentOn, time(submittedAt)],
    [words.openedOn, openedAt === null ? null : time(openedAt)],
    [words.changedOn, changedAt === null ? null : time(changedAt)],
    [words.promised[promise?.isOverdue ? 1 : 0], promise && formatDate(promise.day, locale)],
  ];
  return (
    <>
      <dl>
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {props.content ? <Kept {...props} content={props.content} /> : null}
    </>
  );
}

/** How long what was sent is kept after a decision; of a guest's form, nobody of whom decides, after it closed. */
export type KeepingRule = { hasAccount: boolean; documentsDays: number; answersMonths: number };

export type KeptProps = Pick<StatusPageProps, "locale" | "heldAt" | "papersErasedAt" | "erasure" | "keeping"> & {
  content: SentContent;
};

/** How long what was sent is kept, and why longer. */
export function Kept({ locale, content, heldAt, papersErasedAt, erasure, keeping }: KeptProps) {
  const format = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const on = (text: string, at: number) => text.replace("{day}", () => format.format(at));
  const hasPapers = content.documents.length > 0;
  const words = statusWords[locale];
  const { retention } = words;
  const lines = [
    papersErasedAt !== null && !hasPapers ? on(retention.papersGone, papersErasedAt) : null,
    heldAt !== null ? words.held : null,
    ...(heldAt === null && !erasure && keeping ? untilDecided(locale, keeping, hasPapers) : []),
    heldAt === null && hasPapers && erasure ? on(retention.after, erasure.papersAt) : null,
    heldAt === null && erasure ? on(retention.answers, erasure.answersAt) : null,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p className="muted" key={line}>
      {line}
    </p>
  ));
}

function untilDecided(locale: PageLocale, keeping: KeepingRule, hasPapers: boolean): string[] {
  const { before, beforeAnswers, guest } = statusWords[locale].retention;
  const fill = (text: string, value: number, unit: "day" | "month") =>
    text.replace("{time}", () => spokenTime(value, unit, locale));
  if (!keeping.hasAccount) return [fill(guest, guestKeptMs / 86_400_000, "day")];
  const answers = fill(beforeAnswers, keeping.answersMonths, "month");
  return hasPapers ? [fill(before, keeping.documentsDays, "day"), answers] : [answers];
}

/** Withdrawing asks first: the button stands behind its own words. Works without script. */
function WayOut({ isUndecided, state, content, heldAt, words }: StatusPageProps & { words: StatusWords }) {
  if (state === "withdrawn" && content) {
    return heldAt !== null ? null : (
      <form method="post" className="end">
        <button type="submit" className="sec" name="intent" value="erase">
          {words.eraseOnly}
        </button>
      </form>
    );
  }
  if (!isUndecided) return null;
  return (
    <details className="box">
      <summary>{words.withdraw}</summary>
      <form method="post">
        <p>{words.withdrawText}</p>
        {heldAt === null ? (
          <div className="opts">
            <label htmlFor="erase">
              <input id="erase" type="checkbox" name="erase" value="yes" />
              <span>{words.erase}</span>
            </label>
          </div>
        ) : (
          <p>{words.heldErase}</p>
        )}
        <p>
          <button type="submit" className="sec" name="intent" value="withdraw">
            {words.yesWithdraw}
          </button>
        </p>
      </form>
    </details>
  );
}
