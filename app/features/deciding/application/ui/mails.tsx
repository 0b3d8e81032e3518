import type { ReactNode } from "react";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { givenUpWords, mailStateWords, readerWords } from "../../../../words/en/application/mails";
import { useReview } from "../../decision/ui/use-review";
import { type ReadMail, sayMail } from "../rules/shown-mails";
import { HeldMail } from "./held-mail";

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
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {sayMail(kind)}, {readerWords[reader]}
          {isRepeat ? ", again" : ""}
        </span>
        <Badge tone={mailStateWords[state].tone}>{mailStateWords[state].label}</Badge>
      </p>
      <p className="text-sm text-ink-muted">
        <LocalTime at={at} locale={locale} />
      </p>
      <HeldMail mail={mail} locale={locale} />
      {state === "failed" || state === "returned" ? <p className="text-sm">{sayFailure(mail)}</p> : null}
    </div>
  );
}

function sayFailure({ isAddressRefused, heldBy }: Pick<ReadMail, "isAddressRefused" | "heldBy">): string {
  if (isAddressRefused) return givenUpWords.refused;
  if (heldBy) return heldBy === "mailbox-full" ? givenUpWords.full : givenUpWords.unconfirmed;
  return givenUpWords.other;
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
          Send again
          <span className="sr-only">: {sayMail(kind)}</span>
        </Button>
      )}
    />
  );
}
