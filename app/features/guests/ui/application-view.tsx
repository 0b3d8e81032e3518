import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { LocalTime } from "../../../ui/local-time";
import { askableStates } from "../../applications/info-requests/rules";
import { type AskFailure, AskForMore } from "../../applications/info-requests/ui/ask-for-more";
import { RequestList } from "../../applications/info-requests/ui/request-list";
import { duplicateText } from "../../applications/spam/reason-words";
import { applicationStateWords } from "../../applications/state-words";
import type { ReadableApplication } from "../queries-application.server";
import { ApplicationSheet, type ApplicationSheetProps, type SheetDocument } from "./application-sheet";
import { Corrections, type CorrectionsProps } from "./corrections";
import { HouseholdView, type HouseholdViewProps } from "./household-view";

export type ApplicationViewProps = Omit<ApplicationSheetProps, "documents"> &
  HouseholdViewProps &
  Pick<
    ReadableApplication,
    "id" | "email" | "phone" | "reference" | "state" | "submittedAt" | "versionNumber" | "requests" | "duplicate"
  > & {
    isNew: boolean;
    rev: number;
    seenRev: number | null;
    corrections: CorrectionsProps["corrections"];
    documents: (SheetDocument & { path: string })[];
    /** Where requests for more are posted to; absent for who may not ask: the holder of a manage link. */
    askAt?: string;
    askFailure?: AskFailure;
  };

/** One application as it was asked, with who sent it and when. Shown, it says so to its page by a post. */
export function ApplicationView(props: ApplicationViewProps) {
  const { id, email, phone, reference, state, submittedAt, versionNumber, duplicate, isNew, locale, requests } = props;
  const { label, tone } = applicationStateWords[state];
  return (
    <>
      <RecordView key={id} isNew={isNew} rev={props.rev} seenRev={props.seenRev} />
      <dl className="mb-8 grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-2">
        <Fact term="State">
          <Badge tone={tone}>{label}</Badge>
        </Fact>
        <Fact term="Received">
          <LocalTime at={submittedAt} locale={locale} />
        </Fact>
        <Fact term="E-mail">
          <a className="break-all text-accent underline underline-offset-4" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact term="Phone">
          {phone ? (
            <a className="tabular text-accent underline underline-offset-4" href={`tel:${phone}`}>
              {phone}
            </a>
          ) : (
            "None given"
          )}
        </Fact>
        <Fact term="Reference">
          <span className="font-mono text-[0.9375rem]">{reference}</span>
        </Fact>
        <Fact term="Filled in on">Version {versionNumber} of the form</Fact>
        {duplicate ? <Fact term="Applied before">{duplicateText(duplicate)}</Fact> : null}
      </dl>
      <KeptCorrections key={`corrections-${id}`} {...props} />
      <ApplicationSheet {...props} />
      <HouseholdView {...props} />
      <div className="mt-8 flex flex-col gap-8">
        <RequestList requests={requests} documents={props.documents} locale={locale} action={props.askAt ?? null} />
        {props.askAt && askableStates.includes(state) ? (
          // A new form once the last one was sent.
          <AskForMore key={requests.length} failure={props.askFailure ?? null} action={props.askAt} />
        ) : null}
      </div>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type NeighboursProps = {
  newerAt: string | null;
  olderAt: string | null;
  /** Address of the application as a PDF. */
  paperAt: string;
};
const neighbourClass =
  "inline-flex min-h-11 items-center rounded-md border border-line-strong bg-paper-raised px-4 font-medium hover:bg-paper-sunken";

/** Not fetched ahead: an application is opened by a person. */
export function ApplicationNeighbours({ newerAt, olderAt, paperAt }: NeighboursProps) {
  return (
    <nav aria-label="Applications" className="flex flex-wrap gap-3 print:hidden">
      {newerAt ? (
        <AppLink to={newerAt} preload="none" className={neighbourClass}>
          Newer
        </AppLink>
      ) : null}
      {olderAt ? (
        <AppLink to={olderAt} preload="none" className={neighbourClass}>
          Older
        </AppLink>
      ) : null}
      <a href={paperAt} download className={neighbourClass}>
        Save as PDF
      </a>
      <Button variant="outline" className="needs-script" onClick={() => print()}>
        Print
      </Button>
    </nav>
  );
}

/** The mark stays while the page is open, although the page has told that it was shown. */
function KeptCorrections(props: CorrectionsProps) {
  const [seenRev] = useState(props.seenRev);
  return <Corrections {...props} seenRev={seenRev} />;
}

/** Posts once that a new or changed application was shown. Without script a button does. */
type RecordViewProps = { isNew: boolean; rev: number; seenRev: number | null };

function RecordView({ isNew, rev, seenRev }: RecordViewProps) {
  const fetcher = useFetcher();
  const { submit } = fetcher;
  const isUnread = isNew || (seenRev !== null && seenRev < rev);
  useEffect(() => {
    if (isUnread) submit({ intent: "viewed", rev }, { method: "post" });
  }, [isUnread, rev, submit]);
  return isUnread ? (
    <form method="post" className="only-without-script mb-6">
      <input type="hidden" name="intent" value="viewed" />
      <input type="hidden" name="rev" value={rev} />
      <Button type="submit" variant="outline">
        Mark as read
      </Button>
    </form>
  ) : null;
}
