import { type ReactNode, useEffect, useState } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { formatDate } from "../../../kernel/dates";
import { Button } from "../../../ui/button";
import { Formatted } from "../../../ui/formatted";
import { LocalTime } from "../../../ui/local-time";
import { Notice } from "../../../ui/notice";
import { entriesOf, type IndexEntry, PageIndex, type Panel, PanelList } from "../../../ui/panels";
import { applicationStateWords } from "../../../words/en/applications/state";
import type { AnswerPromise } from "../../applications/answer-promise";
import { duplicateText } from "../../applications/spam/reason-words";
import { DocumentList } from "../../documents/ui/document-list";
import { DocumentViewer } from "../../documents/ui/document-viewer";
import { askableStates } from "../../info-requests/rules";
import { type AskFailure, AskForMore } from "../../info-requests/ui/ask-for-more";
import { RequestList } from "../../info-requests/ui/request-list";
import { promiseTerm } from "../promise-words";
import type { ReadableApplication } from "../queries/find-application.server";
import { ApplicationSheet, type ApplicationSheetProps, type SheetDocument } from "./application-sheet";
import { Corrections, type CorrectionsProps } from "./corrections";
import { documentGroups } from "./document-groups";
import { HouseholdView, type HouseholdViewProps } from "./household-view";
import { StateMark } from "./state-mark";

export type ApplicationViewProps = Omit<ApplicationSheetProps, "documents"> &
  HouseholdViewProps &
  Pick<
    ReadableApplication,
    "id" | "email" | "phone" | "reference" | "state" | "submittedAt" | "versionNumber" | "requests" | "duplicate"
  > & {
    isNew: boolean;
    rev: number;
    seenRev: number | null;
    unreadAnswerAt: number | null;
    corrections: CorrectionsProps["corrections"];
    documents: (SheetDocument & { path: string })[];
    /** Stays in sight: what can be decided. Absent for who may not decide. */
    bar?: ReactNode;
    /** Under the name, before all else. */
    facts?: ReactNode;
    /** In sight beside the answers: the conversation. */
    beside?: readonly Panel[];
    /** Between the facts and the answers, and after everything that the applicant sent. */
    above?: readonly Panel[];
    below?: readonly Panel[];
    /** Where requests for more are posted to; absent for who may not ask: the holder of a manage link. */
    askAt?: string;
    /** By when the form promised an answer; absent for who may not decide. */
    promise?: AnswerPromise | null;
    askFailure?: AskFailure;
  };

/**
 * One application as one file: facts, what changed, answers as they were asked, household, requests. Shown, it says so to
 * its page by a post. Whoever adds a panel adds it to `above` or `below`: its heading and its place in the index follow.
 */
export function ApplicationView(props: ApplicationViewProps) {
  const { id, state, locale, requests, bar, beside, above = [], below = [] } = props;
  const hasRail = beside !== undefined;
  const columns = hasRail
    ? "lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10"
    : "lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-x-12";
  return (
    <div className={`lg:grid ${columns} print:block`}>
      <aside className={`max-lg:mb-4 ${hasRail ? "lg:hidden" : "lg:col-start-2 lg:row-span-2 lg:row-start-1"}`}>
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          <PageIndex entries={indexOf(props)} />
        </div>
      </aside>
      <div className="min-w-0 max-w-4xl">
        <DocumentViewer />
        <RecordView key={id} {...props} />
        <div className="flex flex-col gap-5">
          <AnsweredSince key={`answered-${id}`} {...props} />
          <ChangedSince key={`changed-${id}`} {...props} />
          <Facts {...props} hasBar={bar !== undefined} />
          {props.facts}
          <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:gap-x-10 print:block print:space-y-5">
            <PanelList panels={[...above, papersOf(props)]} />
          </div>
          <KeptCorrections key={`corrections-${id}`} {...props} />
          <ApplicationSheet {...props} consents={[]} signing={null} />
          <HouseholdView {...props} />
          <RequestList requests={requests} documents={props.documents} locale={locale} action={props.askAt ?? null} />
          {props.askAt && askableStates.includes(state) ? (
            // A new form once the last one was sent.
            <AskForMore key={requests.length} failure={props.askFailure ?? null} action={props.askAt} />
          ) : null}
        </div>
      </div>
      {hasRail ? <Rail bar={bar} panels={beside} /> : null}
      <div className="mt-6 flex min-w-0 max-w-4xl flex-col gap-6 lg:col-start-1">
        <ApplicationSheet {...props} sections={[]} />
        <PanelList panels={below} />
      </div>
    </div>
  );
}

/** In sight while the answers are read; on paper after them. */
function Rail({ bar, panels }: { bar: ReactNode; panels: readonly Panel[] }) {
  return (
    <div className="max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-s lg:border-line lg:ps-6 print:mt-8">
      <div className="flex flex-col gap-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:px-1 lg:pb-4 print:static print:max-h-none print:overflow-visible">
        {bar}
        <PanelList panels={panels} />
      </div>
    </div>
  );
}

function papersOf(props: ApplicationViewProps): Panel {
  const groups = documentGroups(props);
  return { id: "documents", title: "Documents", content: groups.length > 0 && <DocumentList groups={groups} /> };
}

