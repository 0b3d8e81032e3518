import type { MemberRole } from "../../../../db/schema/household";
import { addDays, utcDay } from "../../../../kernel/dates";
import { mailLinks } from "../../../../kernel/links";
import { pageLocales } from "../../../../kernel/page-locale";
import { isLanguageKnown } from "../../../../kernel/words";
import type en from "../../../../words/en/decision/decline-support";
import { type DeclineReason, declineReasons } from "../../../applying/applications/states";
import type { ReferenceAnswer } from "../../../applying/references/model";
import type { QuestionKey } from "../../../applying/references/questions";
import type { ReferenceState } from "../../../applying/references/rules";
import type { Answers } from "../../../forms/form-model/answers";
import { smokesIndoors } from "../../../forms/form-model/contact";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { letterWords } from "../words/letter-words";
import { type FlagFacts, incomeBesideRule, subsidyOf } from "./flags";

/** What became of asking somebody whom the applicant named. */
export type ReferenceOutcome = "waiting" | "confirmed" | "unconfirmed";

/** What a reason for declining one application may rest on. Times in milliseconds. */
export type DeclineFacts = {
  /** The version it was filled on, without what may not be asked at the home any more. */
  definition: FormDefinition;
  /** Questions of the rule packs that may not be asked any more (`Unlawful.questions`). */
  unlawful: ReadonlySet<string>;
  said: Pick<FlagFacts, "moveIn" | "incomeMonthlyMinor" | "incomeCurrency" | "hasPets">;
  answers: Answers;
  /** An income that the sum of the household leaves out. */
  hasOtherCurrency: boolean;
  /** Who was named and has not sent the own part. */
  missing: readonly { role: MemberRole; invitedAt: number }[];
  /** When the answer to a request was due that never came; null without one. */
  dueAt: number | null;
  references: readonly ReferenceOutcome[];
  papers: { sent: number; opened: number };
  home: { isLet: boolean; isOtherApproved: boolean };
  /** Of the decision where one was made, else now. */
  at: number;
};

/** Why a reason cannot be given: what its words are filled with. Texts are days. */
export type Why = { code: keyof typeof en; values?: Record<string, string | number> };

type Rule = (facts: DeclineFacts) => Why | null;

/** For each reason why it cannot be given, null where the facts support it. */
const rules: Record<DeclineReason, Rule> = {
  "other-chosen": ({ home }) => (home.isOtherApproved ? null : { code: "nobodyChosen" }),
  income: whyNotIncome,
  incomplete: whyNotIncomplete,
  "move-in": whyNotMoveIn,
  "pets-smoking": whyNotPets,
  references: whyNotReferences,
  differed: whyNotDiffered,
  "not-available": ({ home }) => (home.isLet ? null : { code: "notLet" }),
  // Its letter names the agency, or is not taken.
  report: () => null,
  other: () => null,
};

/** Why the facts do not support this reason, null where they do. */
export function whyNot(reason: DeclineReason, facts: DeclineFacts): Why | null {
  return rules[reason](facts);
}

/** Every reason that cannot be given, with why. */
export type Unsupported = Partial<Record<DeclineReason, Why>>;

export function unsupportedReasons(facts: DeclineFacts): Unsupported {
  const entries = declineReasons.flatMap((reason) => {
    const why = whyNot(reason, facts);
    return why === null ? [] : [[reason, why] as const];
  });
  return Object.fromEntries(entries);
}

/** Reasons that rest on no fact we hold. */
const alwaysOpen: ReadonlySet<DeclineReason> = new Set(["report", "other"]);

export function restsOnFacts(reason: DeclineReason): boolean {
  return !alwaysOpen.has(reason);
}

/** What a decline says: its reason, and each whose sentence of ours stands in the letter, in whatever language. */
export function reasonsGiven(reason: DeclineReason, text: string | null): DeclineReason[] {
  const said = text?.replaceAll("\r\n", "\n") ?? "";
  const isSaid = (one: DeclineReason) => ourSentences(one).some((sentence) => said.includes(sentence));
  return declineReasons.filter((one) => one === reason || (one !== "other" && isSaid(one)));
}

function ourSentences(reason: DeclineReason): string[] {
  return pageLocales.filter(isLanguageKnown).flatMap((locale) => {
    const { because, texts } = letterWords[locale];
    // Of the letter to those who are declined because the home is rented: what it says between its greetings.
    const homeLet = reason === "not-available" ? (texts["home-let"].split("\n\n")[1] ?? []) : [];
    return [because[reason], homeLet].flat();
  });
}

