import { viewingsCopy } from "../../../../kernel/viewings-copy";

const page = "/app/viewings";

/**
 * Keeps the list of viewings in this browser, to be read without a connection: a page without scripts, its styles, and the worker
 * that shows them. Where a browser cannot, nothing is kept.
 */
export async function keepDay(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/viewings-worker.js", { scope: page });
    const answer = await fetch(page, { headers: { Accept: "text/html" } });
    if (!answer.ok || answer.redirected) return;
    const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const one of shown.querySelectorAll("script, link[rel=modulepreload], link[rel=preload]")) one.remove();
    for (const told of shown.querySelectorAll<HTMLElement>("[data-offline]")) told.hidden = false;
    const headers = new Headers(answer.headers);
    headers.set("X-Kept-At", String(Date.now()));
    const copy = await caches.open(viewingsCopy);
    const styles = [...shown.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href);
    await copy.put(page, new Response(`<!DOCTYPE html>${shown.documentElement.outerHTML}`, { headers }));
    await copy.addAll([...styles, "/icon-places.svg", "/logo.svg"]);
  } catch {
    // No worker here, or storage is switched off: the list needs a connection then.
  }
}
