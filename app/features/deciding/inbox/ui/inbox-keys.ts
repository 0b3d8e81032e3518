import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { areKeysWanted, isTyping, keepKeysWanted } from "../../../../ui/list-keys";
import type { AskedMove } from "../../decision/ui/decision-dialog.client";
import { applicantHref } from "../rules/list-address";
import type { ListRow } from "../rules/list-row";

/** Each key with what it does: a name of its words. */
export const inboxKeys = [
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "open"],
  ["x", "select"],
  ["s", "shortlist"],
  ["d", "decline"],
  ["u", "undo"],
  ["/", "search"],
  ["?", "show"],
] as const;

export type Asking = { move: AskedMove; ids: string[] } | "keys" | null;

/** Single keys can be switched off (WCAG 2.1.4): speech and slips of a hand press them, too. Kept by the browser. */
export function useKeysWanted(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(areKeysWanted()), []);
  const set = useCallback((next: boolean) => {
    keepKeysWanted(next);
    setIsOn(next);
  }, []);
  return [isOn, set];
}

type KeysInput = {
  isOn: boolean;
  rows: readonly ListRow[];
  picked: string[];
  current: number;
  setCurrent: (index: number) => void;
  select: (id: string, isSelected: boolean) => void;
  isSelected: (id: string) => boolean;
  isAsking: boolean;
  ask: (what: Asking) => void;
  shortlist: (ids: readonly string[]) => void;
  list: React.RefObject<HTMLDivElement | null>;
};

type KeysState = KeysInput & { navigate: ReturnType<typeof useNavigate> };

/** Keys that act on the list, while nothing is being typed and no window is open. */
export function useInboxKeys(input: KeysInput): void {
  const navigate = useNavigate();
  const latest = useRef({ ...input, navigate });
  latest.current = { ...input, navigate };
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      const state = latest.current;
      // A window that was asked for and is not here yet: it is called off like one that stands, and takes the keys.
      if (state.isAsking) {
        if (event.key === "Escape" && !target.closest("[role=dialog]")) state.ask(null);
        return;
      }
      if (!state.isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (target.closest("[role=dialog],[role=menu]")) return;
      if (act(event.key, target, state)) event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function act(key: string, target: HTMLElement, state: KeysState): boolean {
  const { rows, picked, current, list } = state;
  const row = rows[current];
  const ids = picked.length > 0 ? picked : row && row.kind !== "erased" ? [row.id as string] : [];
  switch (key) {
    case "j":
    case "k": {
      const next = Math.min(rows.length - 1, Math.max(0, current + (key === "j" ? 1 : -1)));
      state.setCurrent(next);
      list.current?.querySelector<HTMLElement>(`[data-row="${next}"] input, [data-row="${next}"] a`)?.focus();
      return true;
    }
    case "Enter":
      // A link or a button does its own work.
      if (!row || row.kind === "erased" || target.closest("a,button,summary")) return false;
      void state.navigate(applicantHref(row, location.search));
      return true;
    case "x":
      if (row && row.kind !== "erased") state.select(row.id, !state.isSelected(row.id));
      return true;
    case "s":
      if (ids.length > 0) state.shortlist(ids);
      return true;
    case "d":
      if (ids.length > 0) state.ask({ move: "decline", ids });
      return true;
    case "/":
      document.querySelector<HTMLElement>("[role=search] [type=search]")?.focus();
      return true;
    case "?":
      state.ask("keys");
      return true;
    default:
      return false;
  }
}
