import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button";
import { needsScript } from "../../../../ui/early-press";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { faultText, type WriteWords, writeWords } from "../landlord-words";
import { lettersOf, messageLimits } from "../rules";
import { postMessages } from "./messages-client";
import { useKeptText } from "./use-kept-text";

/** The landlord's answer to one applicant. `onSent` runs once the server has it. */
export function WriteMessage({ applicationId, onSent }: { applicationId: string; onSent: () => void }) {
  const words = useWords(writeWords);
  const { text, setText, postId } = useKeptText(applicationId);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Typed before the page came alive: React would empty the box.
  useEffect(() => {
    const typed = form.current?.querySelector("textarea")?.value;
    if (typed) setText(typed);
  }, [setText]);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const local = localFault(text, words);
    if (local) return setFault(local);
    setSending(true);
    const answer = await postMessages({ intent: "write", ids: applicationId, postId, text });
    setSending(false);
    if (!answer.ok) return setFault(faultText(answer.fault, words));
    const outcome = answer.written[0]?.outcome ?? "erased";
    if (outcome !== "sent") return setFault(words.notSent[outcome]);
    setFault(null);
    setText("");
    onSent();
  }
  return (
    <form
      ref={form}
      data-doing="message"
      {...needsScript}
      onSubmit={send}
      className="flex flex-col items-start gap-3 print:hidden"
      noValidate
    >
      <TextareaField
        wrapperClassName="w-full"
        label={words.one}
        hint={words.oneHint}
        rows={4}
        dir="auto"
        value={text}
        error={fault ?? undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(null);
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="outline" pending={isSending} pendingLabel={words.sending}>
          {words.send}
        </Button>
        <LettersLeft text={text} />
      </div>
    </form>
  );
}

/** What can be seen without asking the server. */
export function localFault(text: string, words: WriteWords): string | null {
  const letters = lettersOf(text);
  if (letters === 0) return faultText("empty", words);
  return letters > messageLimits.letters ? faultText("too-long", words) : null;
}

/** Says how much room there is, once it becomes little. */
export function LettersLeft({ text }: { text: string }) {
  const words = useWords(writeWords);
  const room = messageLimits.letters - lettersOf(text);
  if (room > 200) return null;
  return (
    <p className={`tabular text-sm ${room < 0 ? "text-red" : "text-ink-muted"}`} aria-live="polite">
      {room < 0 ? words.over({ count: -room }) : words.left({ count: room })}
    </p>
  );
}
