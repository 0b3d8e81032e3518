import { describe, expect, it } from "vitest";
import { checkDefinitionTexts } from "../../../app/features/forms/law/lexicon/check-definition-texts";
import type { FormFacts } from "../../../app/features/forms/screening/facts";
import { readTexts } from "../../../app/features/forms/screening/read-texts";
import { scoreForm, withBefore } from "../../../app/features/forms/screening/rules";
import { harmless } from "./fixtures/harmless";
import { phishing } from "./fixtures/phishing";
import { definitionOf, type WrittenForm } from "./fixtures/written-form";

/** A new guest's: who has no account has the least to lose. */
function factsOf(form: WrittenForm, index: number): FormFacts {
  const definition = definitionOf(form, index);
  const { texts, papers, isAgency } = readTexts(definition, checkDefinitionTexts(definition));
  return {
    ...quiet,
    owner: { ageHours: null, mail: form.mail ?? "own", isAgency },
    texts,
    papers,
  };
}

const none = {
  questionLinks: 0,
  questionContacts: 0,
  hiddenLinks: 0,
  messengers: 0,
  payBeforeViewing: 0,
  payToHold: 0,
  payUntraceable: 0,
  payChannels: 0,
  keysByCourier: 0,
  ownerAway: 0,
  credentials: 0,
  doubtful: 0,
  brands: 0,
  brandClaims: 0,
};
const quiet: FormFacts = {
  owner: { ageHours: 2000, mail: "own", isAgency: false },
  texts: none,
  papers: { identity: 0, bank: 0, selfie: 0 },
  rent: null,
  elsewhere: { photos: 0, alike: 0, addresses: 0, networkForms: 0 },
  reports: { count: 0, networks: 0, money: 0 },
  history: { openDays: 0, applicants: 0 },
  rule: { effect: "none", points: 0 },
};

describe("the corpus of ordinary forms", () => {
  it("has forty forms in five languages", () => {
    expect(harmless).toHaveLength(40);
    expect(new Set(harmless.map(({ locale }) => locale)).size).toBe(5);
  });

  // Red when the warning of fraud is no longer excused (`phrases.excused`).
  it.each(harmless.map((form, index) => [form.locale, form.name, form, index] as const))(
    "%s, %s, is published, even for a new guest",
    (_locale, _name, form, index) => {
      const { outcome, reasons } = scoreForm(factsOf(form, index));
      expect({ outcome, reasons: reasons.map(({ code }) => code) }).toMatchObject({ outcome: "publish" });
    },
  );
});

it("the lexicon of questions passes ordinary forms, too", () => {
  const refused = harmless.filter((form, index) =>
    checkDefinitionTexts(definitionOf(form, index)).some(({ verdict }) => verdict === "refuse"),
  );
  expect(refused.map(({ name }) => name)).toEqual([]);
});

// Red when `excused` is not asked.
it.each([
  "Do not write your password or your SSN here",
  "We never take Zelle, Western Union or gift cards",
  "Please black out account numbers and your social security number",
  "Überweisen Sie nichts vor der Besichtigung und geben Sie kein Passwort heraus",
  "Nunca pedimos la contraseña ni dinero antes de la visita",
  "Ne donnez jamais votre mot de passe",
  "Non chiediamo mai il codice OTP",
])("%s: a landlord's warning to applicants is no sign of fraud", (label) => {
  const form = { name: "warning", locale: "en", city: "Leeds", country: "GB", questions: [label] };
  expect(scoreForm({ ...quiet, texts: readTexts(definitionOf(form, 0), []).texts }).reasons).toEqual([]);
});

describe("the corpus of fraudulent forms", () => {
  it("has twenty forms", () => expect(phishing).toHaveLength(20));

  // Red when the words of one language are left out of phrases.ts.
  it.each(phishing.map((form, index) => [form.locale, form.name, form, index] as const))(
    "%s, %s, is held or has its uploads locked",
    (_locale, _name, form, index) => {
      expect(["lock", "hold", "suspend"]).toContain(scoreForm(factsOf(form, index)).outcome);
    },
  );

  it("is not open for a known landlord either", () => {
    const known = phishing.map((form, index) => scoreForm({ ...factsOf(form, index), owner: quiet.owner }).outcome);
    expect(known.filter((outcome) => outcome === "publish")).toEqual([]);
  });
});

