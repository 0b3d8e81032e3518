import { type FormEvent, type ReactNode, useState } from "react";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { needsScript } from "../../../../ui/early-press";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { noteLength } from "../../../applying/applications/states";
import { useReview } from "../../decision/ui/use-review";
import { recordWords } from "../words/record-words";

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
  const { kept: words } = useWords(recordWords);
  if (!dates) return <BeforeDecision rule={rule} withoutDecision={withoutDecision} />;
  const isOfGuest = "guestDays" in withoutDecision;
  const rows = [
    [words.documents, hasPapers ? dates.papersAt : null],
    [words.answers, dates.answersAt],
  ] as const;
  return (
    <>
      <dl className="flex flex-col gap-1">
        {rows.map(([label, at]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              {at === null ? (
                words.none
              ) : (
                <Filled
                  say={isOfGuest ? words.onAtLatest : words.on}
                  parts={{ time: <LocalTime at={at} locale={locale} /> }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isOfGuest ? <BeforeDecision rule={rule} withoutDecision={withoutDecision} /> : null}
      <p className="text-ink-muted">{announcedAt === null ? words.soon : words.told}</p>
    </>
  );
}

function BeforeDecision({
  rule: { documentsDays, unsuccessfulMonths },
  withoutDecision,
}: Pick<RetentionProps, "rule" | "withoutDecision">) {
  const { kept: words } = useWords(recordWords);
  if ("guestDays" in withoutDecision) {
    const { guestDays, noticeDays } = withoutDecision;
    return <p>{words.guest({ days: guestDays, noticeDays })}</p>;
  }
  return <p>{words.undecided({ documentsDays, answersMonths: unsuccessfulMonths, ...withoutDecision })}</p>;
}

function Held({ heldAt, holdReason, locale }: RetentionProps & { heldAt: number }) {
  const { hold: words } = useWords(recordWords);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="amber">{words.on}</Badge>
        <span className="text-ink-muted">
          <Filled say={words.since} parts={{ time: <LocalTime at={heldAt} locale={locale} /> }} />
        </span>
      </p>
      {holdReason ? (
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {holdReason}
        </p>
      ) : null}
      <p className="mt-2 text-ink-muted">{words.note}</p>
    </div>
  );
}

function Lift({ formId, applicationId }: RetentionProps) {
  const { hold: words } = useWords(recordWords);
  const { post, isPending } = useReview();
  return (
    <Button
      variant="outline"
      className="print:hidden"
      pending={isPending}
      pendingLabel={words.lifting}
      onClick={() => post({ intent: "lift-hold", formId, applicationId })}
    >
      {words.lift}
    </Button>
  );
}

export function HoldReason(props: { autoFocus?: boolean }) {
  const { hold: words } = useWords(recordWords);
  return (
    <TextareaField
      wrapperClassName="w-full"
      label={words.reason}
      hint={words.reasonHint}
      name="text"
      rows={3}
      required
      maxLength={noteLength}
      {...props}
    />
  );
}

function Hold({ formId, applicationId }: RetentionProps) {
  const { hold: words } = useWords(recordWords);
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
        {words.open}
      </Button>
    );
  }
  return (
    <form {...needsScript} onSubmit={send} className="flex w-full flex-col items-start gap-3 print:hidden">
      <HoldReason autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} pendingLabel={words.keeping}>
          {words.put}
        </Button>
        <Button variant="outline" onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
