import { inertText } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { manageFormUrl, noticeSettingsUrl, ownFormUrl, unsubscribeUrl } from "../../../../kernel/links";
import { momentText } from "../../../../kernel/moments";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordMailWords } from "../landlord-mail-words";

type NoticeData = {
  reference: string;
  formTitle: string;
  /** The home's address in one line; null where its form no longer says. */
  home: string | null;
  /** When it happened. */
  at: Date;
  /** By whose clocks (IANA) the reader lives. */
  zone: string;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  /** For the link that stops the mails; null for a form that an account made. */
  guestRentFormId: string | null;
  formId: string;
  applicationId: string;
};
const said = ({ language }: MailSite) => landlordMailWords[language];

type LandlordMail = RenderedMail & { headers: Record<string, string> };

/** To the landlord. Tells that somebody applied, not who and not what: a mailbox is no place for applicants' data. */
export function newApplicationMail(site: MailSite, application: NoticeData): LandlordMail {
  return landlordMail(site, application, said(site).newApplication);
}

type Several = {
  /** Of all of them, in the order in which they came. */
  references: readonly string[];
  formTitle: string;
  /** As of one. */
  home: string | null;
  formId: string;
  manageToken: string | null;
  /** Where the reader stops these mails. */
  stopUrl: string | null;
};

/** To the landlord: several applications came one soon after the other. Who and what stands on the page alone. */
export function newApplicationsMail(
  site: MailSite,
  { references, formTitle, home, formId, manageToken, stopUrl }: Several,
): RenderedMail {
  const { shared, newApplications: words } = said(site);
  const count = references.length;
  return renderMail({
    locale: site.language,
    subject: words.subject({ count }),
    heading: words.heading({ count }),
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: shared.form, value: inertText(formTitle) },
          ...homeRow(site, home),
          { label: words.references, value: references.join(", ") },
        ],
      },
      {
        kind: "action",
        label: words.action,
        href: manageToken === null ? ownFormUrl(site.baseUrl, formId) : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: shared.spelledOut,
      },
      {
        kind: "text",
        text: manageToken === null ? shared.signIn : shared.linkWorks,
      },
    ],
    footer: [
      {
        text: words.why,
        ...(stopUrl !== null && { link: { label: shared.stop, href: stopUrl } }),
      },
      repliesFooter(site),
    ],
  });
}

/** To the landlord: answers were corrected; which ones stands on the page alone. */
export function applicationChangedMail(site: MailSite, application: NoticeData): LandlordMail {
  return landlordMail(site, application, said(site).changed);
}

/** To the landlord: what was asked for is there. */
export function infoAnsweredMail(site: MailSite, application: NoticeData): LandlordMail {
  return landlordMail(site, application, said(site).answered);
}

/** To the landlord: an applicant has written; what, stands on the page alone. */
export function messageInMail(site: MailSite, application: NoticeData): LandlordMail {
  return landlordMail(site, application, said(site).messageIn);
}

function homeRow(site: MailSite, home: string | null): { label: string; value: string }[] {
  return home === null ? [] : [{ label: said(site).shared.home, value: inertText(home) }];
}

type Notice = {
  subject: (values: { reference: string }) => string;
  heading: string;
  /** Before the time at which it happened. */
  time: string;
  action: string;
  text?: string;
};

function landlordMail(site: MailSite, application: NoticeData, notice: Notice): LandlordMail {
  const { shared } = said(site);
  const { manageToken, guestRentFormId, formId, applicationId } = application;
  const unsubscribe = guestRentFormId === null ? null : unsubscribeUrl(site.baseUrl, guestRentFormId);
  const mail = renderMail({
    locale: site.language,
    subject: notice.subject({ reference: application.reference }),
    heading: notice.heading,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: shared.form, value: inertText(application.formTitle) },
          ...homeRow(site, application.home),
          { label: shared.reference, value: application.reference },
          {
            label: notice.time,
            value: momentText(application.at.getTime(), landlordLocaleOf(site.language), application.zone),
          },
        ],
      },
      ...(notice.text ? [{ kind: "text", text: notice.text } as const] : []),
      {
        kind: "action",
        label: notice.action,
        href:
          manageToken === null
            ? ownFormUrl(site.baseUrl, formId, applicationId)
            : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: shared.spelledOut,
      },
      {
        kind: "text",
        text: manageToken === null ? shared.signIn : shared.linkWorks,
      },
    ],
    footer: [
      unsubscribe === null
        ? {
            text: shared.whyForm,
            link: { label: shared.settings, href: noticeSettingsUrl(site.baseUrl) },
          }
        : {
            text: shared.whyTurnedOn,
            link: { label: shared.stop, href: unsubscribe },
          },
      repliesFooter(site),
    ],
  });
  if (unsubscribe === null) return { ...mail, headers: { "List-Unsubscribe": `<${noticeSettingsUrl(site.baseUrl)}>` } };
  return {
    ...mail,
    headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

type Withdrawn = { reference: string; formTitle: string; isErased: boolean };

/** To the landlord: one applicant less. Says nothing of who it was. */
export function withdrawnMail(site: MailSite, application: Withdrawn): RenderedMail {
  const { shared, withdrawn: words } = said(site);
  return renderMail({
    locale: site.language,
    subject: words.subject({ reference: application.reference }),
    heading: words.heading,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: shared.form, value: inertText(application.formTitle) },
          { label: shared.reference, value: application.reference },
        ],
      },
      {
        kind: "text",
        text: application.isErased ? words.erasedText : words.text,
      },
    ],
    footer: [repliesFooter(site)],
  });
}
