import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { isKeyForPage } from "../../../ui/list-keys";

export type NeighboursProps = {
  /** What stands before and after it, in the list that one comes from or else in that of the form. */
  before: { to: string; label: string } | null;
  after: { to: string; label: string } | null;
  /** Address of the application as a PDF. */
  paperAt: string;
};

const neighbourClass = buttonClass({ variant: "outline" });

/** Not fetched ahead: an application is opened by a person. */
export function ApplicationNeighbours({ before, after, paperAt }: NeighboursProps) {
  useNeighbourKeys(before?.to, after?.to);
  return (
    <nav aria-label="Applications" className="flex flex-wrap gap-2 sm:gap-3 print:hidden">
      {before ? (
        <AppLink to={before.to} preload="none" aria-keyshortcuts="k" className={neighbourClass}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          {before.label}
        </AppLink>
      ) : null}
      {after ? (
        <AppLink to={after.to} preload="none" aria-keyshortcuts="j" className={neighbourClass}>
          {after.label}
          <ChevronRight aria-hidden="true" className="size-4" />
        </AppLink>
      ) : null}
      <a href={paperAt} download className={neighbourClass}>
        Save as PDF
      </a>
      <Button variant="outline" className="needs-script max-sm:hidden" onClick={() => print()}>
        Print
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
