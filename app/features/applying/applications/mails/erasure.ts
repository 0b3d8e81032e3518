import { inertText, inertWithin } from "../../../../kernel/inert-text";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { erasuresUrl, manageFormUrl, noticeSettingsUrl, ownFormUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { type ErasedWords, erasedWords as en } from "../../../../words/en/applications/erasure";
import { erasedWords as es } from "../../../../words/es/applications/erasure";
import { erasedWords as fr } from "../../../../words/fr/applications/erasure";
import type { ComingErasure } from "../queries/list-erasures.server";
import { sayParts } from "../retention";

type Site = { baseUrl: string; supportEmail: string };

type Near = {
  /** At least one; all of one announcement. */
  applications: readonly ComingErasure[];
  hasMore: boolean;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
};

/** To the landlord, a week before: which applications lose papers or answers. References only: a mailbox is no place for names. */
export function erasureNearMail(site: Site, { applications, hasMore, manageToken }: Near): RenderedMail {
  const isOne = applications.length === 1 && !hasMore;
  const count = hasMore ? `more than ${applications.length}` : String(applications.length);
  const day = dayOf(applications[0]?.erasedAt ?? 0, landlordLocale);
  const subject = isOne
    ? `1 application: data will be deleted on ${day}`
    : `${count} applications: data will be deleted on ${day}`;
  const settings = noticeSettingsUrl(site.baseUrl);
  return renderMail({
    locale: "en",
    subject,
    heading: `What will be deleted on ${day}`,
    blocks: [
      text("On that day we delete them as scheduled, as applicants were told when they applied."),
      ...applications.map((one): MailBlock => {
        const label = `${one.reference}, ${inertWithin(one.formTitle)}: ${sayParts(one.parts)}`;
        return manageToken === null
          ? { kind: "address", label, href: ownFormUrl(site.baseUrl, one.formId, one.id) }
          : text(label);
      }),
      ...(hasMore ? [text("The page below shows all of them.")] : []),
      {
        kind: "action",
        label: manageToken === null ? "See what will be deleted" : "Open the form",
        href: manageToken === null ? erasuresUrl(site.baseUrl) : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: "Or open this address in a browser:",
      },
      text(
        manageToken === null
          ? "You don’t need to do anything. Save what you must keep; where a legal claim needs an application, put it on hold on its page."
          : "You don’t need to do anything. Save what you must keep. The link works for 30 days. Please do not pass this email on: it opens the form.",
      ),
    ],
    footer: [
      manageToken === null
        ? {
            text: "You got this email because the form belongs to your account.",
            link: { label: "Change your notification settings", href: settings },
          }
        : { text: "You got this email because this address was confirmed for the form above." },
      repliesFooter(site),
    ],
  });
}

type Erased = { locale: PageLocale; reference: string; formTitle: string };

/** To the applicant, once: what was sent for this home is gone. */
export function applicationErasedMail(site: Site, application: Erased): RenderedMail {
  const words = erasedWords[application.locale];
  return renderMail({
    locale: application.locale,
    subject: words.subject.replace("{reference}", application.reference),
    heading: words.heading,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(application.formTitle) },
          { label: words.reference, value: application.reference },
        ],
      },
      text(words.text),
      text(words.left),
    ],
    footer: [{ text: words.why }, { text: words.questions.replace("{support}", site.supportEmail) }],
  });
}

function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

function dayOf(at: number, locale: string): string {
  return dayText(at, locale, "UTC");
}

const erasedWords: Record<PageLocale, ErasedWords> = { en, es, fr };
