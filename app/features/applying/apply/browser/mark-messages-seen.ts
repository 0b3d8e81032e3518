/** The status page's script: says once that the landlord's messages stood before somebody's eyes. Without it a button does. */
import { scriptPostHeaders } from "../../answering/script-post";

const form = document.querySelector<HTMLFormElement>("form[data-seen]");
const thread = form?.closest("section");

if (form && thread) {
  const tell = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting) || document.visibilityState !== "visible") return;
    watcher.disconnect();
    const fields = new URLSearchParams({ intent: "seen", upTo: String(new FormData(form).get("upTo")) });
    const headers = { [scriptPostHeaders.asks]: "yes" };
    // What is lost with the connection is said by the next visit.
    fetch(form.action, { method: "POST", body: fields, headers, keepalive: true }).catch(() => {});
  };
  // The end of the thread: a whole newest message stands above it, and the space below that need not be in sight.
  const watcher = new IntersectionObserver(tell, { rootMargin: "0px 0px 32px" });
  watcher.observe(form);
}
