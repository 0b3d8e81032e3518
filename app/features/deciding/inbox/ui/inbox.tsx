import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import { useLater } from "../../../../ui/later";
import { May } from "../../../../ui/team-role";
import { decisionDialog } from "../../decision/ui/later-dialogs";
import { useReview } from "../../decision/ui/use-review";
import type { ListRow } from "../rules/list-row";
import { BulkBar } from "./bulk-bar";
import { type Asking, useInboxKeys, useKeysWanted } from "./inbox-keys";
import { InboxList } from "./inbox-list";
import { useKeptPlace } from "./kept-place";
import { KeysWindow } from "./keys-window";

type InboxProps = {
  rows: readonly ListRow[];
  isArchived: boolean;
  /** The home stands beside a name where the list has more than one. */
  hasForms: boolean;
  /** Who work in the account; nobody where it has no colleagues. */
  people: readonly AccountPerson[];
  /** The address of this list: whoever comes back to it finds what was selected. */
  list: string;
  /** What makes files of the applications with these ids. */
  exportOf: (ids: readonly string[]) => ReactNode;
  /** Beneath the list: its pages. `onKeys` shows the keys. */
  foot: (onKeys: () => void) => ReactNode;
};

/** A page of applicants: to select, to move many at once, and to go through by keys alone. */
export function Inbox({ rows: all, isArchived, hasForms, people, list: address, exportOf, foot }: InboxProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(-1);
  useKeptPlace(address, all, { selected, current }, (kept) => {
    setSelected(kept.selected);
    setCurrent(kept.current);
  });
  const [asking, setAsking] = useState<Asking>(null);
  const clear = useCallback(() => setSelected(new Set()), []);
  const closeDecline = () =>
    setAsking((open) => (open !== null && open !== "keys" && open.move === "decline" ? null : open));
  // Whom a decline left out stay selected.
  const left = useRef<readonly string[]>([]);
  const { post, isPending, refusal } = useReview(({ intent, leftOut = [] }) => {
    setSelected(new Set([...left.current, ...leftOut.map(({ id }) => id)]));
    left.current = [];
    if (intent === "decline") closeDecline();
  }, closeDecline);
  const { rows, leave } = useLeaving(all, isPending);
  const archive = useCallback(
    (ids: readonly string[]) => {
      leave(ids);
      post({ intent: isArchived ? "unarchive" : "archive", ids: ids.join(",") });
    },
    [leave, post, isArchived],
  );
  const shortlist = useCallback((ids: readonly string[]) => post({ intent: "shortlist", ids: ids.join(",") }), [post]);
  const assign = useCallback(
    (ids: readonly string[], to: string) => post({ intent: "assign", ids: ids.join(","), to }),
    [post],
  );
  const picked = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id as string);
  // The tick is drawn first; what is done to the selected ones follows.
  const offered = useDeferredValue(selected);
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const list = useRef<HTMLDivElement>(null);
  // Ticked before the page came alive: what looks chosen is chosen.
  useEffect(() => {
    const ticked = list.current?.querySelectorAll<HTMLInputElement>("[data-row] input:checked") ?? [];
    if (ticked.length > 0) setSelected(new Set([...ticked].map(({ value }) => value)));
  }, []);
  const [hasKeys, setHasKeys] = useKeysWanted();
  const isAsking = asking !== null;
  const isSelected = (id: string) => selected.has(id);
  useInboxKeys({
    isOn: hasKeys,
    rows,
    picked,
    current,
    setCurrent,
    select,
    isSelected,
    isAsking,
    ask: setAsking,
    shortlist,
    list,
  });
  const isDeciding = asking !== null && asking !== "keys";
  const DecisionDialog = useLater(decisionDialog, isDeciding);
  // Whoever selects is about to decide.
  useEffect(() => {
    if (selected.size > 0) void decisionDialog.load();
  }, [selected.size]);
  const one = isDeciding && asking.ids.length === 1 ? rows.find(({ id }) => id === asking.ids[0]) : undefined;
  return (
    <div ref={list} aria-busy={isPending}>
      <div id="applicants" tabIndex={-1} className="outline-none">
        <InboxList
          rows={rows}
          hasForms={hasForms}
          hasTeam={people.length > 0}
          selecting={{
            selected,
            onSelect: select,
            onAll: (isAll) => setSelected(new Set(isAll ? rows.filter(isThere).map(({ id }) => id) : [])),
            current,
            onCurrent: setCurrent,
          }}
        />
      </div>
      <May needs="reviewer">
        <BulkBar
          rows={rows}
          picked={offered}
          isArchived={isArchived}
          exportOf={exportOf}
          ask={setAsking}
          shortlist={shortlist}
          onDone={clear}
          archive={archive}
          people={people}
          assign={assign}
        />
      </May>
      {foot(() => setAsking("keys"))}
      {isDeciding && DecisionDialog ? (
        <DecisionDialog
          move={asking.move}
          ids={asking.ids}
          // Without a name the letter keeps its place for one.
          {...(one && !one.isBlind && { applicant: { name: one.name, locale: one.applicantLocale } })}
          nameOf={(id) => rows.find((row) => row.id === id)?.name ?? ""}
          refusal={refusal}
          isPending={isPending}
          onClose={() => setAsking(null)}
          post={(fields, leftOut) => {
            left.current = leftOut;
            post(fields);
          }}
        />
      ) : null}
      <KeysWindow
        isOpen={asking === "keys"}
        onOpenChange={(isOpen) => setAsking(isOpen ? "keys" : null)}
        hasKeys={hasKeys}
        onKeys={setHasKeys}
      />
    </div>
  );
}

const nobody: ReadonlySet<string> = new Set();

/** What was put away is gone from the list at once, and back where the server refused it: nothing else can come of that press. */
function useLeaving(all: readonly ListRow[], isPending: boolean) {
  const [leaving, setLeaving] = useState(nobody);
  useEffect(() => {
    if (!isPending) setLeaving(nobody);
  }, [isPending]);
  const leave = useCallback((ids: readonly string[]) => setLeaving(new Set(ids)), []);
  const rows = useMemo(() => (leaving.size > 0 ? all.filter(({ id }) => !leaving.has(id)) : all), [all, leaving]);
  return { rows, leave };
}

function isThere({ kind }: ListRow): boolean {
  return kind !== "erased";
}
