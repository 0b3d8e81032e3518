import { expect, it } from "vitest";
import { asShown } from "../../../app/features/forms/form-model/as-shown";
import { landlordFaults } from "../../../app/features/forms/form-model/landlord";
import { definitionSchema, type LandlordProfile } from "../../../app/features/forms/form-model/schema";
import { refusals } from "../../../app/features/forms/rent-forms/publishable";
import { readTexts } from "../../../app/features/forms/screening/read-texts";
import { aDefinition } from "../../support/definition";

const named = (landlord: LandlordProfile | undefined) => ({ ...aDefinition(), landlord });
const unlimited = { customQuestions: null, applications: null, openDays: null, documentBytes: 1 } as never;
const faults = (landlord: LandlordProfile | undefined) =>
  landlordFaults(landlord).map(({ field, code }) => `${field}:${code}`);

// Red when refusals() leaves out landlordFaults: a form could be published by nobody.
it("publishing a form needs a landlord's name", () => {
  for (const landlord of [undefined, { name: "  " }]) {
    expect(refusals(named(landlord), unlimited).map(({ code }) => code)).toEqual(["landlord"]);
  }
  expect(refusals(named({ name: "Dana Hartley-Quist" }), unlimited)).toEqual([]);
});

it("the landlord's name must be a name, and the reply address an address", () => {
  expect(
    faults({ name: "Hausverwaltung Krüger & Söhne GmbH", contact: "Dr. J. Krüger", email: "let@krueger.example" }),
  ).toEqual([]);
  expect(faults({ name: "14 Maple Lets Ltd.", registration: "HRB 12345 B", place: "1 High St., Leeds" })).toEqual([]);
  expect(faults({ name: "Dana", email: "dana at home" })).toEqual(["email:email"]);
  expect(faults({ name: "Pay at www.keys.example", contact: "https://a.example", place: "secure-lets.com" })).toEqual([
    "name:link",
    "contact:link",
    "place:link",
  ]);
  expect(faults({ name: "Dana dana@home.example" })).toEqual(["name:link"]);
  expect(faults({ name: "?!" })).toEqual(["name:name"]);
});

it("the landlord's name is one line without control characters", () => {
  expect(definitionSchema.safeParse(named({ name: "Dana\nHartley" })).success).toBe(false);
  expect(definitionSchema.safeParse(named({ name: "Dana Hartley" })).success).toBe(true);
});

it("the landlord's name is shown to applicants", () => {
  const landlord = { name: "Dana", contact: "Maya", email: "d@example.com", place: "Portland", registration: "A 1" };
  expect(asShown(named(landlord)).landlord).toEqual(landlord);
});

// Red when ownTexts leaves the profile out: what is refused a form's text would be said by its sender's name.
it("the landlord's name is screened like the form's own words", () => {
  const signs = (landlord: LandlordProfile) => readTexts(named(landlord), []).texts;
  expect(signs({ name: "Dana", contact: "Text me on WhatsApp or Telegram" }).messengers).toBe(1);
  expect(signs({ name: "Dana", place: "I am abroad, out of the country" }).ownerAway).toBe(1);
  expect(signs({ name: "Maple Realty" }).brands).toBe(0);
  expect(readTexts(named({ name: "Maple Realty" }), []).isAgency).toBe(true);
});

// Red when the name counts as any text: "Airbnb" would say nothing.
it("a landlord named like a portal or bank is flagged as impersonation", () => {
  const claims = (landlord: LandlordProfile) => readTexts(named(landlord), []).texts.brandClaims;
  expect(claims({ name: "Airbnb" })).toBe(1);
  expect(claims({ name: "Wells Fargo" })).toBe(1);
  expect(claims({ name: "Chase Miller" })).toBe(0);
  expect(claims({ name: "Dana Hartley-Quist" })).toBe(0);
});
