import { dayMs } from "../../../../kernel/durations";
import { inertText } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { applyUrl, manageFormUrl, ownFormUrl, unsubscribeUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { momentInZone } from "../../../../kernel/zoned-day";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import type { SuspensionReason } from "../../../../platform/outbox.server";
import { type MailBlock, type MailContent, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { wordsOfReasons } from "../../screening/reason-words";
import { formLifeWords } from "../form-life-words";

/** Of the form, as it is when the mail is written. Times in milliseconds. */
export type FormFacts = {
  formId: string;
  title: string;
  urlId: string;
  applicationCount: number;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  /** For the link that stops notices; null for a form that an account made. */
  guestRentFormId: string | null;
};

export type FormNotice =
  /** `zone`: the IANA zone of the home. */
  | { kind: "closing"; opensUntil: number; now: number; zone: string }
  | { kind: "full" }
  | { kind: "closed" }
  /** "bin": put there by its landlord; "rest": a guest's form that ended a month ago. */
  | { kind: "erasure"; erasedAt: number; why: "bin" | "rest" }
  | { kind: "suspended"; reason: SuspensionReason }
  | { kind: "restored" }
  /** We looked at it: it waits, or its uploads do. `wasOpen`: tenants could apply before. `codes`: what was seen. */
  | { kind: "held" | "locked"; wasOpen: boolean; codes: readonly string[] }
  /** Our answer to what its landlord said against that. */
  | { kind: "answered"; text: string };

type LifeWords = (typeof formLifeWords)["en"];
type Words = { subject: string; blocks: MailBlock[]; action: string; isNotice: boolean };

/** What happens to a form, to its landlord. Notices can be stopped; what concerns the form's being cannot. */
export function formNoticeMail(
  site: MailSite,
  notice: FormNotice,
  form: FormFacts,
): RenderedMail & { headers: Record<string, string> } {
  const words = formLifeWords[site.language];
  const { subject, blocks, action, isNotice } = wordsOf(words, notice, site, form);
  const isGuest = form.manageToken !== null;
  const stop = isNotice && form.guestRentFormId !== null ? unsubscribeUrl(site.baseUrl, form.guestRentFormId) : null;
  const mail = renderMail({
    locale: site.language,
    subject,
    heading: subject,
    blocks: [
      { kind: "facts", rows: [{ label: words.form, value: inertText(form.title) }] },
      ...blocks,
      {
        kind: "action",
        label: action,
        href:
          form.manageToken === null
            ? ownFormUrl(site.baseUrl, form.formId)
            : manageFormUrl(site.baseUrl, form.manageToken),
        spelledOut: words.openAddress,
      },
      ...(isGuest ? [text(words.linkWorks)] : []),
    ],
    footer: footer(words, site, { isGuest, stop }),
  });
  const headers: Record<string, string> =
    stop === null ? {} : { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return { ...mail, headers };
}

function footer(
  words: LifeWords,
  site: MailSite,
  { isGuest, stop }: { isGuest: boolean; stop: string | null },
): MailContent["footer"] {
  const why = isGuest ? words.whyGuest : words.whyAccount;
  return [stop === null ? { text: why } : { text: why, link: { label: words.stop, href: stop } }, repliesFooter(site)];
}

function wordsOf(words: LifeWords, notice: FormNotice, site: MailSite, form: FormFacts): Words {
  const count = form.applicationCount;
  const locale = landlordLocaleOf(site.language);
  switch (notice.kind) {
    case "closing": {
      const days = Math.max(1, Math.ceil((notice.opensUntil - notice.now) / dayMs));
      return {
        subject: words.closing.subject({ days }),
        blocks: [
          text(words.closing.text({ moment: momentInZone(notice.opensUntil, locale, notice.zone), count })),
          text(words.closing.rest),
        ],
        action: words.changeDate,
        isNotice: true,
      };
    }
    case "full":
      return {
        subject: words.full.subject,
        blocks: [text(words.full.text({ count })), text(words.full.rest)],
        action: words.readApplications,
        isNotice: true,
      };
    case "closed":
      return {
        subject: words.closed.subject,
        blocks: [text(words.closed.text({ count })), text(words.closed.rest)],
        action: words.readApplications,
        isNotice: true,
      };
    case "erasure":
      return {
        subject: words.erasure.subject({ count, day: day(notice.erasedAt, locale) }),
        blocks: [
          text(words.erasure[notice.why === "bin" ? "bin" : "ended"]({ count, day: day(notice.erasedAt, locale) })),
          text(notice.why === "bin" ? words.erasure.binRest : words.erasure.endedRest),
        ],
        action: notice.why === "bin" ? words.openForm : words.readApplications,
        isNotice: false,
      };
    case "suspended":
      return {
        subject: words.suspended.subject,
        blocks: [
          text(words.suspended.text({ reason: words.suspended.reasons[notice.reason] })),
          text(words.suspended.rest),
          text(words.suspended.mistake({ email: site.supportEmail })),
          { kind: "address", label: words.suspended.address, href: applyUrl(site.baseUrl, form.urlId) },
        ],
        action: words.seeForm,
        isNotice: false,
      };
    case "held":
    case "locked":
      return screenedWords(words, notice, site.language);
    case "answered":
      return {
        subject: words.answered.subject,
        blocks: [text(words.answered.text), text(inertText(notice.text))],
        action: words.seeForm,
        isNotice: false,
      };
    case "restored":
      return {
        subject: words.restored.subject,
        blocks: [text(words.restored.text)],
        action: words.seeForm,
        isNotice: false,
      };
  }
}

type ScreenedNotice = Extract<FormNotice, { kind: "held" | "locked" }>;

function screenedWords(words: LifeWords, { kind, wasOpen, codes }: ScreenedNotice, language: PageLocale): Words {
  const { subject, lead } = words.screened[wasOpen ? "open" : "new"][kind];
  return {
    subject,
    blocks: [text(lead), ...reasonBlocks(codes, language), ...words.screenedRest[kind].map(text)],
    action: words.seeForm,
    isNotice: false,
  };
}

function reasonBlocks(codes: readonly string[], language: PageLocale): MailBlock[] {
  return wordsOfReasons(codes, language).map(({ why, change }) => text(`${why} ${change}`));
}

function text(said: string): MailBlock {
  return { kind: "text", text: said };
}

/** By the day of UTC: the landlord's zone is not known here. */
function day(at: number, locale: string): string {
  return dayText(at, locale, "UTC");
}
