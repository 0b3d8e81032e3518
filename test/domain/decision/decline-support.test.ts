import { describe, expect, it } from "vitest";
import { type DeclineReason, declineReasons } from "../../../app/features/applying/applications/states";
import {
  type DeclineFacts,
  outcomeOf,
  reasonsGiven,
  unsupportedReasons,
  whyNot,
} from "../../../app/features/deciding/decision/rules/decline-support";
import { proposedText } from "../../../app/features/deciding/decision/rules/letter-text";
import { sayWhy } from "../../../app/features/deciding/decision/words/decline-support-words";
import type { Property } from "../../../app/features/forms/form-model/schema";
import { mailLinks } from "../../../app/kernel/links";
import { pageLocales } from "../../../app/kernel/page-locale";
import { ruled, ruledForm } from "../../support/ruled-form";

const at = Date.UTC(2026, 10, 27);
const dayMs = 24 * 60 * 60 * 1000;

/** Somebody who fits every published rule, of whom nothing was asked, with nobody beside. */
function fits(change: Partial<DeclineFacts> = {}): DeclineFacts {
  return {
    definition: ruledForm(),
    unlawful: new Set(),
    said: { moveIn: "2027-01-10", incomeMonthlyMinor: 528_000, incomeCurrency: "USD", hasPets: false },
    answers: { [ruled.smoking]: false },
    hasOtherCurrency: false,
    missing: [],
    dueAt: null,
    references: [],
    papers: { sent: 0, opened: 0 },
    home: { isLet: false, isOtherApproved: false },
    at,
    ...change,
  };
}
const said = (change: Partial<DeclineFacts["said"]>) => ({ said: { ...fits().said, ...change } });
const rules = (property: Partial<Property>, change: Partial<DeclineFacts> = {}) => ({
  ...change,
  definition: ruledForm(property),
});
const voucher = (amountMinor: number): Partial<DeclineFacts> => {
  const definition = ruledForm();
  definition.sections[0]?.fields.push({
    ...{ id: "fieldvouch", kind: "money", withPeriod: true, label: { en: "Voucher" }, required: false },
    ...{ stage: "apply", catalogueKey: "housingVoucher" },
  });
  return { definition, answers: { fieldvouch: { amountMinor, currency: "USD", period: "month" } } };
};

/** What supports each reason. */
const supported: [DeclineReason, string, Partial<DeclineFacts>][] = [
  ["other-chosen", "somebody else is approved", { home: { isLet: false, isOtherApproved: true } }],
  ["income", "2.49 times", said({ incomeMonthlyMinor: 499_999 })],
  [
    "income",
    "while a guarantor is missing",
    {
      ...said({ incomeMonthlyMinor: 100 }),
      missing: [{ role: "guarantor", invitedAt: at }],
    },
  ],
  [
    "income",
    "above the rule but for a voucher that leaves a rent",
    { ...voucher(100_000), ...said({ incomeMonthlyMinor: 249_999 }) },
  ],
  ["incomplete", "the day of a request is over", { dueAt: at }],
  [
    "incomplete",
    "an invitation ran out",
    {
      missing: [{ role: "co_applicant", invitedAt: at - mailLinks.memberPart.lifetimeMs }],
    },
  ],
  ["move-in", "before the home is free", said({ moveIn: "2027-01-04" })],
  ["move-in", "after the last day", said({ moveIn: "2027-01-20" })],
  ["pets-smoking", "pets", said({ hasPets: true })],
  ["pets-smoking", "smoking", { answers: { [ruled.smoking]: true } }],
  [
    "pets-smoking",
    "smoking indoors where it is for outside",
    rules({ pets: "yes", smoking: "outside" }, { answers: { [ruled.smoking]: true } }),
  ],
  ["references", "one of them was not confirmed", { references: ["confirmed", "unconfirmed"] }],
  ["differed", "papers that were opened", { papers: { sent: 2, opened: 1 } }],
  ["not-available", "rented", { home: { isLet: true, isOtherApproved: true } }],
  ["report", "always", {}],
  ["other", "always", {}],
];

