import { describe, expect, it } from "vitest";
import { withPrescribed } from "../../../app/features/forms/builder/law-edits";
import {
  catalogue,
  fieldFromCatalogue,
  neverOffered,
  ruleKeyOf,
} from "../../../app/features/forms/form-model/catalogue";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import { buildConsents, readyConsents } from "../../../app/features/forms/form-model/consents";
import type { Field, FormDefinition, Stage } from "../../../app/features/forms/form-model/schema";
import { closedTemplateOf } from "../../../app/features/forms/law/closed-templates";
import { lawFindings, lawProblems } from "../../../app/features/forms/law/law-problems";
import { markFor, markForOwn } from "../../../app/features/forms/law/mark";
import { isStronger } from "../../../app/features/forms/law/merge-packs";
import { packPlaces, placeOf } from "../../../app/features/forms/law/place-of";
import { unlawfulIn } from "../../../app/features/forms/law/unlawful";
import { createIdMaker } from "../../../app/kernel/ids";
import { packFiles, packOf, templateOf } from "./packs";

const ids = createIdMaker();

const contact = ["legalName", "preferredName", "email", "phone"];
const landlord = ["", ".email", ".phone", ".contact"].map((part) => `landlordReference${part}`);
const homes = ["address", "dates", "landlord", "email", "phone", "contact"].map((part) => `previousAddresses.${part}`);
const referees = ["name", "relation", "email", "phone", "consent"].map((part) => `references.${part}`);
const pay = ["", ".payslips", ".contract", ".taxNotice", ".award"].map((part) => `proofOfIncome${part}`);
const emergency = ["", ".phone", ".relation"].map((part) => `emergencyContact${part}`);
const papers = ["photoId", ...pay, "rentalLedger", "landlordLetter", "signature"];

/** What may be asked at each place, key by key, written from the statutes and regulators' pages; `onlyIf`: with a reason. */
const places: Record<string, { may: readonly string[]; onlyIf?: readonly string[] }> = {
  "AU-VIC": { may: [...contact, "officialForm"] },
  "AU-SA": {
    may: [
      ...[...contact, "currentAddress", "over18", "moveIn", "termWanted", "adultsCount.everyone"],
      ...[...homes, ...landlord, ...papers, ...emergency],
    ],
    onlyIf: ["bankStatement"],
  },
  "AU-QLD": {
    may: [
      ...[...contact, "dateOfBirth", "over18", "currentAddress", "currentAddress.since", "residenceStatus"],
      ...["moveIn", "moveOut", "termWanted", "adultsCount.everyone", "minorsCount"],
      ...["pets", "petDetails.kind", "petDetails.count"],
      ...["cars", "caravans", "boats", "trailers", "heavy", "other"].map((part) => `vehicles.${part}`),
      ...["employmentStatus", "employer", "employer.jobTitle", "employer.address", "employer.start"],
      ...["employer.contract", "income", "incomeMultiple", "otherIncome", "otherIncome.kind", "otherIncome.amount"],
      ...[...homes, ...landlord, ...referees, ...papers],
    ],
    onlyIf: ["savings"],
  },
  "AU-NT": {
    may: [
      ...[...contact, "over18", "currentAddress", "moveIn", "termWanted", "adultsCount", "adultsCount.everyone"],
      ...["minorsCount", "pets", "incomeMultiple", ...landlord, ...referees, ...emergency, ...papers],
    ],
  },
};
const names = Object.keys(places);

/** Fifty things that landlords ask in their own words, from harmless to unlawful. */
const ownWords = [
  ...["What is your star sign?", "Favourite colour?", "Do you play an instrument?", "Are you tidy?", "Any tattoos?"],
  ...[
    "Which school did you attend?",
    "Do you drink alcohol?",
    "Do you work nights?",
    "Do you have a car?",
    "Your hobbies?",
  ],
  ...[
    "Why this home?",
    "Who told you about us?",
    "How long do you shower?",
    "Do you cook a lot?",
    "Do you own plants?",
  ],
  ...[
    "Your blood group?",
    "Are you a morning person?",
    "Any allergies?",
    "Your parents’ names?",
    "Your partner’s job?",
  ],
  ...["Do you vote?", "Which team do you support?", "Do you have visitors?", "Your Instagram name?", "Do you snore?"],
  ...["Do you pray?", "Are you married?", "Do you plan children?", "Where were you born?", "Your mother tongue?"],
  ...["Do you own a home?", "How much do you save?", "Which bank do you use?", "Any debts?", "Your credit score?"],
  ...[
    "Ever taken to a tribunal?",
    "Was your bond paid back?",
    "Any breach notices?",
    "Ever been arrested?",
    "Rent you’d pay?",
  ],
  ...["Do you smoke?", "What breed is your dog?", "Number plate?", "Do you need parking?", "Your shoe size?"],
  ...["Do you have insurance?", "Are you a student?", "Your union?", "Describe yourself", "Anything else?"],
];

function asking(fields: readonly Field[]): FormDefinition {
  const form = { ...templateOf("blank", "AU"), sections: [] };
  return { ...form, sections: [{ id: ids.nodeId(), title: { en: "More" }, stage: "apply", fields: [...fields] }] };
}

