import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import { StateMark } from "../../../deciding/decision/ui/state-mark";
import type { ListRow } from "../../../deciding/inbox/rules/list-row";
import { flagWords } from "../../../deciding/inbox/words/flag-words";
import { homeWords } from "../words/home-words";
import { ExampleStep } from "./example-step";

export type HeroPictureProps = { rows: readonly ListRow[]; count: number };

/** The product in one look: a tenant's step behind, what the landlord reads in front. Inert: a picture that is none. */
export function HeroPicture({ rows, count }: HeroPictureProps) {
  const words = useWords(homeWords).hero;
  return (
    <figure className="mx-auto w-full max-w-md lg:max-w-none">
      <div inert className="lg:relative lg:h-[31rem]">
        <div className="absolute start-0 top-0 w-72 max-lg:hidden">
          <ExampleStep />
        </div>
        <div className="rounded-md border border-line-strong bg-paper-raised shadow-raised lg:absolute lg:end-0 lg:bottom-0 lg:w-[21rem]">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-3">
            <span className="font-medium">14 Maple Street, Apt 2</span>
            <span className="text-sm text-ink-muted">{words.count({ count })}</span>
          </p>
          <ul className="tabular divide-y divide-line">
            {rows.map((row) => (
              <Applicant key={row.id} row={row} />
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-muted">{words.caption}</figcaption>
    </figure>
  );
}

function Applicant({ row: { name, state, income, times, flags, marks } }: { row: ListRow }) {
  const words = useWords(homeWords).hero;
  const { tags } = useWords(flagWords);
  const states = useWords(stateWords);
  const isUnread = marks.includes("unread");
  return (
    <li className="px-4 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={isUnread ? "min-w-0 font-semibold" : "min-w-0"}>{name}</span>
        <StateMark state={state}>{states[state]}</StateMark>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-muted">
        <span>
          <Filled say={words.income} parts={{ income, times }} />
        </span>
        {flags[0] ? <span className="text-amber">{tags[flags[0]]}</span> : null}
      </p>
    </li>
  );
}
