import { landlordLanguage, landlordLocale } from "../../../../kernel/landlord-locale";
import { inEveryLanguage, type Words } from "../../../../kernel/words";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import en from "../../../../words/en/billing/credits-mail";
import { billingTerms, plans } from "../rules";
import { sayAmount, sayDay } from "../words";

const mailWords = inEveryLanguage("billing/credits-mail", en);

type Site = { baseUrl: string; supportEmail: string };

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
export function creditsMail(site: Site, news: CreditsNews): RenderedMail {
  const words = mailWords[landlordLanguage];
  const { subject, texts } = newsIn(words, news);
  return aboutCredits(site, { subject, texts, why: words.whyPurchase });
}

/** To whoever redeemed a voucher. `endsAt` in milliseconds. */
export function voucherMail(
  site: Site,
  { credits, label, endsAt }: { credits: number; label: string; endsAt: number | null },
): RenderedMail {
  const words = mailWords[landlordLanguage];
  const redeemed =
    endsAt === null ? words.redeemed({ label }) : words.redeemedUntil({ label, day: sayDay(endsAt, landlordLocale) });
  return aboutCredits(site, {
    subject: words.added({ n: credits }),
    texts: [redeemed, oneCredit(words)],
    why: words.whyVoucher,
  });
}

type About = { subject: string; texts: string[]; why: CreditsWords["whyPurchase"] };

function aboutCredits({ baseUrl, supportEmail }: Site, { subject, texts, why }: About): RenderedMail {
  const words = mailWords[landlordLanguage];
  return renderMail({
    locale: landlordLanguage,
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
): { subject: string; texts: string[] } {
  switch (about) {
    case "bought":
      return {
        subject: words.added({ n }),
        texts: [
          words.bought({ n, amount: sayAmount(amountMinor, currency, landlordLocale) }),
          oneCredit(words),
          words.refundable({ days: billingTerms.refundDays }),
        ],
      };
    case "failed":
      return { subject: words.failed.title, texts: [words.failed.text({ n })] };
    case "refunded":
      return {
        subject: words.refunded.title({ amount: sayAmount(refundedMinor, currency, landlordLocale) }),
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