/** What does not, and what the landlord reads of it. */
const unsupported: [DeclineReason, RegExp, Partial<DeclineFacts>][] = [
  ["other-chosen", /No one else is approved/, {}],
  ["income", /2\.64 times the rent.*2\.5/, {}],
  ["income", /2\.5 times the rent.*2\.5/, said({ incomeMonthlyMinor: 500_000 })],
  ["income", /no multiple/, rules({ incomeMultiple: 0 }, said({ incomeMonthlyMinor: 1 }))],
  ["income", /no rent/, rules({ rent: undefined }, said({ incomeMonthlyMinor: 1 }))],
  ["income", /names no income/, said({ incomeMonthlyMinor: null, incomeCurrency: null })],
  ["income", /another currency/, said({ incomeMonthlyMinor: 1, incomeCurrency: "EUR" })],
  ["income", /another currency/, { ...said({ incomeMonthlyMinor: 1 }), hasOtherCurrency: true }],
  [
    "income",
    /hasn’t sent their part/,
    {
      ...said({ incomeMonthlyMinor: 1 }),
      missing: [{ role: "co_applicant", invitedAt: at }],
    },
  ],
  ["income", /voucher pays the whole rent/, { ...voucher(200_000), ...said({ incomeMonthlyMinor: 0 }) }],
  ...["income", "incomeMultiple", "housingVoucher"].map((key): (typeof unsupported)[number] => [
    "income",
    /law/,
    { ...said({ incomeMonthlyMinor: 1 }), unlawful: new Set([key]) },
  ]),
  ["incomplete", /nothing that is still missing/, {}],
  ["incomplete", /until November 28, 2026/, { dueAt: at + dayMs }],
  ["incomplete", /nothing that is still missing/, { missing: [{ role: "co_applicant", invitedAt: at - dayMs }] }],
  ["move-in", /January 10, 2027.*January 5, 2027 to January 19, 2027/, {}],
  ["move-in", /no day/, rules({ availableFrom: undefined }, said({ moveIn: "2020-01-01" }))],
  ["move-in", /no move-in date/, said({ moveIn: null })],
  ["move-in", /available from January 5, 2027/, rules({ moveInWithinDays: undefined }, said({ moveIn: "2027-06-01" }))],
  ["move-in", /law/, { ...said({ moveIn: "2027-06-01" }), unlawful: new Set(["moveIn"]) }],
  ["pets-smoking", /Nothing in the application/, {}],
  [
    "pets-smoking",
    /no rule/,
    rules({ pets: "ask", smoking: "yes" }, { ...said({ hasPets: true }), answers: { [ruled.smoking]: true } }),
  ],
  ["pets-smoking", /Nothing in the application/, rules({ pets: "ask" }, said({ hasPets: true }))],
  ["pets-smoking", /Nothing in the application/, said({ hasPets: null })],
  ["pets-smoking", /law/, { ...rules({ smoking: undefined }, said({ hasPets: true })), unlawful: new Set(["pets"]) }],
  ["references", /asked no one/, {}],
  ["references", /may still come/, { references: ["confirmed", "waiting"] }],
  ["references", /No one you asked/, { references: ["confirmed"] }],
  ["differed", /no documents/, {}],
  ["differed", /haven’t opened/, { papers: { sent: 3, opened: 0 } }],
  ["not-available", /not marked as rented/, { home: { isLet: false, isOtherApproved: true } }],
];

describe("a reason for declining", () => {
  it.each(supported)("%s is supported by this fact: %s", (reason, _what, change) => {
    expect(whyNot(reason, fits(change))).toBeNull();
  });

  it.each(unsupported)("%s is refused: %s", (reason, why, change) => {
    const found = whyNot(reason, fits(change));
    expect(found && sayWhy(found, "en")).toMatch(why);
  });

  it("has a supported and an unsupported case, unless it rests on no fact", () => {
    const inBoth = declineReasons.filter((reason) => unsupported.some(([one]) => one === reason));
    expect(supported.map(([reason]) => reason).filter((one, index, all) => all.indexOf(one) === index)).toEqual(
      declineReasons,
    );
    expect(declineReasons.filter((reason) => !inBoth.includes(reason))).toEqual(["report", "other"]);
  });

  it("can only be one of the two neutral ones for an applicant who meets every rule", () => {
    expect(Object.keys(unsupportedReasons(fits()))).toEqual(
      declineReasons.filter((one) => !["report", "other"].includes(one)),
    );
  });
});

describe("the reasons found in a letter", () => {
  it.each(pageLocales)("are recognised by our own sentences, whatever text surrounds them (%s)", (locale) => {
    for (const reason of declineReasons) {
      const letter = `${proposedText("declined", locale, reason).replaceAll("\n", "\r\n")}\r\n\r\nDana`;
      expect(reasonsGiven("other", letter).filter((one) => one !== "other")).toEqual(
        reason === "other" ? [] : [reason],
      );
    }
    expect(reasonsGiven("other", proposedText("home-let", locale))).toContain("not-available");
  });

  it("are only the chosen reason when the words are the landlord's own", () => {
    expect(reasonsGiven("income", "Sorry, no.")).toEqual(["income"]);
    expect(reasonsGiven("other", null)).toEqual(["other"]);
  });
});

describe("a reference, as a reason for declining", () => {
  const answer = (key: string, reply: string) => ({
    ...{ v: 1 as const, locale: "en" as const, comment: "" },
    answers: [{ key, reply, text: "" }],
  });
  it.each([
    ["open", null, "waiting"],
    ["ended", null, "waiting"],
    ["declined", null, "unconfirmed"],
    ["expired", null, "unconfirmed"],
    ["answered", answer("rent", "yes"), "confirmed"],
    ["answered", answer("rent", "unsure"), "confirmed"],
    ["answered", answer("again", "no"), "confirmed"],
    ["answered", answer("rent", "no"), "unconfirmed"],
    ["answered", answer("works", "no"), "unconfirmed"],
  ] as const)("that is %s with %o counts as %s", (state, given, outcome) => {
    expect(outcomeOf(state, given)).toBe(outcome);
  });
});
