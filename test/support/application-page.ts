import type { Page } from "playwright-core";

/** Opens a part of an application's page by its tab. The answers stand beside it on a desk and have a tab on a phone alone. */
export async function openPart(page: Page, name: "Answers" | "Messages" | "Notes" | "References" | "Requests") {
  const tabs = page.getByRole("navigation", { name: "Parts of the application" });
  await tabs.waitFor();
  const tab = tabs.getByRole("link", { name: new RegExp(`^${name}`) });
  if (name === "Answers" && !(await tab.isVisible())) return;
  await tab.click();
  await tabs.locator("a[aria-current=page]").filter({ hasText: name }).waitFor();
}
