import { Flag } from "lucide-react";
import { useState } from "react";
import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { LocalTime } from "../../../ui/local-time";
import { applicationStateWords } from "../../applications/state-words";
import { type Compared, comparedLines } from "../compare";
import { flagLine } from "../flag-words";
import { stateAfter } from "../rules";
import { type AskedMove, DecisionDialog } from "./decision-dialog";
import { applicantHref } from "./inbox-list";
import { useReview } from "./use-review";

type CompareTableProps = { compared: readonly Compared[]; criteria: readonly string[] | null };

const cellClass = "px-2 py-2.5 text-start align-top sm:px-3 [overflow-wrap:anywhere]";
/** Stays in sight while the households move beneath it. */
const titleClass = `${cellClass} sticky start-0 z-10 w-29 border-e border-line bg-paper-raised font-medium sm:w-60`;
/** Narrower than this no household can be read: the table scrolls by itself. */
const widths: Record<number, string> = { 3: "min-w-[30rem]", 4: "min-w-[38rem]" };

type Asking = { move: AskedMove; one: Compared } | null;

/**
 * Two to four applications, line by line beside what was published. No line is summed up, and nobody is ranked. Whoever has
 * no name yet can be put on the shortlist or declined here: there is no other way to tell who it was.
 */
export function CompareTable({ compared, criteria }: CompareTableProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const { post, isPending } = useReview();
  return (
    <section
      aria-label="Comparison"
      aria-busy={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-md border border-line bg-paper-raised"
    >
      <table className={`tabular w-full table-fixed border-collapse text-[0.9375rem] ${widths[compared.length] ?? ""}`}>
        <caption className="sr-only">Applications side by side</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={titleClass}>
              <span className="sr-only">Criterion</span>
              {criteria ? <span className="text-sm font-normal text-ink-muted">You published</span> : null}
            </th>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={cellClass}>
                {one.isBlind ? (
                  one.name
                ) : (
                  <AppLink to={applicantHref(one)} preload="none" className="text-accent underline underline-offset-4">
                    <bdi>{one.name}</bdi>
                  </AppLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line title="State">
            {compared.map((one) => (
              <Badge key={one.id} tone={applicationStateWords[one.state].tone}>
                {applicationStateWords[one.state].label}
              </Badge>
            ))}
          </Line>
          <Line title="Received">
            {compared.map((one) => (
              <LocalTime key={one.id} at={one.submittedAt} locale={one.locale} />
            ))}
          </Line>
          {comparedLines.map((title, index) => (
            <Line key={title} title={title} criterion={criteria?.[index]}>
              {compared.map((one) => (
                <span key={one.id}>{one.cells[index]}</span>
              ))}
            </Line>
          ))}
          <Line title="Flagged by your rules">
            {compared.map((one) => (
              <Flags key={one.id} flags={one.flags} />
            ))}
          </Line>
          <Line title="Next step">
            {compared.map((one) => (
              <NextStep key={one.id} one={one} ask={(move) => setAsking({ move, one })} />
            ))}
          </Line>
        </tbody>
      </table>
      {asking ? (
        <DecisionDialog move={asking.move} ids={[asking.one.id]} onClose={() => setAsking(null)} post={post} />
      ) : null}
    </section>
  );
}

type LineProps = { title: string; criterion?: string | undefined; children: React.ReactElement[] };

function Line({ title, criterion, children }: LineProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={titleClass}>
        {title}
        {criterion ? <span className="block text-sm font-normal text-ink-muted">{criterion}</span> : null}
      </th>
      {children.map((cell) => (
        <td key={cell.key} className={cellClass}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

const steps = [
  ["shortlist", "Shortlist"],
  ["decline", "Decline"],
] as const;

function NextStep({ one, ask }: { one: Compared; ask: (move: AskedMove) => void }) {
  const open = steps.filter(([move]) => stateAfter(one.state, move) !== null);
  if (open.length === 0) return <span className="text-ink-muted">None: it is decided</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {open.map(([move, label]) => (
        <Button key={move} variant="outline" size="sm" className="max-sm:px-2" onClick={() => ask(move)}>
          {label}
          <span className="sr-only"> {one.name}</span>
        </Button>
      ))}
    </div>
  );
}

function Flags({ flags }: { flags: Compared["flags"] }) {
  if (flags.length === 0) return <span className="text-ink-muted">Nothing</span>;
  return (
    <ul className="flex flex-col gap-1">
      {flags.map((flag) => (
        <li key={flag.key} className="flex items-start gap-1.5">
          <Flag aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-amber" />
          <span className="[overflow-wrap:anywhere]">{flagLine(flag)}</span>
        </li>
      ))}
    </ul>
  );
}
