import { memo } from "react";
import { useLocation } from "react-router";
import { briefDayText } from "../../../../kernel/moments";
import { AppLink } from "../../../../ui/app-link";
import { classNames } from "../../../../ui/class-names";
import { useWords } from "../../../../ui/use-words";
import { useZones } from "../../../../ui/zones";
import { stateWords } from "../../../applying/applications/state-words";
import { applicantHref } from "../rules/list-address";
import type { ListRow } from "../rules/list-row";
import { flagWords } from "../words/flag-words";
import { listWords } from "../words/list-words";
import { RowIcon, RowIcons } from "./row-icons";

export type InboxListProps = {
  rows: readonly ListRow[];
  hasForms: boolean;
  /** Several people work in the account: each row says who sees to it. */
  hasTeam?: boolean;
  /** Where one is opened, in place of the page of its form. */
  toOne?: (row: ListRow) => string;
  /** Without it nothing can be ticked. */
  selecting?: {
    selected: ReadonlySet<string>;
    onSelect: (id: string, isSelected: boolean) => void;
    onAll: (isAll: boolean) => void;
    /** The one that the keys act on. */
    current: number;
    onCurrent: (index: number) => void;
  };
};

const heads = [
  "applicant",
  "income",
  "timesRent",
  "moveIn",
  "adults",
  "flags",
  "assigned",
  "state",
  "received",
] as const;
/** Cells that styles tell by a name: whether one stands before them depends on the account. */
const headClass: Partial<Record<(typeof heads)[number], string>> = {
  assigned: "assigned",
  state: "state",
  received: "day",
};

