import { type FormEvent, useState } from "react";
import { formatExactly } from "../../../kernel/home-zone";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { Card } from "../../../ui/card";
import { Dialog, DialogClose } from "../../../ui/dialog";
import { SelectField } from "../../../ui/select-field";
import { TextareaField } from "../../../ui/textarea-field";
import { applicationStateWords } from "../../applications/state-words";
import { placeIn } from "../order-words";
import type { Queued } from "../queries-order.server";
import { noteLength, queueShownAtMost, type SkipReason, skipReasons, skipReasonWords } from "../rules";
import { useReview } from "./use-review";

export type Arrival = { submittedAt: number; householdCompletedAt: number | null; isWaiting: boolean };
type Where = { locale: string; zone: string };

/** Both times to the second: what decides who was first. */
export function ExactTimes({ arrival, locale, zone }: Where & { arrival: Arrival }) {
  const { submittedAt, householdCompletedAt, isWaiting } = arrival;
  const rows: [string, string][] = [["Sent", formatExactly(submittedAt, locale, zone)]];
  if (isWaiting) rows.push(["Complete", "Not yet: a member of the household is missing"]);
  else if (householdCompletedAt !== null) rows.push(["Complete", formatExactly(householdCompletedAt, locale, zone)]);
  return (
    <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem]">
      {rows.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export type TurnProps = Where & {
  application: { id: string; formId: string; isSkipped: boolean; arrival: Arrival; queue: readonly Queued[] };
};

/** On the page of the one whose turn it is: its times, and the way past it. */
export function Turn({ application, ...where }: TurnProps) {
  const { id, formId, isSkipped, arrival, queue } = application;
  const [isAsking, setIsAsking] = useState(false);
  const { post } = useReview();
  const isHead = placeIn(queue, id) === 1;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-medium">
            {isHead ? "Its turn" : isSkipped ? "Passed over" : "Decided"}
            {isHead && queue.length > 1 ? `, ${sayMore(queue.length - 1)}` : ""}
          </p>
          <p className="mb-3 max-w-prose text-ink-muted">
            {isHead
              ? "You read this form in order. The next one opens when this one is decided, withdrawn or passed over. For what is missing ask with 72 hours; an offer usually stands for 48."
              : isSkipped
                ? "It has had its turn and can be decided at any time."
                : "You read this form in order."}
          </p>
          <ExactTimes arrival={arrival} {...where} />
        </div>
        {isHead ? (
          <Button variant="outline" className="print:hidden" onClick={() => setIsAsking(true)}>
            Pass over
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <SkipDialog
          onClose={() => setIsAsking(false)}
          onSkip={(fields) => post({ intent: "skip", formId, applicationId: id, ...fields })}
        />
      ) : null}
    </>
  );
}

function sayMore(count: number): string {
  return count >= queueShownAtMost - 1
    ? `${count} or more wait behind it`
    : `${count} ${count === 1 ? "waits" : "wait"} behind it`;
}

function SkipDialog({ onClose, onSkip }: { onClose: () => void; onSkip: (fields: Record<string, string>) => void }) {
  const [reason, setReason] = useState<SkipReason | "">("");
  const [note, setNote] = useState("");
  function skip(event: FormEvent) {
    event.preventDefault();
    onSkip({ reason, ...(note.trim() && { note }) });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title="Pass over this application"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form="skip">
            Pass over
          </Button>
        </>
      }
    >
      <form id="skip" onSubmit={skip} className="flex flex-col gap-5">
        <p>It stays undecided, and the next one opens. The reason is kept in its history with the time.</p>
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as SkipReason)}
          options={skipReasons.map((value) => ({ value, label: skipReasonWords[value] }))}
        />
        <TextareaField
          label="Private note"
          hint="Only you see it."
          isOptional={reason !== "other"}
          required={reason === "other"}
          rows={3}
          maxLength={noteLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

export type QueuedPageProps = Where & {
  id: string;
  base: string;
  reference: string;
  arrival: Arrival;
  queue: readonly Queued[];
};

/** In place of an application whose turn has not come: where it stands, and nothing of what it says. */
export function QueuedPage({ id, base, arrival, queue, ...where }: QueuedPageProps) {
  const place = placeIn(queue, id);
  const [first] = queue;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-lg">
        {place === null
          ? `More than ${queueShownAtMost} wait before this application.`
          : `This application is number ${place} in the queue.`}{" "}
        You read this form in order: it opens when those before it are decided, withdrawn or passed over.
      </p>
      <ExactTimes arrival={arrival} {...where} />
      {first ? (
        <div>
          <ButtonLink to={`${base}?applicationId=${first.id}`} preload="none">
            Read the one whose turn it is
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

export type OrderCardProps = Where & {
  formId: string;
  base: string;
  isInOrder: boolean;
  queue: readonly Queued[];
  /** What the law of the place says of it. */
  hint: string | null;
};

/** The choice to read in order, and the queue where it is made. */
export function OrderCard({ formId, base, isInOrder, queue, hint, ...where }: OrderCardProps) {
  const { post, isPending } = useReview();
  return (
    <Card
      title={isInOrder ? "Queue" : "Read in order"}
      id="queue"
      actions={
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          onClick={() => post({ intent: isInOrder ? "read-freely" : "read-in-order", formId })}
        >
          {isInOrder ? "Read in any order" : "Read in order"}
        </Button>
      }
    >
      <p className="max-w-prose text-ink-muted">
        {isInOrder
          ? "Applications open one at a time, in the order in which they became complete. The next one opens when the one before is decided, withdrawn or passed over with a reason."
          : "Applications then open one at a time, in the order in which they became complete. Who is behind shows a place and a time, no name and no answers, until it is their turn."}
      </p>
      {hint ? <p className="mt-2 max-w-prose">{hint}</p> : null}
      {isInOrder && queue.length === 0 ? <p className="mt-4">Nobody waits for a decision.</p> : null}
      {isInOrder && queue.length > 0 ? (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {queue.map((one, index) => (
            <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="flex items-baseline gap-3">
                <span className="tabular w-8 font-medium">{index + 1}.</span>
                {index === 0 ? (
                  <AppLink
                    to={`${base}?applicationId=${one.id}`}
                    preload="none"
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover"
                  >
                    Read {one.reference}
                  </AppLink>
                ) : (
                  <span className="font-mono text-sm">{one.reference}</span>
                )}
                <span className="text-sm text-ink-muted">
                  {one.isWaiting ? "Not complete yet" : applicationStateWords[one.state].label}
                </span>
              </span>
              <span className="tabular text-sm text-ink-muted">
                {formatExactly(one.householdCompletedAt ?? one.submittedAt, where.locale, where.zone)}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  );
}
