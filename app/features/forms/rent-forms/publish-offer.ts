import { dayText } from "../../../kernel/moments";
import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import { sayApplicationCap } from "../../money/billing/application-cap";
import { plans } from "../../money/billing/rules";
import { offerWords } from "./offer-words";
import type { PublishUse } from "./publish-choice";

/** How an account stands, for one form of it: what it may choose when it publishes, or pays for the form later. */
type Standing = {
  isPro: boolean;
  credits: number;
  /** A payment is disputed: nothing is published on credit meanwhile. */
  isHeld: boolean;
  /** Title of the form that takes the place of the one free form; null: the place is free. */
  running: string | null;
};

/** What a form may run on, for its landlord to choose; null where nothing is sold, or a guest asks. */
export type PublishOffer = Standing & {
  /** The welcome credit of this address is still there to have. */
  hasWelcome: boolean;
  /** Until when a credit of this moment pays. */
  paidUntil: number;
  /** Until when the free plan goes from this moment. */
  freeUntil: number;
};

export type OfferedChoice = { use: PublishUse; label: string; hint: string };

const { free, credit } = plans;
export const buyCreditsPath = "/app/settings/billing?billingOption=credits";
export const takeProPath = "/app/settings/billing?billingOption=subscription";

/** "20 Feb 2027", the same on the server and in every browser. */
export function dayOf(at: number, locale: string): string {
  return dayText(at, locale, "UTC", "short");
}

/** What may be pressed. What does not fit is not among them; `whyNotFree` says so instead. */
export function offeredUses(offer: PublishOffer, ownQuestions: number): PublishUse[] {
  const uses: PublishUse[] = [];
  if (offer.running === null && ownQuestions <= free.customQuestions) uses.push("free");
  if (offer.hasWelcome && !offer.isHeld) uses.push("welcome");
  if (offer.credits > 0 && !offer.isHeld) uses.push("credit");
  return uses;
}

/** The same, as its landlord reads it. */
export function offeredChoices(offer: PublishOffer, ownQuestions: number, locale: string): OfferedChoice[] {
  const language = readLanguage(locale);
  const words = offerWords[language];
  const cap = sayApplicationCap(credit, language);
  const paid = { questions: credit.customQuestions ?? 0, cap, day: dayOf(offer.paidUntil, locale) };
  const { applications, openDays: days } = free;
  const said: Record<PublishUse, Omit<OfferedChoice, "use">> = {
    free: { label: words.free, hint: words.freeHint({ applications, days, day: dayOf(offer.freeUntil, locale) }) },
    welcome: { label: words.welcome, hint: words.welcomeHint(paid) },
    credit: {
      label: words.credit,
      hint: words.creditHint({ ...paid, count: offer.credits, left: offer.credits - 1 }),
    },
  };
  return offeredUses(offer, ownQuestions).map((use) => ({ use, ...said[use] }));
}

/** What publishing on this spends, said beside the button that does it; null where it spends nothing. */
export function spendWords(
  { isPro, credits: left }: PublishOffer,
  use: PublishUse | undefined,
  language: PageLocale,
): string | null {
  const words = offerWords[language];
  if (isPro || use === undefined || use === "free") return null;
  if (use === "welcome") return words.spendsWelcome;
  return words.spendsCredit({ count: left });
}

/** Why the form cannot run free, in one line with the way out; null when it can. */
export function whyNotFree({ running }: PublishOffer, ownQuestions: number, language: PageLocale): string | null {
  const words = offerWords[language];
  const surplus = ownQuestions - free.customQuestions;
  if (surplus > 0) {
    return words.tooManyOwn({ limit: free.customQuestions, count: ownQuestions, surplus });
  }
  return running === null ? null : words.otherRuns({ title: running });
}
