import { inertText } from "../../kernel/inert-text";
import { applyUrl, manageFormUrl } from "../../kernel/links";
import { type RenderedMail, renderMail } from "../../ui/mail-layout";

type Site = { baseUrl: string; supportEmail: string };
type LiveForm = { title: string; urlId: string; manageToken: string; isTold: boolean };

/** To the landlord, once, when the form takes applications: the link to share and the key to manage it. */
export function formLiveMail(site: Site, form: LiveForm): RenderedMail {
  const notices = form.isTold
    ? "We write to you when somebody applies."
    : "You chose not to be told by mail when somebody applies. Keep this mail: the link in it leads to the applications.";
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
        text: "The next link is for you alone. With it you read applications, pause or close the form.",
      },
      {
        kind: "action",
        label: "Manage form",
        href: manageFormUrl(site.baseUrl, form.manageToken),
        spelledOut: "Or open this address in a browser:",
      },
      {
        kind: "text",
        text: `It works for 30 days. Whoever has it can read the applications, so please do not pass it on. ${notices}`,
      },
    ],
    footer: [
      { text: "You get this mail because this address was confirmed for the form above." },
      { text: `Answers to this mail are not read. Questions: ${site.supportEmail}` },
    ],
  });
}
