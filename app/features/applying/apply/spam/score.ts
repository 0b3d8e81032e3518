import { z } from "zod";
import { countLinks, hasLinkMarkup, isAllCapitals } from "../../../../kernel/text-signs";
import { waitlistReason } from "../../applications/waitlist";

/** What speaks for a machine. Modest: no sign reaches the limit alone, the hidden field (autofill fills it) least. */
export const signPoints = {
  /** A hint: a browser or an extension may fill it for somebody. */
  honeypot: 5,
  /** The signed time of the check page was not sent along, or is not ours. */
  "no-page": 15,
  /** It is ours, of somebody else's draft. */
  "foreign-page": 25,
  "too-fast": 20,
  "link-in-name": 25,
  "many-links": 20,
  markup: 20,
  "repeated-text": 20,
  "text-everywhere": 20,
  "disposable-mail": 10,
  "all-capitals": 5,
  "many-from-address": 10,
  "many-to-form": 10,
} as const;
type SignCode = keyof typeof signPoints;
const signCodes = Object.keys(signPoints) as SignCode[];
/** What became of the calculation, where one was asked for. */
const proofCodes = ["solved", "skipped"] as const;
/** An admin's rule about the sender. */
const byRule = "rule";

/** From this score on an application is kept back as suspected spam. */
export const quarantineFrom = 30;
/** What a solved calculation takes off: it costs a machine time, and proves no more. */
const solvedPoints = 20;
/** A confirmed address releases by itself below this score; from it on the landlord decides. */
export const confirmableBelow = 70;
/** Nobody fills in a whole form faster. */
const fastestHonestMs = 4000;
/** One may be a portfolio, two a flatmate's. */
const honestLinks = 2;
/** As many others wrote the same long text; two happen to couples who write theirs together. Fewer add no sign at all. */
export const repeatedFrom = 3;
/** As many forms got the same text of one person within 30 days. */
const everywhereFrom = 20;

export type SpamFacts = {
  isHoneypotFilled: boolean;
  /** What the check page's signed time says of itself. */
  page: "ours" | "foreign" | "none";
  /** From the beginning of the draft to its sending. */
  elapsedMs: number;
  name: string;
  /** What was typed into free text. */
  texts: readonly string[];
  isMailDisposable: boolean;
  /** Other people whose longest text was the same, and forms that the same person sent it to. */
  sameText: { others: number; forms: number };
  /** More was sent from one address to this form in an hour than a household does. */
  isAddressBusy: boolean;
  /** More was sent to this form within minutes than people do. */
  isFormBusy: boolean;
};

export const spamReasonsSchema = z.array(
  z.object({ code: z.enum([...signCodes, ...proofCodes, waitlistReason, byRule]), points: z.number().int() }),
);
export type SpamReason = z.infer<typeof spamReasonsSchema>[number];
export type SpamScore = { score: number; reasons: SpamReason[] };

/** What is stored with an application of its suspicion, and by what later ones are compared with it. */
export type SpamVerdict = SpamScore & {
  isSpam: boolean;
  /** The mailbox had many mails that ask to confirm: none is sent for this one. */
  isSilent?: boolean;
  textHash: string | null;
  personHash: string | null;
};
/** The same application, kept as waiting. */
export function waitlistVerdict(mark: SpamVerdict): SpamVerdict {
  return { ...mark, isSpam: true, reasons: [...mark.reasons, { code: waitlistReason, points: 0 }] };
}

export const unsuspected: SpamVerdict = { score: 0, reasons: [], isSpam: false, textHash: null, personHash: null };

/** What an admin's rule adds: points; as many as hold, or as many as only the landlord lifts. */
export function withRule(scored: SpamScore, rule: { effect: string; points: number }): SpamScore {
  const added = { points: rule.points, hold: quarantineFrom, block: confirmableBelow }[rule.effect];
  if (!added) return scored;
  return {
    ...scored,
    score: scored.score + added,
    reasons: [...scored.reasons, { code: byRule, points: added }],
  };
}

/** Adds up what speaks against an application. Nothing is refused for it: `quarantineFrom` keeps it back. */
export function scoreApplication(facts: SpamFacts): SpamScore {
  const links = facts.texts.reduce((sum, text) => sum + countLinks(text), 0);
  const found: Record<SignCode, boolean> = {
    honeypot: facts.isHoneypotFilled,
    "no-page": facts.page === "none",
    "foreign-page": facts.page === "foreign",
    "too-fast": facts.elapsedMs < fastestHonestMs,
    "link-in-name": countLinks(facts.name) > 0,
    "many-links": links > honestLinks,
    markup: facts.texts.some(hasLinkMarkup),
    "repeated-text": facts.sameText.others >= repeatedFrom,
    "text-everywhere": facts.sameText.forms >= everywhereFrom,
    "disposable-mail": facts.isMailDisposable,
    "all-capitals": facts.texts.some(isAllCapitals),
    "many-from-address": facts.isAddressBusy,
    "many-to-form": facts.isFormBusy,
  };
  const reasons = signCodes.filter((code) => found[code]).map((code) => ({ code, points: signPoints[code] }));
  return { score: reasons.reduce((sum, reason) => sum + reason.points, 0), reasons };
}

/** The score once a calculation was asked for: who skipped it is kept back until the address is confirmed. */
export function scoreProof(
  { score, reasons, ...rest }: SpamScore,
  proof: "solved" | "skipped",
): SpamScore & { isSpam: boolean } {
  if (proof === "skipped") return { ...rest, score, reasons: [...reasons, { code: proof, points: 0 }], isSpam: true };
  const left = Math.max(0, score - solvedPoints);
  return {
    ...rest,
    score: left,
    reasons: [...reasons, { code: proof, points: left - score }],
    isSpam: left >= quarantineFrom,
  };
}

/** The text by which equal applications are known: the longest, without case, signs and numbers. Null when it is short. */
export function textToCompare(texts: readonly string[]): string | null {
  const plain = texts.map((text) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );
  const longest = plain.reduce((best, text) => (text.length > best.length ? text : best), "");
  return longest.length >= 40 ? longest : null;
}
