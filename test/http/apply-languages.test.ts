import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../../app/features/rent-forms/model/schema";
import { asked, everyKind } from "../support/apply-form";
import { get, storeForm } from "../support/apply-visitor";

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

describe("languages", () => {
  it("fall back to the landlord's own where a text is missing; dates and money are the reader's", async () => {
    const { urlId } = await storeForm({ definition: inTwoLanguages() });
    const french = await (await get(`/apply/${urlId}?lang=fr`)).text();
    expect(french).toContain("Flat 2, 14 Maple Street");
    expect(french).toContain("1\u202f850\u00a0$US par mois");
    expect(french).toContain("1 janvier 2027");
    const spanish = await (await get(`/apply/${urlId}?lang=es`)).text();
    expect(spanish).toContain("Piso 2, calle del Arce 14");
    expect(spanish).toContain("1 de enero de 2027");
    const english = await (await get(`/apply/${urlId}?lang=en`)).text();
    expect(english).toContain("$1,850 a month");
    expect(english).toContain("January 1, 2027");
  });
});
