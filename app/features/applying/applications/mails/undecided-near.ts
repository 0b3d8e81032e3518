import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { dayText } from "../../../../kernel/moments";
import type { MailSite } from "../../../../mail/definition";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { comingEndsWords } from "../coming-ends-words";
import { landlordMailWords } from "../landlord-mail-words";
import { type Named, namedBlocks, namedFooter } from "../named-blocks";
import { undecided } from "../retention";

/** To a landlord with an account, a week before: which applications end undecided. References only: a mailbox is no place for names. */
export function undecidedNearMail(site: MailSite, { endsAt, ...named }: Named & { endsAt: number }): RenderedMail {
  const { undecided: near } = comingEndsWords[site.language];
  const { shared } = landlordMailWords[site.language];
  const { applications, hasMore } = named;
  const day = dayText(endsAt, landlordLocaleOf(site.language), "UTC");
  const subject = hasMore ? near.subjectMore : near.subject;
  const text = (words: string): MailBlock => ({ kind: "text", text: words });
  return renderMail({
    locale: site.language,
    subject: subject({ count: applications.length, day }),
    heading: near.heading({ day }),
    blocks: [
      text(near.text({ days: undecided.closedDays, months: undecided.sentMonths })),
      ...namedBlocks(site, named),
      {
        kind: "action",
        label: near.action,
        href: `${site.baseUrl}/app/applicants?sort=arrival`,
        spelledOut: shared.spelledOut,
      },
      text(near.advice),
    ],
    footer: namedFooter(site),
  });
}
