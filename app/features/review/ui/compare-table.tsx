import { Flag } from "lucide-react";
import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { LocalTime } from "../../../ui/local-time";
import { applicationStateWords } from "../../applications/state-words";
import { type Compared, comparedLines } from "../compare";
import { applicantHref } from "./inbox-list";

type CompareTableProps = { compared: readonly Compared[]; criteria: readonly string[] | null };

const cellClass = "px-3 py-2.5 text-start align-top";

/** Two to four applications, line by line beside what was published. No line is summed up, and nobody is ranked. */
export function CompareTable({ compared, criteria }: CompareTableProps) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-paper-raised"
    >
      <table className="tabular w-full min-w-max border-collapse text-[0.9375rem]">
        <caption className="sr-only">Applications side by side</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={cellClass}>
              <span className="sr-only">Criterion</span>
            </th>
            {criteria ? (
              <th scope="col" className={`${cellClass} font-medium text-ink-muted`}>
                You published
              </th>
            ) : null}
            {compared.map((one) => (
              <th key={one.id} scope="col" className={`${cellClass} max-w-56 min-w-40`}>
                {one.isBlind ? (
                  one.name
                ) : (
                  <AppLink to={applicantHref(one)} preload="none" className="text-accent underline underline-offset-4">
                    <bdi className="[overflow-wrap:anywhere]">{one.name}</bdi>
                  </AppLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line title="State" criterion={criteria ? "" : null}>
            {compared.map((one) => (
              <Badge key={one.id} tone={applicationStateWords[one.state].tone}>
                {applicationStateWords[one.state].label}
              </Badge>
            ))}
          </Line>
          <Line title="Received" criterion={criteria ? "" : null}>
            {compared.map((one) => (
              <LocalTime key={one.id} at={one.submittedAt} locale={one.locale} />
            ))}
          </Line>
          {comparedLines.map((title, index) => (
            <Line key={title} title={title} criterion={criteria?.[index] ?? null}>
              {compared.map((one) => (
                <span key={one.id}>{one.cells[index]}</span>
              ))}
            </Line>
          ))}
          <Line title="Flagged by your rules" criterion={criteria ? "" : null}>
            {compared.map((one) => (
              <Flags key={one.id} flags={one.flags} />
            ))}
          </Line>
        </tbody>
      </table>
    </section>
  );
}

function Line({
  title,
  criterion,
  children,
}: {
  title: string;
  criterion: string | null;
  children: React.ReactElement[];
}) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${cellClass} font-medium`}>
        {title}
      </th>
      {criterion === null ? null : <td className={`${cellClass} text-ink-muted`}>{criterion}</td>}
      {children.map((cell) => (
        <td key={cell.key} className={cellClass}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function Flags({ flags }: { flags: Compared["flags"] }) {
  if (flags.length === 0) return <span className="text-ink-muted">Nothing</span>;
  return (
    <ul className="flex max-w-56 flex-col gap-1">
      {flags.map(({ key, answer }) => (
        <li key={key} className="flex items-start gap-1.5">
          <Flag aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-amber" />
          <span className="[overflow-wrap:anywhere]">{answer}</span>
        </li>
      ))}
    </ul>
  );
}
