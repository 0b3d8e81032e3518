import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { noteLength } from "../../../applying/applications/states";
import { reviewPosting, useReview } from "../../decision/ui/use-review";
import type { ReadNote } from "../queries/read-notes.server";
import { assignmentWords } from "../words/assignment-words";
import { recordWords } from "../words/record-words";
import { MentionField } from "./mention-field";

export type NotesProps = {
  notes: readonly ReadNote[];
  /** Who work in the account, and may be mentioned; nobody where it has no colleagues. */
  people: readonly AccountPerson[];
  formId: string;
  applicationId: string;
  locale: string;
};

/** For the landlord's eyes: with author and time, and never in a mail or an export to anybody else. */
export function Notes({ notes, people, formId, applicationId, locale }: NotesProps) {
  const { notes: words } = useWords(recordWords);
  const { mention } = useWords(assignmentWords);
  const { pathname, search } = useLocation();
  const others = people.filter(({ isMe }) => !isMe);
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(0);
  // The same for every try, so that what was written and not heard of is not written twice.
  const postId = useRef("");
  const { post, isPending } = useReview((answer) => {
    if (answer.intent !== "note") return;
    form.current?.reset();
    setWritten((count) => count + 1);
    postId.current = "";
  });
  const key = { formId, applicationId };
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    const mentioned = String(new FormData(event.currentTarget).get("mentioned") ?? "");
    postId.current ||= crypto.randomUUID();
    if (text) post({ intent: "note", ...key, text, mentioned, postId: postId.current });
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {notes.map(({ id, kind, parts, author, at, isMine }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-ink-muted">
              {kind === "note" ? null : <span className="font-medium">{words.kinds[kind]}. </span>}
              <bdi translate="no">{author ?? words.someoneGone}</bdi>, <LocalTime at={at} locale={locale} />
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {parts.map(({ text, isMention }, index) =>
                isMention ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
                  <bdi key={index} translate="no" className="font-medium text-accent">
                    {text}
                  </bdi>
                ) : (
                  text
                ),
              )}
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
        method="post"
        action={reviewPosting.action}
        ref={form}
        data-doing="note"
        onSubmit={add}
        className="flex flex-col items-start gap-3 print:hidden"
      >
        {Object.entries({ intent: "note", ...key, back: pathname + search }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <MentionField
          // Who was chosen for one note is not chosen for the next. Another's note leaves what is typed alone.
          key={written}
          people={others}
          wrapperClassName="w-full"
          label={words.new}
          hint={others.length > 0 ? `${words.hint} ${mention.hint}` : words.hint}
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
