import { expect, it } from "vitest";
import { householdWords } from "../../../app/features/applying/applications/household/household-words";
import { type HouseholdPerson, progressOf } from "../../../app/features/applying/applications/household/people";

it("the household list prints the day of an invitation in the reader's time zone, like the application's header", () => {
  const invitedAt = Date.parse("2026-11-24T00:32:00Z");
  const person: HouseholdPerson = {
    role: "guarantor",
    name: "Gus",
    email: "gus@tenant.test",
    state: "asked",
    invitedAt,
  };
  const said = (zone: string) => progressOf(person, householdWords.en, { locale: "en", zone });
  expect(said("America/Chicago")).toContain("November 23, 2026");
  expect(said("Europe/Berlin")).toContain("November 24, 2026");
});