function own(label: string, more: Partial<Field> = {}): Field {
  const base = { id: ids.nodeId(), kind: "text", label: { en: label }, required: false, stage: "apply" };
  return { ...base, ...more } as Field;
}

const ready = (key: string): Field => fieldFromCatalogue(key, ids, "en").field;
const reason = { lawReason: { code: "required-here" as const } };
const questions = catalogue.filter(({ kind }) => kind !== "statement").map(({ key }) => key);

async function asksAfterTicking(place: string, field: Field): Promise<boolean> {
  const pack = await packOf(place);
  return lawProblems(asking([{ ...field, ...reason }]), pack).every(({ code }) => code === "notice-missing");
}

it("these places, Brussels and no others have a closed list", () => {
  const closed = Object.values(packFiles).flatMap((pack) => (pack.closed ? [[pack.place, pack.closed.subplace]] : []));
  expect(closed.sort()).toEqual([...names.map((place) => [place, undefined]), ["EU-BE", "Brussels"]].sort());
});

describe("Brussels, whose Housing Code (art. 200ter) lists what may be asked and when", () => {
  const brussels = () => packOf("EU-BE", "Brussels");
  // Written from the list: who and how to reach, then means and people, then identity and capacity for the contract.
  const moments = {
    apply: [
      "adultsCount",
      "adultsCount.everyone",
      "email",
      "income",
      "legalName",
      "minorsCount",
      "phone",
      "preferredName",
    ],
    offer: ["dateOfBirth", "photoId"],
  };

  it("lets the listed questions be asked from their moment on, and no other at any, whatever reason is ticked", async () => {
    const pack = await brussels();
    const askedAt = (stage: Stage) =>
      questions.filter((key) =>
        lawProblems(asking([{ ...ready(key), ...reason, stage }]), pack).every(({ code }) => code !== "off"),
      );
    expect(askedAt("apply").sort()).toEqual(moments.apply);
    expect(askedAt("shortlist").sort()).toEqual(moments.apply);
    expect(askedAt("offer").sort()).toEqual([...moments.apply, ...moments.offer].sort());
    expect(questions.filter((key) => markFor(pack, key, "offer").level === "reason")).toEqual([]);
  });

  it("refuses questions of the landlord's own and changed words, and names the law; the rest of Belgium does not", async () => {
    const pack = await brussels();
    const changed = { ...ready("email"), label: { en: "What is your star sign?" } } as Field;
    for (const field of [own("Favourite colour?"), changed]) {
      expect(lawProblems(asking([field]), pack)).toMatchObject([{ code: "off", mark: { law: pack.closed?.law } }]);
      for (const region of ["Wallonia", "Flanders", null]) {
        expect(lawProblems(asking([field]), await packOf("EU-BE", region))).toEqual([]);
      }
    }
    expect(markForOwn(pack)).toMatchObject({ level: "off", place: "EU-BE", subplace: "Brussels" });
  });

  it("is told by a postcode or the name of one of its communes", () => {
    const regionOf = (city: string, postcode?: string) => placeOf({ country: "BE", city, postcode }).subplace;
    expect([regionOf("Ixelles", "1050"), regionOf("Schaerbeek"), regionOf("Sint-Gillis")]).toEqual(
      Array(3).fill("Brussels"),
    );
    expect([regionOf("Gent", "9000"), regionOf("Liège", "4000")]).toEqual(["Flanders", "Wallonia"]);
  });
});

