import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { useReview } from "../../decision/ui/use-review";
import type { ReadMail } from "../rules/shown-mails";
import { recordWords } from "../words/record-words";
import { HeldMail } from "./held-mail";

const tones: Record<ReadMail["state"], BadgeTone> = {
  waiting: "neutral",
  trying: "amber",
  held: "amber",
  sent: "accent",
  failed: "red",
  returned: "red",
  needless: "neutral",
};

/** What a mail was about; a kind that has no words yet is still a mail. */
function useSayMail(): (kind: string) => string {
  const { mails } = useWords(recordWords);
  return (kind) => (mails.kinds as Record<string, string>)[kind] ?? mails.other;
}

type MailsProps = {
  mails: readonly ReadMail[];
  locale: string;
  /** What sends one again. */
  again: (mail: ReadMail) => ReactNode;
};

/** What was sent by mail about this application, newest first, and what became of it. Addresses are not kept here. */
export function Mails({ mails, locale, again }: MailsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {mails.map((mail) => (
        <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <Mail mail={mail} locale={locale} />
          {mail.mayRepeat ? again(mail) : null}
        </li>
      ))}
    </ul>
  );
}

function Mail({ mail, locale }: { mail: ReadMail; locale: string }) {
  const { kind, reader, state, at, isRepeat } = mail;
  const { mails: words } = useWords(recordWords);
  const about = useSayMail()(kind);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{(isRepeat ? words.toAgain : words.to)[reader]({ mail: about })}</span>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </p>
      <p className="text-sm text-ink-muted">
        <LocalTime at={at} locale={locale} />
      </p>
      <HeldMail mail={mail} locale={locale} />
      {state === "failed" || state === "returned" ? <p className="text-sm">{sayFailure(words, mail)}</p> : null}
    </div>
  );
}

function sayFailure(
  { givenUp }: (typeof recordWords)["en"]["mails"],
  { isAddressRefused, heldBy }: Pick<ReadMail, "isAddressRefused" | "heldBy">,
): string {
  if (isAddressRefused) return givenUp.refused;
  if (heldBy) return heldBy === "mailbox-full" ? givenUp.full : givenUp.unconfirmed;
  return givenUp.other;
}

type AccountMailsProps = Pick<MailsProps, "mails" | "locale"> & { formId: string; applicationId: string };

/** For an account. The post outlives its button, which is gone once the mail was sent again: what came of it is said. */
export function AccountMails({ mails, locale, ...key }: AccountMailsProps) {
  const { post, isPending } = useReview();
  return (
    <Mails
      mails={mails}
      locale={locale}
      again={({ id, kind }) => (
        <Button
          variant="outline"
          size="sm"
          className="print:hidden"
          pending={isPending}
          onClick={() => post({ intent: "send-again", ...key, deliveryId: id })}
        >
          <SendAgain kind={kind} />
        </Button>
      )}
    />
  );
}

/** The words of the button, with what it sends for who does not see that. */
export function SendAgain({ kind }: { kind: string }) {
  const { mails: words } = useWords(recordWords);
  return (
    <>
      <span aria-hidden="true">{words.again}</span>
      <span className="sr-only">{words.againWhich({ mail: useSayMail()(kind) })}</span>
    </>
  );
}
