import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { proposedText } from "../rules/letter-text";
import { LetterFields, letterPost, useLetter } from "./letter-fields";
import type { Reviewed } from "./reviewed";
import type { Fields } from "./use-review";

type LetDialogProps = { application: Reviewed; onClose: () => void; post: (fields: Fields) => void };

/** The home goes to this applicant; what becomes of the others is asked, and a kind answer to them is offered. */
export function LetDialog({ application, onClose, post }: LetDialogProps) {
  const { id, formId, name, othersWaiting } = application;
  const proposed = proposedText("home-let", "en");
  const [others, setOthers] = useState<"decline" | "keep">("keep");
  const [letter, setLetter] = useLetter(proposed, "now");
  function send(event: FormEvent) {
    event.preventDefault();
    const told = others === "decline" ? letterPost(letter, proposed) : {};
    post({ intent: "let", formId, applicationId: id, others, ...told });
    onClose();
  }
  const waiting = othersWaiting === 1 ? "1 other applicant" : `${othersWaiting} other applicants`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title={
        <>
          Rent the home to <bdi translate="no">{name}</bdi>
        </>
      }
      description="This records the end of your search. It sends nothing to this applicant."
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form="let-home">
            {others === "decline" && othersWaiting > 0 ? `Rent the home, decline ${othersWaiting}` : "Rent the home"}
          </Button>
        </>
      }
    >
      <form id="let-home" onSubmit={send} className="flex flex-col gap-5">
        {othersWaiting === 0 ? (
          <p>No one else on this form is waiting for an answer.</p>
        ) : (
          <ChoiceGroup
            kind="radio"
            legend={`${waiting} on this form ${othersWaiting === 1 ? "is" : "are"} waiting for an answer`}
            name="others"
            value={others}
            onChange={(value) => setOthers(value as typeof others)}
            choices={[
              { value: "keep", label: "Keep them", hint: "In case this falls through. Decide on them later." },
              { value: "decline", label: "Decline them", hint: "Because the home is no longer available." },
            ]}
          />
        )}
        {others === "decline" && othersWaiting > 0 ? (
          <LetterFields letter={letter} onChange={setLetter} count={othersWaiting + 1} />
        ) : null}
      </form>
    </Dialog>
  );
}
