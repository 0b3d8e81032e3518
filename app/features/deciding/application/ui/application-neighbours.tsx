import { ChevronDown, ChevronUp, Download } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { buttonClass } from "../../../../ui/button-style";
import { isKeyForPage } from "../../../../ui/list-keys";
import { useWords } from "../../../../ui/use-words";
import { type PlaceInList, sayPlace } from "../../inbox/rules/place-in-list";
import { placeWords } from "../../inbox/words/place-words";
import { pageWords } from "../words/page-words";

/** `label`: which one it is, in the order of the list or of arrival. */
type Neighbour = { to: string; label: "previous" | "next" | "newer" | "older" };

export type NeighboursProps = {
  /** What stands before and after it, in the list that one comes from or else in that of the form. */
  before: Neighbour | null;
  after: Neighbour | null;
  /** Where it stands in the list that one comes from. */
  place?: PlaceInList | null;
  /** Address of the application as a PDF. */
  paperAt: string;
};

const neighbourClass = buttonClass({ variant: "ghost", size: "sm" }, "px-2.5");
const paperClass = buttonClass(
  { variant: "outline", size: "sm" },
  "max-sm:border-transparent max-sm:bg-transparent max-sm:px-2.5",
);

/** Not fetched ahead: an application is opened by a person. */
export function ApplicationNeighbours({ before, after, place, paperAt }: NeighboursProps) {
  const placeText = useWords(placeWords);
  const words = useWords(pageWords);
  useNeighbourKeys(before?.to, after?.to);
  return (
    <nav aria-label={words.applications} className="flex shrink-0 sm:gap-1 print:hidden">
      {place ? (
        <span className="tabular self-center px-2 text-ink-muted text-sm">{sayPlace(placeText, place)}</span>
      ) : null}
      {before ? (
        <AppLink
          to={before.to}
          preload="none"
          aria-keyshortcuts="k"
          title={words[before.label]}
          className={neighbourClass}
        >
          <ChevronUp aria-hidden="true" className="size-5" />
          <span className="sr-only">{words[before.label]}</span>
        </AppLink>
      ) : null}
      {after ? (
        <AppLink
          to={after.to}
          preload="none"
          aria-keyshortcuts="j"
          title={words[after.label]}
          className={neighbourClass}
        >
          <ChevronDown aria-hidden="true" className="size-5" />
          <span className="sr-only">{words[after.label]}</span>
        </AppLink>
      ) : null}
      <a href={paperAt} download className={paperClass}>
        <Download aria-hidden="true" className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">{words.savePdf}</span>
      </a>
      <Button variant="ghost" size="sm" className="needs-script max-sm:hidden" onClick={() => print()}>
        {words.print}
      </Button>
    </nav>
  );
}

/** The keys of the list go on here: j to the next application, k to the one before. */
function useNeighbourKeys(before: string | undefined, after: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const to = event.key === "j" ? after : event.key === "k" ? before : undefined;
      if (to && isKeyForPage(event)) void navigate(to);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, before, after]);
}
