import { inertText } from "../../../../kernel/inert-text";
import { statusUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../answering/landlord-row";
import { messageWords } from "../words";

type MessageNotice = {
  reference: string;
  formTitle: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  locale: PageLocale;
  urlId: string;
  /** The key to the status page. */
  statusToken: string;
  /** Messages that were not seen yet. */
  count: number;
};

/** To the applicant: the landlord has written. What it says stands on the status page alone. */
export function messageMail(site: { baseUrl: string; supportEmail: string }, notice: MessageNotice): RenderedMail {
  const words = messageWords[notice.locale];
  return renderMail({
    locale: notice.locale,
    subject: words.subject({ reference: notice.reference }),
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.mailText({ count: notice.count }) },
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(notice.formTitle) },
          ...landlordRow(notice, notice.locale),
          { label: words.reference, value: notice.reference },
        ],
      },
      {
        kind: "action",
        label: words.action,
        href: `${statusUrl(site.baseUrl, notice.urlId, notice.statusToken)}#messages`,
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.why }, { text: words.questions({ support: site.supportEmail }) }],
  });
}
