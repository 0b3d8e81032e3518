import { inertName } from "../../../../kernel/inert-text";
import { noticeSettingsUrl } from "../../../../kernel/links";
import type { TeamNotice } from "../../../../kernel/team-notices";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { teamMailWords } from "../words/team-mail-words";

type Told = {
  kind: TeamNotice;
  /** Who did it; null where nobody of the account did, or has an account any more. */
  by: string | null;
  /** How many applications it is about. */
  count: number;
  /** Whose account it is. */
  accountName: string;
  /** The page, in that account. */
  href: string;
};

/** To a person of a shared account: that something is for him or her there, and nothing of an applicant or of a note. */
export function teamNoticeMail(site: MailSite, { kind, by, count, accountName, href }: Told): RenderedMail {
  const words = teamMailWords[site.language];
  const subject = kind === "assigned" ? words.subjects.assigned({ count }) : words.subjects[kind];
  return renderMail({
    locale: site.language,
    subject,
    heading: subject,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: words.account, value: inertName(accountName, "", { isConfirmed: true }) },
          { label: words.by, value: inertName(by ?? "", "", { isConfirmed: true }) },
        ].filter(({ value }) => value !== ""),
      },
      { kind: "action", label: words.action, href, spelledOut: words.spelledOut },
      { kind: "text", text: words.signIn },
    ],
    footer: [
      { text: words.why, link: { label: words.settings, href: noticeSettingsUrl(site.baseUrl) } },
      repliesFooter(site),
    ],
  });
}
