import { inertText } from "../../../../kernel/inert-text";
import { noticeSettingsUrl, noticesUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { sayNotice } from "../rules";
import { digestWords } from "../words/digest-words";

type Digest = { notices: readonly { kind: string; formTitle: string }[]; hasMore: boolean };

/** To the landlord, once a day: what happened to which form, and of whom nothing. */
export function digestMail(site: MailSite, { notices, hasMore }: Digest): RenderedMail {
  const words = digestWords[site.language];
  const count = notices.length;
  const settings = noticeSettingsUrl(site.baseUrl);
  return renderMail({
    locale: site.language,
    subject: hasMore ? words.subjectMore({ count }) : words.subject({ count }),
    heading: words.heading,
    blocks: [
      { kind: "facts", rows: countByThing(notices, site.language) },
      {
        kind: "action",
        label: words.action,
        href: noticesUrl(site.baseUrl),
        spelledOut: words.spelledOut,
      },
    ],
    footer: [
      {
        text: words.footer,
        link: { label: words.settings, href: settings },
      },
      repliesFooter(site),
    ],
  });
}

/** One line for each form and thing that happened to it, with how often. */
function countByThing(notices: Digest["notices"], language: PageLocale): { label: string; value: string }[] {
  const words = digestWords[language];
  const counts = new Map<string, number>();
  for (const { kind, formTitle } of notices) {
    const key = `${sayNotice({ kind }, language)}\n${formTitle}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => {
    const [thing = "", title = ""] = key.split("\n");
    return { label: count > 1 ? words.often({ thing, count }) : thing, value: inertText(title) };
  });
}
