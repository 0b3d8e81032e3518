import { describe, expect, it } from "vitest";
import { asked } from "../support/apply-form.ts";
import { begin, fillPairs, fine, goOn, openApplySite } from "../support/apply-site.ts";
import { dayFromNow, daysField, formWithDays } from "../support/several-days.ts";

const urlId = "test-form-days";
const site = await openApplySite({ [urlId]: formWithDays({ required: true }) });

const person: [string, string][] = [
  [`${asked.name}.first`, "Ada"],
  [`${asked.name}.last`, "Lovelace"],
  [asked.email, "ada@applicant.example"],
  [asked.phone, "+1 503 555 0134"],
  [asked.over18, "yes"],
];

describe("a question about several days on a phone", () => {
  it.each([true, false])(
    "takes days one by one, and shows an error beside the wrong one (JavaScript: %s)",
    async (script) => {
      const { page, context, problems } = await begin(site, urlId, { javaScript: script });
      const day = (n: number) => page.getByLabel(`Day ${n}`, { exact: true });
      const add = page.getByText("Add another day").and(page.locator(":visible"));
      await fillPairs(page, person);
      await day(1).fill(dayFromNow(9));
      expect(await day(2).isVisible()).toBe(false);
      // By keys alone.
      await add.last().press("Enter");
      await page.keyboard.press("Tab");
      expect(await day(2).evaluate((node) => node === document.activeElement)).toBe(true);
      await day(2).fill(dayFromNow(-2));
      await add.last().tap();
      await day(3).fill(dayFromNow(4));
      for (const target of [day(1), day(3), add.last()])
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await goOn(page);

      // Beside the day that is wrong, and gone once it is mended: with script as soon as the question is left.
      const wrong = page
        .locator(".part")
        .filter({ has: day(2) })
        .filter({ hasNot: day(1) })
        .locator("> .err");
      await expect.poll(() => wrong.count()).toBe(1);
      expect(await page.locator(`#${daysField} .err`).count()).toBe(1);
      expect(await day(2).getAttribute("aria-invalid")).toBe("true");
      expect(await day(3).inputValue()).toBe(dayFromNow(4));
      if (script) await fine(page, "several-days-wrong");

      await day(2).fill(dayFromNow(4));
      if (script) {
        await page.locator("button[data-go]").focus();
        await expect.poll(() => page.locator(`#${daysField} .err`).count()).toBe(0);
      }
      await goOn(page);
      await page.waitForURL(/step=2/);
      await page.goto(`${site.server.origin}/apply/${urlId}?step=1`);
      expect(await day(2).inputValue()).toBe(dayFromNow(4));
      if (script) await fine(page, "several-days");
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
