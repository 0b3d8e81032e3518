import { describe, expect, it } from "vitest";
import { addField, findField, removeField } from "../../../app/features/forms/builder/edits";
import { addNotice, withPrescribed } from "../../../app/features/forms/builder/law-edits";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { FormDefinition, LawReason } from "../../../app/features/forms/form-model/schema";
import { lawProblems, missingNotices } from "../../../app/features/forms/law/law-problems";
import { isForForm } from "../../../app/features/forms/law/says-notice";
import { createIdMaker } from "../../../app/kernel/ids";
import { packFiles, packOf, templateOf } from "./packs";

const ids = createIdMaker();
const notices = Object.values(packFiles).flatMap((pack) =>
  pack.notices.map((notice) => ({ place: pack.place, ...notice })),
);

/** Words to a landlord or to ourselves: on a form they would puzzle an applicant. */
const toLandlords =
  /\b(say (why|who|what)|check (whether|the)|use the (prescribed|words|exact)|make sure|must (stand|be used|hand over)|prescribe[sd]|to be checked|Form (3A|22|A1)|the landlord must|name at least|applications use)\b/i;

const words = (place: string) => {
  const found = notices.find((notice) => notice.place === place && notice.prescribed);
  if (!found) throw new Error("No prescribed words");
  return found.text;
};

// Red when a notice such as "Say why each answer is needed" is given to applicants.
it("no notice for applicants addresses a landlord", () => {
  // What a form of a closed place says of itself names the official one.
  const told = notices.filter(({ audience, needed }) => audience === "applicant" && !needed);
  const wrong = told.filter(({ text }) => toLandlords.test(text));
  expect(wrong.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  expect(
    notices.filter(({ audience, text }) => audience === "landlord" && toLandlords.test(text)).length,
  ).toBeGreaterThan(4);
});

it("prescribed words have their source, and are added with their question", () => {
  const prescribed = notices.filter((notice) => notice.prescribed);
  expect(prescribed.map(({ place }) => place)).toContain("US-MA");
  for (const { source, audience, confidence } of prescribed) {
    expect({ source: source !== null, audience, confidence }).toEqual({
      source: true,
      audience: "applicant",
      confidence: "read",
    });
  }
});

it("only notices for applicants can be added to a form", async () => {
  const victoria = await packOf("AU-VIC");
  const own = victoria.notices.filter(({ audience }) => audience === "landlord");
  expect(own.length).toBeGreaterThan(1);
  const form = templateOf("blank", "AU");
  for (const notice of own) {
    expect(isForForm(notice)).toBe(false);
    expect(addNotice(form, notice, ids).definition).toBe(form);
  }
});

function asking(key: string, lawReason: LawReason): { form: FormDefinition; fieldId: string } {
  const form = templateOf("blank");
  const { field } = fieldFromCatalogue(key, ids, "en");
  const place = { sectionId: form.sections[0]?.id ?? "", index: 0 };
  return { form: addField(form, { ...field, lawReason }, place).definition, fieldId: field.id };
}

describe("words that the law prescribes for a question", () => {
  const needed: LawReason = { code: "needed-now" };

  it("are added with the question, once, and then the form can be published", async () => {
    const pack = await packOf("US-MA");
    const { form, fieldId } = asking("evicted", needed);
    expect(lawProblems(form, pack)).toMatchObject([
      { code: "notice-missing", at: { fieldId }, notice: words("US-MA") },
    ]);
    const { definition } = withPrescribed({ definition: form, dropped: [] }, pack, ids);
    expect(lawProblems(definition, pack)).toEqual([]);
    const again = withPrescribed({ definition, dropped: [] }, pack, ids);
    expect(again.definition).toBe(definition);
  });

  it("cannot be removed while the question is there, and are not required without it", async () => {
    const pack = await packOf("US-MA");
    const { form, fieldId } = asking("evicted", needed);
    const { definition } = withPrescribed({ definition: form, dropped: [] }, pack, ids);
    const statement = definition.sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === "statement");
    const without = withPrescribed(removeField(definition, statement?.id ?? ""), pack, ids).definition;
    expect(missingNotices(without, pack)).toEqual([]);
    const bare = removeField(form, fieldId).definition;
    expect(findField(bare, fieldId)).toBeNull();
    expect(missingNotices(bare, pack)).toEqual([]);
  });

  it("are required nowhere else", async () => {
    const { form } = asking("evicted", needed);
    expect(lawProblems(form, await packOf("US-CA"))).toEqual([]);
    expect(missingNotices(form, null)).toEqual([]);
  });

  // Red when the words of Texas lose their `when`, or are put at the top of the form.
  it("are placed before the signature in Texas, where a form asks what the criteria judge", async () => {
    const pack = await packOf("US-TX");
    const form = templateOf("standard");
    expect(missingNotices(form, pack).map(({ text }) => text)).toEqual([words("US-TX")]);
    const { definition } = withPrescribed({ definition: form, dropped: [] }, pack, ids);
    const last = definition.sections.findLast(({ repeat }) => !repeat);
    const signature = last?.fields.findIndex(({ kind }) => kind === "signature") ?? -1;
    expect(last?.fields[signature - 1]).toMatchObject({ kind: "statement", text: { en: words("US-TX") } });
    expect(lawProblems(definition, pack)).toEqual([]);
    expect(missingNotices(asking("pets", needed).form, pack)).toEqual([]);
  });

  // Red when a notice without `when` is passed over: it is named at the form's first question.
  it("are required on every form in Seattle, and on none where Seattle is uncertain", async () => {
    const form = templateOf("standard");
    const seattle = await packOf("US-WA", "Seattle");
    const first = form.sections.flatMap(({ fields }) => fields).find(({ kind }) => kind !== "statement");
    const missing = lawProblems(form, seattle).filter(({ code }) => code === "notice-missing");
    expect(missing).toMatchObject([{ at: { fieldId: first?.id }, notice: words("US-WA") }]);
    const { definition } = withPrescribed({ definition: form, dropped: [] }, seattle, ids);
    expect(missingNotices(definition, seattle)).toEqual([]);
    expect(missingNotices(form, await packOf("US-WA", null, ["Seattle"]))).toEqual([]);
  });
});
