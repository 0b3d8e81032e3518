import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Address } from "../../../app/features/forms/form-model/schema";
import { db } from "../../support/accounts";
import { get, post } from "../../support/apply-visitor";
import { aDefinition, ids, testServices } from "../../support/forms";
import { aViewing } from "../../support/viewings";
import { aFormOf, aLandlord } from "../forms/landlord";

const homes = {
  Berlin: { line1: "Bergmannstraße 12", city: "Berlin", postcode: "10961", country: "DE" },
  Brussels: { line1: "Rue Haute 1", city: "Bruxelles", postcode: "1000", region: "Bruxelles", country: "BE" },
  Paris: { line1: "1 rue de Rivoli", city: "Paris", postcode: "75001", country: "FR" },
  Amsterdam: { line1: "Dam 1", city: "Amsterdam", postcode: "1012 JS", country: "NL" },
  Auckland: { line1: "1 Queen Street", city: "Auckland", postcode: "1010", country: "NZ" },
  Sydney: { line1: "1 George Street", city: "Sydney", postcode: "2000", region: "NSW", country: "AU" },
  Portland: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" },
  London: { line1: "1 High Street", city: "London", postcode: "N1 1AA", country: "GB" },
  Madrid: { line1: "Gran Vía 1", city: "Madrid", postcode: "28013", country: "ES" },
} satisfies Record<string, Address>;

/** Asks what every place lets be asked, in the ready words: Brussels and others list them. */
function definitionAt(address: Address) {
  const { property, ...rest } = aDefinition();
  const fields = ["legalName", "email"].map((key) => fieldFromCatalogue(key, ids, "en").field);
  const section = { id: ids.nodeId(), title: { en: "About you" }, stage: "apply" as const, fields };
  return { ...rest, sections: [section], consents: [], property: { ...property, address } };
}

const contact = ["name", "email", "phone"];
const withPeople = ["people", ...contact];
const asked: [keyof typeof homes, string[]][] = [
  ["Berlin", contact],
  ["Brussels", contact],
  ["Paris", contact],
  ["Amsterdam", contact],
  ["Auckland", contact],
  ["Sydney", contact],
  ["Portland", withPeople],
  ["London", withPeople],
  ["Madrid", withPeople],
];

const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<!-- -->/g, "");

// Red when the page takes no heed of `isContactOnly`, or the post stores what it was sent.
describe("the page where a viewing is asked for", () => {
  it.each(asked)("asks in %s no more than its law lets be asked before a viewing", async (home, allowed) => {
    const viewing = await aViewing(testServices(), { rule: "order" }, 2, definitionAt(homes[home]));
    const path = `/apply/${viewing.urlId}/viewing`;
    const html = await textOf(await get(path));
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = ""]) => name);
    const isData = (name: string) => !["slot", "intent", "leave_empty", "viewport", "robots"].includes(name);
    expect([...new Set(names)].filter(isData).filter((name) => !/^(theme|color|format|twitter)/.test(name))).toEqual(
      allowed,
    );
    const fields = { slot: viewing.slotId, name: "Ada Bell", email: `${ids.nodeId()}@tenant.example`, people: "4" };
    const sent = await post(path, new URLSearchParams({ ...fields, phone: "", intent: "ask" }));
    expect([sent.status, (await textOf(sent)).includes("You have a place")]).toEqual([200, true]);
    const stored = await db
      .prepare("SELECT people FROM viewing_request WHERE form_id = ?")
      .bind(viewing.formId)
      .first<{ people: number }>();
    expect(stored?.people).toBe(allowed.includes("people") ? 4 : 0);
  });
});

async function tabOf(home: keyof typeof homes) {
  const landlord = await aLandlord();
  const { formId } = await aFormOf(testServices(), landlord.actor, { definition: definitionAt(homes[home]) });
  return textOf(await landlord.browser.call(`/app/forms/${formId}/viewings`));
}

// Red when the tab leaves out ViewingLaw.
describe("the tab of viewings", () => {
  it("tells a landlord in Germany that agents are liable, and what may be asked before, with the sources", async () => {
    const html = await tabOf("Berlin");
    for (const said of [
      "What the law says of viewings",
      "a name and how to reach them, and nothing else",
      "the Federal Court of Justice upheld €3,000",
      "BGH I ZR 129/25",
      "DSK-Orientierungshilfe",
      'href="https://www.haufe.de/',
      'href="https://lewento.de/',
    ])
      expect(html).toContain(said);
  });

  it("says in New Zealand that viewings after applying are advised against, and elsewhere no such word", async () => {
    expect(await tabOf("Auckland")).toContain("this is advised against");
    const oregon = await tabOf("Portland");
    for (const word of ["advised against", "and nothing else.", "Federal Court of Justice"])
      expect(oregon).not.toContain(word);
    expect(oregon).toContain("on equal terms");
  });
});
