import { inertText } from "../../../../kernel/inert-text";
import { confirmUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../answering/landlord-row";
import { receiptWords } from "../../answering/receipt-words";
import { spamWords } from "../spam/words";

type Site = { baseUrl: string; supportEmail: string };
type Held = {
  urlId: string;
  token: string;
  locale: PageLocale;
  reference: string;
  formTitle: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
};

/** To the applicant of a suspected application. The address was never confirmed: no answer, no name. */
export function confirmApplicationMail(site: Site, held: Held): RenderedMail {
  const words = spamWords[held.locale];
  const receipt = receiptWords(held.locale);
  return renderMail({
    locale: held.locale,
    subject: words.mailSubject({ reference: held.reference }),
    heading: words.mailHeading,
    blocks: [
      { kind: "text", text: words.mailText },
      {
        kind: "facts",
        rows: [
          { label: receipt.home, value: inertText(held.formTitle) },
          ...landlordRow(held, held.locale),
          { label: receipt.reference, value: held.reference },
        ],
      },
      {
        kind: "action",
        label: words.confirm,
        href: confirmUrl(site.baseUrl, held.urlId, held.token),
        spelledOut: words.spelledOut,
      },
      { kind: "text", text: words.mailUntil },
    ],
    footer: [{ text: receipt.why }, { text: receipt.questions({ support: site.supportEmail }) }],
  });
}
