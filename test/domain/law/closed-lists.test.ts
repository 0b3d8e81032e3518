import { describe, expect, it } from "vitest";
import { catalogue, neverOffered, ruleKeyOf } from "../../../app/features/forms/form-model/catalogue";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { closedTemplateOf } from "../../../app/features/forms/law/closed-templates";
import { lawFindings, lawProblems } from "../../../app/features/forms/law/law-problems";
import { markFor, markForOwn } from "../../../app/features/forms/law/mark";
import { isStronger } from "../../../app/features/forms/law/merge-packs";
import { packPlaces, placeOf } from "../../../app/features/forms/law/place-of";
import { createIdMaker } from "../../../app/kernel/ids";
import { packFiles, packOf, templateOf } from "./packs";

const ids = createIdMaker();

const places = [
  ["AU-QLD", "off"],
  ["AU-NT", "off"],
  ["AU-VIC", "reason"],
  ["AU-SA", "reason"],
] as const;

function ownQuestion(lawReason?: Field["lawReason"]): FormDefinition {
  const form = templateOf("blank", "AU");
  const field: Field = {
    ...{ id: ids.nodeId(), kind: "text", label: { en: "Favourite colour" }, required: false, stage: "apply" },
    ...(lawReason && { lawReason }),
  };
  return {
    ...form,
    sections: [...form.sections, { id: ids.nodeId(), title: { en: "More" }, stage: "apply", fields: [field] }],
  };
}

it("exactly these places have a closed list of permitted questions", () => {
  const closed = Object.values(packFiles).filter((pack) => pack.closed);
  expect(closed.map(({ place }) => place).sort()).toEqual(places.map(([place]) => place).sort());
});

// Red when `unlisted` in mark.ts forgets the closed list, or `withClosedList` keeps Australia's hints.
describe.each(places)("in %s a question that is not on the list", (place, level) => {
  it(`is ${level} for every question without a rule, with the law's name`, async () => {
    const pack = await packOf(place);
    const own = Object.values(packFiles).find((file) => file.place === place);
    const named = new Set([...(own?.rules.map(({ question }) => question) ?? []), ...(own?.closed?.listed ?? [])]);
    const never = new Set(neverOffered.map(({ key }) => key));
    const open = catalogue.filter(
      ({ key, kind }) => kind !== "statement" && !named.has(ruleKeyOf(key)) && !never.has(ruleKeyOf(key)),
    );
    expect(open.length).toBeGreaterThan(20);
    for (const { key } of open) {
      const mark = markFor(pack, key);
      expect([key, isStronger(level, mark.level)]).toEqual([key, false]);
      if (mark.place === place) expect(mark.law).toBe(pack.closed?.law);
      else expect(isStronger(mark.level, level)).toBe(true);
    }
  });

  it("is judged the same as a question of the landlord's own", async () => {
    const pack = await packOf(place);
    expect(markForOwn(pack)).toMatchObject({ level, place, law: pack.closed?.law });
    const [problem] = lawProblems(ownQuestion(), pack);
    expect(problem).toMatchObject({ code: level === "off" ? "off" : "reason-missing", mark: { question: "own" } });
    const reasoned = lawProblems(ownQuestion({ code: "required-here" }), pack);
    expect(reasoned).toHaveLength(level === "off" ? 1 : 0);
  });

  it("is never offered by Australia's hints", async () => {
    const marks = lawFindings(closedForm(place), await packOf(place)).map(({ mark }) => mark);
    expect(marks.filter((mark) => mark.place === "AU")).toEqual([]);
  });

  it("is not in the ready template, which can be published unchanged", async () => {
    const form = closedForm(place);
    expect(lawProblems(form, await packOf(place))).toEqual([]);
    expect(checkDefinition(form).filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

function closedForm(place: string): FormDefinition {
  const template = closedTemplateOf(place);
  if (!template) throw new Error(`No template for ${place}`);
  const property = { address: { line1: "1 High Street", city: "Town", country: "AU" } };
  return template.build({ ids, property, locale: "en" });
}

it("a consent is no question, and a place without a closed list accepts own questions", async () => {
  expect(lawProblems({ ...templateOf("blank", "AU"), sections: [] }, await packOf("AU-QLD"))).toEqual([]);
  expect(lawProblems(ownQuestion(), await packOf("US-CA"))).toEqual([]);
  expect(lawProblems(ownQuestion(), null)).toEqual([]);
});

it("a reason given for one own question does not apply to another", async () => {
  const one = ownQuestion({ code: "needed-now" });
  const two = ownQuestion();
  const both = { ...one, sections: [...one.sections, ...two.sections.slice(-1)] };
  expect(lawProblems(both, await packOf("AU-VIC"))).toHaveLength(1);
});

it("Darwin is in the Northern Territory", () => {
  expect(placeOf({ country: "AU", city: "Darwin", postcode: "0800" }).place).toBe("AU-NT");
  expect(placeOf({ country: "AU", region: "Northern Territory", city: "Alice Springs" }).place).toBe("AU-NT");
});

it("a pack of a region is never milder than its country's where it has no entry of its own", async () => {
  for (const place of packPlaces.filter((name) => name.includes("-"))) {
    const [whole, part] = [await packOf(place.slice(0, 2)), await packOf(place)];
    const own = Object.values(packFiles).find((file) => file.place === place);
    const named = new Set([...(own?.rules.map(({ question }) => question) ?? []), ...(own?.closed?.listed ?? [])]);
    for (const { key } of catalogue) {
      if (named.has(ruleKeyOf(key))) continue;
      expect([place, key, isStronger(markFor(whole, key).level, markFor(part, key).level)]).toEqual([
        place,
        key,
        false,
      ]);
    }
  }
});
