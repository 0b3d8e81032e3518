import type { Page } from "playwright-core";

/** As an applicant on the step of a correction: changes one answer, goes through the steps that follow, and sends it. */
export async function correct(tenant: Page, question: string, answer: string): Promise<void> {
  await tenant.getByLabel(question).fill(answer);
  while (!(await tenant.locator("button.go[value=send]").isVisible())) {
    const before = tenant.url();
    await tenant.locator("main button[type=submit]:visible").last().click();
    await tenant.waitForURL((url) => url.href !== before);
  }
  for (const box of await tenant.locator("main input[type=checkbox]:visible").all()) await box.check();
  await tenant.locator("button.go[value=send]").click();
  await tenant.waitForURL(/said=corrected/);
}

/** As a referee on the page of the mail's link. `words`: how they know the applicant. */
export async function giveReference(referee: Page, words: string): Promise<void> {
  await referee.getByRole("group", { name: "Was the rent paid on time?" }).getByLabel("Mostly").check();
  await referee.getByLabel(/^How do you know/).fill(words);
  await referee.getByRole("button", { name: "Send my answers" }).click();
  await referee.getByRole("heading", { name: "Your answers were received" }).waitFor();
}
