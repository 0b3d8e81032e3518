import { inertText } from "../../../../kernel/inert-text";
import { inEveryLanguage } from "../../../../kernel/words";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import type { ContactMessage } from "../../../../platform/support-messages.server";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import en from "../../../../words/en/contact/mail";

const copyWords = inEveryLanguage("contact/mail", en);

type Site = Pick<MailSite, "baseUrl">;

/** A stranger's lines, each without anything that a mail program turns into a link. */
function inertLines(text: string): string {
  return text
    .split("\n")
    .map((line) => inertText(line, line.length))
    .join("\n");
}

function factsOf({ name, company, subject }: ContactMessage): MailBlock {
  const rows = [
    { label: "Subject", value: inertText(subject) },
    { label: "Name", value: inertText(name) },
    { label: "Company", value: inertText(company) },
  ];
  return { kind: "facts", rows: rows.filter((row) => row.value !== "") };
}

/** To support. The address may be answered; whatever else a stranger wrote leads nowhere. */
export function contactMail(
  site: Site,
  message: ContactMessage & { isSpam: boolean; reasons: readonly string[] },
): RenderedMail {
  const mark = message.isSpam ? "Suspected spam: " : "Contact: ";
  return renderMail({
    locale: "en",
    subject: `${mark}${inertText(message.subject, 100)}`,
    heading: message.isSpam ? "A message that looks like spam" : "A message from the contact page",
    blocks: [
      { kind: "facts", rows: [{ label: "From", value: message.email }] },
      factsOf(message),
      { kind: "quote", text: inertLines(message.message) },
    ],
    footer: [
      ...(message.isSpam ? [{ text: `Held because of: ${message.reasons.join(", ")}. The sender got no copy.` }] : []),
      { text: `Sent from the contact page of ${site.baseUrl}. To answer, write to the address above.` },
    ],
  });
}

/** To the sender, whose address nobody has proven: the message, no name, and nothing to press. */
export function contactCopyMail(site: MailSite, message: ContactMessage): RenderedMail {
  const words = copyWords[site.language];
  return renderMail({
    locale: site.language,
    subject: words.title,
    heading: words.title,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "quote", text: inertLines(message.message) },
    ],
    footer: [{ text: words.notYou }, repliesFooter(site)],
  });
}
