import type { ReactNode } from "react";
import { briefDayText } from "../../../../kernel/moments";
import { phoneLink } from "../../../../kernel/phone";
import { Badge } from "../../../../ui/badge";
import { Formatted } from "../../../../ui/formatted";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import type { AnswerPromise } from "../../../applying/applications/answer-promise";
import { stateWords } from "../../../applying/applications/state-words";
import type { Reviewed } from "../../decision/ui/reviewed";
import { StateMark } from "../../decision/ui/state-mark";
import type { ReadableApplication } from "../queries/find-application.server";
import { pageWords } from "../words/page-words";
import { EarlierApplication, earlierAt } from "./earlier-application";
import { SheetPart } from "./sheet-part";

type StandingProps = Pick<ReadableApplication, "state" | "submittedAt" | "duplicate"> & {
  /** Absent for who may not mark it: the holder of a manage link. */
  marks?: Pick<Reviewed, "isLet" | "isArchived"> | undefined;
  /** Said here on a phone alone: on a desk it stands by the decision. */
  promise?: AnswerPromise | null | undefined;
  /** Where the holder of a manage link reads the earlier application; of an account: on the page of its form. */
  toEarlier?: ((id: string) => string) | undefined;
  locale: string;
};

/** Where the application stands, in one line under the name. */
export function Standing({ state, submittedAt, duplicate, marks, promise, toEarlier, locale }: StandingProps) {
  const words = useWords(pageWords);
  const states = useWords(stateWords);
  return (
    <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-[0.9375rem] max-sm:text-sm">
      <Fact term={words.state} isPlain>
        <StateMark state={state}>
          <span className="font-medium">{marks?.isLet ? words.hasHome : states[state]}</span>
        </StateMark>
      </Fact>
      {marks?.isArchived ? (
        <Fact term={words.archive} isPlain>
          <Badge>{words.archived}</Badge>
        </Fact>
      ) : null}
      <Fact term={words.received}>
        <LocalTime at={submittedAt} locale={locale} isDay={promise ? "brief" : true} />
      </Fact>
      {promise ? (
        <Fact term={promise.isOverdue ? words.answerWasDue : words.answerBy} className="lg:hidden print:hidden">
          <Formatted
            text={briefDayText(Date.parse(promise.day), locale, "UTC")}
            {...(promise.isOverdue && { className: "font-medium text-amber" })}
          />
        </Fact>
      ) : null}
      {duplicate ? (
        <Fact term={words.appliedBefore}>
          <EarlierApplication duplicate={duplicate} to={toEarlier ? toEarlier(duplicate.id) : earlierAt(duplicate)} />
        </Fact>
      ) : null}
    </dl>
  );
}

const contactClass =
  "underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

export function Contact({ email, phone }: Pick<ReadableApplication, "email" | "phone">) {
  const words = useWords(pageWords);
  return (
    <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-[0.9375rem]">
      <Fact term={words.email} isPlain>
        <a className={`break-all ${contactClass}`} href={`mailto:${email}`} translate="no">
          {email}
        </a>
      </Fact>
      <Fact term={words.phone} isPlain>
        {phone ? (
          <a className={`tabular ${contactClass}`} href={phoneLink(phone)} translate="no">
            {phone}
          </a>
        ) : (
          <span className="text-ink-muted">{words.noPhone}</span>
        )}
      </Fact>
    </dl>
  );
}

type RecordProps = Pick<ReadableApplication, "reference" | "submittedAt" | "versionNumber"> & { locale: string };

/** What only a dispute asks for: to the minute, and of which form. */
export function ApplicationRecord({ reference, submittedAt, versionNumber, locale }: RecordProps) {
  const words = useWords(pageWords);
  const rows: [term: string, value: ReactNode][] = [
    [
      words.number,
      <span key="reference" className="font-mono text-sm" translate="no">
        {reference}
      </span>,
    ],
    [words.received, <LocalTime key="received" at={submittedAt} locale={locale} />],
    [words.formVersion, versionNumber],
  ];
  return (
    <SheetPart id="record" title={words.record}>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 py-1 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  );
}

/** `isPlain`: the value says by itself what it is. */
type FactProps = { term: string; isPlain?: boolean; className?: string; children: ReactNode };

function Fact({ term, isPlain, className = "", children }: FactProps) {
  return (
    <div className={`flex min-w-0 flex-wrap items-baseline gap-x-1.5 ${className}`}>
      <dt className={isPlain ? "sr-only" : "text-ink-muted"}>{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
