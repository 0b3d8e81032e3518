import { landlordLanguage, landlordLocale } from "../../../../kernel/landlord-locale";
import { dayText } from "../../../../kernel/moments";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { comingEndsWords } from "../coming-ends-words";
import { landlordMailWords } from "../landlord-mail-words";
import { type Named, namedBlocks, namedFooter } from "../named-blocks";
import { undecided } from "../retention";

/** To a landlord with an account, a week before: which applications end undecided. References only: a mailbox is no place for names. */
export function undecidedNearMail(
  site: { baseUrl: string; supportEmail: string },
  { endsAt, ...named }: Named & { endsAt: number },
): RenderedMail {
  const { undecided: near } = comingEndsWords[landlordLanguage];
  const { shared } = landlordMailWords[landlordLanguage];
  const { applications, hasMore } = named;
  const day = dayText(endsAt, landlordLocale, "UTC");
  const subject = hasMore ? near.subjectMore : near.subject;
  const text = (words: string): MailBlock => ({ kind: "text", text: words });
  return renderMail({
    locale: landlordLanguage,
    subject: subject({ count: applications.length, day }),
    heading: near.heading({ day }),
    blocks: [
      text(near.text({ days: undecided.closedDays, months: undecided.sentMonths })),
      ...namedBlocks(site.baseUrl, named),
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
