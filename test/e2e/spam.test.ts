import { describe, expect, it } from "vitest";
import { aPdf, asked, everyKind, typedSteps } from "../support/apply-form.ts";
import { goOn, openApplySite } from "../support/apply-site.ts";
import { phone, visit } from "../support/browser.ts";
import { saveSteps } from "../support/posted-steps.ts";
import { PostingApplicant } from "../support/posting-applicant.ts";

const urlId = "test-form-spam";
const site = await openApplySite({ [urlId]: everyKind() });

const advertising = 'See <a href="https://a.example">a</a> https://b.example https://c.example';

/** What somebody typed whose answers look like advertising. */
function stepsOf(email: string): [string, string | File][][] {
  const typed: Record<string, string> = {
    [asked.email]: email,
    [`${asked.home}.0.${asked.leaving}`]: advertising,
  };
  const steps = typedSteps.map((pairs) =>
    pairs.map(([name, value]): [string, string | File] => [name, typed[name] ?? value]),
  );
  steps.at(-1)?.push([asked.payslips, aPdf(`${email}.pdf`)]);
  return steps;
}

/** On a phone at the check page. */
async function atTheCheck(javaScript: boolean, email: string) {
  const opened = await visit(site.browser, { viewport: phone, javaScript });
  const { page, context } = opened;
  const beganAt = Date.now();
  await saveSteps(context, site, urlId, stepsOf(email));
  // Nobody is that quick: the speed is a sign of its own, and is not to be one here.
  await expect.poll(() => Date.now() - beganAt, { timeout: 10_000, interval: 250 }).toBeGreaterThan(4500);
  await page.goto(`${site.server.origin}/apply/${urlId}?step=6`);
  await page.locator(`[name="consent.${asked.truth}"]`).check();
  return opened;
}

/** Kept back for its landlord: sent, and sent again without a calculation. */
async function keptBack(email: string): Promise<void> {
  const applicant = new PostingApplicant(site.server.origin, urlId);
  const beganAt = Date.now();
  await applicant.start();
  for (const [at, pairs] of stepsOf(email).entries()) expect((await applicant.post(at + 1, pairs)).status).toBe(303);
  await expect.poll(() => Date.now() - beganAt, { timeout: 10_000, interval: 250 }).toBeGreaterThan(4500);
  const press: [string, string][] = [
    ["intent", "send"],
    [`consent.${asked.truth}`, "yes"],
  ];
  for (const proof of [[], [["proof", ""]]] as [string, string][][]) {
    const answer = await applicant.post(6, [...press, await applicant.rendered(6), ...proof]);
    const to = answer.headers.get("location") ?? "";
    expect(to).toContain(proof.length > 0 ? "/success" : "feedback=");
    if (proof.length === 0) expect(await applicant.read(to)).toContain("data-proof");
  }
}

describe("an application that looks automated", () => {
  it("is sent from a phone after a calculation that needs no action", async () => {
    const { page, context, problems } = await atTheCheck(true, "solver@tenant.example");
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await goOn(page);
    const says = page.locator("[data-proof-says]");
    // A quick machine has sent it before anybody could read this.
    await says.getByText("few seconds").or(page.locator(".ref")).first().waitFor();
    await page.waitForURL(/\/success$/, { timeout: 60_000 });
    expect(await page.locator("h1").textContent()).toBe("Application Submitted Successfully");
    // The one press, and the page that asks, which sends by itself.
    expect(posts).toHaveLength(2);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("without JavaScript is confirmed by a mailed link; the landlord sees others separately, with reasons", async () => {
    const email = "noscript@tenant.example";
    const other = keptBack("other@tenant.example");
    const { page, context } = await atTheCheck(false, email);
    await goOn(page);
    await page.locator("[data-proof] noscript").waitFor();
    expect(await page.locator("[data-proof]").textContent()).toContain("Your browser does not run scripts");
    expect(await page.getByRole("button", { name: "Confirm by email instead" }).isVisible()).toBe(false);
    await goOn(page);
    await page.waitForURL(/\/success$/);
    const mail = await site.server.mail(email, ({ subject }) => subject.startsWith("Confirm your application"));
    const link = /http:\/\/[^\s"]+\/confirm\/[\w-]+/.exec(mail.text)?.[0] ?? "";
    expect(await site.server.mails("landlord0@landlord.example")).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(email) }),
    );
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm and send to the landlord" }).click();
    await page.getByRole("heading", { name: "Your application is with the landlord" }).waitFor();
    await site.server.mail(email, ({ subject }) => subject.startsWith("We sent your application"));
    const notice = await site.server.mail("landlord0@landlord.example", ({ subject }) =>
      subject.startsWith("New application"),
    );
    await context.close();
    await other;
    await readKeptBack(notice.text);
  });
});

describe("reporting a form", () => {
  const at = `${site.server.origin}/apply/${urlId}/report`;
  const text = "Nobody lives there.";

  async function write() {
    const opened = await visit(site.browser, { viewport: phone });
    await opened.page.goto(at);
    await opened.page.getByLabel("This home does not exist or is not for rent").check();
    await opened.page.getByLabel("What happened? (optional)").fill(text);
    return opened;
  }

  it("from a phone takes one press after a calculation", async () => {
    const { page, context, problems } = await write();
    await page.getByRole("button", { name: "Send the report" }).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor({ timeout: 60_000 });
    expect(problems.filter((line) => !line.includes("429"))).toEqual([]);
    await context.close();
  });

  it("without the calculation takes another press, with everything typed kept", async () => {
    const { page, context } = await write();
    await page.route(/assets\/proof-/, (route) => route.abort());
    await page.getByRole("button", { name: "Send the report" }).click();
    await page.getByRole("heading", { name: "One more moment" }).waitFor();
    expect(await page.getByLabel("What happened? (optional)").inputValue()).toBe(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole("button", { name: "Send without the calculation" }).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    await context.close();
  });
});

async function readKeptBack(notice: string): Promise<void> {
  const { page, context, problems } = await visit(site.browser, { viewport: phone });
  await page.goto(/http:\/\/[^\s"]+\/manage\/[\w-]+/.exec(notice)?.[0] ?? "");
  await page.getByRole("link", { name: /^Kept back \(\d+\)$/ }).click();
  await page.getByRole("heading", { name: "Kept back", level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.getByText("There is code for links in the answers.").count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await context.close();
}
