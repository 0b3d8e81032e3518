/** Shows the kept list of viewings (app/features/applying/viewings/ui/keep-day.client.ts) where there is no connection. */
const copyName = "viewings";
const keptMs = 24 * 60 * 60 * 1000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET") event.respondWith(answer(request));
});

async function answer(request) {
  try {
    const response = await fetch(request);
    // Away to the page of signing in: whose list it was is not here any more.
    if (request.mode === "navigate" && response.type === "opaqueredirect") await caches.delete(copyName);
    return response;
  } catch (error) {
    const copy = await caches.open(copyName);
    const kept = await copy.match(request, { ignoreSearch: request.mode === "navigate", ignoreVary: true });
    const keptAt = Number(kept?.headers.get("X-Kept-At"));
    if (!kept) throw error;
    if (!keptAt || Date.now() - keptAt < keptMs) return kept;
    await caches.delete(copyName);
    throw error;
  }
}
