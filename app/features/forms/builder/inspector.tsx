import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/text-field";
import { useWords } from "../../../ui/use-words";
import { definitionLimits } from "../form-model/definition-limits";
import { questionWords } from "./questions-words";
import { isPhone } from "./room";

/** Under a mouse the narrow list shows as many questions as it can. */
export const lowRow = "xl:h-9 pointer-coarse:min-h-11";
/** The same for words, which may need a second line. */
export const lowWords = "xl:min-h-9 xl:py-1.5 pointer-coarse:min-h-11";

/** Of a row in the narrow list: its buttons lie over the end of it while a mouse or the keyboard is there. */
export const besideActions =
  "flex shrink-0 xl:absolute xl:end-0 xl:top-0 xl:rounded-md xl:bg-paper xl:opacity-0 xl:group-hover/card:opacity-100 xl:group-focus-within/card:opacity-100 xl:pointer-coarse:opacity-100";

type InspectorProps = {
  /** What is set, at the head of a phone's screen. */
  place: string;
  /** Leaves a phone's screen. */
  onDone: () => void;
  /** The id of what opened it, which takes the focus again. */
  openedBy: string;
  children: ReactNode;
};

/** The settings of the row it stands in: beneath it, in a pane where there is room, on a phone a screen. */
export function Inspector({ place, onDone, openedBy, children }: InspectorProps) {
  const words = useWords(questionWords);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPhone()) return;
    const box = screen.current?.querySelector<HTMLInputElement>("input[data-words]");
    (box?.value === "" ? box : screen.current?.querySelector("button"))?.focus();
  }, []);
  const done = () => {
    onDone();
    document.getElementById(openedBy)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key works wherever the focus is in the screen
    <div
      ref={screen}
      data-inspector
      onKeyDown={(event) => {
        if (event.key === "Escape" && isPhone()) done();
      }}
      className="px-2 pb-4 max-sm:fixed max-sm:inset-0 max-sm:z-30 max-sm:overflow-y-auto max-sm:overscroll-contain max-sm:bg-paper max-sm:px-4 max-sm:pb-16 sm:ps-13 sm:pe-6 xl:fixed xl:start-84 xl:end-104 xl:top-14 xl:bottom-0 xl:overflow-y-auto xl:overscroll-contain xl:bg-paper xl:p-8 in-data-alone:xl:end-0 in-data-alone:xl:pe-[max(2rem,calc(100%-46rem))]"
    >
      <div className="sticky top-0 z-10 -mx-4 mb-4 flex h-14 items-center gap-1 border-line border-b bg-paper ps-1 pe-2 sm:hidden">
        <Button variant="ghost" size="icon" aria-label={words.backToQuestions} onClick={done}>
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Button>
        <p className="min-w-0 flex-1 truncate font-medium">{place}</p>
        <Button onClick={done}>{words.done}</Button>
      </div>
      {children}
      {/* The screen lets no key out to the list behind it: it begins anew. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it hands the focus on at once */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span tabIndex={0} className="sm:hidden" onFocus={() => screen.current?.querySelector("button")?.focus()} />
    </div>
  );
}

/** Where the row is out of sight its words stand here once more, and are changed here as well. */
export function InspectorHead(props: { place: string; words: string; onChange: (words: string) => void }) {
  const { whatYouAsk } = useWords(questionWords);
  return (
    <div className="hidden flex-col gap-4 pb-5 max-sm:flex xl:flex">
      <p className="text-ink-muted text-sm max-sm:hidden">{props.place}</p>
      <TextField
        label={whatYouAsk}
        value={props.words}
        data-words
        maxLength={definitionLimits.labelLength}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}
