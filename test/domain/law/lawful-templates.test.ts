import { describe, expect, it } from "vitest";
import { underNewLaw } from "../../../app/features/forms/builder/lawful-template";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { packPlaces, placeOf } from "../../../app/features/forms/law/place-of";
import { checkPublishing } from "../../../app/features/forms/rent-forms/commands/check-publishing.server";
import { entitlementsFor } from "../../../app/features/forms/rent-forms/entitlements";
import { createIdMaker } from "../../../app/kernel/ids";
import { noFiles, packOf, templateOf, today } from "./packs";

const ids = createIdMaker();
const clock = { now: () => new Date(`${today}T12:00:00Z`) };
const free = entitlementsFor({ plan: "free", unlimited: false });

/** An address by which a place is told. */
function addressIn(place: string) {
  const [whole = "", part = ""] = place.split("-");
  const country = whole === "UK" ? "GB" : whole === "EU" ? part || "FI" : whole;
  return { line1: "1 High Street", city: "Town", country, ...(part && whole !== "EU" && { region: part }) };
}

function homeIn(place: string, name: string | null): FormDefinition["property"] {
  return { address: addressIn(place), ...(name !== null && { chosenSubplace: { place, name } }) };
}

const keysOf = ({ sections }: FormDefinition) =>
  sections.flatMap(({ fields }) => fields.flatMap(({ catalogueKey }) => catalogueKey ?? []));

describe.each(packPlaces)("at a home in %s", (place) => {
  it.each(templates)("the template $key is published untouched, and knows whom it reaches", async (template) => {
    expect(placeOf(addressIn(place)).place).toBe(place);
    const { subplaces } = await packOf(place);
    for (const name of [null, ...subplaces]) {
      const property = homeIn(place, name);
      const begun = template.build({
        ids,
        property: { address: { ...property.address, country: "XX" } },
        locale: "en",
      });
      const pack = await packOf(place, name);
      const landlord = { name: "Ada Lovelace" };
      const form = { ...underNewLaw({ ...begun, property, title: { en: "Home" } }, null, pack, ids), landlord };
      const { refused } = await checkPublishing({ staticFiles: noFiles, clock }, form, free);
      expect([name, refused]).toEqual([name, []]);
      expect(keysOf(form)).toEqual(expect.arrayContaining(["legalName", "email"]));
    }
  });
});

describe("a template of a home that comes under another law", () => {
  const begun = (key: string) => templateOf(key);
  const oregon = () => packOf("US-OR", "Portland");

  it("loses what the new place forbids, and gets it back where it may be asked", async () => {
    const plain = begun("prescreen");
    const there = underNewLaw(plain, null, await oregon(), ids);
    expect([keysOf(plain), keysOf(there)].map((keys) => keys.includes("incomeMultiple"))).toEqual([true, false]);
    const back = underNewLaw(there, await oregon(), await packOf("US-ME"), ids);
    expect(keysOf(back)).toEqual(keysOf(plain));
  });

  it("stays as it is once its landlord has changed a question", async () => {
    const plain = begun("prescreen");
    const [first, ...others] = plain.sections;
    const changed = { ...plain, sections: [{ ...first, fields: first?.fields.slice(1) }, ...others] } as FormDefinition;
    expect(underNewLaw(changed, null, await oregon(), ids)).toBe(changed);
  });

  it("stays the same form where the law has nothing against it", async () => {
    const plain = begun("blank");
    expect(underNewLaw(plain, null, await packOf("US-ME"), ids)).toBe(plain);
  });
});
