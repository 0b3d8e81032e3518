import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../app/features/forms/form-model/catalogue";
import type { Field, FormDefinition } from "../../app/features/forms/form-model/schema";
import texas from "../../app/features/forms/law/packs/US-TX.json";
import { pageLocales } from "../../app/kernel/page-locale";
import { asked, everyKind, typedSteps } from "../support/apply-form";
import { Applicant, bindings, get, gzipped, post, storeForm } from "../support/apply-visitor";
import { ids } from "../support/forms";
import { statusLink } from "../support/sent-application";

/** The form of every kind, some of whose texts the landlord wrote in Spanish, too. */
function inTwoLanguages(): FormDefinition {
  const definition = everyKind();
  definition.title.es = "Piso 2, calle del Arce 14";
  for (const section of definition.sections) {
    if (section.id === asked.work) section.title.es = "Trabajo e ingresos";
    for (const field of section.fields) {
      if (field.id === asked.employer) field.label.es = "Empresa";
      if (field.id === asked.status && field.kind === "choice") {
        for (const option of field.options) option.label.es = option.id === asked.renter ? "Inquilino" : "Dueño";
      }
    }
  }
  const [truth] = definition.consents;
  if (truth) truth.text.es = "Mis respuestas son verdaderas.";
  return definition;
}

