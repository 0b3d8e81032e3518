/**
 * The status page's third script: says once that a person is there, by the first thing that is touched, pressed or scrolled. Mail
 * programs open links by themselves, and do none of that. Without it, and on a page that somebody only reads, a button does.
 */
import { scriptPostHeaders } from "../../answering/script-post";

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

function tell(): void {
  for (const sign of signs) removeEventListener(sign, tell);
  const headers = { [scriptPostHeaders.asks]: "yes" };
  const body = new URLSearchParams({ intent: "opened" });
  // What is lost with the connection is said by the next visit.
  fetch(location.pathname, { method: "POST", body, headers, keepalive: true }).catch(() => {});
}

for (const sign of signs) addEventListener(sign, tell, { passive: true });
