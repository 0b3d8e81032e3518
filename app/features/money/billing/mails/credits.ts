import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { inEveryLanguage, type Words } from "../../../../kernel/words";
import type { MailSite } from "../../../../mail/definition";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import en from "../../../../words/en/billing/credits-mail";
import { billingTerms, plans } from "../rules";
import { sayAmount, sayDay } from "../words";

const mailWords = inEveryLanguage("billing/credits-mail", en);

/** What happened to a pack. Amounts in minor units of `currency`. */
export type CreditsNews = {
  about: "bought" | "failed" | "refunded" | "refund-failed";
  credits: number;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
};

type CreditsWords = Words<typeof en>;

/** To the buyer of a pack. Stripe sends invoice and receipt itself. */
export function creditsMail(site: MailSite, news: CreditsNews): RenderedMail {
  const words = mailWords[site.language];
  const { subject, texts } = newsIn(words, news, landlordLocaleOf(site.language));
  return aboutCredits(site, { subject, texts, why: words.whyPurchase });
}

/** To whoever redeemed a voucher. `endsAt` in milliseconds. */
export function voucherMail(
  site: MailSite,
  { credits, label, endsAt }: { credits: number; label: string; endsAt: number | null },
): RenderedMail {
  const words = mailWords[site.language];
  const day = endsAt === null ? null : sayDay(endsAt, landlordLocaleOf(site.language));
  const redeemed = day === null ? words.redeemed({ label }) : words.redeemedUntil({ label, day });
  return aboutCredits(site, {
    subject: words.added({ n: credits }),
    texts: [redeemed, oneCredit(words)],
    why: words.whyVoucher,
  });
}

type About = { subject: string; texts: string[]; why: CreditsWords["whyPurchase"] };

function aboutCredits({ baseUrl, supportEmail, language }: MailSite, { subject, texts, why }: About): RenderedMail {
  const words = mailWords[language];
  return renderMail({
    locale: language,
    subject,
    heading: subject,
    blocks: [
      ...texts.map((text): MailBlock => ({ kind: "text", text })),
      {
        kind: "action",
        label: words.open,
        href: `${baseUrl}/app/settings/billing?billingOption=credits`,
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: why({ email: supportEmail }) }],
  });
}

function newsIn(
  words: CreditsWords,
  { about, credits: n, amountMinor, refundedMinor, currency }: CreditsNews,
  locale: string,
): { subject: string; texts: string[] } {
  switch (about) {
    case "bought":
      return {
        subject: words.added({ n }),
        texts: [
          words.bought({ n, amount: sayAmount(amountMinor, currency, locale) }),
          oneCredit(words),
          words.refundable({ days: billingTerms.refundDays }),
        ],
      };
    case "failed":
      return { subject: words.failed.title, texts: [words.failed.text({ n })] };
    case "refunded":
      return {
        subject: words.refunded.title({ amount: sayAmount(refundedMinor, currency, locale) }),
        texts: [words.refunded.text],
      };
    case "refund-failed":
      return { subject: words.refundFailed.title, texts: [words.refundFailed.text, words.refundFailed.another] };
  }
}

function oneCredit(words: CreditsWords): string {
  const { openDays, applications } = plans.credit;
  return words.oneCredit({ days: openDays, applications });
}
