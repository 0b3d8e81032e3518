import { expect, it } from "vitest";
import type { ListedApplicant } from "../../../app/features/deciding/inbox/queries/describe-rows.server";
import { listRow } from "../../../app/features/deciding/inbox/rules/list-row";
import type { ApplicationId, RentFormId } from "../../../app/kernel/ids";

const now = Date.parse("2026-11-23T12:00:00Z");
const one: ListedApplicant = {
  id: "one" as ApplicationId,
  formId: "form" as RentFormId,
  formTitle: "Flat",
  home: null,
  name: "Ann",
  email: "ann@tenant.example",
  phone: null,
  reference: "RF-AAAA-BBBB",
  state: "in_review",
  stateBefore: null,
  submittedAt: now,
  moveIn: "2027-01-11",
  adults: 2,
  hasPets: null,
  incomeMonthlyMinor: 550_000,
  incomeCurrency: "USD",
  timesRent: 2.9,
  documents: 0,
  isNew: false,
  isStarred: false,
  isArchived: false,
  isLet: false,
  assignedTo: null,
  isWaiting: false,
  hasNewMessage: false,
  hasChanged: false,
  hasAnswered: false,
  isErased: false,
  isLocked: false,
  promise: null,
  flags: [],
  unlawful: [],
  locale: "en-US",
  applicantLocale: "en",
};
const row = (more: Partial<ListedApplicant>) => listRow({ ...one, ...more }, { hidesNames: true, now });

it("a row of the applicant list contains its columns' facts, and none that were not given", () => {
  expect(row({})).toMatchObject({ income: "$5,500", times: "2.90 ×", moveIn: "Jan 11", isBlind: true, due: null });
  expect(row({ moveIn: "2028-02-01" }).moveIn).toBe("Feb 1, 2028");
  expect(row({ incomeMonthlyMinor: null, timesRent: null, moveIn: null })).toMatchObject({
    income: null,
    times: null,
    moveIn: null,
  });
  expect(row({ state: "shortlisted" }).isBlind).toBe(false);
});

it.each([
  ["2026-11-25", "due in 2 days", false],
  ["2026-11-24", "due tomorrow", false],
  ["2026-11-23", "due today", false],
  ["2026-11-22", "1 day late", true],
  ["2026-11-20", "3 days late", true],
])("an answer promised by %s is shown as %s", (day, text, isOver) => {
  expect(row({ promise: { day, isOverdue: isOver, isNear: !isOver } }).due).toEqual({ text, isOver });
});

it("a row shows nothing about an answer that is not due soon", () => {
  expect(row({ promise: { day: "2026-12-20", isOverdue: false, isNear: false } }).due).toBeNull();
});

it("a row in the browser contains no field that the list does not draw", () => {
  expect(Object.keys(row({}))).not.toEqual(expect.arrayContaining(["email"]));
  expect(JSON.stringify(row({}))).not.toContain("ann@tenant.example");
});
