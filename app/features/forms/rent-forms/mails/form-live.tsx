import { inertText } from "../../../../kernel/inert-text";
import { applyUrl, manageFormUrl, ownFormUrl } from "../../../../kernel/links";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";

type Site = { baseUrl: string; supportEmail: string };
type LiveForm = {
  title: string;
  urlId: string;
  formId: string;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  isTold: boolean;
};

/** To the landlord, once, when the form takes applications: the link to share and the key to manage it. */
export function formLiveMail(site: Site, form: LiveForm): RenderedMail {
  const notices = form.isTold
    ? "We write to you when someone applies."
    : "You chose not to get an email when someone applies. Keep this email: the link in it leads to the applications.";
  const { manageToken } = form;
  const isGuest = manageToken !== null;
  return renderMail({
    locale: "en",
    subject: "Your form is live",
    heading: "Your form is live",
    blocks: [
      { kind: "facts", rows: [{ label: "Form", value: inertText(form.title) }] },
      {
        kind: "address",
        label: "Share this link with people who want to rent:",
        href: applyUrl(site.baseUrl, form.urlId),
      },
      {
        kind: "text",
        text: isGuest
          ? "The next link is for you alone. With it you read applications, pause or close the form."
          : "In your account you read applications, edit, pause or close the form.",
      },
      {
        kind: "action",
        label: "Manage form",
        href: isGuest ? manageFormUrl(site.baseUrl, manageToken) : ownFormUrl(site.baseUrl, form.formId),
        spelledOut: "Or open this address in a browser:",
      },
      {
        kind: "text",
        text: isGuest
          ? `It works for 30 days. Anyone who has it can read the applications, so please do not pass it on. ${notices}`
          : notices,
      },
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
