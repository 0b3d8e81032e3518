import { expect, it } from "vitest";
import { householdWords } from "../../../app/features/applying/applications/household/household-words";
import { type HouseholdPerson, progressOf } from "../../../app/features/applying/applications/household/people";

it("a link was sent on the day that the reader's clocks said, as the line about the application does", () => {
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
