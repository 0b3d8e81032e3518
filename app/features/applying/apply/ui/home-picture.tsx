import type { PageLocale } from "../../../../kernel/page-locale";
import { localize } from "../../../forms/form-model/localized";
import type { FormDefinition, Photo } from "../../../forms/form-model/schema";

/** Lazy and with its measures: it comes after the words and moves nothing. */
export function HomePicture({
  photo: { hash, width, height, alt, smaller = [] },
  definition: { defaultLocale },
  locale,
  sizes = "(min-width: 48rem) 44rem, 100vw",
}: {
  photo: Photo;
  definition: FormDefinition;
  locale: PageLocale;
  /** How wide it is shown. */
  sizes?: string;
}) {
  return (
    <img
      src={`/media/${smaller[0]?.hash ?? hash}`}
      srcSet={
        smaller.length > 0
          ? [...smaller, { hash, width }].map((one) => `/media/${one.hash} ${one.width}w`).join(", ")
          : undefined
      }
      sizes={smaller.length > 0 ? sizes : undefined}
      width={width}
      height={height}
      alt={localize(alt, locale, defaultLocale)}
      loading="lazy"
      decoding="async"
    />
  );
}
