import { inertWithin } from "../../../kernel/inert-text";
import { noticeSettingsUrl, ownFormUrl } from "../../../kernel/links";
import type { MailSite } from "../../../mail/definition";
import { repliesFooter } from "../../../mail/replies-footer";
import type { MailBlock } from "../../../ui/mail-layout";
import { comingEndsWords } from "./coming-ends-words";
import { landlordMailWords } from "./landlord-mail-words";
import type { NamedApplication } from "./queries/select-named.server";

/** A mail names this many and says that there are more. */
export const namedAtMost = 30;

/** At least one application; `hasMore`: there are more than are named. */
export type Named = { applications: readonly NamedApplication[]; hasMore: boolean };

/** What a mail to an account says of several applications: a line each, which leads to it. */
export function namedBlocks({ baseUrl, language }: MailSite, { applications, hasMore }: Named): MailBlock[] {
  return [
    ...applications.map(
      (one): MailBlock => ({
        kind: "address",
        label: `${one.reference}, ${inertWithin(one.formTitle)}`,
        href: ownFormUrl(baseUrl, one.formId, one.id),
      }),
    ),
    ...(hasMore ? [{ kind: "text" as const, text: comingEndsWords[language].undecided.more }] : []),
  ];
}

/** Why it came, and where such mails are chosen. */
export function namedFooter(site: MailSite) {
  const { shared } = landlordMailWords[site.language];
  return [
    {
      text: shared.whyForms,
      link: { label: shared.settings, href: noticeSettingsUrl(site.baseUrl) },
    },
    repliesFooter(site),
  ];
}
