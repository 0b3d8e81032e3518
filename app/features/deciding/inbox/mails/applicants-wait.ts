import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { applicantsUrl, manageFormUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { applicantsWaitWords } from "../words/applicants-wait-words";

type Waiting = {
  count: number;
  /** When the first of them applied, in milliseconds. */
  since: number;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  stopUrl: string | null;
};

/** To the landlord, once a week at most: how many have waited for a week or longer. Nobody is named. */
export function applicantsWaitMail(site: MailSite, { count, since, manageToken, stopUrl }: Waiting): RenderedMail {
  const words = applicantsWaitWords[site.language];
  const subject = words.subject({ count });
  const day = dayText(since, landlordLocaleOf(site.language), "UTC");
  return renderMail({
    locale: site.language,
    subject,
    heading: subject,
    blocks: [
      { kind: "text", text: words.since({ day }) },
      { kind: "text", text: words.why },
      {
        kind: "action",
        label: words.action,
        href: manageToken === null ? applicantsUrl(site.baseUrl) : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: words.spelledOut,
      },
      ...(manageToken === null ? [] : [{ kind: "text", text: words.private } as const]),
    ],
    footer: [
      {
        text: words.footer,
        ...(stopUrl !== null && { link: { label: words.stop, href: stopUrl } }),
      },
      repliesFooter(site),
    ],
  });
}
