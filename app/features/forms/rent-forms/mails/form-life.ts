import { dayMs } from "../../../../kernel/durations";
import { inertText } from "../../../../kernel/inert-text";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { applyUrl, manageFormUrl, ownFormUrl, unsubscribeUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import { momentInZone } from "../../../../kernel/zoned-day";
import { repliesFooter } from "../../../../mail/replies-footer";
import type { SuspensionReason } from "../../../../platform/outbox.server";
import { type MailBlock, type MailContent, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { screenedMailWords, suspensionWords } from "../../../../words/en/rent-forms/form-life";
import { wordsOfReasons } from "../../screening/reason-words";

type Site = { baseUrl: string; supportEmail: string };

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

type Words = { subject: string; blocks: MailBlock[]; action: string; isNotice: boolean };

/** What happens to a form, to its landlord. Notices can be stopped; what concerns the form's being cannot. */
export function formNoticeMail(
  site: Site,
  notice: FormNotice,
  form: FormFacts,
): RenderedMail & { headers: Record<string, string> } {
  const { subject, blocks, action, isNotice } = wordsOf(notice, site, form);
  const isGuest = form.manageToken !== null;
  const stop = isNotice && form.guestRentFormId !== null ? unsubscribeUrl(site.baseUrl, form.guestRentFormId) : null;
  const mail = renderMail({
    locale: "en",
    subject,
    heading: subject,
    blocks: [
      { kind: "facts", rows: [{ label: "Form", value: inertText(form.title) }] },
      ...blocks,
      {
        kind: "action",
        label: action,
        href:
          form.manageToken === null
            ? ownFormUrl(site.baseUrl, form.formId)
            : manageFormUrl(site.baseUrl, form.manageToken),
        spelledOut: "Or open this address in a browser:",
      },
      ...(isGuest ? [text("The link works for 30 days. Please do not pass this email on: it opens the form.")] : []),
    ],
    footer: footer(site, isGuest, stop),
  });
  const headers: Record<string, string> =
    stop === null ? {} : { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return { ...mail, headers };
}

function footer(site: Site, isGuest: boolean, stop: string | null): MailContent["footer"] {
  const why = isGuest
    ? "You got this email because this address was confirmed for the form above."
    : "You got this email because the form above belongs to your account.";
  return [
    stop === null ? { text: why } : { text: why, link: { label: "Stop these emails", href: stop } },
    repliesFooter(site),
  ];
}

function wordsOf(notice: FormNotice, site: Site, form: FormFacts): Words {
  const received = applications(form.applicationCount);
  switch (notice.kind) {
    case "closing": {
      const days = Math.max(1, Math.ceil((notice.opensUntil - notice.now) / dayMs));
      return {
        subject: `Closes in ${days} ${days === 1 ? "day" : "days"}: extend?`,
        blocks: [
          text(
            `Your form closes on ${momentInZone(notice.opensUntil, landlordLocale, notice.zone)}. So far it has received ${received}.`,
          ),
          text("Still looking? Choose a later closing date. Found someone? Then there is nothing to do."),
        ],
        action: "Change the closing date",
        isNotice: true,
      };
    }
    case "full":
      return {
        subject: "Your form reached its limit",
        blocks: [
          text(`Your form has received ${received}, as many as it may. Visitors now read that it is full.`),
          text("Applications that were begun before can still be sent for 72 hours."),
        ],
        action: "Read the applications",
        isNotice: true,
      };
    case "closed":
      return {
        subject: "Your form is closed",
        blocks: [
          text(`Your form has reached its closing date. It received ${received}.`),
          text("Applications that were begun before can still be sent for 72 hours. You can open the form again."),
        ],
        action: "Read the applications",
        isNotice: true,
      };
    case "erasure":
      return {
        subject: `Form and ${received} will be deleted on ${day(notice.erasedAt)}`,
        blocks: [
          text(
            notice.why === "bin"
              ? `The form is in the bin. On ${day(notice.erasedAt)} it is deleted for good, with ${received} and all documents.`
              : `The form ended a month ago. On ${day(notice.erasedAt)} it is deleted for good, with ${received} and all documents.`,
          ),
          text(
            notice.why === "bin"
              ? "Until then you can take it out of the bin. If you meant to delete it, there is nothing to do."
              : "Save what you still need until then. To keep it longer, create an account with this address: the form then moves there.",
          ),
        ],
        action: notice.why === "bin" ? "Open the form" : "Read the applications",
        isNotice: false,
      };
    case "suspended":
      return {
        subject: "Your form is under review",
        blocks: [
          text(`We have taken your form offline. The reason: ${suspensionWords[notice.reason]}`),
          text("Nothing is lost: applications and begun drafts are kept. No one can apply in the meantime."),
          text(`Do you think this is a mistake? Write to ${site.supportEmail} and name the address of the form.`),
          { kind: "address", label: "Address of the form:", href: applyUrl(site.baseUrl, form.urlId) },
        ],
        action: "See the form",
        isNotice: false,
      };
    case "held":
    case "locked":
      return screenedWords(notice);
    case "answered":
      return {
        subject: "Our answer about your form",
        blocks: [text("You wrote to us about your form. This is our answer:"), text(inertText(notice.text))],
        action: "See the form",
        isNotice: false,
      };
    case "restored":
      return {
        subject: "Your form is back",
        blocks: [text("We have looked at your form, and it is as it was before we took it offline.")],
        action: "See the form",
        isNotice: false,
      };
  }
}

function screenedWords({ kind, wasOpen, codes }: Extract<FormNotice, { kind: "held" | "locked" }>): Words {
  const { subject, lead, rest } = screenedMailWords[wasOpen ? "open" : "new"][kind];
  return {
    subject,
    blocks: [text(lead), ...reasonBlocks(codes), ...rest.map(text)],
    action: "See the form",
    isNotice: false,
  };
}

function reasonBlocks(codes: readonly string[]): MailBlock[] {
  return wordsOfReasons(codes).map(({ why, change }) => text(`${why} ${change}`));
}

function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

function applications(count: number): string {
  return count === 1 ? "1 application" : `${count} applications`;
}

/** By the day of UTC: the landlord's zone is not known here. */
function day(at: number): string {
  return dayText(at, landlordLocale, "UTC");
}
