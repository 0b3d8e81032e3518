import { inertText } from "../../../../kernel/inert-text";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { ownFormUrl, referenceUrl } from "../../../../kernel/links";
import { dayText, momentText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { namesInMail, type ReferenceAsker } from "../names-in-mail";
import { referenceWords } from "../words";

type Site = { baseUrl: string; supportEmail: string };
type Request = {
  locale: PageLocale;
  landlord: ReferenceAsker;
  applicant: string;
  token: string;
  expiresAt: number;
  isReminder: boolean;
};

/** To somebody named by an applicant: who asks about whom and why. Names stand in the body alone. */
export function referenceRequestMail(site: Site, request: Request): RenderedMail & { headers: Record<string, string> } {
  const { mail } = referenceWords[request.locale];
  const { landlord, applicant } = namesInMail(request.locale, request);
  const href = referenceUrl(site.baseUrl, request.token);
  const rendered = renderMail({
    locale: request.locale,
    subject: request.isReminder ? mail.reminderSubject : mail.subject,
    heading: referenceWords[request.locale].title(applicant),
    blocks: [
      { kind: "text", text: mail.text(landlord, applicant) },
      { kind: "text", text: request.isReminder ? mail.reminder : mail.what },
      { kind: "facts", rows: [{ label: mail.ends, value: dayIn(request.locale, request.expiresAt) }] },
      { kind: "action", label: mail.action, href, spelledOut: mail.spelledOut },
    ],
    footer: [
      { text: mail.stop },
      { text: mail.source(applicant) },
      { text: mail.questions.replace("{support}", () => site.supportEmail) },
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
export function referenceInMail(site: Site, answer: Answered): RenderedMail {
  return renderMail({
    locale: "en",
    subject: answer.isDeclined ? `No reference for ${answer.reference}` : `Reference received for ${answer.reference}`,
    heading: answer.isDeclined ? "Someone does not want to answer" : "A reference has come in",
    blocks: [
      {
        kind: "text",
        text: answer.isDeclined
          ? "Someone you asked for a reference does not want to answer. That says nothing about the applicant."
          : "Someone you asked for a reference has answered. You read it as it was written.",
      },
      {
        kind: "facts",
        rows: [
          { label: "Form", value: inertText(answer.formTitle) },
          { label: "Application number", value: answer.reference },
          { label: "Answered", value: momentText(answer.at.getTime(), landlordLocale, answer.zone) },
        ],
      },
      {
        kind: "action",
        label: "Open the application",
        href: ownFormUrl(site.baseUrl, answer.formId, answer.applicationId),
        spelledOut: "Or open this address in a browser:",
      },
    ],
    footer: [repliesFooter(site)],
  });
}
