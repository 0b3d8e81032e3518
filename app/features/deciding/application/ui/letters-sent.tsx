import { Badge, type BadgeTone } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { useReview } from "../../decision/ui/use-review";
import type { ReadLetter } from "../queries/read-notes.server";
import type { ReadMail } from "../rules/shown-mails";
import { recordWords } from "../words/record-words";
import { HeldMail } from "./held-mail";

const tones: Record<ReadLetter["state"], BadgeTone> = { waiting: "amber", sent: "accent", stopped: "neutral" };

type LettersSentProps = {
  letters: readonly ReadLetter[];
  /** The mail of the letter that waits, where there is no room for it today. */
  held: ReadMail | null;
  formId: string;
  applicationId: string;
  locale: string;
};

/** What the applicant was told, or will be: what still waits can be stopped. */
export function LettersSent({ letters, held, formId, applicationId, locale }: LettersSentProps) {
  const { letters: words } = useWords(recordWords);
  const { post } = useReview();
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {letters.map(({ id, kind, text, withNotice, sendAt, state }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{words.kinds[kind]}</span>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
            <span className="text-sm text-ink-muted">
              <LocalTime at={sendAt} locale={locale} />
            </span>
          </p>
          <p className="mt-1 whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]" dir="auto">
            {text}
          </p>
          {withNotice ? <p className="mt-1 text-sm">{words.withNotice}</p> : null}
          {state === "waiting" && held ? <HeldMail mail={held} locale={locale} /> : null}
          {state === "waiting" ? (
            <Button
              variant="link"
              className="print:hidden"
              onClick={() => post({ intent: "stop-letter", formId, applicationId, letterId: id })}
            >
              {words.stop}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
