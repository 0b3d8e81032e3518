import type { MemberRole } from "../../../../db/schema/household";
import { formatDate, utcDay } from "../../../../kernel/dates";
import { inertName, inertText, inertWithin } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { manageFormUrl, memberUrl, ownFormUrl } from "../../../../kernel/links";
import { dayText, momentText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../answering/landlord-row";
import { pageWords } from "../../answering/page-words";
import { householdMailWords } from "../../applications/household/household-mail-words";
import { householdWords } from "../../applications/household/household-words";
import { landlordMailWords } from "../../applications/landlord-mail-words";
import { unnamed } from "../../applications/people-words";

const wordsFor = (locale: PageLocale) => ({ ...householdWords[locale], ...householdMailWords[locale] });

type Site = { baseUrl: string; supportEmail: string };

type Invitation = {
  urlId: string;
  token: string;
  locale: PageLocale;
  role: MemberRole;
  leadName: string;
  formTitle: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  endsAt: Date;
  isReminder: boolean;
};

/** To somebody whom an applicant named. Says who and which home, so that it can be known for what it is; no answer is in it. */
export function memberInviteMail(site: Site, part: Invitation): RenderedMail & { headers: Record<string, string> } {
  const words = wordsFor(part.locale);
  const href = memberUrl(site.baseUrl, part.urlId, part.token);
  const day = dayText(part.endsAt.getTime(), part.locale, "UTC");
  const mail = renderMail({
    locale: part.locale,
    subject: part.isReminder ? words.reminderSubject : words.subject,
    heading: words.partTitle[part.role],
    blocks: [
      { kind: "text", text: words.mailText({ name: inertName(part.leadName, unnamed[part.locale].applicant) }) },
      {
        kind: "facts",
        rows: [
          { label: pageWords[part.locale].home, value: inertText(part.formTitle) },
          ...landlordRow(part, part.locale),
          { label: words.ends, value: day },
        ],
      },
      { kind: "text", text: words.mailWhat },
      ...(part.role === "guarantor" ? [{ kind: "text" as const, text: words.guarantee }] : []),
      { kind: "action", label: words.action, href, spelledOut: words.spelledOut },
    ],
    footer: [{ text: words.notYou }, { text: words.questions({ support: site.supportEmail }) }],
  });
  return {
    ...mail,
    headers: { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

type Sent = { urlId: string; token: string; locale: PageLocale; leadName: string; leadEndsAt: number | null };

/** To somebody who sent the own part. */
export function partReceiptMail(site: Site, part: Sent): RenderedMail {
  const words = wordsFor(part.locale);
  return renderMail({
    locale: part.locale,
    subject: words.receiptSubject,
    heading: words.doneTitle,
    blocks: [
      {
        kind: "text",
        text:
          part.leadEndsAt === null
            ? words.receiptText
            : words.receiptWaiting({ name: inertWithin(part.leadName), day: dayIn(part.locale, part.leadEndsAt) }),
      },
      {
        kind: "action",
        label: words.receiptAction,
        href: memberUrl(site.baseUrl, part.urlId, part.token),
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.questions({ support: site.supportEmail }) }],
  });
}

/** To somebody who sent the own part, a week before the draft of the lead ends. */
export function partEndsMail(
  site: Site,
  part: Omit<Sent, "leadEndsAt"> & { leadEndsAt: number; formTitle: string },
): RenderedMail {
  const words = wordsFor(part.locale);
  const day = dayIn(part.locale, part.leadEndsAt);
  return renderMail({
    locale: part.locale,
    subject: words.endsSubject({ day }),
    heading: words.endsHeading,
    blocks: [
      { kind: "text", text: words.endsText({ name: inertWithin(part.leadName), day }) },
      { kind: "facts", rows: [{ label: pageWords[part.locale].home, value: inertText(part.formTitle) }] },
      { kind: "text", text: words.endsLeft },
      {
        kind: "action",
        label: words.receiptAction,
        href: memberUrl(site.baseUrl, part.urlId, part.token),
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.questions({ support: site.supportEmail }) }],
  });
}

/** To somebody whose part is gone, since its application was never sent. */
export function partErasedMail(
  site: Pick<Site, "supportEmail">,
  part: { locale: PageLocale; formTitle: string },
): RenderedMail {
  const words = wordsFor(part.locale);
  return renderMail({
    locale: part.locale,
    subject: words.erasedSubject,
    heading: words.erased,
    blocks: [
      { kind: "text", text: words.erasedMail },
      { kind: "facts", rows: [{ label: pageWords[part.locale].home, value: inertText(part.formTitle) }] },
    ],
    footer: [{ text: words.erasedWhy }, { text: words.questions({ support: site.supportEmail }) }],
  });
}

function dayIn(locale: PageLocale, at: number): string {
  return formatDate(utcDay(at), locale);
}

type Complete = {
  reference: string;
  formTitle: string;
  completedAt: Date;
  /** By whose clocks (IANA) the reader lives. */
  zone: string;
  manageToken: string | null;
  formId: string;
  applicationId: string;
};

/** To the landlord: nothing of this household is missing any more. */
export function householdCompleteMail(site: MailSite, application: Complete): RenderedMail {
  const { shared, householdComplete: said } = landlordMailWords[site.language];
  const { manageToken } = application;
  return renderMail({
    locale: site.language,
    subject: said.subject({ reference: application.reference }),
    heading: said.heading,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: shared.form, value: inertText(application.formTitle) },
          { label: shared.reference, value: application.reference },
          {
            label: said.time,
            value: momentText(application.completedAt.getTime(), landlordLocaleOf(site.language), application.zone),
          },
        ],
      },
      {
        kind: "action",
        label: said.action,
        href:
          manageToken === null
            ? ownFormUrl(site.baseUrl, application.formId, application.applicationId)
            : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: shared.spelledOut,
      },
    ],
    footer: [repliesFooter(site)],
  });
}
