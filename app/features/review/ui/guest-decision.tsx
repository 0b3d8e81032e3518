import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { CheckboxField } from "../../../ui/checkbox-field";
import { ChoiceGroup } from "../../../ui/choice-group";
import { Notice } from "../../../ui/notice";
import { SelectField } from "../../../ui/select-field";
import { TextareaField } from "../../../ui/textarea-field";
import { declineReasonWords } from "../../../words/en/applications/states";
import { decisionFailureWords } from "../../../words/en/review/guest-record";
import { letterLimits } from "../../applications/letter-text";
import { type DeclineReason, declineReasons, noteLength } from "../../applications/states";
import type { Approved } from "../queries/list-approved.server";
import { besidesChoices } from "./besides-choices";
import { noReport, PostedReport, type ReportState } from "./report-fields";

type GuestMove = "approve" | "decline";
/** What was typed into the page before it was refused; the names are those of its fields. */
export type TypedDecision = Partial<ReportState & { letterText: string; note: string; besides: string }>;
export type DecisionFailure = keyof typeof decisionFailureWords | "taken";

type GuestDecisionProps = {
  move: GuestMove;
  reason: DeclineReason | null;
  withReport: boolean;
  /** The letter that we propose. */
  letter: string;
  name: string;
  /** Address of this page, and of the application. */
  here: string;
  backTo: string;
  typed: TypedDecision;
  failure: DecisionFailure | null;
  taken: readonly Approved[];
};

/** Why somebody is declined: asked first, for the letter says it. A page of its own address, so that it works without script. */
export function AskReason({ here, backTo }: Pick<GuestDecisionProps, "here" | "backTo">) {
  return (
    <form method="get" action={here} className="flex flex-col gap-5">
      <input type="hidden" name="move" value="decline" />
      <SelectField
        label="Reason"
        hint="The suggested letter says it. Every reason is about your published criteria, never about who someone is."
        placeholder="Choose a reason"
        name="reason"
        required
        options={declineReasons.map((value) => ({ value, label: declineReasonWords[value] }))}
      />
      <CheckboxField
        name="report"
        value="yes"
        label="I used a credit or background report"
        hint="The email then names the agency and says what the applicant may ask it for under local law."
      />
      <Buttons backTo={backTo}>
        <Button type="submit">Continue to the letter</Button>
      </Buttons>
    </form>
  );
}

/** The decision with its letter: what stands here is what goes out, a day after the landlord's own address was told. */
export function GuestDecision({ move, reason, withReport, typed, failure, taken, ...page }: GuestDecisionProps) {
  const isDecline = move === "decline";
  const others = taken.map((one) => one.name).join(", ");
  return (
    <>
      <Refusal failure={failure} name={page.name} others={others} />
      <form method="post" action={addressOf(page.here, { move, reason, withReport })} className="flex flex-col gap-5">
        <input type="hidden" name="move" value={move} />
        {taken.length > 0 ? (
          <>
            <input type="hidden" name="giveWay" value={taken.map(({ id }) => id).join(",")} />
            <ChoiceGroup
              kind="radio"
              legend={
                <>
                  What about <bdi translate="no">{page.name}</bdi>?
                </>
              }
              name="besides"
              defaultValue={typed.besides ?? "hold"}
              choices={besidesChoices(
                others,
                taken.some((one) => one.isTold),
              )}
            />
          </>
        ) : null}
        {reason ? (
          <p>
            <span className="font-medium">Reason:</span> {declineReasonWords[reason]}.{" "}
            <a className="underline underline-offset-4" href={addressOf(page.here, { move, reason: null })}>
              Choose another
            </a>
            <input type="hidden" name="reason" value={reason} />
          </p>
        ) : null}
        <TextareaField
          label={isDecline ? "Private note" : "Conditions"}
          hint={
            isDecline
              ? "Only you see it. Leave out family, health, faith and origin."
              : "Kept with the decision. Put them in the email, too."
          }
          isOptional
          name="note"
          rows={3}
          maxLength={noteLength}
          defaultValue={typed.note}
        />
        <TextareaField
          label="Your letter"
          hint="The application number, the home and a link to the application are added. It is sent 24 hours after our email to you."
          name="letterText"
          rows={9}
          required
          maxLength={letterLimits.textLength}
          defaultValue={typed.letterText ?? page.letter}
        />
        {isDecline && withReport ? (
          <fieldset className="flex flex-col gap-5 border-line border-s-2 ps-4">
            <legend className="mb-3 font-medium">The report that you used</legend>
            <PostedReport report={{ ...noReport, ...typed }} />
          </fieldset>
        ) : null}
        <Buttons backTo={page.backTo}>
          <Button type="submit" variant={isDecline ? "destructive" : "default"}>
            {taken.length > 0 ? "Continue" : isDecline ? "Decline" : "Approve"}
          </Button>
        </Buttons>
      </form>
    </>
  );
}

function Refusal({ failure, name, others }: { failure: DecisionFailure | null; name: string; others: string }) {
  if (!failure) return null;
  return (
    <div role="alert" className="mb-6">
      {failure === "taken" ? (
        <Notice tone="amber" title="Someone is approved for this home">
          <bdi translate="no">{others}</bdi> was approved. Nothing was done with <bdi translate="no">{name}</bdi> so
          far.
        </Notice>
      ) : (
        <Notice tone="red" title={decisionFailureWords[failure]} />
      )}
    </div>
  );
}

function Buttons({ backTo, children }: { backTo: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink to={backTo} variant="outline" preload="none">
        Cancel
      </ButtonLink>
    </div>
  );
}

type Step = { move: GuestMove; reason: DeclineReason | null; withReport?: boolean };

function addressOf(here: string, { move, reason, withReport }: Step): string {
  const search = new URLSearchParams({ move, ...(reason && { reason }), ...(withReport && { report: "yes" }) });
  return `${here}?${search}`;
}
