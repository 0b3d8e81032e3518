import { ButtonLink } from "../../../../ui/button-link";
import { classNames } from "../../../../ui/class-names";
import { Filled } from "../../../../ui/filled";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { type PlanColumn, planColumnsIn, planRows } from "../pricing";
import { pricingWords } from "../words/pricing-words";
import { Price } from "./in-currencies";
import { useSitePath } from "./use-site-path";

/** Each plan as a column of the same rows; on a phone one after the other, each row with its name. */
export function PlanTable() {
  const language = usePageLanguage();
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4 xl:grid-rows-[repeat(9,auto)] xl:gap-x-4 xl:gap-y-0">
      {planColumnsIn(language).map((plan) => (
        <PlanSheet key={plan.id} plan={plan} isMarked={plan.id === "guest"} />
      ))}
    </div>
  );
}

function PlanSheet({ plan, isMarked }: { plan: PlanColumn; isMarked: boolean }) {
  const words = useWords(pricingWords);
  const at = useSitePath();
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={classNames(
        "flex flex-col rounded-md border bg-paper-raised px-5 pt-6 pb-5 xl:row-span-9 xl:grid xl:grid-rows-subgrid",
        isMarked ? "border-accent" : "border-line",
      )}
    >
      <div>
        <h2 id={`plan-${plan.id}`} className="text-lg font-semibold">
          {plan.name}
        </h2>
        <p className="mt-1 text-ink-muted">{plan.forWhom}</p>
      </div>
      <PlanPrice plan={plan} />
      <dl className="contents">
        {planRows.map((row) => (
          <div
            key={row}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-t border-line py-3 sm:block"
          >
            <dt className="text-sm text-ink-muted">{words.rows[row]}</dt>
            <dd className="tabular font-medium sm:mt-0.5">{plan.rows[row]}</dd>
          </div>
        ))}
      </dl>
      {/* The page is one for everybody: it has both, and shows the one of who looks at it. */}
      {[
        { ...plan.action, shown: "for-members:hidden" },
        { ...plan.memberAction, shown: "for-visitors:hidden" },
      ].map(({ to, label, shown }) => (
        <ButtonLink
          key={shown}
          to={at(to)}
          variant={isMarked ? "default" : "outline"}
          className={classNames("mt-3 w-full sm:mt-auto xl:mt-3 xl:self-end", shown)}
        >
          {label}
        </ButtonLink>
      ))}
    </section>
  );
}

function PlanPrice({ plan: { price, per, others } }: { plan: PlanColumn }) {
  const words = useWords(pricingWords);
  return (
    <div className="tabular mt-4 mb-5 xl:self-end">
      <p className="font-serif text-4xl font-[560] tracking-tight">
        <Price of={price} />
        {per ? (
          <span className="ms-1.5 font-sans text-base font-normal tracking-normal text-ink-muted">{per}</span>
        ) : null}
      </p>
      <p className="mt-1 text-ink-muted">
        {others.length === 0 ? words.noCard : null}
        {others.map((other, index) => (
          <span key={other.price}>
            {index > 0 ? ", " : null}
            <Filled say={other.say} parts={{ price: <Price of={other.price} /> }} />
          </span>
        ))}
      </p>
    </div>
  );
}
