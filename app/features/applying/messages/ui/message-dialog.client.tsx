import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../../ui/button";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { showToast } from "../../../../ui/show-toast";
import { TextareaField } from "../../../../ui/textarea-field";
import { writeWords } from "../../../../words/en/messages/landlord";
import { noMessageReasons } from "../../../../words/en/messages/message-dialog";
import type { Written } from "../commands/write-messages.server";
import { addressedTo, nameMark } from "../rules";
import { faultText, postMessages } from "./messages-client";
import { useKeptText } from "./use-kept-text";
import { LettersLeft, localFault } from "./write-message";

export type Addressee = { id: string; name: string; reference: string };

type MessageDialogProps = { applicants: readonly Addressee[]; onClose: (isDone: boolean) => void };

/** One text, a message of their own for each. */
export function MessageDialog({ applicants, onClose }: MessageDialogProps) {
  const { text, setText, postId } = useKeptText("many");
  const [fault, setFault] = useState<string | null>(null);
  const [written, setWritten] = useState<readonly Written[] | null>(null);
  const [isSending, setSending] = useState(false);
  const formId = useId();
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const local = localFault(text);
    if (local) return setFault(local);
    setSending(true);
    const ids = applicants.map(({ id }) => id).join(",");
    const answer = await postMessages({ intent: "write", ids, postId, text, named: "yes" });
    setSending(false);
    if (!answer.ok) return setFault(faultText(answer.fault));
    setText("");
    const sent = answer.written.filter(({ outcome }) => outcome === "sent").length;
    if (sent < applicants.length) return setWritten(answer.written);
    showToast({ type: "success", message: writeWords.sent({ count: sent }) });
    onClose(true);
  }
  const many = applicants.length > 1;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose(written !== null))}
      title={many ? writeWords.titleMany({ count: applicants.length }) : writeWords.titleOne}
      size="wide"
      footer={
        written ? (
          <DialogClose>
            <Button>{writeWords.close}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose>
              <Button variant="outline">{writeWords.cancel}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isSending} pendingLabel={writeWords.sending}>
              {many ? writeWords.sendMany({ count: applicants.length }) : writeWords.send}
            </Button>
          </>
        )
      }
    >
      {written ? (
        <Outcome written={written} applicants={applicants} />
      ) : (
        <form id={formId} onSubmit={send} className="flex flex-col gap-4" noValidate>
          <TextareaField
            label={writeWords.label}
            hint={writeWords.hint({ mark: nameMark })}
            rows={6}
            dir="auto"
            value={text}
            error={fault ?? undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setFault(null);
            }}
          />
          <LettersLeft text={text} />
          <Preview text={text} first={applicants[0]} />
        </form>
      )}
    </Dialog>
  );
}

/** What the first of them reads. */
function Preview({ text, first }: { text: string; first: Addressee | undefined }) {
  if (!first || text.trim() === "") return null;
  return (
    <section aria-label={writeWords.preview} className="rounded-md border border-line bg-accent-soft p-3 sm:px-4">
      <p className="text-sm text-ink-muted">
        <Filled say={writeWords.reads} parts={{ name: <bdi translate="no">{first.name}</bdi> }} />
      </p>
      <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {addressedTo(text.trim(), first.name)}
      </p>
    </section>
  );
}

/** Who was left out, and why. */
function Outcome({ written, applicants }: { written: readonly Written[]; applicants: readonly Addressee[] }) {
  const outcomeOf = new Map<string, Written["outcome"]>(written.map(({ id, outcome }) => [id, outcome]));
  const left = applicants.filter(({ id }) => outcomeOf.get(id) !== "sent");
  const sent = applicants.length - left.length;
  return (
    <div role="status" className="flex flex-col gap-3">
      <Notice
        tone="amber"
        title={sent === 0 ? writeWords.noneSent : writeWords.someSent({ sent, count: applicants.length })}
      >
        <p>{writeWords.leftOut}</p>
        <ul className="list-disc ps-5">
          {left.map(({ id, name, reference }) => {
            const outcome = outcomeOf.get(id) ?? "erased";
            return (
              <li key={id}>
                <bdi translate="no">{name || reference}</bdi> {outcome === "sent" ? "" : noMessageReasons[outcome]}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
