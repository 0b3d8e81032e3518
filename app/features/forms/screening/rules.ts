import { dayMs } from "../../../kernel/durations";
import type { FormFacts } from "./facts";

/** What speaks against a form, and how loudly; neither the landlord's standing nor reports alone close it (`outcomeOf`). */
const signPoints = {
  /** A guest, or an account younger than a day. */
  "new-owner": 10,
  "disposable-mail": 20,
  /** Calls itself an agency and writes from a free mailbox. */
  "agency-free-mail": 10,
  "link-in-question": 15,
  "contact-in-question": 15,
  /** Shortened, a bare number, or another form that asks elsewhere. */
  "hidden-link": 30,
  messenger: 10,
  "pay-before-viewing": 40,
  "pay-to-hold": 20,
  /** Nobody gets money back that was sent this way. */
  "pay-untraceable": 40,
  "pay-channel": 10,
  "keys-by-courier": 40,
  "owner-away": 15,
  credentials: 45,
  "doubtful-question": 10,
  /** A portal, a bank or an authority is named, and somebody says to act for it. */
  "brand-claim": 30,
  brand: 5,
  "identity-paper": 10,
  "bank-paper": 5,
  selfie: 20,
  "rent-low": 20,
  "photo-elsewhere": 40,
  /** As browsers say: a hint. */
  "photo-alike": 10,
  "address-elsewhere": 15,
  "many-from-network": 20,
  /** By anybody: for the order of the queue alone. */
  reported: 35,
  "reported-money": 20,
  /** By enough independent people (`reportersNeeded`). */
  "reported-again": 30,
} as const;
export type FormSign = keyof typeof signPoints;
const formSigns = Object.keys(signPoints) as FormSign[];

const limits = {
  newOwnerHours: 24,
  /** Per cent of the median from which down a rent is low. */
  lowRentPercent: 50,
  /** Forms of a place and size below which their median says nothing. */
  rentFormsFrom: 30,
  /** Other forms of one network within a day. */
  networkFormsFrom: 5,
  /** Independent reporters that a new form's uploads are locked from; `reportersNeeded` has it of others. */
  reportersFrom: 3,
  /** A form is known that was open for so many days, and one that so many households applied to. */
  knownDays: 30,
  knownApplicants: 10,
} as const;

/** Scores from which documents are locked, the form is held, and it is taken offline. */
const thresholds = { lock: 30, hold: 60, suspend: 150 } as const;

/** From the mildest: open; open without uploads until somebody looked; not open until somebody looked; offline. */
export const outcomes = ["publish", "lock", "hold", "suspend"] as const;
export type Outcome = (typeof outcomes)[number];

/** "rule": an admin's rule, with its own points. "sent-anew": it was held, its landlord changed it, and nobody looked since. */
export type ScreeningReason = { code: FormSign | "rule" | "sent-anew"; points: number };
export type Screened = { score: number; reasons: ScreeningReason[]; outcome: Outcome };

/** How long documents stay locked while nobody has looked. */
export const lockMs = dayMs;

/** Adds up what speaks against a form. */
export function scoreForm(facts: FormFacts): Screened {
  const found = signsOf(facts);
  const { rule } = facts;
  const byRule = { none: 0, allow: 0, points: rule.points, hold: thresholds.hold, block: thresholds.suspend };
  const reasons: ScreeningReason[] = formSigns
    .filter((code) => found[code])
    .map((code) => ({ code, points: signPoints[code] }));
  if (byRule[rule.effect] > 0) reasons.push({ code: "rule", points: byRule[rule.effect] });
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  // Allow wins, whatever else there is.
  return { score, reasons, outcome: rule.effect === "allow" ? "publish" : outcomeOf(score, reasons) };
}

/** How many independent people must report a form: twice as many where it was open for long, and where many applied. */
function reportersNeeded({ history }: FormFacts): number {
  const byAge = history.openDays >= limits.knownDays ? 2 : 1;
  const byApplicants = history.applicants >= limits.knownApplicants ? 2 : 1;
  return limits.reportersFrom * byAge * byApplicants;
}