describe.each(names)("%s, whose law lists what may be asked", (place) => {
  const { may = [], onlyIf = [] } = places[place] ?? {};

  it("lets the listed questions of the catalogue be published, and no other, whatever reason is ticked", async () => {
    const passed: string[] = [];
    for (const key of questions) if (await asksAfterTicking(place, ready(key))) passed.push(key);
    expect(passed.sort()).toEqual([...may, ...onlyIf].sort());
  });

  it("asks for a reason only where the list itself sets a condition", async () => {
    const pack = await packOf(place);
    const found = questions.filter((key) => markFor(pack, key).level === "reason");
    expect(found.sort()).toEqual([...onlyIf].sort());
  });

  it("refuses every question of the landlord's own, and names the law", async () => {
    const pack = await packOf(place);
    expect(ownWords).toHaveLength(50);
    for (const words of ownWords) {
      for (const kind of ["text", "longText", "yesNo"] as const) {
        expect([words, await asksAfterTicking(place, own(words, { kind } as Partial<Field>))]).toEqual([words, false]);
      }
    }
    expect(markForOwn(pack)).toMatchObject({ level: "off", place, law: pack.closed?.law });
  });

  it("refuses a listed question whose words, help or options were made into another, and leads back to it", async () => {
    const pack = await packOf(place);
    for (const words of ownWords) {
      for (const change of [{ label: { en: words } }, { help: { en: words } }, { label: { zh: words } }]) {
        const field = { ...ready("email"), ...change } as Field;
        expect([words, await asksAfterTicking(place, field)]).toEqual([words, false]);
        expect(lawProblems(asking([field]), pack)[0]).toMatchObject({ code: "off", mark: { swapKey: "email" } });
      }
    }
  });

  it("refuses a tick in the landlord's own words, and a ready tick that asks more than the list", async () => {
    const pack = await packOf(place);
    const ticked = {
      ...asking([ready("email")]),
      consents: [{ id: ids.nodeId(), text: { en: "I am a Leo." }, required: true }],
    };
    expect(lawProblems(ticked, pack).map(({ code }) => code)).toContain("off");
    const keys = Object.keys(readyConsents) as (keyof typeof readyConsents)[];
    const form = { ...asking([ready("email")]), consents: buildConsents(keys, ids, "en") };
    const refused = lawProblems(form, pack).filter(({ code }) => code === "off");
    expect(refused.map(({ mark }) => mark.question)).toEqual(["consentCreditCheck", "marketingConsent"]);
  });

  it("never takes a hint of Australia's for one of its questions", async () => {
    const marks = lawFindings(closedForm(place), await packOf(place)).map(({ mark }) => mark);
    expect(marks.filter((mark) => mark.place === "AU")).toEqual([]);
  });

  it("has a ready form that is published as it stands and says what it is not", async () => {
    const pack = await packOf(place);
    const form = withPrescribed({ definition: closedForm(place), dropped: [] }, pack, ids).definition;
    expect(lawProblems(form, pack)).toEqual([]);
    expect(checkDefinition(form).filter(({ severity }) => severity === "error")).toEqual([]);
    const said = form.sections.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === "statement" ? [field.text.en] : [])),
    );
    const needed = pack.notices.filter((notice) => notice.needed);
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.every(({ text }) => said.includes(text))).toBe(true);
    expect(needed.map(({ text }) => text).join(" ")).toMatch(/\bnot\b/);
  });

  // Whoever has read the document fills in its day, the reader and the items; until then it says that nobody has.
  it("names the official form, and claims to be like it only if somebody read the document", async () => {
    const form = (await packOf(place)).closed?.form;
    if (!form) throw new Error("No form");
    const asked = form.sections.flatMap(({ questions: all }) => all);
    const isRead = form.version !== null && form.readBy !== null && form.readOn !== null;
    const hasItems = asked.every(({ item }) => item !== undefined);
    if (form.fidelity === "same-content") expect([isRead, hasItems]).toEqual([true, true]);
    if (form.fidelity === "official-document") expect(asked.map(({ key }) => key)).toContain("officialForm");
    expect(form.at).toMatch(/^https:\/\/([a-z0-9-]+\.)+gov\.au\//);
  });
});

function closedForm(place: string): FormDefinition {
  const closed = Object.values(packFiles).find((file) => file.place === place)?.closed;
  const template = closedTemplateOf(closed ?? null);
  if (!template) throw new Error(`No template for ${place}`);
  const property = { address: { line1: "1 High Street", city: "Town", country: "AU" } };
  return template.build({ ids, property, locale: "en" });
}

it("Victoria's answers that Form 3A asks for stay readable, and others of an older form do not", async () => {
  const form = asking([ready("income"), ready("photoId"), ready("pets"), own("What is your star sign?")]);
  const { questions: hidden } = unlawfulIn(form, await packOf("AU-VIC"));
  expect([...hidden].sort()).toEqual(["own", "pets"]);
});

it("a place with an open law leaves own questions and changed words alone", async () => {
  const form = asking([own("Favourite color?"), { ...ready("email"), label: { en: "Work email" } }]);
  expect(lawProblems(form, await packOf("US-CA"))).toEqual([]);
  expect(lawProblems(form, null)).toEqual([]);
});

it("Darwin lies in the Northern Territory", () => {
  expect(placeOf({ country: "AU", city: "Darwin", postcode: "0800" }).place).toBe("AU-NT");
  expect(placeOf({ country: "AU", region: "Northern Territory", city: "Alice Springs" }).place).toBe("AU-NT");
});

it("levels only fall by an own entry: a part is never milder than its whole where it says nothing", async () => {
  for (const place of packPlaces.filter((name) => name.includes("-"))) {
    const [whole, part] = [await packOf(place.slice(0, 2)), await packOf(place)];
    const file = Object.values(packFiles).find((candidate) => candidate.place === place);
    const named = new Set([...(file?.rules.map(({ question }) => question) ?? []), ...(file?.closed?.listed ?? [])]);
    for (const { key } of catalogue) {
      const isAlike = ruleKeyOf(key) === "portableReport" && named.has("creditReport");
      if (named.has(ruleKeyOf(key)) || named.has(key) || isAlike) continue;
      const [mark, above] = [markFor(part, key), markFor(whole, key)];
      expect([place, key, isStronger(above.level, mark.level)]).toEqual([place, key, false]);
    }
  }
});

it("what is never offered stays off in every closed place", async () => {
  for (const place of names) {
    const pack = await packOf(place);
    expect(neverOffered.filter(({ key }) => markFor(pack, key).level !== "off")).toEqual([]);
  }
});
