import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { EmptyState } from "../../../../ui/empty-state";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { waitlistReason } from "../../../applying/applications/waitlist";
import { spamReasonWords } from "../../../applying/apply/spam/reason-words";
import { ApplicationSheet, type ApplicationSheetProps } from "../../application/ui/application-sheet";
import type { SuspectedApplication } from "../queries/list-suspected.server";
import { spamWords } from "../words/spam-words";

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
  const words = useWords(spamWords);
  return (
    <div className="flex flex-col gap-6">
      <div role="status">
        {done ? (
          <Notice tone="accent" title={words[done]}>
            {done === "released" ? <AppLink to={base}>{words.toApplications}</AppLink> : null}
          </Notice>
        ) : null}
      </div>
      {applications.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
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
                <Filled say={words.received} parts={arrivalOf(application, locale)} />
              </p>
              <Reasons {...application} />
              <Decision {...application} />
            </li>
          ))}
        </ul>
      )}
      {isMore ? <p className="text-ink-muted">{words.more}</p> : null}
    </div>
  );
}

function arrivalOf({ reference, submittedAt }: SuspectedApplication, locale: string) {
  return {
    reference: (
      <span className="font-mono text-sm" translate="no">
        {reference}
      </span>
    ),
    time: <LocalTime at={submittedAt} locale={locale} />,
  };
}

function Reasons({ reasons, isConfirmed }: Pick<SuspectedApplication, "reasons" | "isConfirmed">) {
  const words = useWords(spamWords);
  const said = useWords(spamReasonWords);
  const lines: string[] = reasons.map(({ code }) => said[code]);
  if (isConfirmed) lines.push(words.confirmed);
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
  const words = useWords(spamWords);
  const [letIn, letInOne] = isWaiting({ reasons }) ? [words.letIn, words.letInOne] : [words.notSpam, words.notSpamOne];
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <form method="post">
        <input type="hidden" name="applicationId" value={id} />
        <Button type="submit" name="intent" value="release">
          <span aria-hidden="true">{letIn}</span>
          <span className="sr-only">{letInOne({ name })}</span>
        </Button>
      </form>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          <span aria-hidden="true">{words.delete}</span>
          <span className="sr-only">{words.deleteOne({ name })}</span>
        </summary>
        <form method="post" className="mt-2">
          <input type="hidden" name="applicationId" value={id} />
          <p className="mb-3">{words.deleteNote}</p>
          <Button type="submit" name="intent" value="discard" variant="destructive">
            {words.deleteForGood}
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
  const words = useWords(spamWords);
  const parts = {
    ...arrivalOf(suspicion, locale),
    email: (
      <bdi translate="no" className="break-all">
        {email}
      </bdi>
    ),
  };
  return (
    <div className="flex flex-col gap-8">
      <Notice tone="amber" title={isWaiting(suspicion) ? words.waiting : words.suspected}>
        <p>
          {phone ? (
            <Filled say={words.fromWithPhone} parts={{ ...parts, phone }} />
          ) : (
            <Filled say={words.from} parts={parts} />
          )}
        </p>
        <Reasons {...suspicion} />
        <Decision {...suspicion} />
      </Notice>
      <ApplicationSheet {...sheet} locale={locale} />
    </div>
  );
}
