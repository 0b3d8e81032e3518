import { inertText } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { momentText } from "../../../../kernel/moments";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { withdrawWords } from "../withdraw-words";

type Received = { subject: string; message: string; at: number };

/** To whoever withdrew or cancelled: what arrived, and when. The address may be somebody else's, so nothing leads anywhere. */
export function withdrawalReceiptMail(
  { supportEmail, language }: MailSite,
  { subject, message, at }: Received,
): RenderedMail {
  const time = momentText(at, landlordLocaleOf(language), "UTC");
  const words = withdrawWords[language].receipt;
  const lines = message.split("\n").map((line) => inertText(line, line.length));
  return renderMail({
    locale: language,
    subject: subject.startsWith("Withdrawal") ? words.withdrawal : words.cancellation,
    heading: words.title,
    blocks: [
      { kind: "facts", rows: [{ label: words.received, value: time }] },
      { kind: "quote", text: lines.slice(0, -1).join("\n").trim() },
      {
        kind: "text",
        text: words.text,
      },
    ],
    footer: [{ text: words.notYou }, repliesFooter({ supportEmail, language })],
  });
}
