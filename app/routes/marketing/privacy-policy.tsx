import { servicesContext } from "~/context";
import { marketingMeta } from "~/features/site/marketing/meta";
import { retentionRows } from "~/features/site/marketing/queries/retention-rows.server";
import { mailProvider, siteOwner } from "~/features/site/marketing/queries/site-owner.server";
import { LongPage } from "~/features/site/marketing/ui/long-page";
import { privacyParts } from "~/features/site/marketing/ui/privacy-parts";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import type { Route } from "./+types/privacy-policy";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Privacy policy",
    description: "Which data Rentform keeps, why, where and for how long, and how to see, correct or delete it.",
    path: "/privacy-policy",
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return { retention: retentionRows(), owner: siteOwner(services), sendsBy: mailProvider(services) };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LongPage
      title="Privacy policy"
      lead="Which data we keep, why, for how long, and what you can do about it."
      changed="2026-11-27"
      parts={privacyParts(loaderData.retention, loaderData.owner, loaderData.sendsBy)}
    />
  );
}
