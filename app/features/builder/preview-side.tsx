import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import type { FormDefinition } from "../form-model/schema";
import { PreviewLink } from "./preview-link";
import { PreviewPane } from "./preview-pane";

/** From here on there is room for a phone beside the work. */
const besideQuery = "(min-width: 80rem)";

type PreviewSideProps = {
  definition: FormDefinition;
  /** The form on the server, whose preview can be shared; null while it lives in this browser alone. */
  formId: string | null;
  children: ReactNode;
};

/**
 * The work and, beside it, what a tenant will see. Where there is no room, the preview opens above the work. It follows the
 * section that is being worked on: the one that holds the focus.
 */
export function PreviewSide({ definition, formId, children }: PreviewSideProps) {
  const isBeside = useMedia(besideQuery);
  const [isShown, setShown] = useState(true);
  const work = useRef<HTMLDivElement>(null);
  const sectionId = useFocusedSection(work);
  const pane = <PreviewPane definition={definition} sectionId={sectionId} isTitled={!isBeside} />;
  const link = formId ? <PreviewLink formId={formId} /> : null;
  return (
    <div className={isBeside && isShown ? "grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-10" : ""}>
      <div ref={work} className={isBeside && isShown ? "min-w-0" : "min-w-0 max-w-4xl"}>
        <div className="mb-4 flex justify-end">
          {isBeside ? (
            <Button variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              {isShown ? "Hide preview" : "Show preview"}
            </Button>
          ) : (
            <Dialog
              title="Preview"
              size="wide"
              trigger={
                <Button variant="outline">
                  <Eye aria-hidden="true" /> Preview
                </Button>
              }
            >
              {pane}
              {link}
            </Dialog>
          )}
        </div>
        {children}
      </div>
      {isBeside && isShown ? (
        <div className="sticky top-4 flex flex-col gap-4">
          {pane}
          {link}
        </div>
      ) : null}
    </div>
  );
}

/** False on the server and at first: the page must not jump when it comes alive on a phone. */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}

/** The `data-section` around whatever last had the focus. */
function useFocusedSection(work: React.RefObject<HTMLDivElement | null>): string | null {
  const [sectionId, setSectionId] = useState<string | null>(null);
  useEffect(() => {
    const element = work.current;
    const follow = (event: FocusEvent) => {
      const section = (event.target as Element).closest<HTMLElement>("[data-section]");
      if (section?.dataset.section) setSectionId(section.dataset.section);
    };
    element?.addEventListener("focusin", follow);
    return () => element?.removeEventListener("focusin", follow);
  }, [work]);
  return sectionId;
}
