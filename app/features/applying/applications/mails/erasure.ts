import { inertText, inertWithin } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { erasuresUrl, manageFormUrl, noticeSettingsUrl, ownFormUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { inEveryLanguage } from "../../../../kernel/words";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import en from "../../../../words/en/applications/erasure";
import { comingEndsWords } from "../coming-ends-words";
import { landlordMailWords } from "../landlord-mail-words";
import type { ComingErasure } from "../queries/list-erasures.server";
import { sayParts } from "../say-parts";

type Site = Pick<MailSite, "baseUrl" | "supportEmail">;

type Near = {
  /** At least one; all of one announcement. */
  applications: readonly ComingErasure[];
  hasMore: boolean;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
};

/** To the landlord, a week before: which applications lose papers or answers. References only: a mailbox is no place for names. */
export function erasureNearMail(site: MailSite, { applications, hasMore, manageToken }: Near): RenderedMail {
  const { erasure: near } = comingEndsWords[site.language];
  const { shared } = landlordMailWords[site.language];
  const day = dayOf(applications[0]?.erasedAt ?? 0, landlordLocaleOf(site.language));
  const subject = (hasMore ? near.subjectMore : near.subject)({ count: applications.length, day });
  const settings = noticeSettingsUrl(site.baseUrl);
  return renderMail({
    locale: site.language,
    subject,
    heading: near.heading({ day }),
    blocks: [
      text(near.text),
      ...applications.map((one): MailBlock => {
        const parts = sayParts(one.parts, site.language);
        const label = near.line({ reference: one.reference, form: inertWithin(one.formTitle), parts });
        return manageToken === null
          ? { kind: "address", label, href: ownFormUrl(site.baseUrl, one.formId, one.id) }
          : text(label);
      }),
      ...(hasMore ? [text(near.more)] : []),
      {
        kind: "action",
        label: manageToken === null ? near.action : near.guestAction,
        href: manageToken === null ? erasuresUrl(site.baseUrl) : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: shared.spelledOut,
      },
      text(manageToken === null ? near.advice : near.guestAdvice),
    ],
    footer: [
      manageToken === null
        ? {
            text: shared.whyForm,
            link: { label: shared.settings, href: settings },
          }
        : { text: shared.whyConfirmed },
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
    subject: words.subject({ reference: application.reference }),
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
    footer: [{ text: words.why }, { text: words.questions({ support: site.supportEmail }) }],
  });
}

function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

function dayOf(at: number, locale: string): string {
  return dayText(at, locale, "UTC");
}

const erasedWords = inEveryLanguage("applications/erasure", en);
