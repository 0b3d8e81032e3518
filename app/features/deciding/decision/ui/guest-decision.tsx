import type { ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { declineReasonWords } from "../../../applying/applications/decline-reason-words";
import { letterLimits } from "../../../applying/applications/letter-limits";
import { type DeclineReason, noteLength } from "../../../applying/applications/states";
import { type AskChoice, tickedFirst } from "../../../applying/info-requests/ask-choice";
import { LaterChoice, StillOut } from "../../../applying/info-requests/ui/later-choice";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { OwedFold } from "../../../forms/law/ui/hand-over-list";
import type { UnsupportedReason } from "../queries/check-reasons.server";
import type { Approved } from "../queries/list-approved.server";
import type { Unsupported } from "../rules/decline-support";
import { sayWhy } from "../words/decline-support-words";
import { guestPageWords } from "../words/guest-page-words";
import { laterWords } from "../words/later-words";
import { secondApprovalWords } from "../words/second-approval-words";
import { besidesChoices } from "./besides-choices";
import { ReasonChoices } from "./reason-choices";
import { noReport, PostedReport, type ReportState } from "./report-fields";

type GuestMove = "approve" | "decline";
/** What was typed into the page before it was refused; the names are those of its fields. */
export type TypedDecision = Partial<ReportState & { letterText: string; note: string; besides: string; ask: string }>;
type Text = (typeof guestPageWords)["en"];
export type DecisionFailure = keyof Text["failures"] | "taken";

type GuestDecisionProps = {
  move: GuestMove;
  /** Null of a decline: it is asked for beside the letter. */
  reason: DeclineReason | null;
  unsupported: Unsupported;
  /** What was posted as a reason, or stood in the letter in words of ours, and is not so. */
  refused: readonly UnsupportedReason[];
  withReport: boolean;
  /** The letter that we propose. */
  letter: string;
  /** The one that we proposed for a reason which the facts do not support: it gives way to `letter`. */
  refusedLetter: string | null;
  askChoice: AskChoice | null;
  owed: OwedHere | null;
  name: string;
  /** Address of this page, and of the application. */
  here: string;
  backTo: string;
  typed: TypedDecision;
  failure: DecisionFailure | null;
  taken: readonly Approved[];
};

/** `asked`: a reason of the page's address. */
type AskedReason = { asked: DeclineReason | null };

/** Why somebody is declined: asked first, for the letter says it. A page of its own address, so that it works without script. */
export function AskReason(props: Pick<GuestDecisionProps, "here" | "backTo" | "unsupported"> & AskedReason) {
  const words = useWords(guestPageWords);
  const locale = usePageLocale();
  const reasons = useWords(declineReasonWords);
  const { here, backTo, unsupported, asked } = props;
  const why = asked && unsupported[asked];
  return (
    <form method="get" action={here} className="flex flex-col gap-5">
      <input type="hidden" name="move" value="decline" />
      <ReasonChoices
        defaultValue=""
        stateOf={stateFrom(unsupported, locale)}
        error={asked && why ? words.refused({ reason: reasons[asked], why: sayWhy(why, locale) }) : null}
      />
      <CheckboxField name="report" value="yes" label={words.usedReport} hint={words.usedReportHint} />
      <Buttons backTo={backTo}>
        <Button type="submit">{words.toLetter}</Button>
      </Buttons>
    </form>
  );
}

/** The decision with its letter: what stands here is what goes out, a day after the landlord's own address was told. */
export function GuestDecision({ move, reason, withReport, typed, failure, taken, ...page }: GuestDecisionProps) {
  const words = useWords(guestPageWords);
  const locale = usePageLocale();
  const reasons = useWords(declineReasonWords);
  const besides = useWords(secondApprovalWords);
  const later = useWords(laterWords);
  const isDecline = move === "decline";
  const { refused, unsupported } = page;
  const [about] = refused.filter((one) => one.reason !== reason && reason !== null);
  const others = taken.map((one) => one.name).join(", ");
  return (
    <>
      <Refusal failure={failure} name={page.name} others={others} />
      <form method="post" action={addressOf(page.here, { move, reason, withReport })} className="flex flex-col gap-5">
        <input type="hidden" name="move" value={move} />
        {taken.length > 0 ? (
          <>
            <input type="hidden" name="supersede" value={taken.map(({ id }) => id).join(",")} />
            <ChoiceGroup
              kind="radio"
              legend={<Filled say={besides.question} parts={{ name: <bdi translate="no">{page.name}</bdi> }} />}
              name="besides"
              defaultValue={typed.besides ?? "hold"}
              choices={besidesChoices(besides, { others, isTold: taken.some((one) => one.isTold) })}
            />
          </>
        ) : null}
        {reason ? (
          <p>
            <span className="font-medium">{words.reason}</span> {reasons[reason]}.{" "}
            <a className="underline underline-offset-4" href={addressOf(page.here, { move, reason: null })}>
              {words.otherReason}
            </a>
            <input type="hidden" name="reason" value={reason} />
          </p>
        ) : isDecline ? (
          <ReasonChoices
            defaultValue=""
            stateOf={stateFrom(unsupported, locale)}
            error={
              refused[0]
                ? words.refused({ reason: reasons[refused[0].reason], why: sayWhy(refused[0].why, locale) })
                : null
            }
          />
        ) : null}
        <TextareaField
          label={isDecline ? words.note : words.conditions}
          hint={isDecline ? words.noteHint : words.conditionsHint}
          isOptional
          name="note"
          rows={3}
          maxLength={noteLength}
          defaultValue={typed.note}
        />
        <TextareaField
          label={words.letter}
          hint={words.letterHint}
          name="letterText"
          rows={9}
          required
          maxLength={letterLimits.textLength}
          error={about ? words.stillSays({ reason: reasons[about.reason], why: sayWhy(about.why, locale) }) : null}
          defaultValue={letterToShow(typed.letterText, page)}
        />
        {page.askChoice ? (
          <>
            <StillOut out={page.askChoice.out} />
            <LaterChoice
              {...later.offer}
              hint={words.askedHint}
              offered={page.askChoice.offered}
              ticked={typed.ask === undefined ? tickedFirst(page.askChoice) : new Set(typed.ask.split(","))}
              daysName="askDays"
            />
          </>
        ) : null}
        <OwedFold owed={page.owed} />
        {isDecline && withReport ? (
          <fieldset className="flex flex-col gap-5 border-line border-s-2 ps-4">
            <legend className="mb-3 font-medium">{words.report}</legend>
            <PostedReport report={{ ...noReport, ...typed }} />
          </fieldset>
        ) : null}
        <Buttons backTo={page.backTo}>
          <Button type="submit" variant={isDecline ? "destructive" : "default"}>
            {taken.length > 0 ? words.continue : isDecline ? words.decline : words.approve}
          </Button>
        </Buttons>
      </form>
    </>
  );
}

/** What was typed stays; words of ours that turned out not to be so give way. */
function letterToShow(
  typed: string | undefined,
  { letter, refusedLetter }: Pick<GuestDecisionProps, "letter" | "refusedLetter">,
): string {
  return typed === undefined || typed.replaceAll("\r\n", "\n").trim() === refusedLetter ? letter : typed;
}

function stateFrom(unsupported: Unsupported, locale: string) {
  return (reason: DeclineReason) => {
    const why = unsupported[reason];
    return why === undefined ? null : { isOff: true, hint: sayWhy(why, locale) };
  };
}

function Refusal({ failure, name, others }: { failure: DecisionFailure | null; name: string; others: string }) {
  const words = useWords(guestPageWords);
  if (!failure) return null;
  return (
    <div role="alert" className="mb-6">
      {failure === "taken" ? (
        <Notice tone="amber" title={words.taken}>
          <Filled
            say={words.takenBy}
            parts={{ others: <bdi translate="no">{others}</bdi>, name: <bdi translate="no">{name}</bdi> }}
          />
        </Notice>
      ) : (
        <Notice tone="red" title={words.failures[failure]} />
      )}
    </div>
  );
}

function Buttons({ backTo, children }: { backTo: string; children: ReactNode }) {
  const words = useWords(guestPageWords);
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink to={backTo} variant="outline" preload="none">
        {words.cancel}
      </ButtonLink>
    </div>
  );
}

type Step = { move: GuestMove; reason: DeclineReason | null; withReport?: boolean };

function addressOf(here: string, { move, reason, withReport }: Step): string {
  const search = new URLSearchParams({ move, ...(reason && { reason }), ...(withReport && { report: "yes" }) });
  return `${here}?${search}`;
}
