import { data } from "react-router";
import { servicesContext } from "~/context";
import { readPackChanges } from "~/features/forms/law/pack-changes";
import { isPackPlace, placeNameOf, shortPlaceName } from "~/features/forms/law/place-names";
import { readPlacePage } from "~/features/forms/law/place-page.server";
import { placePath } from "~/features/forms/law/place-path";
import { PlaceChanges } from "~/features/forms/law/ui/place-changes";
import { PlaceRules } from "~/features/forms/law/ui/place-rules";
import { PageVersions } from "~/features/forms/law/ui/place-versions";
import { marketingMeta } from "~/features/site/marketing/meta";
import { useSitePath } from "~/features/site/marketing/ui/use-site-path";
import { restrictionsWords } from "~/features/site/marketing/words/restrictions-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { utcDay } from "~/kernel/dates";
import { AppLink } from "~/ui/app-link";
import { languageOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
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
  const language = languageOf(matches);
  const words = restrictionsWords[language].place;
  const place = placeNameOf(page.place, language);
  return marketingMeta(
    matches,
    {
      title: words.metaTitle({ place }),
      description: words.metaDescription({ place }),
      path: placePath(page.place),
    },
    [],
    [{ name: words.byPlace, path: "/restrictions" }],
  );
}

export default function RestrictionsPlace({ loaderData: { page } }: Route.ComponentProps) {
  const words = useWords(restrictionsWords).place;
  const at = useSitePath();
  const language = usePageLanguage();
  return (
    <PageShell
      isLarge
      eyebrow={<AppLink to={at("/restrictions")}>{words.allPlaces}</AppLink>}
      title={words.title({
        place: page.place === "US" ? shortPlaceName("US", language) : placeNameOf(page.place, language),
      })}
      lead={words.lead}
    >
      <PlaceRules page={page} />
      <PlaceChanges page={page} />
      <PageVersions page={page} />
    </PageShell>
  );
}
