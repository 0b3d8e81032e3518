import { inertText } from "../../../../kernel/inert-text";
import { formLawUrl, manageFormUrl } from "../../../../kernel/links";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import type { Why } from "../../law/why-of";
import { formLawWords } from "../form-law-words";

/** One change, in the words of the page that shows it. `proposal`: what we would do. */
export type ToldChange = { says: string; basis: string; why: Why | null; proposal: string };

export type FormLawMail = {
  formId: string;
  title: string;
  subject: string;
  changes: readonly ToldChange[];
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
};

/** To the landlord of a live form, always: what may not stay as it is, from when, by which law, and what we propose. */
export function formLawMail(site: MailSite, mail: FormLawMail): RenderedMail {
  const { formId, title, subject, changes, manageToken } = mail;
  const words = formLawWords[site.language];
  const isGuest = manageToken !== null;
  return renderMail({
    locale: site.language,
    subject,
    heading: subject,
    blocks: [
      { kind: "facts", rows: [{ label: words.form, value: inertText(title) }] },
      ...changes.flatMap(({ says, basis, why, proposal }): MailBlock[] => [
        { kind: "text", text: inertText(says) },
        ...(basis ? [{ kind: "text", text: basis } as const] : []),
        ...(why ? [{ kind: "text", text: why.text, ...(why.isLaw && { lang: "en" }) } as const] : []),
        { kind: "text", text: inertText(proposal) },
      ]),
      {
        kind: "action",
        label: words.see,
        href: isGuest ? manageFormUrl(site.baseUrl, manageToken) : formLawUrl(site.baseUrl, formId),
        spelledOut: words.openAddress,
      },
      {
        kind: "text",
        text: words.steps,
      },
      ...(isGuest ? [{ kind: "text" as const, text: words.linkWorks }] : []),
    ],
    footer: [
      {
        text: isGuest ? words.whyGuest : words.whyAccount,
      },
      repliesFooter(site),
    ],
  });
}
