import { marketingMeta } from "~/features/marketing/meta";
import { Article } from "~/features/marketing/ui/article";
import { isPackPlace, placeNames } from "~/features/rent-forms/law/place-names";
import { readPlacePage } from "~/features/rent-forms/law/place-page.server";
import { NeverAsked, PlaceIndex } from "~/features/rent-forms/law/ui/place-index";
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
  const count = Object.keys(placeNames).length;
  return (
    <Article
      title="Restrictions"
      lead="What Rentform may not be used for, what the law lets a landlord ask, and what stays your duty."
      updated="21 November 2026"
    >
      <h2>What may be asked, place by place</h2>
      <p>
        The builder marks every question by the law of the home’s place. These are its {count} sets of rules, each entry
        with its law, its source and the day it was checked.
      </p>
      <PlaceIndex />
      <p>Elsewhere only what is never asked anywhere is left out.</p>
      <h2>Never asked anywhere</h2>
      <NeverAsked />
      <h2>Using Rentform</h2>
      <ul>
        <li>Make forms only for homes that you own or may let.</li>
        <li>Ask for no fees, deposits, card or bank details through a form.</li>
        <li>Ask for no identity or social security numbers, passwords or health records.</li>
        <li>No bulk mailing, scraping or resale of applications.</li>
        <li>Not for hiring, short stays or anything but letting a home.</li>
      </ul>
      <p>A form that breaks these rules can be suspended. You are told why and can answer.</p>
      <h2>Fair housing</h2>
      <p>
        In the United States federal law forbids choosing by race, color, religion, national origin, sex, familial
        status or disability. Many states, cities and other countries protect more: source of income, age, marital
        status, sexual orientation, gender identity, military status, immigration status.
      </p>
      <ul>
        <li>Ask everybody the same questions, in the same order.</li>
        <li>Write your criteria down before the first application arrives, and hold everybody to them.</li>
        <li>An assistance animal is not a pet.</li>
        <li>Describe the home in your advertisement, not the person you have in mind.</li>
      </ul>
      <h2>What stays your duty</h2>
      <p>The law of your place may ask for more than we know of, and this page is no legal advice.</p>
    </Article>
  );
}
