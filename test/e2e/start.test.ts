import { gzipSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { proofName } from "../../app/platform/proof-of-work/challenge.ts";
import { phone, visit } from "../support/browser.ts";
import { nameLandlord, toStep } from "../support/builder-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

const at = (step: number) => `${server.origin}/start?step=${step}`;

/** Chooses a template on a fresh visit and waits for the first step. */
async function begin(page: Page, template: RegExp): Promise<void> {
  await page.goto(`${server.origin}/start`);
  await page.getByRole("button", { name: template }).click();
  await page.getByLabel("Name of this form").waitFor();
}

async function fillHome(page: Page, title: string): Promise<void> {
  await page.getByLabel("Name of this form").fill(title);
  await page.getByLabel("Street and number").fill("14 Maple Street");
  await page.getByLabel("Town or city").fill("Leeds");
}

/** Opens a step of the draft that this browser holds. */
async function openStep(page: Page, step: number): Promise<void> {
  await page.goto(at(step));
  await page.getByTestId("save-status").waitFor();
  await page.getByText("Opening this step").waitFor({ state: "detached" });
}

function focusedId(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? "");
}

describe("the builder on /start", () => {
  // The builder's script: all it loads before the first click. The preview's frame is a tenant's page and weighed as one.
  it("is at most 280 KB of script, starts with a template, and keeps each change over reload, another tab and back", async () => {
    const { page, context, problems } = await visit(browser, { isFresh: true });
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const isOwn = response.frame() === page.mainFrame();
      if (isOwn && /\.js($|\?)/.test(response.url())) scripts.add(response.url());
    });
    await page.goto(`${server.origin}/start`);
    expect(await page.title()).toBe("Create Free Rental Form | Rentform");
    await page.getByRole("button", { name: /short prescreen/i }).waitFor();
    await page.getByRole("button", { name: /short prescreen/i }).click();
    await page.getByLabel("Name of this form").waitFor();
    await page.waitForLoadState("networkidle");
    expect(scripts.size).toBeGreaterThan(0);
    const bodies = await Promise.all([...scripts].map(async (url) => (await fetch(url)).arrayBuffer()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body)).byteLength, 0);
    expect(bytes).toBeLessThanOrEqual(280 * 1024);
    await fillHome(page, "Maple Street flat");
    expect(await page.getByLabel("Country").inputValue()).toBe("GB");
    await page.getByLabel("Rent", { exact: false }).first().fill("1,250");
    await page
      .getByTestId("save-status")
      .filter({ hasText: /Saved.* \d\d:\d\d/ })
      .waitFor();

    await page.reload();
    await expect.poll(() => page.getByLabel("Name of this form").inputValue()).toBe("Maple Street flat");
    await expect.poll(() => page.getByLabel("Rent", { exact: false }).first().inputValue()).toMatch(/1,?250/);

    await page.getByRole("link", { name: /^Next/ }).click();
    await page.waitForURL(/step=2/);
    await page.goBack();
    await expect.poll(() => page.getByLabel("Street and number").inputValue()).toBe("14 Maple Street");

    await page.close();
    const again = await context.newPage();
    await again.goto(at(1));
    await expect.poll(() => again.getByLabel("Town or city").inputValue()).toBe("Leeds");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("notices what another tab wrote, and overwrites neither version without asking", async () => {
    const { page, context, problems } = await visit(browser);
    await begin(page, /blank/i);
    const other = await context.newPage();
    await other.goto(at(1));
    await other.getByLabel("Name of this form").fill("Written in the second tab");
    await page.getByText("This form was changed in another tab").waitFor();
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect.poll(() => page.getByLabel("Name of this form").inputValue()).toBe("Written in the second tab");

    await page.getByLabel("Name of this form").fill("Written in the first tab");
    await other.getByText("This form was changed in another tab").waitFor();
    await other.getByLabel("Name of this form").fill("Typed while asked");
    await other.getByRole("button", { name: "Keep mine" }).click();
    await page.getByText("This form was changed in another tab").waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel("Name of this form").inputValue()).toBe("Typed while asked");
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("the builder before its script has loaded", () => {
  // Red without the form around the templates: the first press would be lost, and nothing stand there meanwhile.
  it("shows the templates, accepts a press, and starts with it once hydrated", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    const early = await context.newPage();
    await early.route("**/assets/*.js", (route) => route.abort());
    await early.goto(`${server.origin}/start`);
    await early.getByRole("button", { name: /^Student/ }).click();
    await early.waitForURL(/\/start\?template=student$/);
    await page.goto(early.url());
    await page.waitForURL(/\/start\?step=1$/);
    await page.getByLabel("Name of this form").fill("Twelve Mill Lane");
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);

    // Red without the hint: whoever has a draft would see the templates first.
    await early.goto(`${server.origin}/start?step=1`);
    await early.getByText("Opening your form").waitFor();
    expect(await early.getByRole("button", { name: /^Student/ }).isVisible()).toBe(false);
    await context.close();
  });
});

