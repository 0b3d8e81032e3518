import { Flag } from "lucide-react";
import type { ReactElement } from "react";
import { AppLink } from "../../../../ui/app-link";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import { StateMark } from "../../decision/ui/state-mark";
import { type Compared, comparedLines } from "../rules/compare";
import { compareWords } from "../words/compare-words";
import { flagLine, flagWords } from "../words/flag-words";

const cellClass = "px-2 py-2.5 text-start align-top sm:px-3 wrap-break-word";
/** Stays in sight while the households move beneath it. */
const titleClass = [
  cellClass,
  "sticky start-0 z-10 w-29 border-e border-line bg-paper ps-0 font-medium sm:ps-0 sm:w-60",
].join(" ");
/** Narrower than this no household can be read: the table scrolls by itself. */
const widths: Record<number, string> = { 3: "min-w-[33rem]", 4: "min-w-[41rem]" };

type CompareGridProps = {
  compared: readonly Compared[];
  criteria: readonly string[] | null;
  /** The link to an application, where it has a name; the site's example has none. */
  hrefOf?: (one: Compared) => string;
  /** What stands in the last line under each, keyed by its id. */
  nextStep: (one: Compared) => ReactElement;
};

/** The table of a comparison: two to four applications, line by line beside what was published. */
export function CompareGrid({ compared, criteria, hrefOf, nextStep }: CompareGridProps) {
  const words = useWords(compareWords);
  const states = useWords(stateWords);
  return (
    <table className={`tabular w-full table-fixed border-collapse text-[0.9375rem] ${widths[compared.length] ?? ""}`}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className={titleClass}>
            <span className="sr-only">{words.criterion}</span>
            {criteria ? <span className="text-sm font-normal text-ink-muted">{words.published}</span> : null}
          </th>
          {compared.map((one) => (
            <th key={one.id} scope="col" className={cellClass}>
              {one.isBlind || !hrefOf ? (
                one.name
              ) : (
                <AppLink
                  to={hrefOf(one)}
                  preload="none"
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  <bdi translate="no" className="min-w-0">
                    {one.name}
                  </bdi>
                </AppLink>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Line title={words.state}>
          {compared.map((one) => (
            <StateMark key={one.id} state={one.state}>
              {states[one.state]}
            </StateMark>
          ))}
        </Line>
        <Line title={words.received}>
          {compared.map((one) => (
            <LocalTime key={one.id} at={one.submittedAt} locale={one.locale} />
          ))}
        </Line>
        {comparedLines.map((line, index) => (
          <Line key={line} title={words.lines[line]} criterion={criteria?.[index]}>
            {compared.map((one) => (
              <span key={one.id}>{one.cells[index]}</span>
            ))}
          </Line>
        ))}
        <Line title={words.flags}>
          {compared.map((one) => (
            <Flags key={one.id} flags={one.flags} />
          ))}
        </Line>
        <Line title={words.nextStep}>{compared.map(nextStep)}</Line>
      </tbody>
    </table>
  );
}

type LineProps = { title: string; criterion?: string | undefined; children: React.ReactElement[] };

function Line({ title, criterion, children }: LineProps) {
  return (
    <tr className="border-b border-line">
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

function Flags({ flags }: { flags: Compared["flags"] }) {
  const words = useWords(flagWords);
  const { noFlags } = useWords(compareWords);
  if (flags.length === 0) return <span className="text-ink-muted">{noFlags}</span>;
  return (
    <ul className="flex flex-col gap-1">
      {flags.map((flag) => (
        <li key={flag.key} className="flex items-start gap-1.5">
          <Flag aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-amber" />
          <span className="[overflow-wrap:anywhere]">{flagLine(words, flag)}</span>
        </li>
      ))}
    </ul>
  );
}
