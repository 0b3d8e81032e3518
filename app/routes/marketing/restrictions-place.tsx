import { data } from "react-router";
import { servicesContext } from "~/context";
import { readPackChanges } from "~/features/forms/law/pack-changes";
import { isPackPlace } from "~/features/forms/law/place-names";
import { readPlacePage } from "~/features/forms/law/place-page.server";
import { placePath } from "~/features/forms/law/place-path";
import { PlaceChanges } from "~/features/forms/law/ui/place-changes";
import { PageVersions, PlaceRules } from "~/features/forms/law/ui/place-rules";
import { marketingMeta } from "~/features/site/marketing/meta";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { utcDay } from "~/kernel/dates";
import { AppLink } from "~/ui/app-link";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/restrictions-place";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

/** /restrictions/us-ca: the rules of one place. An address has one form, in lower case; any other leads nowhere. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const place = params.place.toUpperCase();
  if (!isPackPlace(place) || params.place !== params.place.toLowerCase()) throw data(null, { status: 404 });
  const { clock, staticFiles } = context.get(servicesContext);
  const changes = await readPackChanges(staticFiles);
  return { page: await readPlacePage(staticFiles, place, utcDay(clock.now().getTime()), changes) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData;
  return marketingMeta(
    matches,
    {
      title: `What can a landlord ask in ${page.placeName}?`,
      description: `What a landlord may ask on a rental application in ${page.placeName}, with the law behind it.`,
      path: placePath(page.place),
    },
    [],
    [{ name: "Rental law by place", path: "/restrictions" }],
  );
}

export default function RestrictionsPlace({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <PageShell
      isLarge
      eyebrow={<AppLink to="/restrictions">All places</AppLink>}
      title={`What may be asked in ${page.placeName.replace(/ \(.*\)$/, "")}`}
      lead="On a rental application, question by question, with the law, its source and the day we read it."
    >
      <PlaceRules page={page} />
      <PlaceChanges page={page} />
      <PageVersions page={page} />
    </PageShell>
  );
}
