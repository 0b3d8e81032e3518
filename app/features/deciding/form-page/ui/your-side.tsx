import type { ReactNode } from "react";
import { sayCounted } from "../../../../kernel/counted";
import { AppLink } from "../../../../ui/app-link";
import { enoughForPace, type Pace, sayPace } from "../rules/pace";

type YourSideProps = { pace: Pace; overdue: number | null; lateAt: string };

/** How fast the landlord is, beside how fast applicants are. */
export function YourSide({ pace, overdue, lateAt }: YourSideProps) {
  const { looked, openedWithin, decided, decidedWithin } = pace;
  return (
    <section aria-labelledby="your-side" className="border-line border-t pt-4">
      <h3 id="your-side" className="font-semibold">
        Your side
      </h3>
      <dl className="tabular mt-1 text-[0.9375rem]">
        {looked < enoughForPace ? null : (
          <>
            <Line term="Opened within">{openedWithin === null ? "Half aren’t opened yet" : sayPace(openedWithin)}</Line>
            <Line term="Decided">
              {decided} of {looked}
            </Line>
            {decided === 0 ? null : (
              <Line term="Decided within">{decidedWithin === null ? "Too few to say" : sayPace(decidedWithin)}</Line>
            )}
          </>
        )}
        {overdue ? (
          <Line term={<span className="text-amber">Answers overdue</span>}>
            <AppLink to={lateAt} className="text-amber underline underline-offset-4">
              {sayCounted(overdue)}
              <span className="sr-only"> {overdue === 1 ? "answer" : "answers"} overdue</span>
            </AppLink>
          </Line>
        ) : (
          <Line term="Answers overdue">{overdue === null ? "No day promised" : "None"}</Line>
        )}
      </dl>
      <p className="mt-1 text-ink-muted text-sm">
        {looked < enoughForPace
          ? `How quickly you open and decide appears here after ${enoughForPace} applications.`
          : `Median of the last ${looked} applications.`}
      </p>
    </section>
  );
}

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>{term}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