describe("publishing a guest's form", () => {
  it("names what is missing, mails the confirmation link, and sends it again and to another address", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await begin(page, /short prescreen/i);
    await openStep(page, 5);
    await page.getByText("Fix this first").waitFor();
    await page.getByRole("link", { name: /street and number/i }).click();
    await page.waitForURL(/step=1/);
    await expect.poll(() => focusedId(page)).toBe("line1");

    await fillHome(page, "Maple Street flat");
    await toStep(page, 5);
    const email = page.getByLabel("Your email address");
    await email.fill("not an address");
    await page.getByRole("button", { name: "Publish form" }).click();
    await expect.poll(() => focusedId(page)).toBe("problems");
    await page.getByRole("link", { name: /your name or your company/i }).click();
    await expect.poll(() => focusedId(page)).toBe("landlord-name");
    await nameLandlord(page);
    await page.getByRole("button", { name: "Publish form" }).click();
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.inputValue()).toBe("not an address");
    await email.fill("first@landlord.example");
    await page.getByRole("button", { name: "Publish form" }).click();
    await page.getByText("Check your email").waitFor();
    await server.mail("first@landlord.example", (mail) => mail.html.includes("/verify-form?token="));
    await page.reload();
    await page.getByText("first@landlord.example").waitFor();

    await page.getByRole("button", { name: "Send it again" }).click();
    await page.getByText("Sent again").waitFor();
    await expect.poll(async () => (await server.mails("first@landlord.example")).length).toBe(2);

    await page.getByRole("button", { name: /change the form or email address/i }).click();
    await openStep(page, 5);
    await page.getByLabel("Your email address").fill("second@landlord.example");
    await page.getByRole("button", { name: "Publish form" }).click();
    await page.getByText("second@landlord.example").waitFor();
    const mail = await server.mail("second@landlord.example", ({ html }) => html.includes("/verify-form?token="));
    const link = /https?:\/\/[^"\s]+\/verify-form\?token=[\w-]+/.exec(mail.html)?.[0] ?? "";
    await page.goto(link);
    await page
      .getByRole("button", { name: /publish/i })
      .first()
      .click();
    await page.waitForURL(/\/form-success\?/);
    const formUrl = new URL(page.url()).searchParams.get("fUrl") ?? "";
    await page.goto(formUrl);
    expect(await page.locator("h1").textContent()).toContain("Maple Street flat");
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("a landlord in Berlin who begins with a template", () => {
  it("publishes in ten presses at most, and is asked for no reason for what only comes later there", async () => {
    const { page, context, problems } = await visit(browser, { isFresh: true, locale: "en-DE" });
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const noReason = async () => expect(await page.getByText(/Needs a reason|Why do you ask it/).count()).toBe(0);
    await page.goto(`${server.origin}/start`);
    await press(page.getByRole("button", { name: /^Standard rental/ }));
    await page.getByLabel("Name of this form").fill("Weserstraße 41");
    expect(await page.getByLabel("Country").inputValue()).toBe("DE");
    await page.getByLabel("Street and number").fill("Weserstraße 41");
    await page.getByLabel("Town or city").fill("Berlin");
    await page.getByLabel(/^Post(al )?code/).fill("12045");
    for (const step of ["Questions", "Documents and people", "Criteria, closing and notices", "Check and publish"]) {
      const next = page.getByRole("link", { name: `Next: ${step}` });
      await next.waitFor();
      await noReason();
      await press(next);
    }
    const last = page.getByRole("region", { name: /^Offer/ });
    await last.getByText(/Proof of income/).waitFor();
    await noReason();
    await nameLandlord(page);
    await page.getByLabel("Your email address").fill("berlin@landlord.example");
    await press(page.getByRole("button", { name: "Publish form" }));
    const mail = await server.mail("berlin@landlord.example", ({ html }) => html.includes("/verify-form?token="));
    presses += 1;
    await page.goto(/https?:\/\/[^"\s]+\/verify-form\?token=[\w-]+/.exec(mail.html)?.[0] ?? "");
    await press(page.getByRole("button", { name: /publish/i }).first());
    await page.waitForURL(/\/form-success\?/);
    expect(presses).toBeLessThanOrEqual(10);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("the builder in unusual conditions", () => {
  it("without JavaScript says that it needs JavaScript", async () => {
    const { page, context } = await visit(browser, { javaScript: false });
    await page.goto(`${server.origin}/start`);
    expect(await page.getByText("The form builder needs JavaScript").isVisible()).toBe(true);
    expect(await page.getByText("Opening your form").isVisible()).toBe(false);
    await context.close();
  });

  // Red when the form posts to "/start" without its step: the answer would be shown by step 1, which knows nothing of it.
  it("solves a calculation by itself when many forms are being started, and is then sent", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await begin(page, /short prescreen/i);
    await fillHome(page, "Elm Street flat");
    await toStep(page, 5);
    // One after the other: together, some lose their connection and are not counted.
    for (let other = 0; other < 20; other += 1) {
      const body = { email: "other@landlord.example", draftId: crypto.randomUUID(), notify: "yes", definition: "{}" };
      const headers = { Origin: server.origin };
      const answer = await fetch(`${server.origin}/start`, {
        method: "POST",
        headers,
        body: new URLSearchParams(body),
      });
      await answer.text();
      expect(answer.status).toBeLessThan(500);
    }
    await nameLandlord(page);
    await page.getByLabel("Your email address").fill("busy@landlord.example");
    // The words stand there no longer than the calculation takes; what it sends is sure to come.
    const calculated = page.waitForRequest((request) => request.postData()?.includes(`${proofName}=`) ?? false);
    await page.getByRole("button", { name: "Publish form" }).click();
    await calculated;
    await page.getByText("Check your email").waitFor();
    await server.mail("busy@landlord.example", (mail) => mail.html.includes("/verify-form?token="));
    expect(problems).toEqual([]);
    await context.close();
  });
});
