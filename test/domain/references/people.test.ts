import { describe, expect, it } from "vitest";
import type { UnsignedApplication } from "../../../app/features/applying/applications/stored-application";
import { namedReferees, pathsEndedBy } from "../../../app/features/applying/references/people";
import type { Answers } from "../../../app/features/forms/form-model/answers";
import { at, refereeAnswers, refereeForm } from "../../support/referee-form";

const definition = refereeForm();

function stored(
  answers: Answers = refereeAnswers(),
  accepted: boolean | null = true,
  locale = "en",
): UnsignedApplication {
  const consents = accepted === null ? [] : [{ id: at.mayContact, text: "May be asked", accepted }];
  return { v: 1, answers, consents, locale, visibleSections: definition.sections.map(({ id }) => id) };
}

const consentsOf = (application: UnsignedApplication, form = definition) =>
  namedReferees({ definition: form, stored: application }).map(({ kind, consent }) => [kind, consent]);

describe("the referees that an application names", () => {
  it("are found by the catalogue's keys, with what each can confirm and nothing else", () => {
    expect(namedReferees({ definition, stored: stored() })).toEqual([
      {
        path: at.landlord,
        kind: "landlord",
        name: "Grace Hopper",
        email: "grace@owner.example",
        phone: null,
        consent: "now",
        stated: {
          place: "12 Oak Street, Albany",
          from: "2023-03",
          rent: { amountMinor: 120_000, currency: "USD", period: "month" },
        },
      },
      {
        path: `${at.homes}.0.${at.homeLandlord}`,
        kind: "landlord",
        name: "Mary Somerville",
        email: "mary@owner.example",
        phone: null,
        consent: "later",
        stated: { from: "2020-01", to: "2023-02" },
      },
      {
        path: at.boss,
        kind: "employer",
        name: "Charles Babbage",
        email: "charles@work.example",
        phone: null,
        consent: "shortlist",
        stated: { employer: "Analytical Engines" },
      },
      {
        path: `${at.people}.0.${at.friend}`,
        kind: "personal",
        name: "Annabella Milbanke",
        email: null,
        phone: "+14155550142",
        consent: "now",
        stated: {},
      },
    ]);
  });

  it("have the member's id where a household part names them", () => {
    const [first] = namedReferees({ definition, stored: stored() }, "member-1");
    expect(first?.path).toBe(`member-1/${at.landlord}`);
  });

  it("may not be asked when the applicant did not consent", () => {
    expect(consentsOf(stored(refereeAnswers(), false)).map(([, consent]) => consent)).toEqual(["no", "no", "no", "no"]);
  });

  it("distinguish a refusal, an unanswered question and a form that never asked", () => {
    const { [at.landlordContact]: _contact, ...unanswered } = refereeAnswers();
    const answers = { ...unanswered, [at.bossConsent]: false };
    expect(consentsOf(stored(answers)).slice(0, 3)).toEqual([
      ["landlord", "later"],
      ["landlord", "later"],
      ["employer", "no"],
    ]);
    const withoutTick = { ...definition, consents: [] };
    expect(consentsOf(stored(answers, null), withoutTick)[0]).toEqual(["landlord", "unsaid"]);
  });

  it("have consent read in the applicant's language, and a landlord's own options read cautiously", () => {
    const spanish = stored(refereeAnswers(), true, "es");
    expect(consentsOf(spanish).slice(0, 2)).toEqual([
      ["landlord", "now"],
      ["landlord", "later"],
    ]);
    const own = structuredClone(definition);
    const field = own.sections[0]?.fields.find(({ id }) => id === at.landlordContact);
    if (field?.kind !== "choice" || !field.options[0]) throw new Error("No such question");
    field.options[0].label = { en: "Sure, why not" };
    expect(consentsOf(stored(), own)[0]).toEqual(["landlord", "later"]);
  });

  it("are none where nothing was answered", () => {
    expect(namedReferees({ definition, stored: stored({ [at.email]: "ada@tenant.example" }) })).toEqual([]);
  });
});

describe("a correction of a referee's address", () => {
  it("cancels the request to an address that was removed, and no other", () => {
    const answers = refereeAnswers();
    expect(pathsEndedBy(definition, stored(), stored({ ...answers, [at.work]: "Elsewhere" }))).toEqual([]);
    expect(pathsEndedBy(definition, stored(), stored({ ...answers, [at.landlordEmail]: "g@owner.example" }))).toEqual([
      at.landlord,
    ]);
    expect(pathsEndedBy(definition, stored(), stored({ ...answers, [at.homes]: [] }))).toEqual([
      `${at.homes}.0.${at.homeLandlord}`,
    ]);
    expect(pathsEndedBy(definition, stored(), stored({ ...answers, [at.bossConsent]: false }))).toEqual([at.boss]);
  });
});
