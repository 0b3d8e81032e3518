import { servicesContext } from "~/context";
import { writeFeed } from "~/features/site/marketing/post-meta";
import { posts } from "~/features/site/marketing/posts";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/blog-rss";

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(servicesContext).config;
  return new Response(writeFeed(baseUrl, posts), {
    headers: {
      ...fileHeaders,
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.publicPage,
    },
  });
}
