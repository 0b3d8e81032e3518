import { ChoiceGroup } from "../../../../ui/choice-group";
import type { FieldErrors } from "../../../../ui/field";
import { declineReasonWords } from "../../../../words/en/applications/states";
import { type DeclineReason, declineReasons } from "../../../applying/applications/states";
import type { ReasonState } from "./use-reasons";

type ReasonChoicesProps = {
  /** Null where nothing speaks against it. */
  stateOf: (reason: DeclineReason) => ReasonState;
  error?: FieldErrors;
} & (
  | { value: DeclineReason | ""; onChange: (reason: DeclineReason) => void }
  /** Posted by the form of a page. */
  | { defaultValue: DeclineReason | "" }
);

const ownWords = "Write it in the letter. Leave out family, health, faith and origin.";

/** Why somebody is declined. What the facts do not support is switched off, last, with why. */
export function ReasonChoices({ stateOf, error, ...chosen }: ReasonChoicesProps) {
  const choices = declineReasons.map((value) => {
    const state = stateOf(value);
    const hint = state?.hint || (value === "other" ? ownWords : undefined);
    return { value, label: declineReasonWords[value], hint, disabled: state?.isOff ?? false };
  });
  return (
    <ChoiceGroup
      kind="radio"
      legend="Reason"
      hint="The suggested letter says it. What the application doesn’t bear out is switched off."
      name="reason"
      isRequired
      error={error}
      choices={[...choices.filter(({ disabled }) => !disabled), ...choices.filter(({ disabled }) => disabled)]}
      {...("onChange" in chosen
        ? { value: chosen.value, onChange: (value: string) => chosen.onChange(value as DeclineReason) }
        : { defaultValue: chosen.defaultValue })}
    />
  );
}
