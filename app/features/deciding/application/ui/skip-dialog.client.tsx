import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { noteLength, type SkipReason, skipReasons } from "../../../applying/applications/states";
import { stateOfReason, useReasons } from "../../decision/ui/use-reasons";
import { skipWords } from "../words/skip-words";

type SkipDialogProps = { id: string; onClose: () => void; onSkip: (fields: Record<string, string>) => void };

/** The reason for skipping the next one in review order. */
export function SkipDialog({ id, onClose, onSkip }: SkipDialogProps) {
  const words = useWords(skipWords);
  const incomplete = stateOfReason(usePageLocale(), useReasons([id]), "incomplete");
  const [reason, setReason] = useState<SkipReason | "">("");
  const [note, setNote] = useState("");
  function skip(event: FormEvent) {
    event.preventDefault();
    onSkip({ reason, ...(note.trim() && { note }) });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title={words.title}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form="skip">
            {words.passOver}
          </Button>
        </>
      }
    >
      <form id="skip" onSubmit={skip} className="flex flex-col gap-5">
        <p>{words.lead}</p>
        <ChoiceGroup
          kind="radio"
          legend={words.reason}
          name="reason"
          isRequired
          value={reason}
          onChange={(value) => setReason(value as SkipReason)}
          choices={skipReasons.map((value) => ({
            value,
            label: words.reasons[value],
            ...(value === "incomplete" && { hint: incomplete?.hint, disabled: incomplete?.isOff ?? false }),
          }))}
        />
        <TextareaField
          label={words.note}
          hint={words.noteHint}
          isOptional={reason !== "other"}
          required={reason === "other"}
          rows={3}
          maxLength={noteLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
