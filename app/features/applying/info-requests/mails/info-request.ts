import { inertText } from "../../../../kernel/inert-text";
import { momentText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../answering/landlord-row";
import { requestWords } from "../words";

type InfoRequest = {
  reference: string;
  formTitle: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  locale: PageLocale;
  /** Of the page on which this person answers. */
  at: string;
  count: number;
  dueAt: Date;
  /** Of the home (IANA): where the reader lives is not known. */
  zone: string;
  isReminder: boolean;
};

/** To the applicant, or a member of the household: the landlord asks for more. What it is stands on that person's own page alone. */
export function infoRequestMail(site: { baseUrl: string; supportEmail: string }, request: InfoRequest): RenderedMail {
  const words = requestWords[request.locale];
  const { reference } = request;
  return renderMail({
    locale: request.locale,
    subject: (request.isReminder ? words.reminderSubject : words.subject)({ reference }),
    heading: words.heading,
    blocks: [
      { kind: "text", text: request.isReminder ? words.reminderText : words.mailText({ count: request.count }) },
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(request.formTitle) },
          ...landlordRow(request, request.locale),
          { label: words.reference, value: reference },
          { label: words.due, value: momentText(request.dueAt.getTime(), request.locale, request.zone) },
        ],
      },
      {
        kind: "action",
        label: words.action,
        href: request.at,
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.why }, { text: words.questions({ support: site.supportEmail }) }],
  });
}
