import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { begin, fine, goOn, openApplySite } from "../support/apply-site.ts";
import { phone, visit } from "../support/browser.ts";
import { saveSteps } from "../support/posted-steps.ts";
import { readyField, readyForm } from "../support/ready-form.ts";

/** Three landlords ask ready questions, each with ids of its own. */
const [first, second, third] = [readyForm(), readyForm(), readyForm()];
const site = await openApplySite({ "last-form-1": first, "last-form-2": second, "last-form-3": third });
const at = (form: typeof first, key: string) => readyField(form, key).id;

/** Sends the first form: Ada, where she works, and nobody who moves in with her. */
async function send(page: Page): Promise<void> {
  const status = readyField(first, "employmentStatus");
  const option = status.kind === "choice" ? (status.options[0]?.id ?? "") : "";
  await saveSteps(page.context(), site, "last-form-1", [
    [
      [`${at(first, "legalName")}.first`, "Ada"],
      [`${at(first, "legalName")}.last`, "Bell"],
      [at(first, "email"), "ada@tenant.example"],
    ],
    [],
    [
      [status.id, option],
      [at(first, "employer"), "Engines Ltd"],
    ],
    ...first.sections.slice(3).map(() => []),
  ]);
  await page.goto(`${site.server.origin}/apply/last-form-1?step=${first.sections.length + 1}`);
  for (const box of await page.locator("main input[type=checkbox]").all()) await box.check();
  await goOn(page);
  await page.waitForURL(/\/success/);
}

/** What lies in this browser: whether the key can be read out, and whether an answer stands there in clear. */
function stored(page: Page): Promise<{ extractable: boolean; isClear: boolean } | null> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("rf-last", 1);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(null);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("copy").objectStore("copy").get("last");
          asked.onsuccess = () => {
            const { key, data } = asked.result as { key: CryptoKey; data: ArrayBuffer };
            const isClear = new TextDecoder().decode(data).includes("Engines");
            opening.result.close();
            resolve({ extractable: key.extractable, isClear });
          };
        };
      }),
  );
}

describe("answers saved in the browser", () => {
  // Red when keep.ts keeps a key that can be read out, offer.ts posts what is not ticked, or nothing is erased by "Forget me".
  it("are saved by a press, offered by the next form, filled in as chosen, and erased by 'Forget me'", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone, isFresh: true });
    const loads: string[] = [];
    page.on("request", (request) => loads.push(request.url()));
    await send(page);
    await page.goto(`${site.server.origin}/apply/last-form-2`);
    await page.waitForLoadState("networkidle");
    expect(loads.filter((url) => /\/offer-/.test(url))).toEqual([]);
    await page.goto(`${site.server.origin}/apply/last-form-1/success`);
    await page.getByRole("button", { name: "Keep my answers in this browser" }).click();
    await page.getByText("Your answers are kept in this browser").waitFor();
    expect(await page.getByRole("button", { name: "Keep my answers in this browser" }).isVisible()).toBe(false);
    await fine(page, "last-kept");
    expect(await stored(page)).toEqual({ extractable: false, isClear: false });

    await page.goto(`${site.server.origin}/apply/last-form-2`);
    const [use, empty] = ["Use my last answers", "Start with an empty form"].map((name) =>
      page.getByRole("button", { name }),
    );
    await use?.waitFor();
    // Red when the empty form stays the first thing to press: it loses what was kept for this moment.
    expect([await use?.getAttribute("class"), await empty?.getAttribute("class")]).toEqual(["go", "sec"]);
    // Red when the offer names anybody before that: another may be at this device.
    expect(await page.locator("main").textContent()).not.toContain("Ada");
    await fine(page, "last-whose");
    await use?.click();
    await page.getByLabel(/^About you: Ada Bell/).waitFor();
    await fine(page, "last-offered");
    await page.getByLabel(/^Work and income: Engines Ltd/).uncheck();
    expect(await page.locator(".start .go").allTextContents()).toEqual(["Start with these answers"]);
    await page.getByRole("button", { name: "Start with these answers" }).click();
    await page.getByRole("heading", { name: "Your last answers are filled in" }).waitFor();
    expect(await page.locator(`[name="${at(second, "legalName")}.first"]`).inputValue()).toBe("Ada");
    await fine(page, "last-filled");
    await goOn(page);
    await page.getByText("Step 2 of").waitFor();
    await goOn(page);
    await page.getByText("Step 3 of").waitFor();
    expect(await page.locator(`[name="${at(second, "employer")}"]`).inputValue()).toBe("");

    await page.goto(`${site.server.origin}/apply/last-form-1/success`);
    await page.getByRole("button", { name: "Forget me on this device" }).click();
    await page.getByText("This device has forgotten you").waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("rf-last"))).toBeNull();
    await expect.poll(() => stored(page)).toBeNull();
    await page.goto(`${site.server.origin}/apply/last-form-3`);
    await page.waitForLoadState("networkidle");
    expect(await page.getByText("Use my last answers").count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("changing the language of a step", () => {
  // Red when a language does not save what was typed, or Enter in a field presses one.
  it("keeps what was typed, and Enter still continues", async () => {
    const { page, context, problems } = await begin(site, "last-form-3");
    const name = page.locator(`[name="${at(third, "legalName")}.first"]`);
    await name.fill("Ada");
    await page.getByText("More languages").click();
    await page.getByRole("button", { name: "Español" }).click();
    await page.getByRole("button", { name: "Guardar y continuar" }).waitFor();
    expect([await name.inputValue(), await page.locator("html").getAttribute("lang")]).toEqual(["Ada", "es"]);
    await fine(page, "language-of-a-step");
    await page.locator(`[name="${at(third, "legalName")}.last"]`).fill("Bell");
    await page.locator(`[name="${at(third, "email")}"]`).fill("ada@tenant.example");
    await name.press("Enter");
    await page.waitForURL(/step=2/);
    expect(problems).toEqual([]);
    await context.close();
  });
});
