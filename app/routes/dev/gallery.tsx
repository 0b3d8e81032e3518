import { data } from "react-router";
import { servicesContext } from "~/context";
import { GalleryFields } from "~/ui/gallery/gallery-fields";
import { GalleryButtons, GalleryWords } from "~/ui/gallery/gallery-parts";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/gallery";

export function meta() {
  return [{ title: pageTitle("Gallery") }, { name: "robots", content: "noindex" }];
}

/** 404 unless ENVIRONMENT is development, asked at run time. `?dir=rtl` turns the page round; the scheme is the reader's. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(servicesContext).config.isDevelopment) throw data(null, { status: 404 });
  return { direction: url.searchParams.get("dir") === "rtl" ? ("rtl" as const) : ("ltr" as const) };
}

const parts = [
  { title: "Buttons", Part: GalleryButtons },
  { title: "Fields", Part: GalleryFields },
  { title: "Words and lists", Part: GalleryWords },
];

/** Every component of app/ui in its states, to look at and to compare. */
export default function Gallery({ loaderData: { direction } }: Route.ComponentProps) {
  return (
    <div dir={direction} className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-6 sm:px-6">
      <h1 className="font-[560] font-serif text-[1.75rem]">Gallery</h1>
      {parts.map(({ title, Part }) => (
        <section key={title}>
          <h2 className="mb-4 border-line-strong border-b pb-2 font-semibold text-lg">{title}</h2>
          <Part />
        </section>
      ))}
    </div>
  );
}
