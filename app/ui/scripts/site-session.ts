import { forgetViewings } from "../../kernel/viewings-copy";

/** Asks once whether the head's hint (ui/session-hint.ts) is true, and turns the header where it is not. */
const shown = document.documentElement.dataset;
/** Written by the server for somebody signed in: such a page holds nothing for visitors. */
const isOwn = () => document.querySelector<HTMLElement>("[data-account]")?.dataset.account === "member";

async function settle(): Promise<void> {
  const isHinted = /(^|; )signed_in=1/.test(document.cookie);
  // Also of who signed out without script, which leads to such a page.
  if (!isHinted) await forgetViewings();
  if (isOwn()) {
    // A page of somebody who has signed out meanwhile, out of the browser's memory.
    if (!isHinted) location.reload();
    return;
  }
  if (!isHinted) {
    delete shown.session;
    return;
  }
  shown.session = "member";
  const answer = await fetch("/api/auth/get-session");
  if (answer.ok && !(await answer.json())) delete shown.session;
}

/** Each time the page is shown, also from the browser's memory. */
export function watchSession(): void {
  addEventListener("pageshow", () => settle().catch(() => undefined));
}
