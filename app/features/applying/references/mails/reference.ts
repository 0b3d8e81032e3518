import { inertText } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { ownFormUrl, referenceUrl } from "../../../../kernel/links";
import { dayText, momentText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordMailWords } from "../../applications/landlord-mail-words";
import { namesInMail, type ReferenceAsker } from "../names-in-mail";
import { referenceInWords } from "../reference-in-words";
import { referenceWords } from "../words";

type Request = {
  locale: PageLocale;
  landlord: ReferenceAsker;
  applicant: string;
  token: string;
  expiresAt: number;
  isReminder: boolean;
};

/** To somebody named by an applicant: who asks about whom and why. Names stand in the body alone. */
export function referenceRequestMail(
  site: MailSite,
  request: Request,
): RenderedMail & { headers: Record<string, string> } {
  const { mail } = referenceWords[request.locale];
  const { landlord, applicant } = namesInMail(request.locale, request);
  const href = referenceUrl(site.baseUrl, request.token);
  const rendered = renderMail({
    locale: request.locale,
    subject: request.isReminder ? mail.reminderSubject : mail.subject,
    heading: referenceWords[request.locale].title({ applicant }),
    blocks: [
      { kind: "text", text: mail.text({ landlord, applicant }) },
      { kind: "text", text: request.isReminder ? mail.reminder : mail.what },
      { kind: "facts", rows: [{ label: mail.ends, value: dayIn(request.locale, request.expiresAt) }] },
      { kind: "action", label: mail.action, href, spelledOut: mail.spelledOut },
    ],
    footer: [
      { text: mail.stop },
      { text: mail.source({ applicant }) },
      { text: mail.questions({ support: site.supportEmail }) },
    ],
  });
  return {
    ...rendered,
    headers: { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

export function dayIn(locale: PageLocale, at: number): string {
  return dayText(at, locale, "UTC");
}

type Answered = {
  reference: string;
  formTitle: string;
  formId: string;
  applicationId: string;
  at: Date;
  /** By whose clocks (IANA) the reader lives. */
  zone: string;
  isDeclined: boolean;
};

/** To the landlord: there is an answer. What it says stands beside the application alone. */
export function referenceInMail(site: MailSite, answer: Answered): RenderedMail {
  const { reference, isDeclined } = answer;
  const said = referenceInWords[site.language];
  const { shared } = landlordMailWords[site.language];
  return renderMail({
    locale: site.language,
    subject: isDeclined ? said.declinedSubject({ reference }) : said.subject({ reference }),
    heading: isDeclined ? said.declinedHeading : said.heading,
    blocks: [
      {
        kind: "text",
        text: isDeclined ? said.declinedText : said.text,
      },
      {
        kind: "facts",
        rows: [
          { label: shared.form, value: inertText(answer.formTitle) },
          { label: shared.reference, value: reference },
          {
            label: said.answered,
            value: momentText(answer.at.getTime(), landlordLocaleOf(site.language), answer.zone),
          },
        ],
      },
      {
        kind: "action",
        label: said.action,
        href: ownFormUrl(site.baseUrl, answer.formId, answer.applicationId),
        spelledOut: shared.spelledOut,
      },
    ],
    footer: [repliesFooter(site)],
  });
}
