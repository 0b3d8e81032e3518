import type { Page } from "playwright-core";

/** By `button`; `tries` are pressed at the checkout before the card is taken. */
export async function payAtCheckout(page: Page, button: string, tries: string[] = []): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/dev\/stripe\/checkout\//);
  for (const press of tries) {
    await page.getByRole("button", { name: press }).click();
    await page.getByRole("alert").waitFor();
  }
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/session_id=/);
}
