import { formatDate } from "../../../../kernel/dates";
import { AppLink } from "../../../../ui/app-link";
import { placePath } from "../place-path";

type LawSourceProps = {
  /** Left out or "law": the law itself speaks. */
  basis?: "law" | "advice" | "caution";
  law?: string | null;
  place: string | null;
  placeName: string | null;
  subplace?: string | null;
  source?: string | null;
  checkedOn: string | null;
  confidence?: "read" | "known" | null;
  /** On the page of all rules the link to it falls away. */
  isLinked?: boolean;
};

const bases = { law: null, advice: "A regulator’s advice, no ban. ", caution: "Our own caution, no ban. " };

/** Under each word of the law: its name, where it holds, where it was read and when. */
export function LawSource(props: LawSourceProps) {
  const { basis = "law", law, place, placeName, subplace, source, checkedOn, confidence, isLinked = true } = props;
  const where = subplace ? `${subplace}, ${placeName}` : placeName;
  if (!law && !where && !source && confidence !== "known") return null;
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      {law || where ? `${[law, where].filter(Boolean).join(". ")}. ` : null}
      {bases[basis]}
      {confidence === "known" ? "Not yet verified. " : null}
      {checkedOn && confidence !== "known" ? `Checked ${formatDate(checkedOn, "en-US")}. ` : null}
      {source ? (
        <a className="underline" href={source} rel="noreferrer nofollow" target="_blank">
          Source
        </a>
      ) : null}
      {source && isLinked && place ? ", " : null}
      {isLinked && place ? (
        <AppLink className="underline" to={placePath(place)} target="_blank">
          All rules here
        </AppLink>
      ) : null}
    </p>
  );
}
