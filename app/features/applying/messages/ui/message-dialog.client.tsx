import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../../ui/button";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { showToast } from "../../../../ui/show-toast";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import type { Written } from "../commands/write-messages.server";
import { faultText, writeWords } from "../landlord-words";
import { addressedTo, nameMark } from "../rules";
import { postMessages } from "./messages-client";
import { useKeptText } from "./use-kept-text";
import { LettersLeft, localFault } from "./write-message";

export type Addressee = { id: string; name: string; reference: string };

type MessageDialogProps = { applicants: readonly Addressee[]; onClose: (isDone: boolean) => void };

/** One text, a message of their own for each. */
export function MessageDialog({ applicants, onClose }: MessageDialogProps) {
  const words = useWords(writeWords);
  const { text, setText, postId } = useKeptText("many");
  const [fault, setFault] = useState<string | null>(null);
  const [written, setWritten] = useState<readonly Written[] | null>(null);
  const [isSending, setSending] = useState(false);
  const formId = useId();
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const local = localFault(text, words);
    if (local) return setFault(local);
    setSending(true);
    const ids = applicants.map(({ id }) => id).join(",");
    const answer = await postMessages({ intent: "write", ids, postId, text, named: "yes" });
    setSending(false);
    if (!answer.ok) return setFault(faultText(answer.fault, words));
    setText("");
    const sent = answer.written.filter(({ outcome }) => outcome === "sent").length;
    if (sent < applicants.length) return setWritten(answer.written);
    showToast({ type: "success", message: words.sent({ count: sent }) });
    onClose(true);
  }
  const many = applicants.length > 1;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose(written !== null))}
      title={many ? words.titleMany({ count: applicants.length }) : words.titleOne}
      size="wide"
      footer={
        written ? (
          <DialogClose>
            <Button>{words.close}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose>
              <Button variant="outline">{words.cancel}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isSending} pendingLabel={words.sending}>
              {many ? words.sendMany({ count: applicants.length }) : words.send}
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
            label={words.label}
            hint={words.hint({ mark: nameMark })}
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
  const words = useWords(writeWords);
  if (!first || text.trim() === "") return null;
  return (
    <section aria-label={words.preview} className="rounded-md border border-line bg-accent-soft p-3 sm:px-4">
      <p className="text-sm text-ink-muted">
        <Filled say={words.reads} parts={{ name: <bdi translate="no">{first.name}</bdi> }} />
      </p>
      <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {addressedTo(text.trim(), first.name)}
      </p>
    </section>
  );
}

/** Who was left out, and why. */
function Outcome({ written, applicants }: { written: readonly Written[]; applicants: readonly Addressee[] }) {
  const words = useWords(writeWords);
  const outcomeOf = new Map<string, Written["outcome"]>(written.map(({ id, outcome }) => [id, outcome]));
  const left = applicants.filter(({ id }) => outcomeOf.get(id) !== "sent");
  const sent = applicants.length - left.length;
  return (
    <div role="status" className="flex flex-col gap-3">
      <Notice tone="amber" title={sent === 0 ? words.noneSent : words.someSent({ sent, count: applicants.length })}>
        <p>{words.leftOut}</p>
        <ul className="list-disc ps-5">
          {left.map(({ id, name, reference }) => {
            const outcome = outcomeOf.get(id) ?? "erased";
            return (
              <li key={id}>
                <bdi translate="no">{name || reference}</bdi> {outcome === "sent" ? "" : words.reasons[outcome]}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