/** Everything on the page that has a heading, in its order. */
function indexOf(props: ApplicationViewProps): IndexEntry[] {
  const { sections, consents, signing, household, corrections, requests, above = [], beside = [], below = [] } = props;
  const when = (is: unknown, id: string, title: string): IndexEntry[] => (is ? [{ id, title }] : []);
  return [
    ...entriesOf([...above, papersOf(props)]),
    ...when(corrections.length > 0, "corrections", "Changed by the applicant"),
    ...sections.map(({ id, title }) => ({ id: `section-${id}`, title })),
    ...when(household.length > 0, "household", "Household"),
    ...household.map(({ id, name }) => ({ id: `person-${id}`, title: name, isNested: true })),
    ...when(requests.length > 0, "requests", "Asked for later"),
    ...when(props.askAt && askableStates.includes(props.state), "ask-for-more", "Ask for more"),
    ...entriesOf(beside),
    ...when(consents.length > 0, "consents", "Agreed to"),
    ...when(signing, "signing", "Signed"),
    ...entriesOf(below),
  ];
}

/** What is new since it was read, before anything else; the mark stays while the page is open. */
function ChangedSince({ corrections, seenRev: known }: ApplicationViewProps) {
  const [seenRev] = useState(known);
  const unread = corrections.filter(({ rev }) => seenRev !== null && rev > seenRev);
  const first = unread.reduce<number | null>((least, { rev }) => (least === null || rev < least ? rev : least), null);
  if (first === null) return null;
  const answers = new Set(unread.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
  return (
    <Notice tone="amber" title="Changed since you read it">
      <p>
        The applicant changed {answers === 1 ? "one answer" : `${answers} answers`}.{" "}
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={`#change-${first}`}>
          Go to the first change
        </a>
      </p>
    </Notice>
  );
}

/** An answer to a request that was not read yet; the mark stays while the page is open. */
function AnsweredSince({ unreadAnswerAt }: ApplicationViewProps) {
  const [unread] = useState(unreadAnswerAt);
  if (unread === null) return null;
  return (
    <Notice tone="amber" title="Your request was answered">
      <p>
        The applicant sent what you asked for.{" "}
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href="#requests">
          Go to the answer
        </a>
      </p>
    </Notice>
  );
}

function Facts(props: ApplicationViewProps & { hasBar: boolean }) {
  const { email, phone, reference, state, submittedAt, versionNumber, duplicate, promise, locale, hasBar } = props;
  return (
    <dl
      className={`flex flex-wrap items-baseline gap-x-5 gap-y-1 text-[0.9375rem] ${hasBar ? "" : "border-y border-line py-3"}`}
    >
      <Fact term="State" isPlain>
        <StateMark state={state}>{applicationStateWords[state].label}</StateMark>
      </Fact>
      <Fact term="Received">
        <LocalTime at={submittedAt} locale={locale} />
      </Fact>
      {promise && !hasBar ? (
        <Fact term={promiseTerm(promise)}>
          <Formatted
            text={formatDate(promise.day, locale)}
            {...(promise.isOverdue && { className: "font-medium text-amber" })}
          />
        </Fact>
      ) : null}
      <Fact term="E-mail" isPlain>
        <a
          className="break-all text-accent underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          href={`mailto:${email}`}
        >
          {email}
        </a>
      </Fact>
      <Fact term="Phone" isPlain>
        {phone ? (
          <a
            className="tabular text-accent underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            href={`tel:${phone}`}
          >
            {phone}
          </a>
        ) : (
          "No phone given"
        )}
      </Fact>
      <Fact term="Reference">
        <span className="font-mono text-sm">{reference}</span>
      </Fact>
      <Fact term="Form version">{versionNumber}</Fact>
      {duplicate ? <Fact term="Applied before">{duplicateText(duplicate)}</Fact> : null}
    </dl>
  );
}

/** `isPlain`: the value says by itself what it is. */
type FactProps = { term: string; isPlain?: boolean; children: ReactNode };

function Fact({ term, isPlain, children }: FactProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <dt className={isPlain ? "sr-only" : "text-ink-muted"}>{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** The mark stays while the page is open, although the page has told that it was shown. */
function KeptCorrections(props: CorrectionsProps) {
  const [seenRev] = useState(props.seenRev);
  return <Corrections {...props} seenRev={seenRev} />;
}

/** Posts once that a new or changed application was shown; an impersonated session changes nothing. Without script a button does. */
type RecordViewProps = Pick<ApplicationViewProps, "isNew" | "rev" | "seenRev" | "unreadAnswerAt">;

function RecordView({ isNew, rev, seenRev, unreadAnswerAt }: RecordViewProps) {
  const fetcher = useFetcher();
  const { submit } = fetcher;
  const layout = useRouteLoaderData("routes/app/layout") as { isImpersonated?: boolean } | undefined;
  const isChanged = isNew || (seenRev !== null && seenRev < rev) || unreadAnswerAt !== null;
  const isUnread = isChanged && layout?.isImpersonated !== true;
  const answer = unreadAnswerAt ?? "";
  useEffect(() => {
    if (isUnread) submit({ intent: "viewed", rev, answer }, { method: "post" });
  }, [isUnread, rev, answer, submit]);
  return isUnread ? (
    <form method="post" className="only-without-script mb-6">
      <input type="hidden" name="intent" value="viewed" />
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="answer" value={answer} />
      <Button type="submit" variant="outline">
        Mark as read
      </Button>
    </form>
  ) : null;
}
