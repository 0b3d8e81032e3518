import { formatDate } from "../../../../kernel/dates";
import { sitePath } from "../../../../kernel/site-languages";
import { AppLink } from "../../../../ui/app-link";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { placeNameOf } from "../place-names";
import type { PlacePage } from "../place-page.server";
import { placePageWords } from "../place-page-words";

/** Which files the page was made of: a published form names the same versions. */
export function PageVersions({ page }: { page: PlacePage }) {
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  return (
    <p className="mt-12 text-ink-muted text-sm">
      {page.files.map(({ place, version, checkedOn }, index) => (
        <span key={version}>
          {index > 0 ? " " : ""}
          {(index > 0 ? words.over : words.version)({
            place: placeNameOf(place, language),
            day: formatDate(checkedOn, locale),
            version,
          })}
        </span>
      ))}{" "}
      {words.noAdvice}{" "}
      <AppLink className="underline" to={sitePath("/restrictions", language)}>
        {words.allPlaces}
      </AppLink>
    </p>
  );
}
