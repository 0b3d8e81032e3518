import type { ReactNode } from "react";
import { sayCounted } from "../../../../kernel/counted";
import { AppLink } from "../../../../ui/app-link";
import { useWords } from "../../../../ui/use-words";
import { enoughForPace, type Pace, sayPace } from "../rules/pace";
import { numbersWords } from "../words/numbers-words";

type YourSideProps = { pace: Pace; overdue: number | null; lateAt: string };

/** How fast the landlord is, beside how fast applicants are. */
export function YourSide({ pace, overdue, lateAt }: YourSideProps) {
  const words = useWords(numbersWords);
  const { yours } = words;
  const { looked, openedWithin, decided, decidedWithin } = pace;
  return (
    <section aria-labelledby="your-side" className="border-line border-t pt-4">
      <h3 id="your-side" className="font-semibold">
        {yours.title}
      </h3>
      <dl className="tabular mt-1 text-[0.9375rem]">
        {looked < enoughForPace ? null : (
          <>
            <Line term={yours.openedWithin}>
              {openedWithin === null ? yours.notOpened : sayPace(words, openedWithin)}
            </Line>
            <Line term={yours.decided}>{yours.decidedOf({ decided, looked })}</Line>
            {decided === 0 ? null : (
              <Line term={yours.decidedWithin}>
                {decidedWithin === null ? yours.tooFew : sayPace(words, decidedWithin)}
              </Line>
            )}
          </>
        )}
        {overdue ? (
          <Line term={<span className="text-amber">{yours.overdue}</span>}>
            <AppLink to={lateAt} className="text-amber underline underline-offset-4">
              <span aria-hidden="true">{sayCounted(overdue)}</span>
              <span className="sr-only">{yours.overdueLink({ number: overdue, count: sayCounted(overdue) })}</span>
            </AppLink>
          </Line>
        ) : (
          <Line term={yours.overdue}>{overdue === null ? yours.noPromise : yours.none}</Line>
        )}
      </dl>
      <p className="mt-1 text-ink-muted text-sm">
        {looked < enoughForPace ? yours.later({ count: enoughForPace }) : yours.median({ count: looked })}
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
