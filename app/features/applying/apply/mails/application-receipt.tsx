import { inertText } from "../../../../kernel/inert-text";
import { statusUrl } from "../../../../kernel/links";
import { momentText } from "../../../../kernel/moments";
import { readLanguage } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../answering/landlord-row";
import { pageWords } from "../../answering/page-words";
import { receiptWords } from "../../answering/receipt-words";
import { statusWords } from "../../answering/status-words";

type Site = { baseUrl: string; supportEmail: string };

type Receipt = {
  reference: string;
  formTitle: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  submittedAt: Date;
  /** Of the home (IANA): where the reader lives is not known. */
  zone: string;
  locale: string;
  urlId: string;
  /** The key to the status page. */
  statusToken: string;
  /** What the landlord promised on the version that was filled in; null: nothing. */
  replyWithinDays: number | null;
};

/** To the applicant, in the language the form was filled in. The address was never confirmed: no answers, no name. */
export function applicationReceiptMail(site: Site, application: Receipt): RenderedMail {
  const locale = readLanguage(application.locale);
  const words = receiptWords(locale);
  return renderMail({
    locale,
    subject: words.subject({ reference: application.reference }),
    heading: words.heading,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(application.formTitle) },
          ...landlordRow(application, locale),
          { label: words.reference, value: application.reference },
          {
            label: words.sent,
            value: momentText(application.submittedAt.getTime(), locale, application.zone),
          },
        ],
      },
      { kind: "text", text: words.keep },
      {
        kind: "action",
        label: statusWords[locale].mailAction,
        href: statusUrl(site.baseUrl, application.urlId, application.statusToken),
        spelledOut: statusWords[locale].mailSpelledOut,
      },
      { kind: "text", text: words.next },
      {
        kind: "text",
        text: application.replyWithinDays
          ? pageWords[locale].nextReply({ days: application.replyWithinDays })
          : words.noPromise,
      },
    ],
    footer: [{ text: words.why }, { text: words.questions({ support: site.supportEmail }) }],
  });
}
