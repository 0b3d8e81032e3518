import { inertText } from "../../../../kernel/inert-text";
import { manageFormUrl, verifyFormUrl } from "../../../../kernel/links";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { manageMailWords } from "../words/mails-words";

/** Asks a visitor to confirm the address. The link shows the form and one button; opening it publishes nothing. */
export function confirmFormMail(site: MailSite, form: { title: string; token: string }): RenderedMail {
  const words = manageMailWords[site.language];
  const { confirm } = words;
  return renderMail({
    locale: site.language,
    subject: confirm.subject,
    heading: confirm.subject,
    blocks: [
      { kind: "text", text: confirm.lead },
      { kind: "facts", rows: [{ label: words.form, value: inertText(form.title) }] },
      {
        kind: "action",
        label: confirm.action,
        href: verifyFormUrl(site.baseUrl, form.token),
        spelledOut: words.spelledOut,
      },
      { kind: "text", text: confirm.once },
    ],
    footer: [{ text: confirm.notYou }, repliesFooter(site)],
  });
}

/** A fresh key to a form, to the address that published it. */
export function manageLinkMail(site: MailSite, form: { title: string; token: string }): RenderedMail {
  const words = manageMailWords[site.language];
  const { link } = words;
  return renderMail({
    locale: site.language,
    subject: link.subject,
    heading: link.subject,
    blocks: [
      { kind: "text", text: link.lead },
      { kind: "facts", rows: [{ label: words.form, value: inertText(form.title) }] },
      {
        kind: "action",
        label: link.action,
        href: manageFormUrl(site.baseUrl, form.token),
        spelledOut: words.spelledOut,
      },
      {
        kind: "text",
        text: link.private,
      },
    ],
    footer: [{ text: link.notAsked }, repliesFooter(site)],
  });
}
