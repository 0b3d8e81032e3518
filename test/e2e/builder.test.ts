import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { linkIn } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { nameLandlord, toStep } from "../support/builder-page.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const password = "seven quiet herons";
const { server, browser } = await openSite();
/** Without room for the preview, a fifth of what a visit costs: where the steps are looked at whole it stands there. */
const laptop = { width: 1264, height: 800 };
/** A busy machine's server may close a kept connection just as it is used again. */
const maxRetries = 2;
let people = 0;

let known: { email: string; cookies: Awaited<ReturnType<BrowserContext["cookies"]>> } | undefined;

/** A landlord, signed in within this context: the same one in each test. */
async function asLandlord(page: Page): Promise<string> {
  if (!known) known = { email: await signUp(page), cookies: await page.context().cookies() };
  else await page.context().addCookies(known.cookies);
  return known.email;
}

/** Somebody with a confirmed address, signed in within this context. */
async function signUp(page: Page): Promise<string> {
  people += 1;
  const email = `builder${people}@landlord.example`;
  await page.request.post(`${server.origin}/api/auth/sign-up/email`, {
    maxRetries,
    headers: { Origin: server.origin },
    data: { name: "Maya Okafor", email, password },
  });
  const mail = await server.mail(email, ({ text }) => text.includes("/verify-email?"));
  const link = new URL(linkIn(mail.text, "/verify-email?"));
  await page.request.get(`${server.origin}/api/auth/verify-email${link.search}`, { maxRetries });
  await signIn(page, email);
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${server.origin}/api/auth/sign-in/email`, {
    maxRetries,
    headers: { Origin: server.origin },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
}

/** A new form of the account, open at its first step. Gives the address of its editor. */
async function newForm(page: Page): Promise<string> {
  await page.goto(`${server.origin}/app/forms/new`);
  return chooseTemplate(page);
}

/** The same on the page of templates. */
async function chooseTemplate(page: Page): Promise<string> {
  await page.getByRole("button", { name: /short prescreen/i }).click();
  await page.waitForURL(/\/app\/forms\/[0-9a-f-]{36}\/edit\?step=1/);
  await name(page).waitFor();
  return page.url().split("?")[0] ?? "";
}

const name = (page: Page) => page.getByLabel("Name of this form");
const status = (page: Page) => page.getByTestId("save-status");
const saved = (page: Page) => expect.poll(() => status(page).textContent()).toMatch(/^Saved \d\d:\d\d/);

async function fillHome(page: Page, title: string): Promise<void> {
  await name(page).fill(title);
  await page.getByLabel("Street and number").fill("14 Maple Street");
  await page.getByLabel("Town or city").fill("Leeds");
  await page.getByLabel("Nation").selectOption("England");
}

/** Two pictures, the second of which is shown first. */
async function addPhotos(page: Page): Promise<void> {
  const wide = [1264, 900];
  for (const [index, width] of wide.entries()) {
    await page.setViewportSize({ width, height: 600 });
    const buffer = await page.screenshot();
    await page
      .getByLabel("Choose a picture of the home")
      .setInputFiles({ name: "x.png", mimeType: "image/png", buffer });
    await page.getByLabel(`What picture ${index + 1} shows`).waitFor();
  }
  await page.setViewportSize(laptop);
  await page.getByRole("button", { name: "Show picture 2 first" }).click();
}

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await name(page).waitFor();
}

describe("the form of an account in the builder", () => {
  it("starts from a template, is saved automatically with flags, gets a maximum, is published and published again", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await asLandlord(page);
    await page.goto(`${server.origin}/app/forms/new`);
    expect(await page.title()).toBe("Create New Form | Rentform");
    const base = await chooseTemplate(page);
    await fillHome(page, "Maple Street flat");
    await addPhotos(page);
    await saved(page);
    await toStep(page, 4);
    const flag = page.getByLabel(/^A pet where you allow none/);
    await flag.uncheck();
    await page.getByLabel("Maximum applications").fill("12");
    await page.getByRole("button", { name: "Save closing" }).click();
    await page.getByText("Saved. It applies right away.").waitFor();
    await saved(page);
    await page.reload();
    await expect.poll(() => flag.isChecked()).toBe(false);
    await expect.poll(() => page.getByLabel("Maximum applications").inputValue()).toBe("12");
    await toStep(page, 1);
    await expect.poll(() => name(page).inputValue()).toBe("Maple Street flat");
    await expect.poll(() => page.getByLabel("Nation").inputValue()).toBe("England");

    await toStep(page, 5);
    await nameLandlord(page);
    const logo = { name: "logo.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel("Choose your logo").setInputFiles(logo);
    await page.getByRole("img", { name: "Your logo" }).waitFor();
    await page.getByRole("button", { name: "Publish form" }).click();
    await page.waitForURL(/\/form-success\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ isUser: "true", isEdit: "false" });
    const formUrl = new URL(page.url()).searchParams.get("fUrl") ?? "";

    await page.goto(`${base}?step=1`);
    await name(page).fill("Maple Street flat, now free");
    await saved(page);
    await toStep(page, 5);
    await page.getByText("There are unpublished changes").waitFor();
    await toStep(page, 3);
    await page.getByRole("checkbox", { name: /^Proof of address(?! is)/ }).check();
    await page.getByRole("checkbox", { name: "Ask for documents and identity only after a viewing" }).check();
    await toStep(page, 1);
    // From any step by one press in the bar, which mends or spends nothing; what is to be mended it opens.
    await page.getByLabel("Street and number").fill("");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("problems");
    await page.getByRole("link", { name: /street and number/i }).click();
    await page.getByLabel("Street and number").fill("14 Maple Street");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.waitForURL(/isEdit=true/);
    await page.goto(formUrl);
    expect(await page.locator("h1").textContent()).toContain("now free");
    const said = (await page.locator("main").textContent()) ?? "";
    expect(said).toContain("are asked for only once you have seen the home");
    expect(said).not.toContain("Proof of address");
    const [first] = await page
      .locator("main img[srcset]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("srcset")));
    expect([...(first ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(["800", "400", "900"]);
    const mark = page.locator("img.initials");
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("loses nothing offline, after the session ended, or when the page is closed while typing", async () => {
    const { page, context } = await visit(browser, { viewport: laptop });
    const email = await asLandlord(page);
    const base = await newForm(page);
    const kept = () =>
      readLocal<{ draft: string }>(
        server.persistTo,
        "SELECT draft FROM rent_form WHERE id = ?",
        base.split("/").at(-2) ?? "",
      )[0]?.draft;
    await name(page).fill("Before the tunnel");
    await saved(page);
    await context.setOffline(true);
    await name(page).fill("Typed in the tunnel");
    await expect.poll(() => status(page).textContent()).toBe("Offline, kept here");
    await context.setOffline(false);
    await saved(page);
    expect(kept()).toContain("Typed in the tunnel");

    expect((await context.cookies()).length).toBeGreaterThan(0);
    await context.clearCookies();
    await name(page).fill("Typed while signed out");
    await expect.poll(() => status(page).textContent()).toBe("Signed out, kept here");
    const link = page.getByRole("link", { name: "Sign in in a new tab" });
    expect(await link.getAttribute("href")).toMatch(/^\/sign-in\?redirect=%2Fapp%2Fforms%2F/);
    await signIn(page, email);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await saved(page);
    await reopen(page);
    await expect.poll(() => name(page).inputValue()).toBe("Typed while signed out");

    await name(page).fill("Closed at once");
    await page.close();
    const again = await context.newPage();
    await again.goto(`${base}?step=1`);
    await expect.poll(() => name(again).inputValue()).toBe("Closed at once");
    await saved(again);
    await context.close();
  });

  it("is never overwritten by another tab or device without asking: theirs is taken or mine is kept", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    const email = await asLandlord(page);
    const base = await newForm(page);
    const other = await context.newPage();
    await other.goto(`${base}?step=1`);
    await name(other).fill("Written in the second tab");
    await page.getByText("This form was changed in another tab").waitFor();
    await expect.poll(() => status(page).textContent()).toBe("Conflict: keep mine or take theirs");
    await page.getByText("What differs: another name").waitFor();
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect.poll(() => name(page).inputValue()).toBe("Written in the second tab");
    await saved(page);

    await name(page).fill("Written in the first tab");
    await other.getByText("This form was changed in another tab").waitFor();
    await name(other).fill("Typed while asked");
    await other.getByRole("button", { name: "Keep mine" }).click();
    await page.getByText("This form was changed in another tab").waitFor();
    await saved(other);
    await other.close();
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect.poll(() => name(page).inputValue()).toBe("Typed while asked");
    await saved(page);

    const second = await visit(browser, { viewport: phone });
    await signIn(second.page, email);
    await second.page.goto(`${base}?step=1`);
    await expect.poll(() => name(second.page).inputValue()).toBe("Typed while asked");
    await name(second.page).fill("From the phone");
    await saved(second.page);
    await name(page).fill("From the desk");
    await page.getByText("This form was changed somewhere else").waitFor();
    await page.getByRole("button", { name: "Keep mine" }).click();
    await saved(page);
    await name(second.page).fill("From the phone again");
    await second.page.getByText("This form was changed somewhere else").waitFor();
    await second.page.getByRole("button", { name: "Take theirs" }).click();
    await expect.poll(() => name(second.page).inputValue()).toBe("From the desk");
    expect(problems.filter((text) => !text.includes("409"))).toEqual([]);
    await second.context.close();
    await context.close();
  });

  it("takes over the browser's draft of a form begun without signing up", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await page.goto(`${server.origin}/start`);
    await page.getByRole("button", { name: /short prescreen/i }).click();
    await name(page).fill("Begun as a guest");
    await saved(page);
    await asLandlord(page);
    await page.goto(`${server.origin}/start`);
    await page.getByText("You have an unfinished form in this browser").waitFor();
    await page.getByRole("button", { name: "Continue with this form" }).click();
    await page.waitForURL(/\/edit\?step=1/);
    await name(page).waitFor();
    await expect.poll(() => name(page).inputValue()).toBe("Begun as a guest");
    await page.goto(`${server.origin}/app/forms/new`);
    await page.getByRole("button", { name: /short prescreen/i }).waitFor();
    expect(await page.getByText("You have an unfinished form").count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("the steps of the builder", () => {
  const narrow = { width: 360, height: 740 };
  it("show their status, also by keyboard, on a narrow phone and a desktop", async () => {
    const { page, context, problems } = await visit(browser, { viewport: narrow });
    await asLandlord(page);
    await newForm(page);
    const steps = page.getByRole("navigation", { name: "Steps of the form" });
    for (const viewport of [desktop, narrow]) {
      await page.setViewportSize(viewport);
      await steps.getByRole("link", { name: /^Check and publish/ }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(/step=5/);
      await steps.getByRole("link", { name: /^Property and rent.*to fix/ }).waitFor();
      await page.getByRole("button", { name: "Publish form" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("problems");
      await page.getByRole("link", { name: /street and number/i }).press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("line1");
      await page.goBack();
      await page.waitForURL(/step=5/);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
