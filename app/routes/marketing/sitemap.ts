import { servicesContext } from "~/context";
import { packPlaces } from "~/features/forms/law/place-of";
import { placePath } from "~/features/forms/law/place-path";
import { postPath, posts } from "~/features/site/marketing/posts";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { sitePages, writeSitemap } from "~/routes/shared/site-pages";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/sitemap";

const newest =
  posts
    .map((post) => post.checkedOn)
    .sort()
    .at(-1) ?? "";
const blogPages = [
  { path: "/blog", changed: newest },
  ...posts.map((post) => ({ path: postPath(post.slug), changed: post.checkedOn })),
];

const placesChanged = sitePages.find((page) => page.path === "/restrictions")?.changed ?? "";
const placePages = packPlaces.map((place) => ({ path: placePath(place), changed: placesChanged }));

/** /sitemap.xml */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(servicesContext).config;
  return new Response(writeSitemap(baseUrl, [...sitePages, ...placePages, ...blogPages]), {
    headers: {
      ...fileHeaders,
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.publicPage,
    },
  });
}
