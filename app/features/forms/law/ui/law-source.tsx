import { formatDate } from "../../../../kernel/dates";
import { AppLink } from "../../../../ui/app-link";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { partNameOf, placeNameOf } from "../place-names";
import { placePath } from "../place-path";
import { LawText } from "./law-text";
import { lawWords } from "./note-words";

type LawSourceProps = {
  /** Left out or "law": the law itself speaks. */
  basis?: "law" | "advice" | "caution";
  law?: string | null;
  place: string | null;
  /** Left out where the page around is of that place. */
  isPlaceNamed?: boolean;
  subplace?: string | null;
  source?: string | null;
  checkedOn: string | null;
  confidence?: "read" | "known" | null;
  /** On the page of all rules the link to it falls away. */
  isLinked?: boolean;
};

/** Under each word of the law: its name, where it holds, where it was read and when. */
export function LawSource(props: LawSourceProps) {
  const {
    basis = "law",
    law,
    place,
    isPlaceNamed = true,
    subplace,
    source,
    checkedOn,
    confidence,
    isLinked = true,
  } = props;
  const { source: words } = useWords(lawWords);
  const locale = usePageLocale();
  const language = usePageLanguage();
  const name = isPlaceNamed ? placeNameOf(place, language) : "";
  const where = [subplace && isPlaceNamed ? partNameOf(subplace, language) : "", name].filter(Boolean).join(", ");
  if (!law && !where && !source && confidence !== "known") return null;
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      {law ? <LawText>{law}. </LawText> : null}
      {where ? `${where}. ` : null}
      {basis === "law" ? null : `${words[basis]} `}
      {confidence === "known" ? `${words.unverified} ` : null}
      {checkedOn && confidence !== "known" ? `${words.checked({ day: formatDate(checkedOn, locale) })} ` : null}
      {source ? (
        <a className="underline" href={source} rel="noreferrer nofollow" target="_blank">
          {words.source}
        </a>
      ) : null}
      {source && isLinked && place ? ", " : null}
      {isLinked && place ? (
        <AppLink className="underline" to={placePath(place, language)} target="_blank">
          {words.allRules}
        </AppLink>
      ) : null}
    </p>
  );
}
