import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { Notice } from "../../../ui/notice";
import type { Panel } from "../../../ui/panels";
import { guestDoneWords, guestFailureWords } from "../../../words/en/review/guest-record";
import { sayMail } from "../mails";
import { Mails } from "./mails";
import { HoldReason } from "./retention";
import { panelsOfRecord, type RecordProps } from "./review-view";

/** What the holder of a manage link may do with an application beside reading it. Also the answers of the address. */
export const guestIntents = ["hold", "lift-hold", "send-again"] as const;
export type GuestIntent = (typeof guestIntents)[number];

export type GuestFailure = "bad-input" | "refused" | "too-often";

/** What came of the last press. */
export function GuestOutcome({ intent, failure }: { intent: GuestIntent | null; failure: GuestFailure | null }) {
  if (failure) {
    return (
      <div role="alert" className="mb-6">
        <Notice tone="red" title={guestFailureWords[failure]} />
      </div>
    );
  }
  return intent ? (
    <div role="status" className="mb-6">
      <Notice tone="accent" title={guestDoneWords[intent]} />
    </div>
  ) : null;
}

/** What this link does not do, said once, and the way to it. */
export function decidePanel(): Panel {
  return {
    id: "decide",
    title: "To decide",
    isScreenOnly: true,
    content: (
      <div className="flex flex-col items-start gap-3">
        <p>
          This link reads, keeps and gives out papers. To shortlist, approve or decline, to write to the applicant, to
          ask for more or for a reference, to compare, to export and to keep notes, make an account with this form’s
          e-mail address: it is free, and the form with its applications comes with you.
        </p>
        <ButtonLink to="/sign-up" variant="outline">
          Make an account
        </ButtonLink>
      </div>
    ),
  };
}

/** Mails, retention and history for the holder of a manage link: plain forms, which work without script. */
export function guestRecord(record: RecordProps): Panel[] {
  return panelsOfRecord(record, {
    mails: (
      <Mails
        mails={record.review.mails}
        locale={record.locale}
        again={({ id, kind }) => (
          <Press intent="send-again" fields={{ deliveryId: id }} size="sm" pendingLabel="Sending">
            Send again
            <span className="sr-only">: {sayMail(kind)}</span>
          </Press>
        )}
      />
    ),
    retention: record.retention.heldAt === null ? <HoldIt /> : <LiftIt />,
  });
}

/** The reason stands behind its own words, so that nothing is put on hold by a slip. */
function HoldIt() {
  return (
    <details className="w-full print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Keep it for a legal claim
      </summary>
      <Press intent="hold" pendingLabel="Keeping" before={<HoldReason />}>
        Put on hold
      </Press>
    </details>
  );
}

function LiftIt() {
  return (
    <Press intent="lift-hold" pendingLabel="Lifting">
      Lift the hold
    </Press>
  );
}

type PressProps = {
  intent: GuestIntent;
  fields?: Record<string, string>;
  before?: ReactNode;
  size?: "sm";
  pendingLabel: string;
  children: ReactNode;
};

function Press({ intent, fields = {}, before, size, pendingLabel, children }: PressProps) {
  const { formData } = useNavigation();
  const isMine = [["intent", intent], ...Object.entries(fields)].every(
    ([name, value]) => formData?.get(name ?? "") === value,
  );
  return (
    <Form method="post" action="." preventScrollReset className="flex flex-col items-start gap-3 print:hidden">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {before}
      <Button
        type="submit"
        variant={before ? "default" : "outline"}
        size={size}
        pending={isMine}
        pendingLabel={pendingLabel}
      >
        {children}
      </Button>
    </Form>
  );
}
