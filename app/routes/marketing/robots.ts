import { servicesContext } from "~/context";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { writeRobots } from "~/routes/shared/site-pages";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/robots";

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(servicesContext).config;
  return new Response(writeRobots(baseUrl), {
    headers: { ...fileHeaders, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE_CONTROL.publicPage },
  });
}
