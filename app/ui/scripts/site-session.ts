/**
 * Pages that are the same for everybody are written for visitors. Where the hint cookie says that somebody is signed in,
 * this asks once and turns the header; both of its forms hold the same place, so nothing moves.
 */
const places = () => document.querySelectorAll<HTMLElement>("[data-account]");
const isMember = () => places()[0]?.dataset.account === "member";

async function settle(): Promise<void> {
  const isHinted = document.cookie.includes("signed_in=1");
  if (isHinted === isMember()) return;
  // A page of somebody who has signed out meanwhile, out of the browser's memory.
  if (!isHinted) return location.reload();
  const answer = await fetch("/api/auth/get-session");
  if (!answer.ok || !(await answer.json())) return;
  for (const place of places()) place.dataset.account = "member";
}

/** Each time the page is shown, also from the browser's memory. */
export function watchSession(): void {
  addEventListener("pageshow", () => settle().catch(() => undefined));
}
