import { expect, it } from "vitest";
import { seedInto } from "../../scripts/seed/seed.ts";
import { adminAccount, demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { signInAsDemo } from "../support/account-page.ts";
import { phone, visit } from "../support/browser.ts";
import { fillByHtml, papers } from "../support/form-robot.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

/** The demo, used as its people would: a tenant on a phone without JavaScript, then the landlord with the link of his mail. */
const { server, browser } = await openSite("demo");

it("the demo is published, and seeding again changes nothing", async () => {
  const page = await (await fetch(`${server.origin}/apply/demo-maple-street`)).text();
  expect(page).toContain("14 Maple Street");
  expect(await seedInto(server.persistTo, server.origin)).toContain("there already: 40 applicants");
});

it("the landlord of the demo has read, put on the shortlist, decided and talked, and a form of his has been looked at", () => {
  const rows = <T>(sql: string) => readLocal<T>(server.persistTo, sql);
  const states = rows<{ state: string; n: number }>("SELECT state, count(*) AS n FROM application GROUP BY state");
  expect(Object.fromEntries(states.map(({ state, n }) => [state, n]))).toEqual({
    submitted: 9,
    in_review: 26,
    shortlisted: 3,
    declined: 5,
  });
  expect(rows("SELECT 1 FROM rent_form WHERE new_count = 9 AND application_count = 40")).toHaveLength(1);
  // Red while the demo is beyond limits: none of its pages then says what it runs on.
  expect(rows("SELECT state, plan FROM rent_form WHERE unlimited = 0 ORDER BY id")).toEqual([
    { state: "open", plan: "credit" },
    { state: "draft", plan: "free" },
    { state: "closed", plan: "free" },
  ]);
  expect(rows("SELECT 1 FROM application_message")).toHaveLength(4);
  expect(rows("SELECT 1 FROM session")).toEqual([]);
  const views = rows<{ n: number }>(
    "SELECT sum(one.value) AS n FROM rent_form_month, json_each(counts) AS one WHERE one.key LIKE '% view'",
  );
  expect(views).toEqual([{ n: 107 }]);
});

it("the accounts of the demo and of the admin sign in with the seed's password", async () => {
  for (const [{ email }, path] of [
    [demoAccount, "/app/applicants"],
    [adminAccount, "/admin"],
  ] as const) {
    const signedIn = await fetch(`${server.origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.origin },
      body: JSON.stringify({ email, password: seedPassword }),
    });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
    const page = await fetch(`${server.origin}${path}`, { headers: { Cookie: cookie.join("; ") }, redirect: "manual" });
    expect([email, signedIn.status, page.status]).toEqual([email, 200, 200]);
  }
});

it("a tenant sends two documents from a phone without JavaScript, and the landlord reads it all", async () => {
  const { page } = await visit(browser, { viewport: phone, javaScript: false });
  await page.goto(`${server.origin}/apply/demo-maple-street`);
  await page.getByRole("button", { name: /Start/ }).click();
  for (let step = 1; step <= 5; step += 1) {
    await page.getByText(`Step ${step} of 6`).first().waitFor();
    await fillByHtml(page, { first: "Zoë", last: "O'Neil-Żółć", email: "zoe@tenant.test" });
    await page.getByRole("button", { name: /continue/i }).click();
  }
  await page.getByText("Step 6 of 6").first().waitFor();
  await page.waitForLoadState("load");
  for (const box of await page.locator("main input[type=checkbox]").all()) await box.check();
  await page.getByRole("button", { name: /Send/ }).click();
  await page.waitForURL(/\/success/);
  const reference = /RF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "none";

  const receipt = await server.mail(
    "zoe@tenant.test",
    (mail) => mail.subject.includes(reference) || mail.text.includes(reference),
  );
  expect(receipt.text).not.toContain("Northside Bakery");
  await server.mail(demoAccount.email, (mail) => mail.text.includes(reference));
  await readAsLandlord();
});

async function readAsLandlord(): Promise<void> {
  const { page, problems } = await visit(browser);
  await signInAsDemo(page, server);
  await page.goto(`${server.origin}/app/applicants`);
  await page.getByRole("link", { name: "Zoë O'Neil-Żółć" }).first().click();
  await page.getByText("Northside Bakery").first().waitFor();
  expect(await page.locator("main").textContent()).toContain("Zoë O'Neil-Żółć");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download payslip june.pdf" }).first().click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(papers[0]?.buffer ?? Buffer.of())).toBe(true);
  expect(problems).toEqual([]);
}
