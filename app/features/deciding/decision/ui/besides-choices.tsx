import type { ChoiceGroupProps } from "../../../../ui/choice-group";

/** What may become of a second approval for one home. `others`: who is approved; `isTold`: and knows it. */
export function besidesChoices(others: string, isNotified: boolean): ChoiceGroupProps["choices"] {
  return [
    { value: "hold", label: "Keep as backup", hint: "It goes on the shortlist. No one is notified." },
    {
      value: "replace",
      label: (
        <>
          Approve instead of <bdi translate="no">{others}</bdi>
        </>
      ),
      hint: isNotified
        ? "The first is undecided again and gets no email from this. Write to them that the answer has changed."
        : "The first is undecided again. The email on its way is stopped, and no other is sent.",
    },
    { value: "both", label: "Approve both on purpose", hint: "For example, if you rent by the room." },
  ];
}
