import { Direction } from "radix-ui";
import { useEffect } from "react";
import { GalleryFields } from "./gallery-fields";
import { GalleryButtons, GalleryWords } from "./gallery-parts";
import { galleryWindows } from "./gallery-windows";

const parts = [
  { title: "Buttons", Part: GalleryButtons },
  { title: "Fields", Part: GalleryFields },
  { title: "Words and lists", Part: GalleryWords },
];

/** `open`: what stands open, over the buttons alone. The whole document is turned: windows stand beside the page, not in it. */
export function Gallery({ direction, open }: { direction: "ltr" | "rtl"; open: string | null }) {
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  const Window = galleryWindows[open ?? ""];
  return (
    <Direction.Provider dir={direction}>
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-6 sm:px-6">
        <h1 className="font-[560] font-serif text-[1.75rem]">Gallery</h1>
        {Window ? <Window /> : null}
        {(Window ? parts.slice(0, 1) : parts).map(({ title, Part }) => (
          <section key={title}>
            <h2 className="mb-4 border-line-strong border-b pb-2 font-semibold text-lg">{title}</h2>
            <Part />
          </section>
        ))}
      </div>
    </Direction.Provider>
  );
}
