import { Archive, Check, Clock, Minus, Pause, PencilLine, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { FormState } from "../../../../db/schema/forms";
import { usePageLanguage } from "../../../../ui/use-words";
import { shownState } from "../moves";

const marks: Record<FormState, ReactNode> = {
  draft: <PencilLine />,
  pending_verification: <Clock />,
  open: <span className="m-1 block size-2 rounded-full bg-accent" />,
  paused: <Pause />,
  full: <Check />,
  closed: <Minus />,
  suspended: <TriangleAlert className="text-amber" />,
  archived: <Archive />,
  deleted: <Minus />,
};

type FormStateMarkProps = { form: { state: FormState; opensUntil: number | null }; now: number };

/** The state of a form as a drawn mark and its word: never a colour alone. */
export function FormStateMark({ form, now }: FormStateMarkProps) {
  const { label, tone } = shownState(form, now, usePageLanguage());
  return (
    <span
      className={`inline-flex shrink-0 items-baseline gap-1.5 text-[0.9375rem] ${tone === "amber" ? "font-medium text-amber" : ""}`}
    >
      <span aria-hidden="true" className="flex size-4 shrink-0 items-center self-center justify-center [&_svg]:size-4">
        {marks[form.state]}
      </span>
      {label}
    </span>
  );
}
