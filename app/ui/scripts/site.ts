/** Public pages without React: fetches a page after 50 ms of intent, and tells the header who is signed in. */
import { ROUTER } from "../../kernel/limits";
import { chooseByRegion } from "./choose-by-region";
import { mendPopovers } from "./popover-fallback";
import { showInCountry } from "./show-in-country";
import { watchSession } from "./site-session";

watchSession();
mendPopovers();
showInCountry();
chooseByRegion(document.querySelectorAll<HTMLInputElement>("input[data-regions]"));

// A static page keeps the year in which it was built.
const year = document.querySelector("[data-year]");
if (year) year.textContent = String(new Date().getUTCFullYear());

const asked = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function intend(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link) return;
  clearTimeout(timer);
  timer = setTimeout(() => preload(link), ROUTER.preloadDelayMs);
}

function preload(link: HTMLAnchorElement): void {
  const address = link.origin + link.pathname + link.search;
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  if (!isElsewhere || link.target || link.hasAttribute("download") || asked.has(address)) return;
  asked.add(address);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = address;
  document.head.appendChild(hint);
}

for (const type of ["mouseover", "focusin", "touchstart"]) document.addEventListener(type, intend, { passive: true });
for (const type of ["mouseout", "focusout"])
  document.addEventListener(type, () => clearTimeout(timer), { passive: true });