function signsOf(facts: FormFacts): Record<FormSign, boolean> {
  const { owner, texts, papers, rent, elsewhere, reports } = facts;
  return {
    "new-owner": owner.ageHours === null || owner.ageHours < limits.newOwnerHours,
    "disposable-mail": owner.mail === "disposable",
    "agency-free-mail": owner.mail === "free" && owner.isAgency,
    "link-in-question": texts.questionLinks > 0,
    "contact-in-question": texts.questionContacts > 0,
    "hidden-link": texts.hiddenLinks > 0,
    messenger: texts.messengers > 0,
    "pay-before-viewing": texts.payBeforeViewing > 0,
    "pay-to-hold": texts.payToHold > 0,
    "pay-untraceable": texts.payUntraceable > 0,
    "pay-channel": texts.payChannels > 0,
    "keys-by-courier": texts.keysByCourier > 0,
    "owner-away": texts.ownerAway > 0,
    credentials: texts.credentials > 0,
    "doubtful-question": texts.doubtful > 0,
    "brand-claim": texts.brandClaims > 0,
    brand: texts.brands > 0,
    "identity-paper": papers.identity > 0,
    "bank-paper": papers.bank > 0,
    selfie: papers.selfie > 0,
    "rent-low": rent !== null && rent.forms >= limits.rentFormsFrom && rent.percentOfMedian <= limits.lowRentPercent,
    "photo-elsewhere": elsewhere.photos > 0,
    "photo-alike": elsewhere.alike > 0,
    "address-elsewhere": elsewhere.addresses > 0,
    "many-from-network": elsewhere.networkForms >= limits.networkFormsFrom,
    reported: reports.count > 0,
    "reported-money": reports.money > 0,
    "reported-again": reports.networks >= reportersNeeded(facts),
  };
}

/** Who the landlord is says nothing of the form, and neither does a hint that anybody's browser can make up. */
const standing: readonly ScreeningReason["code"][] = [
  "new-owner",
  "disposable-mail",
  "agency-free-mail",
  "brand",
  "photo-alike",
];

type Reason = ScreeningReason["code"];
const reportSigns: readonly Reason[] = ["reported", "reported-money", "reported-again"];
const isReport = (code: Reason): boolean => reportSigns.includes(code);

/** Few reports, which change nothing by themselves: a person reads them. */
export const isTooFewReports = (code: string): boolean => code === "reported" || code === "reported-money";

/**
 * What the form's own signs lead to. Enough reports go one step further and no more, so that a crowd cannot close a form:
 * they lock uploads, and close only what its own words had locked.
 */
function outcomeOf(score: number, reasons: readonly ScreeningReason[]): Outcome {
  const own = reasons.filter(({ code }) => !isReport(code));
  const alone = outcomeFor(own.reduce((sum, { points }) => sum + points, 0));
  if (!reasons.some(({ code }) => code === "reported-again")) return alone;
  if (alone === "publish") return "lock";
  const hasSign = own.some(({ code }) => !standing.includes(code));
  const further = outcomeFor(score);
  const next = outcomes[outcomes.indexOf(alone) + 1] ?? alone;
  return hasSign && outcomes.indexOf(further) >= outcomes.indexOf(next) ? next : alone;
}

function outcomeFor(score: number): Outcome {
  const { lock, hold, suspend } = thresholds;
  if (score < lock) return "publish";
  if (score < hold) return "lock";
  return score < suspend ? "hold" : "suspend";
}

export type Decision = "release" | "hold" | "suspend" | "restore";
/** The look before and what was decided of it. */
export type LookBefore = { outcome: Outcome; decision: Decision | null; reasons: readonly { code: string }[] };

/**
 * A look in the light of the one before. `isSettled`: a person let these signs pass. `isKnown`: nothing new. What was
 * changed opens without uploads; what a person holds only a person opens.
 */
export function withBefore(
  now: Screened,
  before: LookBefore | null,
): Screened & { isSettled: boolean; isKnown: boolean } {
  if (before === null) return { ...now, isSettled: false, isKnown: false };
  const known = new Set(before.reasons.map(({ code }) => code));
  const isNothingNew = now.reasons.every(({ code }) => known.has(code) || isTooFewReports(code));
  const isReleased = before.decision === "release" || before.decision === "restore";
  if (isReleased && isNothingNew) return { ...now, outcome: "publish", isSettled: true, isKnown: true };
  const least: Outcome =
    before.decision === "hold" ? "hold" : isReleased || !isDown(before.outcome) ? "publish" : "lock";
  const isMilder = outcomes.indexOf(now.outcome) < outcomes.indexOf(least);
  const reasons = isMilder ? [...now.reasons, { code: "sent-anew" as const, points: 0 }] : now.reasons;
  const outcome = isMilder ? least : now.outcome;
  return { ...now, reasons, outcome, isSettled: false, isKnown: isNothingNew && outcome === before.outcome };
}

const isDown = (outcome: Outcome) => outcome === "hold" || outcome === "suspend";
