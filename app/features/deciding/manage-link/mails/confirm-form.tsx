import { inertText } from "../../../../kernel/inert-text";
import { manageFormUrl, verifyFormUrl } from "../../../../kernel/links";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";

/** What every mail knows of its sender: where links lead, and whom to ask. */
type Site = { baseUrl: string; supportEmail: string };

/** Asks a visitor to confirm the address. The link shows the form and one button; opening it publishes nothing. */
export function confirmFormMail(site: Site, form: { title: string; token: string }): RenderedMail {
  return renderMail({
    locale: "en",
    subject: "Confirm your email to publish your form",
    heading: "Confirm your email to publish your form",
    blocks: [
      { kind: "text", text: "You built a rental application form and asked us to publish it for this address." },
      { kind: "facts", rows: [{ label: "Form", value: inertText(form.title) }] },
      {
        kind: "action",
        label: "Check and publish",
        href: verifyFormUrl(site.baseUrl, form.token),
        spelledOut: "Or open this address in a browser:",
      },
      { kind: "text", text: "The link works once and for 7 days. You will see your form before it goes live." },
    ],
    footer: [
      { text: "Not you? Then do nothing: without the link nothing is published, and you get no further email." },
      repliesFooter(site),
    ],
  });
}

/** A fresh key to a form, to the address that published it. */
export function manageLinkMail(site: Site, form: { title: string; token: string }): RenderedMail {
  return renderMail({
    locale: "en",
    subject: "Your link to manage your form",
    heading: "Your link to manage your form",
    blocks: [
      { kind: "text", text: "Here is the new link you asked for. It opens the form and its applications." },
      { kind: "facts", rows: [{ label: "Form", value: inertText(form.title) }] },
      {
        kind: "action",
        label: "Manage form",
        href: manageFormUrl(site.baseUrl, form.token),
        spelledOut: "Or open this address in a browser:",
      },
      {
        kind: "text",
        text: "It works for 30 days. Anyone who has it can read the applications, so please do not forward this email.",
      },
    ],
    footer: [
      { text: "You did not ask for this? You don’t need to do anything: the link went to this address only." },
      repliesFooter(site),
    ],
  });
}
