import { servicesContext } from "~/context";
import { feedFile } from "~/features/applying/viewings/feed-file";
import { findFeed, listFeedSlots } from "~/features/applying/viewings/queries/find-feed.server";
import { feedRate } from "~/features/applying/viewings/rules";
import { readLanguage } from "~/kernel/page-locale";
import { etagOf, matchesEtag } from "~/platform/remembered-page";
import { fileHeaders } from "~/platform/security-headers";
import type { Route } from "./+types/viewings-feed";

const privateHeaders = { ...fileHeaders, "Cache-Control": "private, no-store" };

/** The viewings of an account for its calendar, by a secret address: homes, times and numbers, and nobody's name. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const feed = await findFeed(services, params.token);
  if (!feed) return new Response("Not Found", { status: 404, headers: privateHeaders });
  const verdict = await services.rateLimit.take(feedRate, feed.userId);
  if (!verdict.allowed) {
    const headers = { ...privateHeaders, "Retry-After": String(verdict.retryAfterSeconds) };
    return new Response(null, { status: 429, headers });
  }
  const slots = await listFeedSlots(services, feed);
  const file = new TextEncoder().encode(
    feedFile(slots, { language: readLanguage(feed.language ?? "en"), baseUrl: services.config.baseUrl }),
  );
  const etag = await etagOf(file);
  const headers = { ...privateHeaders, ETag: etag };
  if (matchesEtag(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(file, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="viewings.ics"',
    },
  });
}
