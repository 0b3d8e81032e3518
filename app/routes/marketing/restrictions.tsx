import { marketingMeta } from "~/features/marketing/meta";
import { LongPage } from "~/features/marketing/ui/long-page";
import { restrictionParts } from "~/features/marketing/ui/restriction-parts";
import { isPackPlace } from "~/features/rent-forms/law/place-names";
import { readPlacePage } from "~/features/rent-forms/law/place-page.server";
import { PageVersions, PlaceRules } from "~/features/rent-forms/law/ui/place-rules";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { AppLink } from "~/ui/app-link";
import { publicMeta } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/restrictions";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

/** `?place=US-CA` shows that place's rules; any other value is as if it were not there. */
export async function loader({ request }: Route.LoaderArgs) {
  const place = new URL(request.url).searchParams.get("place");
  return { page: isPackPlace(place) ? await readPlacePage(place) : null };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = loaderData?.page;
  if (!page) {
    return marketingMeta(matches, {
      title: "Restrictions",
      description: "What Rentform may not be used for, and what the law of each place lets a landlord ask.",
      path: "/restrictions",
    });
  }
  return publicMeta(matches, {
    title: `Restrictions in ${page.placeName}`,
    description: `What a landlord may ask on a rental application in ${page.placeName}, with the law behind it.`,
    path: `/restrictions?place=${page.place}`,
  });
}

export default function Restrictions({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  if (!page) return <AllPlaces />;
  return (
    <PageShell
      face="serif"
      eyebrow={<AppLink to="/restrictions">Restrictions, all places</AppLink>}
      title={`What may be asked in ${page.placeName.replace(/ \(.*\)$/, "")}`}
      lead="On a rental application, question by question, with the law, where it was read and when."
    >
      <PlaceRules page={page} />
      <PageVersions page={page} />
    </PageShell>
  );
}

function AllPlaces() {
  return (
    <LongPage
      title="Restrictions"
      lead="What Rentform may not be used for, what the law lets a landlord ask, and what stays your duty."
      changed="2026-11-21"
      parts={restrictionParts}
    />
  );
}