describe("the language of an application", () => {
  it("falls back to the landlord's own texts; dates and money are in the reader's format", async () => {
    const { urlId } = await storeForm({ definition: inTwoLanguages() });
    const french = await (await get(`/apply/${urlId}?lang=fr`)).text();
    expect(french).toContain('<html lang="fr"');
    expect(french).toContain("Flat 2, 14 Maple Street");
    expect(french).toContain("1\u202f850\u00a0$US par mois");
    expect(french).toContain("1er janvier 2027");
    expect(french).toContain("Texte du propriétaire, en anglais");
    const spanish = await (await get(`/apply/${urlId}?lang=es`)).text();
    expect(spanish).toContain("Piso 2, calle del Arce 14");
    expect(spanish).toContain(`<meta property="og:title" content="Piso 2, calle del Arce 14"/>`);
    expect(spanish).toContain("1 de enero de 2027");
    const english = await (await get(`/apply/${urlId}?lang=en`)).text();
    expect(english).toContain("$1,850 a month");
    expect(english).toContain("January 1, 2027");
    expect(english).not.toContain("Landlord’s own text");
  });

  it("keeps the landlord's own questions in the language in which the application was begun, to the receipt", async () => {
    const definition = inTwoLanguages();
    const form = await storeForm({ definition });
    const applicant = new Applicant(form.urlId);
    applicant.lang = "es";
    await applicant.fillAll();
    const [home, work, check] = await Promise.all(
      [2, 3, typedSteps.length + 1].map(async (step) => (await applicant.get(step)).text()),
    );
    for (const text of ['<html lang="es"', "Inquilino", "Dueño"]) expect(home).toContain(text);
    for (const text of ["Trabajo e ingresos", "Empresa", ">Guardar y continuar<"]) expect(work).toContain(text);
    // Not written in Spanish by the landlord: his own words.
    expect(work).toContain('<span lang="en">Your income</span>');
    for (const text of ["Empresa", "Inquilino", "Mis respuestas son verdaderas."]) expect(check).toContain(text);
    expect((await applicant.send()).status).toBe(303);
    const row = await bindings.DB.prepare("SELECT id, locale FROM application WHERE form_id = ?")
      .bind(form.formId)
      .first<{ id: string; locale: string }>();
    expect(row?.locale).toBe("es");
    const status = await (await get(await statusLink(form, row?.id ?? ""))).text();
    for (const text of ['<html lang="es"', "Empresa", "Analytical Engines", "Inquilino"])
      expect(status).toContain(text);
  });

  // A letter of Ukrainian takes two bytes: its start page is 772 bytes heavier by its text alone.
  it.each(pageLocales)(
    "is at most 1 KB heavier than English, 1.1 KB in Ukrainian: start page and first step (%s)",
    async (lang) => {
      const { urlId } = await storeForm();
      const weightsIn = async (language: string) => {
        const applicant = new Applicant(urlId);
        applicant.lang = language;
        await applicant.start();
        const pages = [await get(`/apply/${urlId}?lang=${language}`), await applicant.get(1)];
        return Promise.all(pages.map(async (page) => gzipped(await page.text())));
      };
      const [[start = 0, step = 0], [ours = 0, itsStep = 0]] = [await weightsIn("en"), await weightsIn(lang)];
      expect(Math.max(ours - start, itsStep - step)).toBeLessThanOrEqual(lang === "uk" ? 1126 : 1024);
    },
  );

  // Red when saveStep leaves the language out of what it saves.
  it("is changed within a step by a press, which keeps what was typed", async () => {
    const form = await storeForm({ definition: inTwoLanguages() });
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    const [typed = []] = typedSteps;
    const pressed = await applicant.post(1, [...typed, ["lang", "es"]]);
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `/apply/${form.urlId}?step=1`]);
    const page = await (await applicant.get(1)).text();
    for (const text of ['<html lang="es"', ">Guardar y continuar<", 'value="Ada"']) expect(page).toContain(text);
    expect((await applicant.get(2)).headers.get("location")).toBe(`/apply/${form.urlId}?step=1`);
    await applicant.post(1, [["lang", "sv"]]);
    expect(await (await applicant.get(1)).text()).toContain('<html lang="es"');
  });

  // Red when sendOrStay does not look for a language before it sends.
  it("is changed on the review step without sending, and keeps the consents", async () => {
    const form = await storeForm({ definition: inTwoLanguages() });
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll();
    await applicant.send([["lang", "fr"]]);
    const page = await (await applicant.get(typedSteps.length + 1)).text();
    expect(page).toContain('<html lang="fr"');
    expect(page).toMatch(new RegExp(`<input(?=[^>]*checked)[^>]*name="consent.${asked.truth}"`));
    const sent = await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?").bind(form.formId).first();
    expect(sent).toBeNull();
  });

  // Red when changeLanguage writes nothing.
  it("is changed on receipt and status page by the applicant only, for the mails, too", async () => {
    const form = await storeForm({ definition: inTwoLanguages() });
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll();
    await applicant.send();
    const application = () =>
      bindings.DB.prepare("SELECT id, locale FROM application WHERE form_id = ?")
        .bind(form.formId)
        .first<{ id: string; locale: string }>();
    const fields = (lang: string) => new URLSearchParams({ intent: "language", lang });
    const receipt = `/apply/${form.urlId}/success`;
    expect((await post(receipt, fields("fr"))).status).toBe(303);
    expect((await application())?.locale).toBe("en");
    expect((await post(receipt, fields("es"), { Cookie: applicant.cookie })).headers.get("location")).toBe(receipt);
    expect((await application())?.locale).toBe("es");
    expect(await (await applicant.get("/success")).text()).toContain('<html lang="es"');
    const status = await statusLink(form, (await application())?.id ?? "");
    expect((await post(status, fields("fr"))).headers.get("location")).toBe(status);
    expect(await (await get(status)).text()).toContain('<html lang="fr"');
    expect((await post(status, fields("sv"))).status).toBe(400);
    const other = await storeForm();
    await post(status.replace(form.urlId, other.urlId), fields("en"));
    expect((await application())?.locale).toBe("fr");
  });

  // Red when a statement loses its `lang`, or is taken for a ready text because it has a ready question's key.
  it("leaves wording that a law prescribes as it is, and says in which language that is", async () => {
    const prescribed = texas.notices.find(({ text }) => text.startsWith("Signing this acknowledgment"))?.text ?? "";
    const definition = everyKind();
    definition.property.address = {
      line1: "1 Main Street",
      city: "Austin",
      region: "TX",
      country: "US",
      postcode: "78701",
    };
    const { field } = fieldFromCatalogue("placeNotice", ids, "en");
    definition.sections[0]?.fields.push({
      ...field,
      label: { en: "Selection criteria" },
      text: { en: prescribed },
    } as Field);
    const form = await storeForm({ definition });
    const applicant = new Applicant(form.urlId);
    applicant.lang = "pl";
    await applicant.fillAll();
    for (const step of [1, typedSteps.length + 1]) {
      const page = await (await applicant.get(step)).text();
      expect(page).toContain('<html lang="pl"');
      const [said] = page.match(/<p class="text"[^>]*>Signing this acknowledgment[^<]*/) ?? [];
      expect([step, said]).toEqual([step, expect.stringContaining('lang="en"')]);
    }
  });
});
