import { inertText } from "../../../../kernel/inert-text";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { manageFormUrl, noticeSettingsUrl, ownFormUrl, unsubscribeUrl } from "../../../../kernel/links";
import { momentText } from "../../../../kernel/moments";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";

type Site = { baseUrl: string; supportEmail: string };

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
type LandlordMail = RenderedMail & { headers: Record<string, string> };

/** To the landlord. Tells that somebody applied, not who and not what: a mailbox is no place for applicants' data. */
export function newApplicationMail(site: Site, application: NoticeData): LandlordMail {
  return landlordMail(site, application, {
    subject: `New application ${application.reference}`,
    heading: "You have a new application",
    timeLabel: "Sent",
    action: "Read the application",
  });
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
  site: Site,
  { references, formTitle, home, formId, manageToken, stopUrl }: Several,
): RenderedMail {
  return renderMail({
    locale: "en",
    subject: `${references.length} new applications`,
    heading: `You have ${references.length} new applications`,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: "Form", value: inertText(formTitle) },
          ...homeRow(home),
          { label: "References", value: references.join(", ") },
        ],
      },
      {
        kind: "action",
        label: "Read the applications",
        href: manageToken === null ? ownFormUrl(site.baseUrl, formId) : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: "Or open this address in a browser:",
      },
      {
        kind: "text",
        text:
          manageToken === null
            ? "The form belongs to your account: sign in to see it."
            : "The link works for 30 days. Anyone who has it can read the applications, so please do not forward this email.",
      },
    ],
    footer: [
      {
        text: "What comes within a quarter of an hour comes in one email.",
        ...(stopUrl !== null && { link: { label: "Stop these emails", href: stopUrl } }),
      },
      repliesFooter(site),
    ],
  });
}

/** To the landlord: answers were corrected; which ones stands on the page alone. */
export function applicationChangedMail(site: Site, application: NoticeData): LandlordMail {
  return landlordMail(site, application, {
    subject: `Application ${application.reference} was changed`,
    heading: "An applicant has changed an application",
    timeLabel: "Last change",
    action: "See what changed",
    text: "The page shows each answer as it was and as it is now.",
  });
}

/** To the landlord: what was asked for is there. */
export function infoAnsweredMail(site: Site, application: NoticeData): LandlordMail {
  return landlordMail(site, application, {
    subject: `Answer received: application ${application.reference}`,
    heading: "An applicant has answered you",
    timeLabel: "Answered",
    action: "Read the answer",
    text: "The application is back where it was before you asked.",
  });
}

/** To the landlord: an applicant has written; what, stands on the page alone. */
export function messageInMail(site: Site, application: NoticeData): LandlordMail {
  return landlordMail(site, application, {
    subject: `New message: application ${application.reference}`,
    heading: "An applicant wrote to you",
    timeLabel: "Written",
    action: "Read and answer",
  });
}

function homeRow(home: string | null): { label: string; value: string }[] {
  return home === null ? [] : [{ label: "Home", value: inertText(home) }];
}

type Notice = { subject: string; heading: string; timeLabel: string; action: string; text?: string };

function landlordMail(site: Site, application: NoticeData, notice: Notice): LandlordMail {
  const { manageToken, guestRentFormId, formId, applicationId } = application;
  const unsubscribe = guestRentFormId === null ? null : unsubscribeUrl(site.baseUrl, guestRentFormId);
  const mail = renderMail({
    locale: "en",
    subject: notice.subject,
    heading: notice.heading,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: "Form", value: inertText(application.formTitle) },
          ...homeRow(application.home),
          { label: "Application number", value: application.reference },
          { label: notice.timeLabel, value: momentText(application.at.getTime(), landlordLocale, application.zone) },
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
        spelledOut: "Or open this address in a browser:",
      },
      {
        kind: "text",
        text:
          manageToken === null
            ? "The form belongs to your account: sign in to see it."
            : "The link works for 30 days. Anyone who has it can read the applications, so please do not forward this email.",
      },
    ],
    footer: [
      unsubscribe === null
        ? {
            text: "You got this email because the form belongs to your account.",
            link: { label: "Change your notification settings", href: noticeSettingsUrl(site.baseUrl) },
          }
        : {
            text: "You got this email because you turned on these notifications.",
            link: { label: "Stop these emails", href: unsubscribe },
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
export function withdrawnMail(site: Site, application: Withdrawn): RenderedMail {
  return renderMail({
    locale: "en",
    subject: `Application ${application.reference} was withdrawn`,
    heading: "An application was withdrawn",
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: "Form", value: inertText(application.formTitle) },
          { label: "Application number", value: application.reference },
        ],
      },
      {
        kind: "text",
        text: application.isErased
          ? "The applicant withdrew it and had the answers and documents deleted. You don’t need to do anything."
          : "The applicant withdrew it. You don’t need to do anything.",
      },
    ],
    footer: [repliesFooter(site)],
  });
}
