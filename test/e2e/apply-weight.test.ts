import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { createIdMaker } from "../../app/kernel/ids.ts";
import { demoDefinition } from "../../scripts/seed/forms.ts";
import { goOn, openApplySite } from "../support/apply-site.ts";
import { phone, visit } from "../support/browser.ts";
import { fillByHtml } from "../support/form-robot.ts";

/** The demo: 25 questions in five sections, with three papers. */
const site = await openApplySite({ "demo-form-1": demoDefinition(createIdMaker(), new Date()) });
const checkStep = 6;

describe("a client that reads HTML only", () => {
  it("can apply with five seconds a step, is no suspected spam, and gets no large page", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, javaScript: false });
    const begun = Date.now();
    const robot = { first: "Robin", last: "Bot", email: "robin@applicant.example" };
    await page.goto(`${site.server.origin}/apply/demo-form-1`);
    await page.getByRole("button", { name: "Start your application" }).click();
    for (let step = 1; step <= checkStep; step += 1) {
      await page.getByText(`Step ${step} of ${checkStep}`).waitFor();
      expect(await weightOf(page)).toBeLessThanOrEqual(24 * 1024);
      await fillByHtml(page, robot);
      // The five seconds are the robot's own.
      if (step === checkStep) await expect.poll(() => Date.now() - begun, { timeout: 10_000 }).toBeGreaterThan(5000);
      await goOn(page);
    }
    await page.waitForURL(/success/);
    const reference = (await page.locator(".ref").textContent()) ?? "";
    // Of a suspect the landlord would get no mail.
    await site.server.mail("landlord0@landlord.example", (mail) => mail.text.includes(reference));
    await context.close();
  });
});

/** The page as it came, with all its scripts, compressed. */
async function weightOf(page: Page): Promise<number> {
  const html = await (await page.context().request.get(page.url())).text();
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address]) => site.server.origin + address);
  const weights = await Promise.all(scripts.map(weightOfScript));
  return weights.reduce((sum, weight) => sum + weight, gzipSync(html).byteLength);
}

const weighed = new Map<string, Promise<number>>();

function weightOfScript(address: string): Promise<number> {
  const weight =
    weighed.get(address) ?? fetch(address).then(async (answer) => gzipSync(await answer.text()).byteLength);
  weighed.set(address, weight);
  return weight;
}
