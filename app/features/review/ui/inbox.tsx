import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigationType } from "react-router";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { CheckboxField } from "../../../ui/checkbox-field";
import { classNames } from "../../../ui/class-names";
import { Dialog } from "../../../ui/dialog";
import { useLater } from "../../../ui/later";
import { listKeysItem } from "../../../ui/list-keys";
import { stateAfter } from "../../applications/states";
import { MessageSelected } from "../../messages/ui/message-selected";
import { comparedAtMost } from "../compare";
import type { ListedApplicant } from "../queries/describe-rows.server";
import type { AskedMove } from "./decision-dialog";
import { applicantHref, InboxList } from "./inbox-list";
import { decisionDialog } from "./later-dialogs";
import { useReview } from "./use-review";

const keys = [
  ["j", "Next application"],
  ["k", "Application before"],
  ["Enter", "Open it"],
  ["x", "Select it"],
  ["s", "Shortlist the selected ones, or this one"],
  ["d", "Decline the selected ones, or this one"],
  ["u", "Take the last decision back, while it says so"],
  ["?", "Show these keys"],
] as const;

type Asking = { move: AskedMove; ids: string[] } | "keys" | null;

type InboxProps = {
  applicants: readonly ListedApplicant[];
  isArchived: boolean;
  /** The address of this list: whoever comes back to it finds what was selected. */
  list: string;
  /** What makes files of the applications with these ids. */
  exportOf: (ids: readonly string[]) => ReactNode;
};

/** A page of applicants: to select, to move many at once, and to go through by keys alone. */
export function Inbox({ applicants, isArchived, list: address, exportOf }: InboxProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(-1);
  useKeptPlace(address, applicants, { selected, current }, (kept) => {
    setSelected(kept.selected);
    setCurrent(kept.current);
  });
  const [asking, setAsking] = useState<Asking>(null);
  const { post, isPending } = useReview(() => setSelected(new Set()));
  const picked = applicants.filter(({ id }) => selected.has(id)).map(({ id }) => id as string);
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
  useKeys({
    isOn: hasKeys,
    applicants,
    picked,
    current,
    setCurrent,
    select,
    isSelected: (id) => selected.has(id),
    isAsking: asking !== null,
    ask: setAsking,
    list,
  });
  const isDeciding = asking !== null && asking !== "keys";
  const DecisionDialog = useLater(decisionDialog, isDeciding);
  // Whoever selects is about to decide.
  useEffect(() => {
    if (selected.size > 0) void decisionDialog.load();
  }, [selected.size]);
  const one = asking !== null && asking !== "keys" && asking.ids.length === 1;
  const single = one ? applicants.find(({ id }) => id === asking.ids[0]) : undefined;
  return (
    <div ref={list} className="flex flex-col gap-3" aria-busy={isPending}>
      <Bulk
        applicants={applicants}
        picked={picked}
        isArchived={isArchived}
        exportOf={exportOf}
        onAll={(isAll) => setSelected(new Set(isAll ? applicants.filter((a) => !a.isErased).map(({ id }) => id) : []))}
        ask={setAsking}
        onDone={() => setSelected(new Set())}
        archive={() => post({ intent: isArchived ? "unarchive" : "archive", ids: picked.join(",") })}
      />
      <div id="applicants" tabIndex={-1} className="outline-none">
        <InboxList
          applicants={applicants}
          selected={selected}
          onSelect={select}
          current={current}
          onCurrent={setCurrent}
        />
      </div>
      {isDeciding && DecisionDialog ? (
        <DecisionDialog
          move={asking.move}
          ids={asking.ids}
          {...(single && { applicant: { name: single.name, locale: single.applicantLocale } })}
          onClose={() => setAsking(null)}
          post={post}
        />
      ) : null}
      <Dialog title="Keys" isOpen={asking === "keys"} onOpenChange={(isOpen) => setAsking(isOpen ? "keys" : null)}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {keys.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-line-strong bg-paper-sunken px-2 py-0.5 font-mono">{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          label="Use these keys"
          checked={hasKeys}
          onChange={(event) => setHasKeys(event.currentTarget.checked)}
        />
      </Dialog>
    </div>
  );
}

type BulkProps = {
  applicants: readonly ListedApplicant[];
  picked: string[];
  isArchived: boolean;
  exportOf: InboxProps["exportOf"];
  onAll: (isAll: boolean) => void;
  ask: (what: Asking) => void;
  archive: () => void;
  onDone: () => void;
};

/** What is done to the selected ones. What a state does not allow is left as it is, and said. */
function Bulk({ applicants, picked, isArchived, exportOf, onAll, ask, archive, onDone }: BulkProps) {
  const rows = applicants.filter(({ id }) => picked.includes(id));
  const isAll = picked.length === applicants.filter((row) => !row.isErased).length;
  const may = (move: AskedMove) => rows.some(({ state }) => stateAfter(state, move) !== null);
  return (
    <div
      className={classNames(
        "-mx-4 flex flex-wrap items-center gap-2 px-6 sm:mx-0 sm:px-3",
        // In sight as long as something is selected, however far down the list one chooses.
        picked.length > 0 && "sticky top-0 z-20 border-b border-line bg-paper py-2",
      )}
    >
      <label className="flex min-h-11 items-center gap-3 ps-[1.0625rem]">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={picked.length > 0 && isAll}
          ref={(box) => {
            if (box) box.indeterminate = picked.length > 0 && !isAll;
          }}
          onChange={() => onAll(!isAll)}
        />
        <span aria-live="polite">{picked.length === 0 ? "Select all on this page" : `${picked.length} selected`}</span>
      </label>
      <div className="flex gap-2 max-sm:-mx-6 max-sm:w-[calc(100%+3rem)] max-sm:overflow-x-auto max-sm:px-6 max-sm:py-1 sm:ms-auto sm:flex-wrap max-sm:[&>*]:shrink-0">
        {picked.length > 1 && picked.length <= comparedAtMost ? (
          <ButtonLink to={`/app/applicants/compare?ids=${picked.join(",")}`} variant="outline" size="sm" preload="none">
            Compare
          </ButtonLink>
        ) : null}
        {may("shortlist") ? (
          <Button variant="outline" size="sm" onClick={() => ask({ move: "shortlist", ids: picked })}>
            Shortlist
          </Button>
        ) : null}
        {may("decline") ? (
          <Button variant="outline" size="sm" onClick={() => ask({ move: "decline", ids: picked })}>
            Decline
          </Button>
        ) : null}
        {rows.length > 0 ? <MessageSelected applicants={rows} onSent={onDone} /> : null}
        {picked.length > 0 ? (
          <Button variant="outline" size="sm" onClick={archive}>
            {isArchived ? "Take out of the archive" : "Archive"}
          </Button>
        ) : null}
        {picked.length > 0 ? exportOf(picked) : null}
        <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => ask("keys")}>
          Keys
        </Button>
      </div>
    </div>
  );
}

