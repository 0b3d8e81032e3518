import { type FormEvent, type ReactNode, useState } from "react";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { needsScript } from "../../../../ui/early-press";
import { LocalTime } from "../../../../ui/local-time";
import { TextareaField } from "../../../../ui/textarea-field";
import { noteLength } from "../../../applying/applications/states";
import { useReview } from "../../decision/ui/use-review";

export type RetentionProps = {
  formId: string;
  applicationId: string;
  locale: string;
  /** By the law of the home's place. */
  rule: { documentsDays: number; unsuccessfulMonths: number };
  /** When it ends if nobody decides; of a form without an account, when it is erased. */
  withoutDecision: { closedDays: number; sentMonths: number } | { guestDays: number; noticeDays: number };
  /** When papers and answers are erased, in milliseconds; null before the decision. */
  dates: { papersAt: number; answersAt: number } | null;
  hasPapers: boolean;
  /** The erasure that is next was, or will be, announced then. */
  announcedAt: number | null;
  /** On legal hold since. */
  heldAt: number | null;
  /** What was written with the hold. */
  holdReason: string | null;
};

/** How long this application is kept, and the hold that keeps it longer. `controls`: instead of those of an account. */
export function Retention({ controls, ...props }: RetentionProps & { controls?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4">
      {props.heldAt !== null ? <Held {...props} heldAt={props.heldAt} /> : <Dates {...props} />}
      {controls ?? (props.heldAt !== null ? <Lift {...props} /> : <Hold {...props} />)}
    </div>
  );
}

function Dates({ rule, withoutDecision, dates, hasPapers, announcedAt, locale }: RetentionProps) {
  if (!dates) return <BeforeDecision rule={rule} withoutDecision={withoutDecision} />;
  const isOfGuest = "guestDays" in withoutDecision;
  const rows = [
    ["Documents", hasPapers ? dates.papersAt : null],
    ["Answers", dates.answersAt],
  ] as const;
  return (
    <>
      <dl className="flex flex-col gap-1">
        {rows.map(([label, at]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              {at === null ? (
                "none kept"
              ) : (
                <>
                  deleted on <LocalTime at={at} locale={locale} />
                  {isOfGuest ? " at the latest" : ""}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isOfGuest ? <BeforeDecision rule={rule} withoutDecision={withoutDecision} /> : null}
      <p className="text-ink-muted">
        {announcedAt === null
          ? "Local law says how long. We notify you seven days before."
          : "We told you about the next deletion. Local law says how long data is kept."}
      </p>
    </>
  );
}

function BeforeDecision({
  rule: { documentsDays, unsuccessfulMonths },
  withoutDecision,
}: Pick<RetentionProps, "rule" | "withoutDecision">) {
  if ("guestDays" in withoutDecision) {
    const { guestDays, noticeDays } = withoutDecision;
    return (
      <p>
        Without an account, everything is deleted {guestDays} days after this form closes. The applicant knew this
        before sending. We notify you {noticeDays} days before.
      </p>
    );
  }
  const { closedDays, sentMonths } = withoutDecision;
  return (
    <p>
      After your decision documents are deleted in {documentsDays} days and answers in{" "}
      {unsuccessfulMonths === 1 ? "1 month" : `${unsuccessfulMonths} months`}. Without one the application ends{" "}
      {closedDays} days after its form closes, or {sentMonths} months after it was sent, and the same times follow. The
      applicant knew this before sending. We notify you seven days before.
    </p>
  );
}

function Held({ heldAt, holdReason, locale }: RetentionProps & { heldAt: number }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="amber">On legal hold</Badge>
        <span className="text-ink-muted">
          since <LocalTime at={heldAt} locale={locale} />
        </span>
      </p>
      {holdReason ? (
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {holdReason}
        </p>
      ) : null}
      <p className="mt-2 text-ink-muted">
        None of it is deleted, on schedule or on request. The applicant sees that you’re keeping it for a legal claim,
        but not why.
      </p>
    </div>
  );
}

function Lift({ formId, applicationId }: RetentionProps) {
  const { post, isPending } = useReview();
  return (
    <Button
      variant="outline"
      className="print:hidden"
      pending={isPending}
      pendingLabel="Lifting"
      onClick={() => post({ intent: "lift-hold", formId, applicationId })}
    >
      Lift the hold
    </Button>
  );
}

export function HoldReason(props: { autoFocus?: boolean }) {
  return (
    <TextareaField
      wrapperClassName="w-full"
      label="Why it must be kept"
      hint="Name the claim or dispute. Only you see it. The applicant sees that the application is kept for a legal claim."
      name="text"
      rows={3}
      required
      maxLength={noteLength}
      {...props}
    />
  );
}

function Hold({ formId, applicationId }: RetentionProps) {
  const [isOpen, setOpen] = useState(false);
  const { post, isPending } = useReview(() => setOpen(false));
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    if (text) post({ intent: "hold", formId, applicationId, text });
  }
  if (!isOpen) {
    return (
      <Button variant="outline" className="print:hidden" onClick={() => setOpen(true)}>
        Keep it for a legal claim
      </Button>
    );
  }
  return (
    <form {...needsScript} onSubmit={send} className="flex w-full flex-col items-start gap-3 print:hidden">
      <HoldReason autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} pendingLabel="Keeping">
          Put on hold
        </Button>
        <Button variant="outline" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
