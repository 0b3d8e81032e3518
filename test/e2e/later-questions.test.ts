import { expect, it } from "vitest";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { signUp } from "../support/account-page.ts";
import { fine, openApplySite } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { fillByHtml, papers } from "../support/form-robot.ts";
import { readyForm } from "../support/ready-form.ts";

const who = "fieldemerg";

function formWithOfferQuestions(): FormDefinition {
  const form = readyForm();
  const fields: FormDefinition["sections"][number]["fields"] = [
    {
      id: "fieldphoto",
      kind: "file",
      label: { en: "Photo ID" },
      required: true,
      stage: "offer",
      catalogueKey: "photoId",
    },
    { id: who, kind: "text", label: { en: "Emergency contact" }, required: true, stage: "offer" },
  ];
  const section = { id: "sectoffer1", title: { en: "For the lease" }, stage: "offer" as const, fields };
  return { ...form, sections: [...form.sections, section] };
}

const site = await openApplySite({ "later-form-1": formWithOfferQuestions() });
const ada = { first: "Ada", last: "Lovelace", email: "ada-later@applicant.example" };
const linkIn = (text: string, part: string) => new RegExp(`http:\\S+/${part}/\\S+`).exec(text)?.[0] ?? "";

// Red while a question's stage is read by nothing that asks.
it("what is kept for the offer is asked with the approval, answered on a phone, and read by the landlord", async () => {
  const { page, context, problems } = await visit(site.browser, { viewport: phone });
  await page.goto(`${site.server.origin}/apply/later-form-1`);
  await page.locator("button[value=start]").click();
  for (let step = 1; ; step += 1) {
    const heading = page.locator("h1 small");
    await heading.getByText(`Step ${step} of`).waitFor();
    await page.waitForLoadState("load");
    if ((await heading.textContent())?.includes(`Step ${step} of ${step}`)) break;
    expect(await page.getByText("Photo ID").count()).toBe(0);
    await fillByHtml(page, ada);
    await page.locator("button[data-go]").click();
  }
  for (const box of await page.locator("main input[type=checkbox]").all()) await box.check();
  await page.getByRole("button", { name: /Send/ }).click();
  await page.waitForURL(/\/success/);

  const landlord = await visit(site.browser, { viewport: desktop });
  await signUp(landlord.page, site.server, "landlord0@landlord.example");
  await landlord.page.goto(`${site.server.origin}/app/applicants`);
  await landlord.page.getByRole("link", { name: "Ada Lovelace" }).first().click();
  await landlord.page.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = landlord.page.getByRole("dialog");
  await dialog.getByText("Emergency contact").waitFor();
  // Told at once; with a letter it would wait until the decision can no longer be undone.
  await dialog.getByRole("radio", { name: "Not by email" }).check();
  await dialog.getByRole("button", { name: /^Approve and ask/ }).click();
  await landlord.page
    .getByText(/^Approved/)
    .first()
    .waitFor();

  const receipt = await site.server.mail(ada.email, ({ text }) => text.includes("/status/"));
  await page.goto(linkIn(receipt.text, "status"));
  await fine(page, "later-status");
  await page.locator("a[href$='/more']").first().click();
  await page.getByText("Photo ID").first().waitFor();
  await fine(page, "later-step");
  await page.locator("input[type=file]").first().setInputFiles(papers.slice(0, 1));
  await page.locator(`[name="${who}"]`).fill("Grace Hopper");
  await page.getByText("payslip june.pdf").first().waitFor();
  await page.locator("button[data-go]").click();
  await page.getByRole("heading", { name: /Check your answers/ }).waitFor();
  await fine(page, "later-check");
  await page.getByRole("button", { name: "Send my answer" }).click();
  await page.getByText("Your answers were sent.").waitFor();
  await fine(page, "later-sent");
  await landlord.page.reload();
  await landlord.page.getByText("Grace Hopper").first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
  await landlord.context.close();
});
