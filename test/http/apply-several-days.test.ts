import { expect, it } from "vitest";
import { formatDate } from "../../app/kernel/dates";
import { asked } from "../support/apply-form";
import { Applicant, storeForm } from "../support/apply-visitor";
import { dayFromNow, daysField, formWithDays } from "../support/several-days";

const person: [string, string][] = [
  [`${asked.name}.first`, "Ada"],
  [`${asked.name}.last`, "Lovelace"],
  [asked.email, "ada@applicant.example"],
  [asked.phone, "+1 503 555 0134"],
  [asked.over18, "yes"],
];

const days = (...typed: string[]): [string, string][] =>
  typed.map((day, index) => [`${daysField}.day${index + 1}`, day]);

it("a past day is refused with the typed days kept, and days are stored in order", async () => {
  const form = await storeForm({ definition: formWithDays({ required: false }) });
  const applicant = new Applicant(form.urlId);
  await applicant.fillAll();
  const [over, soon, later] = [dayFromNow(-3), dayFromNow(5), dayFromNow(9)];

  const page = await applicant.refused(
    applicant.post(1, [...person, ...days(later, over, "", soon), ["intent", "continue"]]),
  );
  expect(page).toMatch(/Choose [A-Z][a-z]+ \d+, \d{4} or a later day/);
  for (const [index, day] of [later, over, "", soon].entries())
    expect(page).toMatch(new RegExp(`name="${daysField}.day${index + 1}"[^>]*value="${day}"`));
  const inputOf = (index: number) => new RegExp(`<input id="${daysField}.day${index}"[^>]*>`).exec(page)?.[0];
  expect([1, 2, 3, 4].map((index) => inputOf(index)?.includes("aria-invalid"))).toEqual([false, true, false, false]);
  expect(page.match(/<details [^>]*open="">/g)).toHaveLength(3);
  // The message stands in the part of the day that is wrong, between its name and its box.
  expect(page).toMatch(/Day 2<\/label><p class="err" id="([^"]+)">[^<]*<\/p><input [^>]*aria-describedby="\1"/);
  expect(page.match(/class="err"/g)).toHaveLength(1);

  const taken = await applicant.post(1, [...person, ...days(later, soon, later), ["intent", "continue"]]);
  expect(taken.headers.get("location")).toContain("step=2");
  const check = await (await applicant.get(6)).text();
  const [first, second] = [formatDate(soon, "en"), formatDate(later, "en")];
  expect(check.indexOf(first)).toBeGreaterThan(0);
  expect(check.indexOf(second)).toBeGreaterThan(check.indexOf(first));
  expect(check.lastIndexOf(second)).toBe(check.indexOf(second));
});

it("a required question about days needs one day", async () => {
  const form = await storeForm({ definition: formWithDays({ required: true }) });
  const applicant = new Applicant(form.urlId);
  await applicant.start();
  const empty = await applicant.refused(applicant.post(1, [...person, ["intent", "continue"]]));
  expect(empty).toContain("Choose at least one day");
});