/** Single keys can be switched off (WCAG 2.1.4): speech and slips of a hand press them, too. Kept by the browser. */
function useKeysWanted(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(localStorage.getItem(listKeysItem) !== "off"), []);
  const set = useCallback((next: boolean) => {
    localStorage.setItem(listKeysItem, next ? "on" : "off");
    setIsOn(next);
  }, []);
  return [isOn, set];
}

type Place = { selected: ReadonlySet<string>; current: number };

/** Keeps what is selected, and where one is, while an application of the list is looked at; for this tab alone. */
function useKeptPlace(
  address: string,
  applicants: readonly ListedApplicant[],
  { selected, current }: Place,
  putBack: (place: Place) => void,
): void {
  const key = `rentform-list:${address}`;
  const navigation = useNavigationType();
  const first = useRef({ applicants, navigation, putBack });
  const latest = useRef({ applicants, selected, current });
  latest.current = { applicants, selected, current };
  useEffect(() => {
    const { applicants, navigation, putBack } = first.current;
    const kept = readKept(key);
    if (kept && navigation === "POP") {
      const known = new Set(applicants.filter((row) => !row.isErased).map(({ id }) => id as string));
      const at = applicants.findIndex(({ id }) => id === kept.current);
      putBack({ selected: new Set(kept.selected.filter((id) => known.has(id))), current: at });
    }
    return () => {
      const { applicants, selected, current } = latest.current;
      try {
        sessionStorage.setItem(
          key,
          JSON.stringify({ selected: [...selected], current: applicants[current]?.id ?? null }),
        );
      } catch {}
    };
  }, [key]);
}

/** Once: whoever opens the list anew begins anew. */
function readKept(key: string): { selected: string[]; current: string | null } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}

type KeysInput = {
  isOn: boolean;
  applicants: readonly ListedApplicant[];
  picked: string[];
  current: number;
  setCurrent: (index: number) => void;
  select: (id: string, isSelected: boolean) => void;
  isSelected: (id: string) => boolean;
  isAsking: boolean;
  ask: (what: Asking) => void;
  list: React.RefObject<HTMLDivElement | null>;
};

/** Keys that act on the list, while nothing is being typed and no window is open. */
function useKeys(input: KeysInput): void {
  const navigate = useNavigate();
  const latest = useRef({ ...input, navigate });
  latest.current = { ...input, navigate };
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      // A window that was asked for and is not here yet: it is called off like one that stands, and takes the keys.
      if (latest.current.isAsking) {
        if (event.key === "Escape" && !target.closest("[role=dialog]")) latest.current.ask(null);
        return;
      }
      const isTyping =
        /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && (target as HTMLInputElement).type !== "checkbox";
      if (
        !latest.current.isOn ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping ||
        target.closest("[role=dialog],[role=menu]")
      )
        return;
      if (act(event.key, target, latest.current)) event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function act(
  key: string,
  target: HTMLElement,
  state: KeysInput & { navigate: ReturnType<typeof useNavigate> },
): boolean {
  const { applicants, picked, current, list } = state;
  const row = applicants[current];
  const ids = picked.length > 0 ? picked : row && !row.isErased ? [row.id as string] : [];
  switch (key) {
    case "j":
    case "k": {
      const next = Math.min(applicants.length - 1, Math.max(0, current + (key === "j" ? 1 : -1)));
      state.setCurrent(next);
      list.current?.querySelector<HTMLElement>(`[data-row="${next}"] input, [data-row="${next}"] a`)?.focus();
      return true;
    }
    case "Enter":
      // A link or a button does its own work.
      if (!row || row.isErased || target.closest("a,button,summary")) return false;
      void state.navigate(applicantHref(row, location.search));
      return true;
    case "x":
      if (row && !row.isErased) state.select(row.id, !state.isSelected(row.id));
      return true;
    case "s":
      if (ids.length > 0) state.ask({ move: "shortlist", ids });
      return true;
    case "d":
      if (ids.length > 0) state.ask({ move: "decline", ids });
      return true;
    case "?":
      state.ask("keys");
      return true;
    default:
      return false;
  }
}
