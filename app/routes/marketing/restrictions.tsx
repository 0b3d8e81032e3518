import { servicesContext } from "~/context";
import { marketingMeta } from "~/features/site/marketing/meta";
import { LongPage } from "~/features/site/marketing/ui/long-page";
import { restrictionParts } from "~/features/site/marketing/ui/restriction-parts";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { countEntries } from "../../features/forms/law/packs.server";
import type { Route } from "./+types/restrictions";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

/** Counted from the rule packs: this page is made at build. */
export async function loader({ context }: Route.LoaderArgs) {
  return { count: await countEntries(context.get(servicesContext).staticFiles) };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "What a landlord may ask: rental law by place",
    description: "What Rentform may not be used for, and what the law of each place lets a landlord ask.",
    path: "/restrictions",
  });
}

export default function Restrictions({ loaderData: { count } }: Route.ComponentProps) {
  return (
    <LongPage
      title="Restrictions"
      lead="What Rentform may not be used for, what the law lets a landlord ask, and what stays your duty."
      changed="2026-11-22"
      parts={restrictionParts(count)}
    />
  );
}
