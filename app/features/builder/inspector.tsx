import type { ReactNode } from "react";
import { TextField } from "../../ui/text-field";
import { definitionLimits } from "../form-model/definition-limits";

/** Of a row in the narrow list: its buttons lie over the end of it while a mouse or the keyboard is there. */
export const besideActions =
  "flex shrink-0 xl:absolute xl:end-0 xl:top-0 xl:rounded-md xl:bg-paper xl:opacity-0 xl:group-hover/card:opacity-100 xl:group-focus-within/card:opacity-100 xl:pointer-coarse:opacity-100";

/**
 * What can be set of the row it stands in: beneath it, and where there is room in a pane of its own between the list and the
 * preview. It stays in the row for those who listen, and for the keyboard.
 */
export function Inspector({ children }: { children: ReactNode }) {
  return (
    <div className="px-2 pb-4 sm:ps-13 sm:pe-6 xl:fixed xl:start-84 xl:end-104 xl:top-14 xl:bottom-0 xl:overflow-y-auto xl:overscroll-contain xl:bg-paper xl:p-8 in-data-alone:xl:end-0 in-data-alone:xl:pe-[max(2rem,calc(100%-46rem))]">
      {children}
    </div>
  );
}

/** In the pane the row is out of sight: its words stand here once more, and are changed here as well. */
export function InspectorHead(props: { place: string; words: string; onChange: (words: string) => void }) {
  return (
    <div className="hidden flex-col gap-4 pb-5 xl:flex">
      <p className="text-ink-muted text-sm">{props.place}</p>
      <TextField
        label="What you ask"
        value={props.words}
        maxLength={definitionLimits.labelLength}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}
