import { inertText } from "../../../../kernel/inert-text";
import { statusUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../answering/landlord-row";
import { messageWords } from "../words";

type Told = {
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
export function messageMail(site: { baseUrl: string; supportEmail: string }, told: Told): RenderedMail {
  const words = messageWords[told.locale];
  return renderMail({
    locale: told.locale,
    subject: words.subject.replace("{reference}", () => told.reference),
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.mailText(told.count) },
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(told.formTitle) },
          ...landlordRow(told, told.locale),
          { label: words.reference, value: told.reference },
        ],
      },
      {
        kind: "action",
        label: words.action,
        href: `${statusUrl(site.baseUrl, told.urlId, told.statusToken)}#messages`,
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.why }, { text: words.questions.replace("{support}", () => site.supportEmail) }],
  });
}
