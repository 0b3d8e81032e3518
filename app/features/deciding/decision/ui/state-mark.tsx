import { Check, CircleDashed, Clock, Minus, Star } from "lucide-react";
import type { ReactNode } from "react";
import type { ApplicationState } from "../../../../db/schema/applications";

const marks: Record<ApplicationState, ReactNode> = {
  submitted: <span className="m-1 block size-2 rounded-full bg-accent" />,
  in_review: <Clock className="size-4" />,
  info_requested: <CircleDashed className="size-4 text-amber" />,
  shortlisted: <Star className="size-4 fill-accent text-accent" />,
  approved: <Check className="size-4 text-accent" />,
  declined: <Minus className="size-4" />,
  withdrawn: <Minus className="size-4" />,
  expired: <Minus className="size-4" />,
};

/** A state as a drawn mark and its word: never a colour alone. */
export function StateMark({ state, children }: { state: ApplicationState; children: ReactNode }) {
  return (
    <span className="inline-flex shrink-0 max-[15rem]:shrink items-baseline gap-1.5 text-[0.9375rem]">
      <span aria-hidden="true" className="flex size-4 shrink-0 items-center self-center justify-center">
        {marks[state]}
      </span>
      {children}
    </span>
  );
}
