import type { ChoiceGroupProps } from "../../../../ui/choice-group";
import { Filled } from "../../../../ui/filled";
import type { secondApprovalWords } from "../words/second-approval-words";

type Besides = {
  /** Who is approved. */
  others: string;
  /** They know it. */
  isTold: boolean;
};

/** What may become of a second approval for one home. */
export function besidesChoices(
  words: (typeof secondApprovalWords)["en"],
  { others, isTold }: Besides,
): ChoiceGroupProps["choices"] {
  return [
    { value: "hold", label: words.hold, hint: words.holdHint },
    {
      value: "replace",
      label: <Filled say={words.replace} parts={{ others: <bdi translate="no">{others}</bdi> }} />,
      hint: isTold ? words.replaceTold : words.replaceUntold,
    },
    { value: "both", label: words.both, hint: words.bothHint },
  ];
}
