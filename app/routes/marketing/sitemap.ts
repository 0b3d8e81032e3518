import { servicesContext } from "~/context";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { sitePages, writeSitemap } from "~/site-pages";
import { fileHeaders } from "../../../workers/security-headers";
import type { Route } from "./+types/sitemap";

/** /sitemap.xml */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(servicesContext).config;
  return new Response(writeSitemap(baseUrl, sitePages), {
    headers: {
      ...fileHeaders,
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.publicPage,
    },
  });
}
