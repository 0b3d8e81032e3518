import type { TeamDelivery, TeamNotice } from "../../../../kernel/team-notices";
import type { ChosenNotice } from "../../../../mail/notice-kinds";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { Choices, Delivery } from "../preferences";
import { sayNotice } from "../rules";
import { type TeamChoices, teamChoiceOf } from "../team-preferences";
import { choiceWords } from "../words/choices-words";

const deliveries = ["now", "daily", "off"] as const satisfies Delivery[];
const teamDeliveries = ["mail", "notice", "off"] as const satisfies TeamDelivery[];

type NoticeChoicesProps = {
  title: string;
  notices: readonly ChosenNotice[];
  choices: Choices;
  /** What always comes at once, in words. */
  firm?: readonly string[];
};

/** A line for each notice, a column for each way it may come. */
export function NoticeChoices({ title, notices, choices, firm = [] }: NoticeChoicesProps) {
  const words = useWords(choiceWords);
  const language = usePageLanguage();
  return (
    <ChoiceTable
      title={title}
      ways={deliveries.map((value) => ({ value, label: words.deliveries[value] }))}
      lines={notices.map((kind) => ({
        name: kind,
        label: sayNotice({ kind }, language),
        chosen: choices[kind] ?? "now",
      }))}
    >
      {firm.map((label) => (
        <tr key={label} className="border-line border-b text-ink-muted">
          <th scope="row" className="py-2.5 text-start font-normal">
            {label}
          </th>
          <td colSpan={deliveries.length} className="text-center text-sm">
            {words.firm}
          </td>
        </tr>
      ))}
    </ChoiceTable>
  );
}

type TeamNoticeChoicesProps = { title: string; notices: readonly TeamNotice[]; choices: TeamChoices };

/** The same of what happens in an account that several people share: these may be left out of the list, too. */
export function TeamNoticeChoices({ title, notices, choices }: TeamNoticeChoicesProps) {
  const words = useWords(choiceWords);
  const language = usePageLanguage();
  return (
    <ChoiceTable
      title={title}
      ways={teamDeliveries.map((value) => ({ value, label: words.teamDeliveries[value] }))}
      lines={notices.map((kind) => ({
        name: `team-${kind}`,
        label: sayNotice({ kind }, language),
        chosen: teamChoiceOf(choices, kind),
      }))}
    />
  );
}

type ChoiceTableProps = {
  title: string;
  ways: readonly { value: string; label: string }[];
  lines: readonly { name: string; label: string; chosen: string }[];
  children?: React.ReactNode;
};

function ChoiceTable({ title, ways, lines, children }: ChoiceTableProps) {
  const words = useWords(choiceWords);
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <table className="w-full">
      <caption className="pb-2 text-start font-semibold text-lg">{title}</caption>
      <thead>
        <tr className="border-line-strong border-y text-ink-muted text-sm">
          <th scope="col" className="py-1.5 text-start font-normal">
            <span className="sr-only">{words.notice}</span>
          </th>
          {ways.map(({ value, label }) => (
            <th key={value} id={`${id}-${value}`} scope="col" className="w-16 px-1 py-1.5 font-normal sm:w-28">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, label, chosen }) => (
          <tr key={name} className="border-line border-b">
            <th id={`notice-${name}`} scope="row" className="py-1 text-start font-normal">
              {label}
            </th>
            {ways.map(({ value }) => (
              <td key={value} className="p-0 text-center">
                <label className="inline-flex size-11 items-center justify-center">
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    defaultChecked={chosen === value}
                    aria-labelledby={`notice-${name} ${id}-${value}`}
                    className="size-5 accent-accent"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
