import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button";
import { ChoiceGroup } from "../../../ui/choice-group";
import { Dialog, DialogClose } from "../../../ui/dialog";
import { confirmWords } from "../../../words/en/review/second-approval";
import type { Fields, Taken } from "./use-review";

type Answer = "hold" | "replace" | "both";
type SecondApprovalProps = { taken: Taken; name: string; onClose: () => void; post: (fields: Fields) => void };

/** Somebody is approved for the home already: what becomes of the two is the landlord's to say. */
export function SecondApproval({ taken: { fields, approved }, name, onClose, post }: SecondApprovalProps) {
  const [answer, setAnswer] = useState<Answer>("hold");
  const others = approved.map((one) => one.name).join(", ");
  const isTold = approved.some((one) => one.isTold);
  const [{ ids = "", formId }, giveWay] = [fields, approved.map(({ id }) => id).join(",")];
  function send(event: FormEvent) {
    event.preventDefault();
    if (answer === "hold") post({ intent: "shortlist", ids, ...(formId && { formId }) });
    else post({ ...fields, besides: answer === "both" ? "both" : giveWay });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title="Somebody is approved for this home"
      description={
        <>
          <bdi>{others}</bdi> {isTold ? "was approved, and was told so." : "was approved, and was not told yet."}{" "}
          Nothing was done with <bdi>{name}</bdi> so far.
        </>
      }
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form="second-approval">
            {confirmWords[answer]}
          </Button>
        </>
      }
    >
      <form id="second-approval" onSubmit={send}>
        <ChoiceGroup
          kind="radio"
          legend={
            <>
              What about <bdi>{name}</bdi>?
            </>
          }
          name="besides"
          value={answer}
          onChange={(value) => setAnswer(value as Answer)}
          choices={[
            { value: "hold", label: "Keep as backup", hint: "Goes on the shortlist. Nobody is told anything." },
            {
              value: "replace",
              label: (
                <>
                  Approve instead of <bdi>{others}</bdi>
                </>
              ),
              hint: isTold
                ? "The first is undecided again and gets no mail from this: write that the answer no longer holds."
                : "The first is undecided again. The mail that waits is stopped, and no other is sent.",
            },
            { value: "both", label: "Approve both on purpose", hint: "Where a home is let by the room, for instance." },
          ]}
        />
      </form>
    </Dialog>
  );
}
