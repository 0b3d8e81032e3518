import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../../ui/dialog";
import { useWords } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import type { InHand } from "./in-hand";
import { PreviewLink } from "./preview-link";
import { PreviewPane } from "./preview-pane";
import { previewWords } from "./preview-words";
import { besideQuery } from "./room";

type PreviewSideProps = {
  definition: FormDefinition;
  /** The form on the server, whose preview can be shared; null while it lives in this browser alone. */
  formId: string | null;
  step: number;
  /** What stands open in this step before anything has the focus. */
  first: InHand;
  /** What stands above both and below; they hold the button. */
  frame: (preview: { isShown: boolean; onPreview: () => void }) => { head: ReactNode; foot: ReactNode };
  children: ReactNode;
};

/** The work and, beside or above it, what a tenant will see of the question that holds the focus. */
export function PreviewSide({ definition, formId, step, first, frame, children }: PreviewSideProps) {
  const words = useWords(previewWords);
  const isBeside = useMedia(besideQuery);
  const [isWanted, setWanted] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const work = useRef<HTMLDivElement>(null);
  const focused = useFocused(work, step) ?? first;
  const isShown = isBeside ? isWanted : isOpen;
  const onPreview = () => (isBeside ? setWanted(!isWanted) : setOpen(true));
  const { head, foot } = frame({ isShown, onPreview });
  const link = formId ? <PreviewLink formId={formId} /> : null;
  return (
    <>
      {head}
      <div ref={work} className={isWanted ? "xl:pe-104" : undefined} data-alone={isWanted ? undefined : true}>
        {children}
      </div>
      {isBeside && isWanted ? (
        <aside className="fixed end-0 top-14 bottom-0 z-10 flex w-104 flex-col gap-3 bg-paper-sunken p-4 px-6">
          <PreviewPane definition={definition} focused={focused} />
          {link}
        </aside>
      ) : null}
      {isBeside ? null : (
        <Dialog title={words.title} size="wide" isOpen={isOpen} onOpenChange={setOpen}>
          <div className="flex h-[70dvh] flex-col gap-3">
            <PreviewPane definition={definition} focused={focused} isTitled />
          </div>
          {link}
        </Dialog>
      )}
      {foot}
    </>
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

/** The `data-section` and `data-card` around whatever last had the focus in this step. */
function useFocused(work: React.RefObject<HTMLDivElement | null>, step: number): InHand | null {
  const [focused, setFocused] = useState<InHand | null>(null);
  const [stepOfFocus, setStepOfFocus] = useState(step);
  if (stepOfFocus !== step) {
    setStepOfFocus(step);
    setFocused(null);
  }
  useEffect(() => {
    const element = work.current;
    const follow = (event: FocusEvent) => {
      const target = event.target as Element;
      const sectionId = target.closest<HTMLElement>("[data-section]")?.dataset.section;
      if (!sectionId) return;
      const fieldId = target.closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
      setFocused((before) =>
        before?.sectionId === sectionId && before.fieldId === fieldId ? before : { sectionId, fieldId },
      );
    };
    element?.addEventListener("focusin", follow);
    return () => element?.removeEventListener("focusin", follow);
  }, [work]);
  return focused;
}
