import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { PageLocale } from "../../../../kernel/page-locale";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import type { Panel } from "../../../../ui/panels";
import { useWords } from "../../../../ui/use-words";
import { guestWords } from "../../decision/words/guest-words";
import type { ShownDecision } from "../rules/guest-decision-of";
import { type LastDecision, lastDecision } from "../rules/last-decision";
import { decisionWords } from "../words/decision-words";
import { recordWords } from "../words/record-words";
import { DecisionSaid } from "./decision-said";
import { HeldLetter } from "./held-mail";
import { Mails, SendAgain } from "./mails";
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
  language: PageLocale;
};

/** To decide, or what was decided and the way back; and what an account adds. */
export function decidePanel(props: DecidePanelProps): Panel {
  const { decision, history, isWeighed, at, signUpAt, locale } = props;
  const { guest: words } = decisionWords[props.language];
  const isDecided = decision.state === "approved" || decision.state === "declined";
  const last = lastDecision({ history, letters: [] });
  const said = last && (
    <DecisionSaid decision={{ ...last, letter: letterOf(decision) }} locale={locale} isLetterHeld={isHeld(decision)} />
  );
  return {
    id: "decide",
    title: isDecided ? words.yourDecision : decision.state === "over" ? words.ended : words.toDecide,
    isScreenOnly: true,
    content:
      decision.state === "over" ? (
        said
      ) : (
        <div className="flex flex-col items-start gap-3">
          {said}
          {isDecided ? <Decided decision={decision} locale={locale} /> : <Decide at={at} isWeighed={isWeighed} />}
          <p className="text-sm text-ink-muted">
            <Filled
              say={words.account}
              parts={{
                link: (
                  <AppLink to={signUpAt} className="underline underline-offset-4">
                    {words.createAccount}
                  </AppLink>
                ),
              }}
            />
          </p>
        </div>
      ),
  };
}

function Decide({ at, isWeighed }: Pick<DecidePanelProps, "at" | "isWeighed">) {
  const words = useWords(decisionWords);
  return (
    <>
      <p>{words.guest.lead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`${at}/decide?move=approve`}
          variant={isWeighed ? "default" : "outline"}
          preload="none"
          reloadDocument
        >
          {words.approve}
        </ButtonLink>
        <ButtonLink to={`${at}/decide?move=decline`} variant="outline" preload="none" reloadDocument>
          {words.decline}
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
  const { guest } = useWords(decisionWords);
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
        <Press intent="undo" pendingLabel={guest.undoing}>
          {guest.undo}
        </Press>
      ) : null}
    </>
  );
}

/** Mails, retention and history for the holder of a manage link: plain forms, which work without script. */
export function guestRecord(record: RecordProps, language: PageLocale): Panel[] {
  const { mails } = recordWords[language];
  const controls = {
    mails: (
      <Mails
        mails={record.review.mails}
        locale={record.locale}
        again={({ id, kind }) => (
          <Press intent="send-again" fields={{ deliveryId: id }} size="sm" pendingLabel={mails.sending}>
            <SendAgain kind={kind} />
          </Press>
        )}
      />
    ),
    retention: record.retention.heldAt === null ? <HoldIt /> : <LiftIt />,
  };
  return panelsOfRecord(record, controls, language);
}

/** The reason stands behind its own words, so that nothing is put on hold by a slip. */
function HoldIt() {
  const { hold: words } = useWords(recordWords);
  return (
    <details className="w-full print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {words.open}
      </summary>
      <Press intent="hold" pendingLabel={words.keeping} before={<HoldReason />}>
        {words.put}
      </Press>
    </details>
  );
}

function LiftIt() {
  const { hold: words } = useWords(recordWords);
  return (
    <Press intent="lift-hold" pendingLabel={words.lifting}>
      {words.lift}
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
