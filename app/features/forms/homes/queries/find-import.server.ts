import { sql } from "drizzle-orm";
import { homeImport } from "../../../../db/schema/home-imports";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeImportId } from "../../../../kernel/ids";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { WrittenAddress } from "../../form-model/address-line";
import type { RowFault } from "../import/import-row";
import { readContent } from "../import/stored-import";
import { type PlanKind, planImport } from "./plan-import.server";

export type ShownRow = {
  /** Its place among all rows. */
  at: number;
  line: number;
  reference: string | null;
  address: WrittenAddress;
  /** Names of fields. */
  changes: string[];
  faults: RowFault[];
};
export type ImportPage = {
  homeImportId: HomeImportId;
  state: "checked" | "waiting" | "done" | "failed";
  isStrict: boolean;
  progress: { done: number; total: number };
  added: number;
  changed: number;
  /** What an import would do now. */
  counts: Record<PlanKind, number>;
  ignored: string[];
  rows: ShownRow[];
  /** The place behind which the next page of rows begins. */
  next: number | null;
};

const pageSize = 50;

type Row = Omit<typeof homeImport.$inferSelect, "id" | "landlordId" | "createdAt" | "expiresAt">;

/** A file of this account with what an import would do now; rows of one kind, behind a place. Null where there is none. */
export async function findImport(
  services: Services,
  actor: AccountLandlord,
  { homeImportId, show, after }: { homeImportId: HomeImportId; show: PlanKind | null; after: number },
): Promise<(ImportPage & { show: PlanKind }) | null> {
  const { db, clock } = services;
  const landlord = currentLandlordIdSql(actor, clock.now().getTime());
  const [task] = await db.all<Row>(sql`SELECT state, content, is_strict AS isStrict, done_count AS doneCount,
      total_count AS totalCount, added, changed FROM ${homeImport}
    WHERE id = ${homeImportId} AND landlord_id = ${landlord} AND expires_at > ${clock.now().getTime()}`);
  if (!task) return null;
  const { rows, ignored } = readContent(task.content);
  const plan = await planImport(services, landlord, rows);
  const counts = { new: 0, changed: 0, unchanged: 0, fault: 0 };
  for (const { kind } of plan) counts[kind] += 1;
  const shown = show ?? firstKind(counts);
  const found = [...plan.entries()].filter(([at, { kind }]) => kind === shown && at > after);
  return {
    homeImportId,
    state: task.state,
    isStrict: task.isStrict === 1,
    progress: { done: task.doneCount, total: task.totalCount },
    added: task.added,
    changed: task.changed,
    counts,
    ignored,
    show: shown,
    rows: found.slice(0, pageSize).map(([at, one]) => ({
      at,
      line: one.line,
      reference: one.row.home.reference,
      address: one.row.home.address,
      changes: one.kind === "fault" ? [] : one.changes,
      faults: one.faults,
    })),
    next: found.length > pageSize ? (found[pageSize - 1]?.[0] ?? null) : null,
  };
}

/** What wants a look comes first. */
function firstKind(counts: Record<PlanKind, number>): PlanKind {
  return (["fault", "new", "changed"] as const).find((kind) => counts[kind] > 0) ?? "unchanged";
}
