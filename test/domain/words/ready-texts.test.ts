import { describe, expect, it } from "vitest";
import { catalogue } from "../../../app/features/forms/form-model/catalogue";
import { ownLabels } from "../../../app/features/forms/form-model/catalogue/own-labels";
import { purposes } from "../../../app/features/forms/form-model/catalogue/purposes";
import { readyConsents } from "../../../app/features/forms/form-model/consents";
import { foreignLocale, inLocales, localize, type Texts } from "../../../app/features/forms/form-model/localized";
import * as plans from "../../../app/features/forms/form-model/section-plans";
import { pageLocales } from "../../../app/kernel/page-locale";
import { readTranslation } from "../../../scripts/lib/words.ts";

const ready: readonly Texts[] = [
  ...catalogue.flatMap(({ label, help, text, options = [] }) => [label, help, text, ...options.map(([, one]) => one)]),
  ...Object.values(plans).flatMap(({ title, help, repeat }) => [title, help, repeat?.itemLabel]),
  ...Object.values(ownLabels),
  ...Object.values(purposes),
  ...Object.values(readyConsents).map(({ text }) => text),
].filter((texts) => texts !== undefined);

const looked = pageLocales.filter((locale) => !["en", "es", "fr"].includes(locale));

describe("the ready texts of a form", () => {
  it.each(looked)("are all there in %s", (locale) => {
    const known = readTranslation(locale)["ready-texts"] as Record<string, string>;
    const missing = ready.map(([english]) => english).filter((english) => !known[english]?.trim());
    expect([...new Set(missing)]).toEqual([]);
  });

  it.each(looked)(
    "are read in %s out of a form that carries them in three languages, and marked as no other",
    (locale) => {
      const [texts] = ready;
      if (!texts) throw new Error("No ready text");
      const carried = inLocales(texts, "fr");
      expect(localize(carried, locale, "fr")).not.toBe(texts[2]);
      expect(foreignLocale(carried, locale, "fr")).toBeUndefined();
    },
  );

  it("stand as the landlord wrote them once they were changed", () => {
    expect(localize({ fr: "Votre nom, en entier" }, "de", "fr")).toBe("Votre nom, en entier");
    expect(
      localize({ ...inLocales(["Documents", "Documentos", "Documents"], "en"), de: "Nachweise" }, "de", "en"),
    ).toBe("Nachweise");
  });

  it("leave a landlord's text of two languages to the form's own", () => {
    expect(localize({ en: "Which boat?", fr: "Quel bateau ?" }, "de", "fr")).toBe("Quel bateau ?");
  });

  it("are translated below what the landlord wrote above them", () => {
    const purpose = "Asked of everyone, to decide about this home. You may leave it empty.";
    const shown = localize({ en: `Any boat?\n${purpose}` }, "de", "en");
    expect(shown.split("\n")[0]).toBe("Any boat?");
    expect(shown).not.toContain(purpose);
  });
});
