import { ChoiceGroup } from "../../../../ui/choice-group";
import type { FieldErrors } from "../../../../ui/field";
import { useWords } from "../../../../ui/use-words";
import { declineReasonWords } from "../../../applying/applications/decline-reason-words";
import { type DeclineReason, declineReasons } from "../../../applying/applications/states";
import { reasonWords } from "../words/reasons-words";
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

/** Why somebody is declined. What the facts do not support is switched off, last, with why. */
export function ReasonChoices({ stateOf, error, ...chosen }: ReasonChoicesProps) {
  const words = useWords(reasonWords);
  const reasons = useWords(declineReasonWords);
  const choices = declineReasons.map((value) => {
    const state = stateOf(value);
    const hint = state?.hint || (value === "other" ? words.ownWords : undefined);
    return { value, label: reasons[value], hint, disabled: state?.isOff ?? false };
  });
  return (
    <ChoiceGroup
      kind="radio"
      legend={words.legend}
      hint={words.hint}
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
