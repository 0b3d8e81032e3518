import { expect, it } from "vitest";
import { saysNotice } from "~/features/forms/law/says-notice";
import { findField } from "../../../app/features/forms/builder/edits";
import { addNotice, giveReason, swapQuestion, takeOutForbidden } from "../../../app/features/forms/builder/law-edits";
import { catalogueEntry, fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import { buildConsents } from "../../../app/features/forms/form-model/consents";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { lawProblems } from "../../../app/features/forms/law/law-problems";
import { markFor } from "../../../app/features/forms/law/mark";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { createIdMaker } from "../../../app/kernel/ids";
import { packOf, templateOf } from "./packs";

const ids = createIdMaker();

function withQuestion(key: string): { form: FormDefinition; fieldId: string } {
  const form = templateOf("prescreen");
  const { field } = fieldFromCatalogue(key, ids, "en");
  form.sections[1]?.fields.splice(1, 0, field);
  return { form, fieldId: field.id };
}

it("replacing a forbidden question puts the lawful ready question in its place, required as the first was", async () => {
  const { form, fieldId } = withQuestion("minorsCount");
  const mark = markFor(await packOf("US-CA"), "minorsCount");
  expect(mark.swapKey).toBe("adultsCount.everyone");
  const { definition } = swapQuestion(form, fieldId, mark.swapKey ?? "", ids);
  expect(findField(definition, fieldId)).toBeNull();
  expect(definition.sections[1]?.fields[1]).toMatchObject({ catalogueKey: "adultsCount.everyone", required: false });
});

it("replacing a forbidden question adds no duplicate", () => {
  const { form, fieldId } = withQuestion("dateOfBirth");
  const { definition } = swapQuestion(form, fieldId, "over18", ids);
  const keys = definition.sections.flatMap(({ fields }) => fields.map(({ catalogueKey }) => catalogueKey));
  expect(keys.filter((key) => key === "over18")).toHaveLength(1);
  expect(keys).not.toContain("dateOfBirth");
});

it("the replacement offered for a forbidden question exists and is allowed there, too", async () => {
  for (const place of packPlaces) {
    const pack = await packOf(place);
    for (const question of pack.rules.keys()) {
      const { swapKey } = markFor(pack, question);
      if (swapKey === null) continue;
      expect(catalogueEntry(swapKey), swapKey).toBeDefined();
      expect(markFor(pack, swapKey).level).not.toBe("off");
    }
  }
  expect(markFor(await packOf("EU-FR"), "evicted").swapKey).toBeNull();
  expect(markFor(await packOf("UK-ENG"), "citizenship").swapKey).toBe("rightToRent");
  expect(markFor(await packOf("US-CA"), "citizenship").swapKey).toBeNull();
});

it("giving a reason solves the problem of a sensitive question", async () => {
  const { form, fieldId } = withQuestion("evicted");
  const pack = await packOf("US-CA");
  expect(lawProblems(form, pack)).toHaveLength(1);
  expect(lawProblems(giveReason(form, fieldId, { code: "needed-now" }).definition, pack)).toEqual([]);
});

it.each(packPlaces)(
  "in %s forbidden questions can be removed from every template, and the form stays valid",
  async (place) => {
    const pack = await packOf(place);
    for (const { key } of templates) {
      const form = templateOf(key);
      const full: FormDefinition = {
        ...form,
        property: { ...form.property, incomeMultiple: 3 },
        consents: [...form.consents, ...buildConsents(["marketingConsent"], ids, "en")],
      };
      const { definition } = takeOutForbidden(full, pack);
      expect(lawProblems(definition, pack).filter(({ code }) => code === "off")).toEqual([]);
      const before = checkDefinition(full).map(({ code }) => code);
      expect(checkDefinition(definition).filter(({ code }) => !before.includes(code))).toEqual([]);
    }
  },
);

it("required notices are added once as statements: at the start, and before the signature for consents", async () => {
  const pack = await packOf("UK-ENG");
  const start = pack.notices.find(({ at }) => at === "start");
  const consent = pack.notices.find(({ at }) => at === "consent");
  if (!start || !consent) throw new Error("England has notices");
  const form = templateOf("standard", "GB");
  expect(saysNotice(form, start)).toBe(false);
  const once = addNotice(addNotice(form, start, ids).definition, consent, ids).definition;
  expect(saysNotice(once, start)).toBe(true);
  expect(addNotice(once, start, ids).definition).toBe(once);
  expect(once.sections[0]?.fields[0]).toMatchObject({ kind: "statement", text: { en: start.text } });
  const last = once.sections.at(-1)?.fields ?? [];
  expect(last.at(-2)).toMatchObject({ kind: "statement", text: { en: consent.text } });
  expect(last.at(-1)?.kind).toBe("signature");
  expect(checkDefinition(once)).toEqual(checkDefinition(form));
});
