import { landlordLocale } from "../../../../kernel/landlord-locale";
import { dayText } from "../../../../kernel/moments";
import { formatMoney } from "../../../../kernel/money";
import type { JobRef } from "../../../../platform/outbox.server";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { paidCap } from "../application-cap";
import { billingTerms } from "../rules";

type Site = { baseUrl: string; supportEmail: string };

/** What is so of a subscription when the mail is written. Amounts in minor units, times in milliseconds. */
export type PlanFacts = {
  about: JobRef<"mail.plan">["about"];
  per: "month" | "year";
  amountMinor: number;
  currency: string;
  /** Of a payment that failed: how it is put right. */
  periodEnd: number;
  cancelAt: number | null;
  graceUntil: number | null;
  /** Of a subscription that ended: titles of the form that stays open after the grace, and of those that are paused. */
  forms: { stays: string | null; pauses: string[] } | null;
  /** Of "confirm": Stripe's page of the invoice. */
  confirmAt: string | null;
};

const text = (words: string): MailBlock => ({ kind: "text", text: words });

function day(at: number): string {
  return dayText(at, landlordLocale, "UTC");
}

/** To who has Pro: begun, renewed, about to renew, cancelled, not paid, ended. */
export function planMail({ baseUrl, supportEmail }: Site, facts: PlanFacts): RenderedMail {
  const { subject, words, action } = wordsOf(facts);
  return renderMail({
    locale: "en",
    subject,
    heading: subject,
    blocks: [
      ...words.filter(Boolean).map(text),
      {
        kind: "action",
        label: action ?? "Open billing",
        href: facts.confirmAt ?? `${baseUrl}/app/settings/billing?billingOption=subscription`,
        spelledOut: "Or open this address in a browser:",
      },
    ],
    footer: [{ text: `You get this because of the subscription in your account. Questions: ${supportEmail}` }],
  });
}

const cancelWords = "You can cancel in two clicks on your billing page; Pro then lasts to the end of what is paid.";

function wordsOf(facts: PlanFacts): { subject: string; words: string[]; action?: string } {
  const { per, periodEnd, cancelAt, graceUntil } = facts;
  const price = `${formatMoney(facts.amountMinor, facts.currency.toUpperCase(), landlordLocale)} a ${per}`;
  const plusTax = `${price}, plus tax where it applies`;
  switch (facts.about) {
    case "started":
      return {
        subject: "You have Pro",
        words: [
          `Every form you publish now is open while you have Pro, each with every tool and ${paidCap}.`,
          `It costs ${plusTax}. It renews on ${day(periodEnd)}. ${cancelWords}`,
        ],
      };
    case "renewed":
      return {
        subject: "Pro was renewed",
        words: [`It is paid until ${day(periodEnd)}: ${plusTax}.`, refundWords(per)],
      };
    case "renews":
      return {
        subject: `Pro renews on ${day(periodEnd)}`,
        words: [`On that day ${plusTax} is charged to your card. ${cancelWords}`, refundWords(per)],
      };
    case "yearly":
      return {
        subject: "Your subscription, once a year",
        words: [`You have Pro for ${plusTax}. It renews each ${per} until you cancel. ${cancelWords}`],
      };
    case "cancelled":
      return {
        subject: "Pro is canceled",
        words: [
          `Nothing more is charged. Pro lasts until ${day(cancelAt ?? periodEnd)}.`,
          `After that, forms beyond the free limits continue for ${billingTerms.graceDays} days and are then paused. What was sent can always be read, decided and exported.`,
          "If you change your mind, press Keep Pro on your billing page.",
        ],
      };
    case "failed":
      return {
        subject: "Your payment for Pro did not go through",
        words: [
          `We could not charge ${price}. Your bank may want you to confirm it, or the card has ended.`,
          "Pro stays on while we try again over the next two weeks. Put in another card, and it is done.",
        ],
        action: "Put it right",
      };
    case "confirm":
      return {
        subject: "Your bank wants you to confirm the payment for Pro",
        words: [
          `The payment of ${plusTax} waits for you. The button leads to Stripe, who takes our payments: confirm it there.`,
          "Pro stays on in the meantime. If you have confirmed it already, there is nothing to do.",
        ],
        action: "Confirm the payment",
      };
    case "second":
      return {
        subject: "A second subscription was ended and refunded",
        words: [
          "You took Pro twice, probably in two windows. The later one is ended, and what it cost is on its way back to your card.",
          "The first one continues as it was.",
        ],
      };
    case "paid-back":
      return {
        subject: "Pro has ended, and your money is on its way",
        words: ["What you paid for this period is paid back. It takes 5 to 10 days to your card."],
      };
    case "ended":
      return {
        subject: "Pro has ended",
        words: [`Your forms continue as they are until ${day(graceUntil ?? periodEnd)}.`, ...pausingWords(facts)],
      };
    case "pausing":
      return {
        subject: `${facts.forms?.pauses.length === 1 ? "One of your forms is" : "Some of your forms are"} paused on ${day(graceUntil ?? periodEnd)}`,
        words: [
          `Pro has ended, and its last ${billingTerms.graceDays} days are nearly over.`,
          ...pausingWords(facts),
          "To keep all of them open, get Pro again before that day.",
        ],
      };
  }
}

const titlesAtMost = 10;

function pausingWords({ forms }: PlanFacts): string[] {
  const kept = "Nothing is lost: what was sent can always be read, decided and exported.";
  if (!forms?.stays) return [kept];
  const stays = `Then “${forms.stays}” stays open for up to ${billingTerms.keptOpenDays} days`;
  if (forms.pauses.length === 0) return [`${stays}.`, kept];
  const named = forms.pauses.slice(0, titlesAtMost).map((title) => `“${title}”`);
  const more = forms.pauses.length - named.length;
  return [
    `${stays}, and these are paused: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    "To have another one open instead, go to its page after that day and press “Open this one instead”.",
    kept,
  ];
}

function refundWords(per: "month" | "year"): string {
  return per === "year"
    ? `You can have the money back for ${billingTerms.withdrawDays} days from the start of each paid year.`
    : "";
}
