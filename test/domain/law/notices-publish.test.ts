import { describe, expect, it } from "vitest";
import { addNotice } from "../../../app/features/forms/builder/law-edits";
import { nameOf } from "../../../app/features/forms/builder/text";
import { checkDefinitionTexts } from "../../../app/features/forms/law/lexicon/check-definition-texts";
import { isForForm, withoutNotices } from "../../../app/features/forms/law/says-notice";
import { readTexts } from "../../../app/features/forms/screening/read-texts";
import { createIdMaker } from "../../../app/kernel/ids";
import { packFiles, packOf, templateOf } from "./packs";

const ids = createIdMaker();
const places = Object.keys(packFiles).map((path) => path.replace(/^.*\/|\.json$/g, ""));

/** A form with every notice of a place on it. */
async function withNotices(place: string) {
  const pack = await packOf(place);
  const notices = pack.notices.filter(isForForm);
  const form = notices.reduce((so, notice) => addNotice(so, notice, ids).definition, templateOf("blank"));
  return { form, notices };
}

describe.each(places)("the legal notices of %s, added to a form", (place) => {
  // Red before withoutNotices: every notice of Texas was refused as the landlord's own words.
  it("are not judged as the landlord's words", async () => {
    const { form, notices } = await withNotices(place);
    const own = withoutNotices(form, notices);
    expect(checkDefinitionTexts(own)).toEqual([]);
    expect(readTexts(own, []).texts).toEqual(readTexts(templateOf("blank"), []).texts);
  });

  it("are titled with their first words", async () => {
    const { form } = await withNotices(place);
    const names = form.sections.flatMap(({ fields }) => fields.map((field) => nameOf(form, field, "en")));
    expect(names).not.toContain("Untitled");
  });
});

it("a legal notice that the landlord edited is judged as the landlord's own words", async () => {
  const { form, notices } = await withNotices("US-TX");
  const [notice] = notices;
  if (!notice) throw new Error("Texas has no notice");
  const text = { en: "What is your religion? Tell us your religion." };
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.kind === "statement" ? { ...field, text } : field)),
  }));
  expect(checkDefinitionTexts(withoutNotices({ ...form, sections }, notices))).not.toEqual([]);
});
