import { landlordLocale } from "../../../../kernel/landlord-locale";
import { applicantsUrl, manageFormUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";

type Waiting = {
  count: number;
  /** When the first of them applied, in milliseconds. */
  since: number;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  stopUrl: string | null;
};

/** To the landlord, once a week at most: how many have waited for a week or longer. Nobody is named. */
export function applicantsWaitMail(
  site: { baseUrl: string; supportEmail: string },
  { count, since, manageToken, stopUrl }: Waiting,
): RenderedMail {
  const who = count === 1 ? "1 applicant waits" : `${count} applicants wait`;
  const day = dayText(since, landlordLocale, "UTC");
  return renderMail({
    locale: "en",
    subject: `${who} for an answer`,
    heading: `${who} for an answer`,
    blocks: [
      { kind: "text", text: `Nothing has happened there for a week. The first applied on ${day}.` },
      { kind: "text", text: "A short no is kinder than silence: people who wait for you may lose another home." },
      {
        kind: "action",
        label: "See who waits",
        href: manageToken === null ? applicantsUrl(site.baseUrl) : manageFormUrl(site.baseUrl, manageToken),
        spelledOut: "Or open this address in a browser:",
      },
      ...(manageToken === null
        ? []
        : [{ kind: "text", text: "The link works for 30 days. Please do not forward this email." } as const]),
    ],
    footer: [
      {
        text: "You get this once a week at most, and not when no one waits.",
        ...(stopUrl !== null && { link: { label: "Stop these emails", href: stopUrl } }),
      },
      repliesFooter(site),
    ],
  });
}
