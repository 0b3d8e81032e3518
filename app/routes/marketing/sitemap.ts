import { servicesContext } from "~/context";
import { postPath, posts } from "~/features/marketing/posts";
import { packPlaces } from "~/features/rent-forms/law/place-of";
import { placePath } from "~/features/rent-forms/law/place-path";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { sitePages, writeSitemap } from "~/site-pages";
import { fileHeaders } from "../../../workers/security-headers";
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
