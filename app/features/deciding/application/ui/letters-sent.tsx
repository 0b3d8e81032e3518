import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { useReview } from "../../decision/ui/use-review";
import type { ReadLetter } from "../queries/read-notes.server";
import type { ReadMail } from "../rules/shown-mails";
import { HeldMail } from "./held-mail";

const kinds = {
  shortlisted: "On the shortlist",
  approved: "Approved",
  declined: "Declined",
  reopened: "Reopened",
  "home-let": "The home is rented",
} as const;
const states = {
  waiting: { label: "Waits", tone: "amber" },
  sent: { label: "Sent", tone: "accent" },
  stopped: { label: "Not sent", tone: "neutral" },
} as const;

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
  const { post } = useReview();
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {letters.map(({ id, kind, text, withNotice, sendAt, state }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{kinds[kind]}</span>
            <Badge tone={states[state].tone}>{states[state].label}</Badge>
            <span className="text-sm text-ink-muted">
              <LocalTime at={sendAt} locale={locale} />
            </span>
          </p>
          <p className="mt-1 whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]" dir="auto">
            {text}
          </p>
          {withNotice ? <p className="mt-1 text-sm">With the notice about the report that was used.</p> : null}
          {state === "waiting" && held ? <HeldMail mail={held} locale={locale} /> : null}
          {state === "waiting" ? (
            <Button
              variant="link"
              className="print:hidden"
              onClick={() => post({ intent: "stop-letter", formId, applicationId, letterId: id })}
            >
              Do not send it
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
