import type { Changed } from "../../../applying/applications/commands/change-applications.server";
import type { LeftOut, Moved } from "../commands/move-applications.server";
import type { Handled } from "./review-post";

/** What became of several applications, as one answer. */
export function summarize(rows: readonly (Changed | Moved)[]): Handled {
  if (rows.length === 0) return { ok: false, code: "not-found" };
  const leftOut = leftOutOf(rows);
  const count = (outcome: Changed["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const [changed, outOfTurn, taken] = [count("changed"), count("out-of-turn"), count("taken")];
  const refused = count("refused") + outOfTurn + taken;
  if (leftOut.length === rows.length) return { ok: false, code: "unsupported", leftOut };
  if (changed === 0 && outOfTurn > 0) return { ok: false, code: "out-of-turn" };
  if (changed === 0 && taken > 0) return { ok: false, code: "taken" };
  if (changed === 0 && refused > 0) return { ok: false, code: "refused" };
  const moveIds = rows.flatMap((row) =>
    row.moveId === null ? [] : [row.moveId, ...("replaced" in row ? row.replaced : [])],
  );
  return { ok: true, changed, refused, moveIds, ...(leftOut.length > 0 && { leftOut }) };
}

/** The rows of a decline that were not declined, as a page is told of them. */
export function leftOutOf(rows: readonly (Changed | Moved)[]): LeftOut[] {
  return rows.flatMap((row) => (row.outcome === "unsupported" ? [{ id: row.id, unsupported: row.unsupported }] : []));
}
