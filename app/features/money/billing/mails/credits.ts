import { landlordLocale } from "../../../../kernel/landlord-locale";
import { formatMoney } from "../../../../kernel/money";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { paidCap } from "../application-cap";
import { billingTerms, plans } from "../rules";
import { sayDay } from "../words";

type Site = { baseUrl: string; supportEmail: string };

/** What happened to a pack. Amounts in minor units of `currency`. */
export type CreditsNews = {
  about: "bought" | "failed" | "refunded" | "refund-failed";
  credits: number;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
};

const text = (words: string): MailBlock => ({ kind: "text", text: words });
const some = (credits: number) => (credits === 1 ? "1 credit" : `${credits} credits`);

const oneCredit = `One credit keeps one form open for ${plans.credit.openDays} days, with every tool and ${paidCap}.`;

/** To the buyer of a pack. Stripe sends invoice and receipt itself. */
export function creditsMail(site: Site, news: CreditsNews): RenderedMail {
  return aboutCredits(site, { ...wordsOf(news), because: "a purchase in your account" });
}

/** To whoever redeemed a voucher. `endsAt` in milliseconds. */
export function voucherMail(
  site: Site,
  { credits, label, endsAt }: { credits: number; label: string; endsAt: number | null },
): RenderedMail {
  const blocks = [
    text(
      `You redeemed the voucher “${label}”.${endsAt === null ? "" : ` Its credits are good until ${sayDay(endsAt)}.`}`,
    ),
    text(oneCredit),
  ];
  return aboutCredits(site, {
    subject: `${some(credits)} added to your account`,
    blocks,
    because: "a voucher that was redeemed in your account",
  });
}

type Words = { subject: string; blocks: MailBlock[]; because: string };

function aboutCredits({ baseUrl, supportEmail }: Site, { subject, blocks, because }: Words): RenderedMail {
  return renderMail({
    locale: "en",
    subject,
    heading: subject,
    blocks: [
      ...blocks,
      {
        kind: "action",
        label: "Open billing",
        href: `${baseUrl}/app/settings/billing?billingOption=credits`,
        spelledOut: "Or open this address in a browser:",
      },
    ],
    footer: [{ text: `You get this because of ${because}. Questions: ${supportEmail}` }],
  });
}

function wordsOf({ about, credits, amountMinor, refundedMinor, currency }: CreditsNews) {
  const money = (amount: number) => formatMoney(amount, currency.toUpperCase(), landlordLocale);
  switch (about) {
    case "bought":
      return {
        subject: `${some(credits)} added to your account`,
        blocks: [
          text(`You bought ${some(credits)} for ${money(amountMinor)}, plus tax where it applies. They do not end.`),
          text(oneCredit),
          text(
            `Unused credits are paid back for ${billingTerms.refundDays} days: press the button on your billing page.`,
          ),
        ],
      };
    case "failed":
      return {
        subject: "Your payment did not arrive",
        blocks: [
          text(`The payment for ${some(credits)} was not made. Nothing was charged, and no credits were added.`),
        ],
      };
    case "refunded":
      return {
        subject: `We paid back ${money(refundedMinor)}`,
        blocks: [text("The unused credits are gone, and the money is on its way. It takes 5 to 10 days to your card.")],
      };
    case "refund-failed":
      return {
        subject: "Your refund didn’t go through",
        blocks: [
          text("Your bank refused the money. The credits are in your account again, so nothing is lost."),
          text("Answer to our support address if you want the money another way."),
        ],
      };
  }
}