function whyNotIncome({ definition, unlawful, said, answers, hasOtherCurrency, missing }: DeclineFacts): Why | null {
  const { property } = definition;
  const isOut = ["income", "otherIncome", "incomeMultiple", "housingVoucher"].some((key) => unlawful.has(key));
  if (isOut) return { code: "unlawful" };
  const multiple = property.incomeMultiple ?? 0;
  if (multiple === 0) return { code: "noIncomeRule" };
  if (!property.rent) return { code: "noRent" };
  if (said.incomeMonthlyMinor === null) return { code: "noIncome" };
  if (hasOtherCurrency || said.incomeCurrency !== property.rent.currency) return { code: "otherCurrency" };
  if (missing.some(({ role }) => role === "co_applicant")) return { code: "incomeMissing" };
  const compared = incomeBesideRule(property, said, { multiple, subsidyMinor: subsidyOf(definition, answers) });
  if (!compared) return { code: "noRent" };
  if (compared.isBelow) return null;
  if (!Number.isFinite(compared.times)) return { code: "rentCovered" };
  return { code: "incomeMeets", values: { times: compared.times, multiple } };
}

/** Somebody who was invited and let the link run out was asked, too. */
function whyNotIncomplete({ dueAt, missing, at }: DeclineFacts): Why | null {
  const { lifetimeMs } = mailLinks.memberPart;
  if (missing.some(({ invitedAt }) => invitedAt + lifetimeMs <= at)) return null;
  if (dueAt === null) return { code: "nothingAsked" };
  return dueAt <= at ? null : { code: "stillTime", values: { day: utcDay(dueAt) } };
}

function whyNotMoveIn({ definition, unlawful, said: { moveIn } }: DeclineFacts): Why | null {
  const { availableFrom, moveInWithinDays } = definition.property;
  if (unlawful.has("moveIn")) return { code: "unlawful" };
  if (!availableFrom) return { code: "noDay" };
  if (moveIn === null) return { code: "noMoveIn" };
  const last = moveInWithinDays ? addDays(availableFrom, moveInWithinDays) : null;
  if (moveIn < availableFrom || (last !== null && moveIn > last)) return null;
  const days = { day: moveIn, from: availableFrom };
  return last === null ? { code: "moveInFits", values: days } : { code: "moveInFitsUntil", values: { ...days, last } };
}

function whyNotPets({ definition, unlawful, said, answers }: DeclineFacts): Why | null {
  const { pets, smoking } = definition.property;
  const forbidsPets = pets === "no" && !unlawful.has("pets");
  const forbidsSmoking = (smoking === "no" || smoking === "outside") && !unlawful.has("smoking");
  if (!forbidsPets && !forbidsSmoking)
    return pets === "no" || smoking === "no" ? { code: "unlawful" } : { code: "noPetRule" };
  const isAgainst = (forbidsPets && said.hasPets === true) || (forbidsSmoking && smokesIndoors(definition, answers));
  return isAgainst ? null : { code: "noPets" };
}

/** Questions to which a referee says that what the applicant stated is so, or not. */
const confirming: ReadonlySet<string> = new Set<QuestionKey>(["dates", "rent", "works", "since", "title", "contract"]);

/** What a request for a reference came to: silence, a refusal and a "no" to what was stated confirm nothing. */
export function outcomeOf(state: ReferenceState, answer: ReferenceAnswer | null): ReferenceOutcome {
  if (state === "declined" || state === "expired") return "unconfirmed";
  if (state !== "answered") return "waiting";
  const isDenied = answer?.answers.some(({ key, reply }) => confirming.has(key) && reply === "no");
  return isDenied ? "unconfirmed" : "confirmed";
}

function whyNotReferences({ references }: DeclineFacts): Why | null {
  if (references.includes("unconfirmed")) return null;
  if (references.length === 0) return { code: "noReference" };
  return references.includes("waiting") ? { code: "referenceWaits" } : { code: "referencesConfirmed" };
}

/** That papers differ is the landlord's to see: he can have seen it only in papers that he opened. */
function whyNotDiffered({ papers }: DeclineFacts): Why | null {
  if (papers.sent === 0) return { code: "noPapers" };
  return papers.opened > 0 ? null : { code: "papersUnread" };
}