describe("reports about a form", () => {
  const reported = (networks: number, change: Partial<FormFacts> = {}): FormFacts => ({
    ...quiet,
    reports: { count: networks, networks, money: networks },
    ...change,
  });
  const asksToHold = { texts: { ...none, payToHold: 1 }, owner: { ...quiet.owner, ageHours: null } } as const;
  const stolen = factsOf(phishing[0] as WrittenForm, 0);

  // Red when the points of a report count toward the limits alone: 35 locked, and two closed.
  it.each([
    ["a new form", { openDays: 0, applicants: 0 }, 3],
    ["a form that was open for a month", { openDays: 30, applicants: 0 }, 6],
    ["a form with ten applicants", { openDays: 5, applicants: 10 }, 6],
    ["a form with both", { openDays: 60, applicants: 40 }, 12],
  ])("lock the uploads of %s only when enough independent people send them", (_what, history, needed) => {
    expect(scoreForm(reported(1, { history })).outcome).toBe("publish");
    expect(scoreForm(reported(needed - 1, { history })).outcome).toBe("publish");
    expect(scoreForm(reported(needed, { history })).outcome).toBe("lock");
  });

  it("never close a form that has no sign of its own, however many there are", () => {
    const guest = { owner: { ageHours: null, mail: "disposable", isAgency: true } } as const;
    for (const count of [1, 3, 50]) {
      const outcomes = [reported(count), reported(count, guest)].map((facts) => scoreForm(facts).outcome);
      expect(outcomes).not.toContain("hold");
      expect(outcomes).not.toContain("suspend");
    }
  });

  it("close a form whose own words lock its uploads, once there are enough of them", () => {
    expect(scoreForm({ ...quiet, ...asksToHold }).outcome).toBe("lock");
    expect(scoreForm(reported(1, asksToHold)).outcome).toBe("lock");
    expect(scoreForm(reported(3, asksToHold)).outcome).toBe("hold");
  });

  it("from too few people do not change the result of the form's own words", () => {
    const alone = scoreForm(stolen).outcome;
    expect(scoreForm({ ...stolen, reports: { count: 2, networks: 2, money: 2 } }).outcome).toBe(alone);
  });

  it("about demanded money are sorted higher in the queue", () => {
    const other = { ...reported(1), reports: { count: 1, networks: 1, money: 0 } };
    expect(scoreForm(reported(1)).score).toBeGreaterThan(scoreForm(other).score);
  });

  // Red when a first report is something new: it locked a form for another day whose lock was over, and one that was released.
  it("that are too few change nothing", () => {
    const before = { ...scoreForm({ ...quiet, ...asksToHold }), decision: null };
    expect(withBefore(scoreForm(reported(1, asksToHold)), before)).toMatchObject({ outcome: "lock", isKnown: true });
    const released = { ...before, decision: "release" } as const;
    expect(withBefore(scoreForm(reported(1, asksToHold)), released)).toMatchObject({
      outcome: "publish",
      isSettled: true,
    });
  });
});

describe("the stored facts of a screening", () => {
  it("contain no word of a form", () => {
    const stored = phishing.map((form, index) => JSON.stringify(factsOf(form, index))).join();
    expect(stored.match(/"[^"]*"/gu)?.filter((word) => /\s/u.test(word))).toEqual([]);
    expect(stored).not.toMatch(/bitcoin|fedex|postepay/iu);
  });
});

describe("an admin's screening rule", () => {
  const said = (effect: FormFacts["rule"]["effect"], points = 0) => ({ ...quiet, rule: { effect, points } });

  it("allows, holds, takes offline or adds points", () => {
    const stolen = { ...factsOf(phishing[0] as WrittenForm, 0), rule: { effect: "allow", points: 0 } } as const;
    expect(scoreForm(stolen).outcome).toBe("publish");
    expect(scoreForm(said("hold")).outcome).toBe("hold");
    expect(scoreForm(said("block")).outcome).toBe("suspend");
    expect(scoreForm(said("points", 40))).toMatchObject({ outcome: "lock", reasons: [{ code: "rule", points: 40 }] });
  });
});

describe("the signs around a form", () => {
  it.each([
    ["a rent far under the median", { rent: { percentOfMedian: 40, forms: 30 } }, "rent-low"],
    ["a photo of another landlord's form", { elsewhere: { ...quiet.elsewhere, photos: 1 } }, "photo-elsewhere"],
    ["a photo that looks like another's", { elsewhere: { ...quiet.elsewhere, alike: 1 } }, "photo-alike"],
    [
      "the address of another landlord's form",
      { elsewhere: { ...quiet.elsewhere, addresses: 1 } },
      "address-elsewhere",
    ],
    ["many forms of one network", { elsewhere: { ...quiet.elsewhere, networkForms: 5 } }, "many-from-network"],
    ["a new account", { owner: { ...quiet.owner, ageHours: 23.9 } }, "new-owner"],
    ["an inbox for an hour", { owner: { ...quiet.owner, mail: "disposable" } }, "disposable-mail"],
  ] as const)("%s adds points, and holds no form alone", (_what, change, code) => {
    const { reasons, outcome } = scoreForm({ ...quiet, ...change });
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(outcome).not.toBe("hold");
  });

  it("a median of few forms adds no points", () => {
    expect(scoreForm({ ...quiet, rent: { percentOfMedian: 10, forms: 29 } }).score).toBe(0);
  });
});
