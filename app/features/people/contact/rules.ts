import { dayMs } from "../../../kernel/durations";
import { countLinks, hasLinkMarkup, isAllCapitals } from "../../../kernel/text-signs";
import type { ContactMessage, MessageVerdict } from "../../../platform/support-messages.server";

/** Nobody reads, writes and sends faster. */
const fastestHonestMs = 2000;
/** Equal texts within this time count as repeated. */
export const repeatWindowMs = 7 * dayMs;

/** What speaks for a machine, and how loudly. The hidden field alone never holds a message back: autofill fills it, too. */
const weights = {
  honeypot: 1,
  "too-fast": 5,
  "link-in-a-name": 5,
  markup: 4,
  "some-links": 2,
  "many-links": 4,
  "all-capitals": 1,
  "repeated-text": 4,
  /** An admin's rule, which brings its own points. */
  rule: 0,
} as const;
export type SpamReason = keyof typeof weights;

const spamThreshold = 5;

/** A score in points of 100, where applications and forms are held from 30 on. */
export function contactPoints(score: number): number {
  return Math.min(100, score * 6);
}

export type SpamSigns = {
  isHoneypotFilled: boolean;
  /** From the page's making to its sending. */
  elapsedMs: number;
  /** Messages of the last days with the same text. */
  equalTexts: number;
  /** What the admin's rules say; points of 100. */
  rule?: { effect: string; points: number };
};
/** What a rule's points are here: of 100, where applications are held from 30 on. */
const ofRulePoints = 1 / 6;

/** How much a message looks like spam, with its reasons; nothing is refused for it. */
export function judgeMessage(message: ContactMessage, signs: SpamSigns): MessageVerdict {
  const links = countLinks(message.message);
  const found: Record<SpamReason, boolean> = {
    honeypot: signs.isHoneypotFilled,
    "too-fast": signs.elapsedMs < fastestHonestMs,
    "link-in-a-name": [message.name, message.company, message.subject].some((text) => countLinks(text) > 0),
    markup: hasLinkMarkup(message.message),
    "some-links": links >= 3 && links < 6,
    "many-links": links >= 6,
    "all-capitals": isAllCapitals(message.message),
    "repeated-text": signs.equalTexts >= 2,
    rule: signs.rule?.effect === "points" || signs.rule?.effect === "hold",
  };
  if (signs.rule?.effect === "allow") return { score: 0, reasons: [], isSpam: false };
  const byRule = signs.rule?.effect === "hold" ? spamThreshold : Math.round((signs.rule?.points ?? 0) * ofRulePoints);
  const reasons = (Object.keys(weights) as SpamReason[]).filter((reason) => found[reason]);
  const score = reasons.reduce((sum, reason) => sum + (reason === "rule" ? byRule : weights[reason]), 0);
  return { score, reasons, isSpam: score >= spamThreshold };
}
