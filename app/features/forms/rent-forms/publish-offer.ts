import { landlordLocale } from "../../../kernel/landlord-locale";
import { dayText } from "../../../kernel/moments";
import { paidCap } from "../../money/billing/application-cap";
import { plans } from "../../money/billing/rules";
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
export function dayOf(at: number): string {
  return dayText(at, landlordLocale, "UTC", "short");
}

/** "1 credit", "3 credits". */
export function credits(count: number): string {
  return count === 1 ? "1 credit" : `${count} credits`;
}

const everything = `Flags, comparing, references, moves of several at once, ${credit.customQuestions} questions of your own and ${paidCap}.`;

/** What may be pressed. What does not fit is not among them; `whyNotFree` and `needsCredits` say so instead. */
export function offeredChoices(offer: PublishOffer, ownQuestions: number): OfferedChoice[] {
  const until = `Open until ${dayOf(offer.paidUntil)}.`;
  const choices: (OfferedChoice | null)[] = [
    whyNotFree(offer, ownQuestions) === null
      ? {
          use: "free",
          label: "Free",
          hint: `${free.applications} applications, ${free.openDays} days: open until ${dayOf(offer.freeUntil)}. Reading, deciding, letters and exports are part of it. You can use a credit later.`,
        }
      : null,
    offer.hasWelcome && !offer.isHeld
      ? {
          use: "welcome",
          label: "Your welcome credit, a gift",
          hint: `${everything} ${until} It’s free, and you get one.`,
        }
      : null,
    offer.credits > 0 && !offer.isHeld
      ? {
          use: "credit",
          label: "1 credit",
          hint: `${everything} ${until} You have ${credits(offer.credits)}; ${offer.credits - 1} will be left.`,
        }
      : null,
  ];
  return choices.filter((choice) => choice !== null);
}

/** What publishing on this spends, said beside the button that does it; null where it spends nothing. */
export function spendWords({ isPro, credits: left }: PublishOffer, use: PublishUse | undefined): string | null {
  if (isPro || use === undefined || use === "free") return null;
  if (use === "welcome") return "Publishing uses your welcome credit.";
  return left === 1 ? "Publishing uses your only credit." : `Publishing uses 1 of your ${left} credits.`;
}

/** Why the form cannot run free, in one line with the way out; null when it can. */
export function whyNotFree({ running }: PublishOffer, ownQuestions: number): string | null {
  const surplus = ownQuestions - free.customQuestions;
  if (surplus > 0) {
    return `A free form has up to ${free.customQuestions} questions of your own, and this one has ${ownQuestions}. Take out ${surplus} to publish it free.`;
  }
  return running === null
    ? null
    : `“${running}” runs free already, and one form at a time is free. Close it to publish this one free.`;
}