/** Columns on a desk, two lines each on a phone (styles/inbox.css). What is unread says so in words and weight. */
export function InboxList({ rows, hasForms: isOfForms, hasTeam = false, toOne, selecting }: InboxListProps) {
  const words = useWords(listWords);
  const { search } = useLocation();
  // Of one form alone, its name says nothing beside each.
  const hasForms = isOfForms && rows.some(({ form, home }) => home !== null || form !== rows[0]?.form);
  const { reader: zone } = useZones();
  return (
    <>
      <RowIcons />
      <table className={classNames("inbox tabular", hasForms && "of-homes", hasTeam && "of-team")}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <td>{selecting ? <AllBox rows={rows} selecting={selecting} /> : null}</td>
            {heads.map((head, index) =>
              head === "assigned" && !hasTeam ? null : (
                <th key={head} scope="col" className={headClass[head]}>
                  {index === 0 && hasForms ? (
                    <div>
                      {words.heads[head]} <span className="form">{words.home}</span>
                    </div>
                  ) : (
                    words.heads[head]
                  )}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              {...{ row, index, hasForms, hasTeam, search, zone }}
              to={toOne?.(row)}
              isCurrent={index === selecting?.current}
              isSelected={selecting?.selected.has(row.id)}
              onSelect={selecting?.onSelect}
              onCurrent={selecting?.onCurrent}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

type Selecting = NonNullable<InboxListProps["selecting"]>;

type RowProps = {
  row: ListRow;
  index: number;
  hasForms: boolean;
  hasTeam: boolean;
  search: string;
  zone: string;
  to: string | undefined;
  isCurrent: boolean;
  /** Undefined where nothing can be ticked. */
  isSelected: boolean | undefined;
  onSelect: Selecting["onSelect"] | undefined;
  onCurrent: Selecting["onCurrent"] | undefined;
};

/** Drawn anew only where something of it changes: of fifty rows a press changes one or two. */
const Row = memo(function Row({ row, index, hasForms, hasTeam, search, zone, to, ...picking }: RowProps) {
  const { isCurrent, isSelected, onSelect, onCurrent } = picking;
  return (
    <tr
      data-row={index}
      aria-current={isCurrent ? "true" : undefined}
      className={row.marks.includes("unread") ? "unread" : undefined}
      onFocus={() => onCurrent?.(index)}
    >
      <td>{isSelected !== undefined && onSelect ? <RowBox {...{ row, isSelected, onSelect }} /> : null}</td>
      <Cells {...{ row, hasForms, hasTeam, zone }} to={to ?? applicantHref(row, search)} />
    </tr>
  );
});

type CellsProps = { row: ListRow; hasForms: boolean; hasTeam: boolean; zone: string; to: string };

/** They stay as they are where a row is ticked, or all are at once. */
const Cells = memo(function Cells({ row, hasForms, hasTeam, zone, to }: CellsProps) {
  return (
    <>
      <th scope="row">
        <Who row={row} to={to} hasForms={hasForms} />
      </th>
      <Facts row={row} />
      {hasTeam ? <Assigned row={row} /> : null}
      <td className="state">
        <State row={row} />
      </td>
      <td className="day" suppressHydrationWarning>
        {day(row, zone)}
      </td>
    </>
  );
});

function AllBox({ rows, selecting: { selected, onAll } }: Pick<InboxListProps, "rows"> & { selecting: Selecting }) {
  const words = useWords(listWords);
  const open = rows.filter(({ kind }) => kind !== "erased").length;
  const isAll = selected.size > 0 && selected.size >= open;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={words.selectAll}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selected.size > 0 && !isAll;
        }}
        onChange={() => onAll(!isAll)}
      />
    </label>
  );
}

type RowBoxProps = { row: ListRow; isSelected: boolean; onSelect: Selecting["onSelect"] };

function RowBox({ row, isSelected, onSelect }: RowBoxProps) {
  const words = useWords(listWords);
  return (
    <label>
      <input
        type="checkbox"
        value={row.id}
        aria-label={words.selectOne({ name: row.name || row.reference })}
        checked={isSelected}
        disabled={row.kind === "erased"}
        onChange={(event) => onSelect(row.id, event.currentTarget.checked)}
      />
    </label>
  );
}

function Who({ row, to, hasForms }: { row: ListRow; to: string; hasForms: boolean }) {
  const words = useWords(listWords);
  const { kind, marks, name, reference, form, home } = row;
  const said = [...new Set([name, home, form])].filter(Boolean).join(", ");
  const who = (
    <>
      {kind === "erased" ? (
        <span className="muted">{words.deleted({ reference })}</span>
      ) : kind === "locked" ? (
        <AppLink to={applicantHref(row)} preload="none" className="muted">
          {words.waitingTurn({ reference })}
        </AppLink>
      ) : (
        <AppLink to={to} preload="none">
          <bdi translate="no">{name}</bdi>
        </AppLink>
      )}
      {marks.map((mark) =>
        mark === "unread" ? (
          <span key={mark} className="sr-only">
            {words.unread}
          </span>
        ) : mark === "starred" ? (
          <RowIcon key={mark} name="starred" label={words.starred} />
        ) : (
          <small key={mark} className={mark === "waiting" ? "amber" : "accent"}>
            {words.marks[mark]}
          </small>
        ),
      )}
    </>
  );
  if (!hasForms) return <div>{who}</div>;
  return (
    <div title={said}>
      <div>{who}</div>
      <small className="form">
        <bdi translate="no">{home ?? form}</bdi>
      </small>
    </div>
  );
}

/** Income, its ratio to the rent, move-in, adults and flags: five cells. On a phone the value itself carries the mark. */
function Facts({ row: { income, times, moveIn, adults, hasPets, flags } }: { row: ListRow }) {
  const words = useWords(listWords);
  const { tags } = useWords(flagWords);
  const mark = (is: boolean) => (is ? <RowIcon name="flag" label={words.flagged} /> : null);
  const marked = (is: boolean) => (is ? "flagged" : undefined);
  const isPetFlag = flags.includes("petWhereNone");
  const [isLow, isLate] = [flags.includes("incomeBelow"), flags.includes("movesInLate")];
  const isMany = flags.includes("tooManyAdults") || isPetFlag;
  return (
    <>
      <td>{income}</td>
      <td className={marked(isLow)}>
        {times}
        {mark(isLow)}
      </td>
      <td className={marked(isLate)}>
        {moveIn}
        {mark(isLate)}
      </td>
      <td className={marked(isMany)}>
        {adults === null ? null : <RowIcon name="adults" />}
        {adults}
        {hasPets ? <small>{adults === null ? words.pets : ` ${words.andPets}`}</small> : null}
        {mark(isMany)}
      </td>
      <td>
        {flags[0] ? (
          <>
            <RowIcon name="flag" />
            {tags[flags[0]]}
            {flags.length > 1 ? ` +${flags.length - 1}` : ""}
          </>
        ) : null}
      </td>
    </>
  );
}

function Assigned({ row: { assigned } }: { row: ListRow }) {
  const words = useWords(listWords);
  if (!assigned) return <td className="assigned none">{words.nobody}</td>;
  return (
    <td className="assigned" title={assigned.name}>
      <span className="sr-only">{words.assignedTo}</span>
      {assigned.isMe ? words.you : <bdi translate="no">{assigned.short}</bdi>}
    </td>
  );
}

function State({ row: { state, isLet, due } }: { row: ListRow }) {
  const { hasHome } = useWords(listWords);
  const states = useWords(stateWords);
  return (
    <>
      <RowIcon name={state} />
      <span>{isLet ? hasHome : states[state]}</span>
      {due ? <small className={due.isOver ? "amber" : "due"}>{due.text}</small> : null}
    </>
  );
}

function day({ at, isOld, locale }: ListRow, zone: string): string {
  return briefDayText(at, locale, zone, { hasYear: isOld });
}
