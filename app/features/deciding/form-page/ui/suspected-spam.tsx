import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { EmptyState } from "../../../../ui/empty-state";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { waitlistReason } from "../../../applying/applications/waitlist";
import { spamReasonWords } from "../../../applying/apply/spam/reason-words";
import { ApplicationSheet, type ApplicationSheetProps } from "../../application/ui/application-sheet";
import type { SuspectedApplication } from "../queries/list-suspected.server";

export const suspectedDone = ["released", "deleted"] as const;
type SuspectedDone = (typeof suspectedDone)[number];

type ListProps = {
  applications: SuspectedApplication[];
  isMore: boolean;
  base: string;
  locale: string;
  done: SuspectedDone | null;
};

/** What looked like mass mail, with why. Nothing in it was counted or announced. */
export function SuspectedList({ applications, isMore, base, locale, done }: ListProps) {
  return (
    <div className="flex flex-col gap-6">
      <div role="status">
        {done ? (
          <Notice
            tone="accent"
            title={done === "released" ? "It is among your applications now" : "The application is deleted"}
          >
            {done === "released" ? <AppLink to={base}>Go to the applications</AppLink> : null}
          </Notice>
        ) : null}
      </div>
      {applications.length === 0 ? (
        <EmptyState title="Nothing is kept back">
          Applications that look like spam, or that came after the form was full, appear here.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {applications.map((application) => (
            <li key={application.id} className="rounded-md border border-line bg-paper-raised p-4 sm:p-5">
              <h2 className="text-lg font-semibold">
                <AppLink
                  to={`${base}/spam?applicationId=${application.id}`}
                  preload="none"
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  <bdi translate="no" className="[overflow-wrap:anywhere]">
                    {application.name}
                  </bdi>
                </AppLink>
              </h2>
              <p className="text-ink-muted">
                <span className="font-mono text-sm" translate="no">
                  {application.reference}
                </span>
                , received <LocalTime at={application.submittedAt} locale={locale} />
              </p>
              <Reasons {...application} />
              <Decision {...application} />
            </li>
          ))}
        </ul>
      )}
      {isMore ? <p className="text-ink-muted">There are more. They appear once you’ve handled these.</p> : null}
    </div>
  );
}

function Reasons({ reasons, isConfirmed }: Pick<SuspectedApplication, "reasons" | "isConfirmed">) {
  const said = useWords(spamReasonWords);
  const lines: string[] = reasons.map(({ code }) => said[code]);
  if (isConfirmed) lines.push("The applicant confirmed the email address.");
  return (
    <ul className="mt-3 list-disc ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function isWaiting({ reasons }: Pick<SuspectedApplication, "reasons">): boolean {
  return reasons.some(({ code }) => code === waitlistReason);
}

function Decision({ id, name, reasons }: Pick<SuspectedApplication, "id" | "name" | "reasons">) {
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <form method="post">
        <input type="hidden" name="applicationId" value={id} />
        <Button type="submit" name="intent" value="release">
          {isWaiting({ reasons }) ? "Let in" : "Not spam"}
          <span className="sr-only">: {name}</span>
        </Button>
      </form>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          Delete<span className="sr-only">: {name}</span>
        </summary>
        <form method="post" className="mt-2">
          <input type="hidden" name="applicationId" value={id} />
          <p className="mb-3">It’s deleted for good, with its documents. The applicant isn’t notified.</p>
          <Button type="submit" name="intent" value="discard" variant="destructive">
            Delete for good
          </Button>
        </form>
      </details>
    </div>
  );
}

type OneProps = Pick<ApplicationSheetProps, "sections" | "consents" | "documents" | "locale"> & {
  suspicion: SuspectedApplication;
  email: string;
  phone: string | null;
};

/** One of them, to judge by. Its papers stay closed until it is released. */
export function SuspectedView({ suspicion, email, phone, locale, ...sheet }: OneProps) {
  return (
    <div className="flex flex-col gap-8">
      <Notice tone="amber" title={isWaiting(suspicion) ? "Waiting to be let in" : "Suspected spam"}>
        <p>
          <span className="font-mono text-sm" translate="no">
            {suspicion.reference}
          </span>
          , received <LocalTime at={suspicion.submittedAt} locale={locale} />. From{" "}
          <bdi translate="no" className="break-all">
            {email}
          </bdi>
          {phone ? <>, {phone}</> : null}.
        </p>
        <Reasons {...suspicion} />
        <Decision {...suspicion} />
      </Notice>
      <ApplicationSheet {...sheet} locale={locale} />
    </div>
  );
}
