import { expect, it } from "vitest";
import { draftLifeMs } from "../../../app/features/applications/rules";
import { keepMessageMs } from "../../../app/features/contact/rules";
import { packPlaces } from "../../../app/features/law/place-of";
import { retentionOf } from "../../../app/features/law/retention";
import { retentionRows } from "../../../app/features/marketing/queries/retention-rows.server";
import { binMs } from "../../../app/features/rent-forms/rules";

const dayMs = 24 * 60 * 60 * 1000;
const told = (about: RegExp) => retentionRows().find((row) => about.test(row.what))?.howLong ?? "";

// Red when the page's table says a number of its own.
it("the privacy policy says how long things are kept by the constants that the sweeps use", () => {
  expect(told(/begun and not sent/)).toContain(`${draftLifeMs / dayMs} days`);
  expect(told(/landlord deleted/)).toContain(`${binMs / dayMs} days`);
  expect(told(/help center/)).toBe(`${keepMessageMs / dayMs} days`);
  const months = packPlaces.map((place) => retentionOf(place).unsuccessfulMonths);
  expect(told(/decided or withdrawn/)).toContain(`${Math.min(...months)} to ${Math.max(...months)} months`);
});

it("every kind of data has a row, and no row is empty", () => {
  for (const { what, howLong } of retentionRows())
    expect(`${what}: ${howLong}`).not.toMatch(/NaN|undefined|Infinity|: $/);
  expect(retentionRows().length).toBeGreaterThanOrEqual(12);
});
