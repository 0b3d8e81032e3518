import { describe, expect, it } from "vitest";
import { checkDefinition } from "~/features/forms/form-model/check-definition";
import { inFormLanguage } from "~/features/forms/form-model/form-language";
import { localize } from "~/features/forms/form-model/localized";
import type { FormDefinition } from "~/features/forms/form-model/schema";
import { templates } from "~/features/forms/form-model/templates";
import { createIdMaker } from "~/kernel/ids";
import { type PageLocale, pageLocales } from "~/kernel/page-locale";

const ids = createIdMaker();
const property = { address: { line1: "Lindenstraße 5", city: "Bonn", postcode: "53113", country: "DE" } };

function build(locale: PageLocale): FormDefinition {
  const built = templates.find(({ key }) => key === "standard")?.build({ ids, property, locale });
  if (!built) throw new Error("No standard template");
  return built;
}

/** The texts of a form for a reader, with the names of its language. */
function readIn(form: FormDefinition, language: PageLocale): string[] {
  const read = (text: Parameters<typeof localize>[0]) => localize(text, language, form.defaultLocale);
  return form.sections.flatMap(({ title, fields }) => [read(title), ...fields.map(({ label }) => read(label))]);
}

describe("the language of a form", () => {
  it.each(pageLocales)("may be %s: a template in it has nothing to mend, and its ready texts are in it", (language) => {
    const form = build(language);
    expect(checkDefinition(form).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(readIn(form, language)).toEqual(readIn(build("en"), language));
    expect(readIn(form, "fr")).toEqual(readIn(build("en"), "fr"));
  });

  it.each(pageLocales)("may be changed from English to %s, and back: ready texts are the same as ever", (language) => {
    const changed = inFormLanguage(build("en"), language);
    expect(checkDefinition(changed).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(readIn(changed, language)).toEqual(readIn(build("en"), language));
    const back = inFormLanguage(changed, "en");
    expect(back.sections.map(({ title }) => title)).toEqual(build("en").sections.map(({ title }) => title));
  });

  it("takes with it what the landlord wrote, and keeps what was written in another one", () => {
    const form = { ...build("en"), title: { en: "Helle Wohnung" }, intro: { en: "Willkommen", fr: "Bienvenue" } };
    const german = inFormLanguage(form, "de");
    expect([german.title, german.intro]).toEqual([{ de: "Helle Wohnung" }, { de: "Willkommen", fr: "Bienvenue" }]);
    expect(inFormLanguage(german, "fr").intro).toEqual({ de: "Willkommen", fr: "Bienvenue" });
  });
});
