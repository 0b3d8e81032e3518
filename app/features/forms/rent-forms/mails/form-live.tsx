import { inertText } from "../../../../kernel/inert-text";
import { applyUrl, manageFormUrl, ownFormUrl } from "../../../../kernel/links";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { formLiveWords } from "../form-live-words";

type LiveForm = {
  title: string;
  urlId: string;
  formId: string;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  isTold: boolean;
};

/** To the landlord, once, when the form takes applications: the link to share and the key to manage it. */
export function formLiveMail(site: MailSite, form: LiveForm): RenderedMail {
  const words = formLiveWords[site.language];
  const { manageToken } = form;
  const isGuest = manageToken !== null;
  return renderMail({
    locale: site.language,
    subject: words.subject,
    heading: words.subject,
    blocks: [
      { kind: "facts", rows: [{ label: words.form, value: inertText(form.title) }] },
      {
        kind: "address",
        label: words.shareLink,
        href: applyUrl(site.baseUrl, form.urlId),
      },
      {
        kind: "text",
        text: isGuest ? words.guestLink : words.account,
      },
      {
        kind: "action",
        label: words.manage,
        href: isGuest ? manageFormUrl(site.baseUrl, manageToken) : ownFormUrl(site.baseUrl, form.formId),
        spelledOut: words.openAddress,
      },
      {
        kind: "text",
        text: isGuest ? (form.isTold ? words.guestTold : words.guestNotTold) : form.isTold ? words.told : words.notTold,
      },
    ],
    footer: [
      {
        text: isGuest ? words.whyGuest : words.whyAccount,
      },
      repliesFooter(site),
    ],
  });
}
