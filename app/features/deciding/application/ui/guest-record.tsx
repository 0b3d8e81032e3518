import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Notice } from "../../../../ui/notice";
import type { Panel } from "../../../../ui/panels";
import { useWords } from "../../../../ui/use-words";
import { guestWords } from "../../decision/words/guest-words";
import type { ShownDecision } from "../rules/guest-decision-of";
import { type LastDecision, lastDecision } from "../rules/last-decision";
import { sayMail } from "../rules/shown-mails";
import { DecisionSaid } from "./decision-said";
import { HeldLetter } from "./held-mail";
import { Mails } from "./mails";
import { HoldReason } from "./retention";
import { panelsOfRecord, type RecordProps } from "./review-view";

/** What the holder of a manage link posts from the page of an application. */
type GuestIntent = "hold" | "lift-hold" | "send-again" | "undo";

/** What the address may say was done, here or on the page of the decision. */
export const guestOutcomes = Object.keys(guestWords.en.done) as [GuestDone, ...GuestDone[]];
type GuestDone = keyof (typeof guestWords)["en"]["done"];

export type GuestFailure = keyof (typeof guestWords)["en"]["failures"];

/** What came of the last press. */
export function GuestOutcome({ intent, failure }: { intent: GuestDone | null; failure: GuestFailure | null }) {
  const words = useWords(guestWords);
  if (failure) {
    return (
      <div role="alert" className="mb-6">
        <Notice tone="red" title={words.failures[failure]} />
      </div>
    );
  }
  return intent ? (
    <div role="status" className="mb-6">
      <Notice tone="accent" title={words.done[intent]} />
    </div>
  ) : null;
}

type DecidePanelProps = {
  decision: ShownDecision;
  history: RecordProps["review"]["history"];
  /** A paper was opened: to approve is the next step. */
  isWeighed: boolean;
  /** Address of the application. */
  at: string;
  signUpAt: string;
  locale: string;
};

/** To decide, or what was decided and the way back; and what an account adds. */
export function decidePanel({ decision, history, isWeighed, at, signUpAt, locale }: DecidePanelProps): Panel {
  const isDecided = decision.state === "approved" || decision.state === "declined";
  const last = lastDecision({ history, letters: [] });
  const said = last && (
    <DecisionSaid decision={{ ...last, letter: letterOf(decision) }} locale={locale} isLetterHeld={isHeld(decision)} />
  );
  return {
    id: "decide",
    title: isDecided ? "Your decision" : decision.state === "over" ? "How it ended" : "To decide",
    isScreenOnly: true,
    content:
      decision.state === "over" ? (
        said
      ) : (
        <div className="flex flex-col items-start gap-3">
          {said}
          {isDecided ? <Decided decision={decision} locale={locale} /> : <Decide at={at} isWeighed={isWeighed} />}
          <p className="text-sm text-ink-muted">
            To compare applicants, ask for references, message them and keep notes,{" "}
            <AppLink to={signUpAt} className="underline underline-offset-4">
              create an account
            </AppLink>{" "}
            with this form’s email address: the form comes with you.
          </p>
        </div>
      ),
  };
}

function Decide({ at, isWeighed }: Pick<DecidePanelProps, "at" | "isWeighed">) {
  return (
    <>
      <p>You see the letter before it’s sent. We email you each decision, and you can undo it for 24 hours.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`${at}/decide?move=approve`}
          variant={isWeighed ? "default" : "outline"}
          preload="none"
          reloadDocument
        >
          Approve
        </ButtonLink>
        <ButtonLink to={`${at}/decide?move=decline`} variant="outline" preload="none" reloadDocument>
          Decline
        </ButtonLink>
      </div>
    </>
  );
}

/** An approval or a decline of a guest always has one. */
function letterOf({ state, letter }: ShownDecision): LastDecision["letter"] {
  return letter ?? (state === "approved" || state === "declined" ? "untold" : "none");
}

function isHeld({ letter, told }: ShownDecision): boolean {
  return told !== "yes" || Boolean(letter?.held);
}

function Decided({ decision: { letter, told }, locale }: Pick<DecidePanelProps, "decision" | "locale">) {
  const words = useWords(guestWords);
  const isWaiting = letter?.state === "waiting";
  return (
    <>
      {isWaiting && told !== "yes" ? (
        <Notice tone={told === "failed" ? "amber" : "neutral"}>
          {told === "failed" ? words.mailReturned : words.waitsForMail}
        </Notice>
      ) : null}
      {letter?.held ? <HeldLetter mail={letter.held} locale={locale} /> : null}
      {isWaiting ? (
        <Press intent="undo" pendingLabel="Undoing">
          Undo
        </Press>
      ) : null}
    </>
  );
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
