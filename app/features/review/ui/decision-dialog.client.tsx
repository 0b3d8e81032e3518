import { type FormEvent, useState } from "react";
import type { LetterKind } from "../../../db/schema/review";
import { Button } from "../../../ui/button";
import { Dialog, DialogClose } from "../../../ui/dialog";
import { SelectField } from "../../../ui/select-field";
import { TextareaField } from "../../../ui/textarea-field";
import { declineReasonWords } from "../../../words/en/applications/states";
import { filledIn, proposedText } from "../../applications/letter-text";
import { choosePageLocale, type PageLocale } from "../../applications/locale";
import { type DeclineReason, declineReasons, type LandlordMove, noteLength } from "../../applications/states";
import { isLetterTaken, LetterFields, letterPost, useLetter } from "./letter-fields";
import type { Fields } from "./use-review";

/** Moves that are asked about before they are made: each may tell the applicant. */
export type AskedMove = Exclude<LandlordMove, "unshortlist">;

const words: Record<AskedMove, { title: (count: number) => string; confirm: string; kind: LetterKind }> = {
  shortlist: { title: (count) => `Shortlist ${whom(count)}`, confirm: "Shortlist", kind: "shortlisted" },
  approve: { title: (count) => `Approve ${whom(count)}`, confirm: "Approve", kind: "approved" },
  decline: { title: (count) => `Decline ${whom(count)}`, confirm: "Decline", kind: "declined" },
  reopen: { title: (count) => `Reopen ${whom(count)}`, confirm: "Reopen", kind: "reopened" },
};

function whom(count: number): string {
  return count === 1 ? "this application" : `${count} applications`;
}

export type DecisionDialogProps = {
  move: AskedMove;
  ids: readonly string[];
  formId?: string;
  /** Of the one applicant; several are called by `{name}`. */
  applicant?: { name: string; locale: string };
  onClose: () => void;
  post: (fields: Fields) => void;
};

/** Asks for what a move needs and shows the mail that it would send, to change, to send later, or not at all. */
export function DecisionDialog({ move, ids, formId, applicant, onClose, post }: DecisionDialogProps) {
  const { title, confirm, kind } = words[move];
  const locale: PageLocale = choosePageLocale({ query: applicant?.locale ?? "en", acceptLanguage: null });
  const wordsFor = (because: DeclineReason | "") => {
    const template = proposedText(kind, locale, because || null);
    return applicant ? filledIn(template, applicant.name) : template;
  };
  const [reason, setReason] = useState<DeclineReason | "">("");
  const proposed = wordsFor(reason);
  const [letter, setLetter] = useLetter(proposed, move === "shortlist" || move === "reopen" ? "none" : "now");
  const [note, setNote] = useState("");
  /** Proposed words follow the reason, so that the letter says what is so; what the landlord wrote stays. */
  function choose(next: DeclineReason) {
    setReason(next);
    setLetter({
      ...letter,
      text: letter.text === proposed ? wordsFor(next) : letter.text,
      withReport: letter.withReport || next === "report",
    });
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isLetterTaken(letter)) {
      event.currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    post({
      intent: move,
      ids: ids.join(","),
      ...(formId && { formId }),
      ...(reason && { reason }),
      ...(note.trim() && { note }),
      ...letterPost(letter, proposed),
    });
    onClose();
  }
  const formName = `decide-${move}`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title={title(ids.length)}
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formName} variant={move === "decline" ? "destructive" : "default"}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formName} onSubmit={send} className="flex flex-col gap-5">
        {move === "reopen" ? (
          <p>This doesn’t undo a decision the applicant already knows. Say so if you write again.</p>
        ) : null}
        {move === "decline" ? (
          <SelectField
            label="Reason"
            hint="The suggested letter says it. Every reason is about your published criteria, never about who someone is."
            placeholder="Choose a reason"
            required
            value={reason}
            onChange={(event) => choose(event.currentTarget.value as DeclineReason)}
            options={declineReasons.map((value) => ({ value, label: declineReasonWords[value] }))}
          />
        ) : null}
        {move === "decline" || move === "approve" ? (
          <TextareaField
            label={move === "approve" ? "Conditions" : "Private note"}
            hint={
              move === "approve"
                ? "Kept with the decision. Put them in the email, too."
                : "Only you see it. Leave out family, health, faith and origin."
            }
            isOptional
            rows={3}
            maxLength={noteLength}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        ) : null}
        <LetterFields letter={letter} onChange={setLetter} count={ids.length} asksReport={move === "decline"} />
      </form>
    </Dialog>
  );
}
