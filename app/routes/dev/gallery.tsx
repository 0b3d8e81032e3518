import { data } from "react-router";
import { servicesContext } from "~/context";
import { later, useLater } from "~/ui/later";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/gallery";

export function meta() {
  return [{ title: pageTitle("Gallery") }, { name: "robots", content: "noindex" }];
}

/**
 * 404 unless ENVIRONMENT is development, asked at run time. `?dir=rtl` turns the page round, `?open=dialog` (alert, menu, toasts)
 * shows what opens over it; the scheme is the reader's.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(servicesContext).config.isDevelopment) throw data(null, { status: 404 });
  const isTurned = url.searchParams.get("dir") === "rtl";
  return { direction: isTurned ? ("rtl" as const) : ("ltr" as const), open: url.searchParams.get("open") };
}

/** Drawn in the browser alone: the Worker has no use for its parts. */
const gallery = later(async () => (await import("~/ui/gallery/gallery.client")).Gallery);

/** Every component of app/ui in its states, to look at and to compare. */
export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const Gallery = useLater(gallery, true);
  return Gallery ? <Gallery {...loaderData} /> : <p aria-busy="true">Opening the gallery</p>;
}
