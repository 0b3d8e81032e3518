import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { inEveryLanguage, type Words } from "../../../../kernel/words";
import type { MailSite } from "../../../../mail/definition";
import type { JobRef } from "../../../../platform/outbox.server";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import en from "../../../../words/en/billing/plan-mail";
import { billingTerms, plans } from "../rules";
import { sayAmount, sayDay } from "../words";

const mailWords = inEveryLanguage("billing/plan-mail", en);
type PlanWords = Words<typeof en>;

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

/** To who has Pro: begun, renewed, about to renew, cancelled, not paid, ended. */
export function planMail({ baseUrl, supportEmail, language }: MailSite, facts: PlanFacts): RenderedMail {
  const words = mailWords[language];
  const { subject, texts, button } = newsIn(words, facts, landlordLocaleOf(language));
  return renderMail({
    locale: language,
    subject,
    heading: subject,
    blocks: [
      ...texts.map((text): MailBlock => ({ kind: "text", text })),
      {
        kind: "action",
        label: button ?? words.open,
        href: facts.confirmAt ?? `${baseUrl}/app/settings/billing?billingOption=subscription`,
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.why({ email: supportEmail }) }],
  });
}

type News = { subject: string; texts: string[]; button?: string };

function newsIn(words: PlanWords, facts: PlanFacts, locale: string): News {
  const { per, periodEnd, cancelAt, graceUntil } = facts;
  const { cancelAnyTime } = words;
  const price = words.price[per]({ amount: sayAmount(facts.amountMinor, facts.currency, locale) });
  const renewal = sayDay(periodEnd, locale);
  const graceEnd = sayDay(graceUntil ?? periodEnd, locale);
  switch (facts.about) {
    case "started": {
      const { title, text, costs } = words.started;
      const { applications } = plans.pro;
      return { subject: title, texts: [text({ applications }), `${costs({ price, day: renewal })} ${cancelAnyTime}`] };
    }
    case "renewed":
      return {
        subject: words.renewed.title,
        texts: [words.renewed.text({ day: renewal, price }), ...refundTexts(words, per)],
      };
    case "renews":
      return {
        subject: words.renews.title({ day: renewal }),
        texts: [`${words.renews.text({ price })} ${cancelAnyTime}`, ...refundTexts(words, per)],
      };
    case "yearly":
      return { subject: words.yearly.title, texts: [`${words.yearly[per]({ price })} ${cancelAnyTime}`] };
    case "cancelled": {
      const { title, text, after, keep } = words.canceled;
      const day = sayDay(cancelAt ?? periodEnd, locale);
      return { subject: title, texts: [text({ day }), after({ days: billingTerms.graceDays }), keep] };
    }
    case "failed": {
      const { title, text, goesOn, button } = words.failed;
      return { subject: title, texts: [text({ price }), goesOn], button };
    }
    case "confirm": {
      const { title, text, goesOn, button } = words.confirm;
      return { subject: title, texts: [text({ price }), goesOn], button };
    }
    case "second":
      return { subject: words.second.title, texts: [words.second.text, words.second.first] };
    case "paid-back":
      return { subject: words.paidBack.title, texts: [words.paidBack.text] };
    case "ended":
      return {
        subject: words.ended.title,
        texts: [words.ended.text({ day: graceEnd }), ...pausingTexts(words, facts)],
      };
    case "pausing": {
      const { title, text, keepAll } = words.pausing;
      return {
        subject: title({ n: facts.forms?.pauses.length ?? 0, day: graceEnd }),
        texts: [text({ days: billingTerms.graceDays }), ...pausingTexts(words, facts), keepAll],
      };
    }
  }
}

const titlesAtMost = 10;

function pausingTexts({ pausing }: PlanWords, { forms }: PlanFacts): string[] {
  if (!forms?.stays) return [pausing.nothingLost];
  const kept = { form: forms.stays, days: billingTerms.keptOpenDays };
  if (forms.pauses.length === 0) return [pausing.oneStays(kept), pausing.nothingLost];
  const named = forms.pauses.slice(0, titlesAtMost).map((title) => pausing.titleInQuotes({ title }));
  const more = forms.pauses.length - named.length;
  const paused = { ...kept, forms: named.join(", ") };
  return [
    more > 0 ? pausing.manyPause({ ...paused, more }) : pausing.othersPause(paused),
    pausing.anotherInstead,
    pausing.nothingLost,
  ];
}

function refundTexts(words: PlanWords, per: "month" | "year"): string[] {
  return per === "year" ? [words.refundableYear({ days: billingTerms.withdrawDays })] : [];
}
