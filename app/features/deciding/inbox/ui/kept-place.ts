import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { tabStorage } from "../../../../kernel/browser-storage";
import type { ListRow } from "../rules/list-row";

type Place = { selected: ReadonlySet<string>; current: number };

/** Keeps what is selected, and where one is, while an application of the list is looked at; for this tab alone. */
export function useKeptPlace(
  address: string,
  rows: readonly ListRow[],
  { selected, current }: Place,
  putBack: (place: Place) => void,
): void {
  const key = `rentform-list:${address}`;
  const navigation = useNavigationType();
  const first = useRef({ rows, navigation, putBack });
  const latest = useRef({ rows, selected, current });
  latest.current = { rows, selected, current };
  useEffect(() => {
    const { rows, navigation, putBack } = first.current;
    const kept = readKept(key);
    if (kept && navigation === "POP") {
      const known = new Set(rows.filter(({ kind }) => kind !== "erased").map(({ id }) => id as string));
      const at = rows.findIndex(({ id }) => id === kept.current);
      putBack({ selected: new Set(kept.selected.filter((id) => known.has(id))), current: at });
    }
    return () => {
      const { rows, selected, current } = latest.current;
      tabStorage.write(key, JSON.stringify({ selected: [...selected], current: rows[current]?.id ?? null }));
    };
  }, [key]);
}

/** Once: whoever opens the list anew begins anew. */
function readKept(key: string): { selected: string[]; current: string | null } | null {
  const kept = tabStorage.readJson(key);
  tabStorage.remove(key);
  return kept as { selected: string[]; current: string | null } | null;
}
