import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { proposedText } from "../rules/letter-text";
import { rentedWords } from "../words/rented-words";
import { LetterFields, letterPost, useLetter } from "./letter-fields";
import type { Reviewed } from "./reviewed";
import type { Fields } from "./use-review";

type LetDialogProps = { application: Reviewed; onClose: () => void; post: (fields: Fields) => void };

/** The home goes to this applicant; what becomes of the others is asked, and a kind answer to them is offered. */
export function LetDialog({ application, onClose, post }: LetDialogProps) {
  const words = useWords(rentedWords);
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
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title={<Filled say={words.title} parts={{ name: <bdi translate="no">{name}</bdi> }} />}
      description={words.lead}
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form="let-home">
            {others === "decline" && othersWaiting > 0
              ? words.confirmDeclining({ count: othersWaiting })
              : words.confirm}
          </Button>
        </>
      }
    >
      <form id="let-home" onSubmit={send} className="flex flex-col gap-5">
        {othersWaiting === 0 ? (
          <p>{words.nobodyWaits}</p>
        ) : (
          <ChoiceGroup
            kind="radio"
            legend={words.othersWait({ count: othersWaiting })}
            name="others"
            value={others}
            onChange={(value) => setOthers(value as typeof others)}
            choices={[
              { value: "keep", label: words.keep, hint: words.keepHint },
              { value: "decline", label: words.decline, hint: words.declineHint },
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
