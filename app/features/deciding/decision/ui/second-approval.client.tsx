import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { secondApprovalWords } from "../words/second-approval-words";
import { besidesChoices } from "./besides-choices";
import type { Fields, Taken } from "./use-review";

type Answer = "hold" | "replace" | "both";
type SecondApprovalProps = { taken: Taken; name: string; onClose: () => void; post: (fields: Fields) => void };

/** Somebody is approved for the home already: what becomes of the two is the landlord's to say. */
export function SecondApproval({ taken: { fields, approved }, name, onClose, post }: SecondApprovalProps) {
  const words = useWords(secondApprovalWords);
  const [answer, setAnswer] = useState<Answer>("hold");
  const others = approved.map((one) => one.name).join(", ");
  const isTold = approved.some((one) => one.isTold);
  const [{ ids = "", formId }, supersede] = [fields, approved.map(({ id }) => id).join(",")];
  function send(event: FormEvent) {
    event.preventDefault();
    if (answer === "hold") post({ intent: "shortlist", ids, ...(formId && { formId }), ...askedBefore(fields) });
    else post({ ...fields, besides: answer === "both" ? "both" : supersede });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title={words.title}
      description={
        <Filled
          say={isTold ? words.told : words.untold}
          parts={{ others: <bdi translate="no">{others}</bdi>, name: <bdi translate="no">{name}</bdi> }}
        />
      }
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form="second-approval">
            {words.confirm[answer]}
          </Button>
        </>
      }
    >
      <form id="second-approval" onSubmit={send}>
        <ChoiceGroup
          kind="radio"
          legend={<Filled say={words.question} parts={{ name: <bdi translate="no">{name}</bdi> }} />}
          name="besides"
          value={answer}
          onChange={(value) => setAnswer(value as Answer)}
          choices={besidesChoices(words, { others, isTold })}
        />
      </form>
    </Dialog>
  );
}

/** Of what was ticked, the shortlist asks its own questions; the server leaves out the offer's. */
function askedBefore({ ask, askDays }: Fields): Record<string, string> {
  return ask ? { ask, askDays: askDays ?? "" } : {};
}
