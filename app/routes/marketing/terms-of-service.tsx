import { servicesContext } from "~/context";
import { marketingMeta } from "~/features/site/marketing/meta";
import { siteOwner } from "~/features/site/marketing/queries/site-owner.server";
import { LongPage } from "~/features/site/marketing/ui/long-page";
import { termsParts } from "~/features/site/marketing/ui/terms-parts";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import type { Route } from "./+types/terms-of-service";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Terms of service",
    description:
      "The rules for using Rentform in plain words: who may use it, what landlords promise, what it costs, and how it ends.",
    path: "/terms-of-service",
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return { owner: siteOwner(context.get(servicesContext)) };
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return (
    <LongPage
      title="Terms of service"
      lead="The rules for using Rentform, in plain words."
      changed="2026-11-27"
      parts={termsParts(loaderData.owner)}
    />
  );
}
