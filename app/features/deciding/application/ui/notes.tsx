import { type FormEvent, useRef } from "react";
import { Button } from "../../../../ui/button";
import { needsScript } from "../../../../ui/early-press";
import { LocalTime } from "../../../../ui/local-time";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { noteLength } from "../../../applying/applications/states";
import { useReview } from "../../decision/ui/use-review";
import type { ReadNote } from "../queries/read-notes.server";
import { recordWords } from "../words/record-words";

export type NotesProps = { notes: readonly ReadNote[]; formId: string; applicationId: string; locale: string };

/** For the landlord's eyes: with author and time, and never in a mail or an export to anybody else. */
export function Notes({ notes, formId, applicationId, locale }: NotesProps) {
  const { notes: words } = useWords(recordWords);
  const form = useRef<HTMLFormElement>(null);
  // The same for every try, so that what was written and not heard of is not written twice.
  const postId = useRef("");
  const { post, isPending } = useReview((answer) => {
    if (answer.intent !== "note") return;
    form.current?.reset();
    postId.current = "";
  });
  const key = { formId, applicationId };
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    postId.current ||= crypto.randomUUID();
    if (text) post({ intent: "note", ...key, text, postId: postId.current });
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {notes.map(({ id, kind, text, author, at, isMine }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-ink-muted">
              {kind === "note" ? null : <span className="font-medium">{words.kinds[kind]}. </span>}
              <bdi translate="no">{author ?? words.someoneGone}</bdi>, <LocalTime at={at} locale={locale} />
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {text}
            </p>
            {isMine && kind === "note" ? (
              <Button
                variant="link"
                className="-ms-4 print:hidden"
                onClick={() => post({ intent: "remove-note", ...key, noteId: id })}
              >
                {words.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <form
        {...needsScript}
        ref={form}
        data-doing="note"
        onSubmit={add}
        className="flex flex-col items-start gap-3 print:hidden"
      >
        <TextareaField
          wrapperClassName="w-full"
          label={words.new}
          hint={words.hint}
          name="text"
          rows={3}
          required
          maxLength={noteLength}
        />
        <Button type="submit" variant="outline" pending={isPending} pendingLabel={words.adding}>
          {words.add}
        </Button>
      </form>
    </div>
  );
}
