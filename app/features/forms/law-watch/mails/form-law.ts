import { inertText } from "../../../../kernel/inert-text";
import { formLawUrl, manageFormUrl } from "../../../../kernel/links";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";

/** One change, in the words of the page that shows it. `proposal`: what we would do. */
export type ToldChange = { says: string; law: string; proposal: string };

export type FormLawMail = {
  formId: string;
  title: string;
  subject: string;
  changes: readonly ToldChange[];
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
};

/** To the landlord of a live form, always: what may not stay as it is, from when, by which law, and what we propose. */
export function formLawMail(site: { baseUrl: string; supportEmail: string }, mail: FormLawMail): RenderedMail {
  const { formId, title, subject, changes, manageToken } = mail;
  const isGuest = manageToken !== null;
  return renderMail({
    locale: "en",
    subject,
    heading: subject,
    blocks: [
      { kind: "facts", rows: [{ label: "Form", value: inertText(title) }] },
      ...changes.flatMap(({ says, law, proposal }): MailBlock[] => [
        { kind: "text", text: inertText(says) },
        { kind: "text", text: law },
        { kind: "text", text: inertText(proposal) },
      ]),
      {
        kind: "action",
        label: "See the change",
        href: isGuest ? manageFormUrl(site.baseUrl, manageToken) : formLawUrl(site.baseUrl, formId),
        spelledOut: "Or open this address in a browser:",
      },
      {
        kind: "text",
        text: "One press puts the change into your draft, a second publishes it. Applications that were begun keep their questions. This is our reading of the law, no legal advice.",
      },
      ...(isGuest ? [{ kind: "text" as const, text: guestWords }] : []),
    ],
    footer: [
      {
        text: isGuest
          ? "You got this email because this address was confirmed for the form above."
          : "You got this email because the form above belongs to your account.",
      },
      repliesFooter(site),
    ],
  });
}

const guestWords = "The link works for 30 days. Please do not pass this email on: it opens the form.";
