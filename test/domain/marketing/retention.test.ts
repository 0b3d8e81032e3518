import { expect, it } from "vitest";
import { draftLifeMs } from "../../../app/features/applying/applications/rules";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { retentionOf } from "../../../app/features/forms/law/retention";
import { binMs } from "../../../app/features/forms/rent-forms/rules";
import { retentionRows } from "../../../app/features/site/marketing/queries/retention-rows.server";
import { keptDays } from "../../../app/kernel/kept-days";
import { mailLinks } from "../../../app/kernel/links";
import { knownForMs } from "../../../app/platform/mail-bounds";
import { keepMessageMs } from "../../../app/platform/support-messages.server";

const dayMs = 24 * 60 * 60 * 1000;
const told = (about: RegExp) => retentionRows("en").find((row) => about.test(row.what))?.howLong ?? "";

// Red when the page's table says a number of its own.
it("the privacy policy states retention times equal to the constants of the sweeps", () => {
  expect(told(/begun and not sent/)).toContain(`${draftLifeMs / dayMs} days`);
  expect(told(/landlord deleted/)).toContain(`${binMs / dayMs} days`);
  expect(told(/help center/)).toBe(`${keepMessageMs / dayMs} days`);
  const months = packPlaces.map((place) => retentionOf(place).unsuccessfulMonths);
  expect(told(/decided or withdrawn/)).toContain(`${Math.min(...months)} to ${Math.max(...months)} months`);
});

// Red when the policy says "as long as this service runs" of rows that a sweep removes, or leaves such a sweep out.
it("the privacy policy states what the sweeps delete by age", () => {
  expect(told(/log of actions/)).toBe(`${keptDays.audit / 30.5} months`);
  expect(told(/Finished work/)).toBe(`${keptDays.settledJobs} days`);
  expect(told(/Notices in an account/)).toBe(`${keptDays.readNotices} days after they were read`);
  expect(told(/Reports of forms/)).toBe(`${keptDays.reports} days`);
  expect(told(/network a form was published/)).toBe(`${keptDays.publishingNetwork} days`);
  expect(told(/email to an address came back/)).toBe(`${keptDays.returnedMails} days`);
  expect(told(/pressed a link of ours/)).toBe(`${knownForMs / dayMs} days`);
  expect(told(/begun and not sent/)).toBe(`${draftLifeMs / dayMs} days`);
  expect(told(/asked for a viewing/)).toContain(`${keptDays.viewingPeople} days after the viewing`);
  expect(told(/requests for viewings/)).toBe("As long as the form");
  expect(told(/invitation to share an account/)).toContain(`${mailLinks.joinTeam.lifetimeMs / dayMs} days`);
  expect(told(/works in the account of another/)).toContain("Until that ends");
});

it("the retention table has a row for every kind of data, and no row is empty", () => {
  for (const { what, howLong } of retentionRows("en"))
    expect(`${what}: ${howLong}`).not.toMatch(/NaN|undefined|Infinity|: $/);
  expect(retentionRows("en").length).toBeGreaterThanOrEqual(12);
});
