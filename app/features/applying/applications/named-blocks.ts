import { inertWithin } from "../../../kernel/inert-text";
import { noticeSettingsUrl, ownFormUrl } from "../../../kernel/links";
import { repliesFooter } from "../../../mail/replies-footer";
import type { MailBlock } from "../../../ui/mail-layout";
import { undecidedNearWords } from "../../../words/en/applications/coming-ends";
import { landlordMailWords } from "../../../words/en/applications/landlord-mails";
import type { NamedApplication } from "./queries/select-named.server";

/** A mail names this many and says that there are more. */
export const namedAtMost = 30;

/** At least one application; `hasMore`: there are more than are named. */
export type Named = { applications: readonly NamedApplication[]; hasMore: boolean };

/** What a mail to an account says of several applications: a line each, which leads to it. */
export function namedBlocks(baseUrl: string, { applications, hasMore }: Named): MailBlock[] {
  return [
    ...applications.map(
      (one): MailBlock => ({
        kind: "address",
        label: `${one.reference}, ${inertWithin(one.formTitle)}`,
        href: ownFormUrl(baseUrl, one.formId, one.id),
      }),
    ),
    ...(hasMore ? [{ kind: "text" as const, text: undecidedNearWords.more }] : []),
  ];
}

/** Why it came, and where such mails are chosen. */
export function namedFooter({ baseUrl, supportEmail }: { baseUrl: string; supportEmail: string }) {
  return [
    {
      text: landlordMailWords.whyForms,
      link: { label: landlordMailWords.settings, href: noticeSettingsUrl(baseUrl) },
    },
    repliesFooter({ supportEmail }),
  ];
}
