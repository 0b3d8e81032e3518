import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { exportTask } from "../../../../db/schema/exports";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ExportId } from "../../../../kernel/ids";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type ApplicationsKind, applicationsKinds } from "../rules";
import { storedSelectionSchema } from "../selection";

/** The newest archive of everything that is being made, may be downloaded or has failed; for a page's batch. */
export function selectNewestExport(db: Database, actor: AccountLandlord, now: number) {
  return db
    .select({
      id: exportTask.id,
      state: sql<"waiting" | "ready" | "failed">`${exportTask.state}`.as("state"),
      sizeBytes: exportTask.sizeBytes,
      requestedAt: exportTask.createdAt,
      endsAt: exportTask.expiresAt,
    })
    .from(exportTask)
    .where(
      and(
        eq(exportTask.userId, currentLandlordIdSql(actor, now)),
        eq(exportTask.kind, "all-data"),
        ne(exportTask.state, "expired"),
        gt(exportTask.expiresAt, now),
      ),
    )
    .orderBy(desc(exportTask.createdAt))
    .limit(1);
}

/** What an export took in, for its line in the list. */
export type ExportSubject =
  /** `title`: null where the form is gone. */
  | { what: "form"; title: string | null }
  | { what: "picked"; count: number }
  /** Its words are sealed. */
  | { what: "search" }
  /** Query of the list's address. */
  | { what: "list"; query: string };

/** Times in milliseconds. */
export type ListedApplicationsExport = {
  id: ExportId;
  kind: ApplicationsKind;
  state: "waiting" | "ready" | "failed" | "expired";
  subject: ExportSubject;
  /** Households written, of how many; null until they are counted. */
  done: number | null;
  total: number | null;
  sizeBytes: number | null;
  requestedAt: number;
  endsAt: number;
};

const shownAtMost = 20;

/** The account's last exports of applications, newest first, with those whose day is over. None once the session has ended. */
export async function listExports(
  { db, clock }: Services,
  actor: AccountLandlord,
): Promise<ListedApplicationsExport[]> {
  const now = clock.now().getTime();
  const rows = await db
    .select({
      id: sql<ExportId>`${exportTask.id}`.as("export_id"),
      kind: sql<ApplicationsKind>`${exportTask.kind}`.as("kind"),
      state: sql<ListedApplicationsExport["state"]>`${exportTask.state}`.as("export_state"),
      options: exportTask.options,
      formTitle: rentForm.title,
      done: exportTask.doneCount,
      total: exportTask.totalCount,
      sizeBytes: exportTask.sizeBytes,
      requestedAt: sql<number>`${exportTask.createdAt}`.as("requested_at"),
      endsAt: exportTask.expiresAt,
    })
    .from(exportTask)
    .leftJoin(
      rentForm,
      and(
        eq(rentForm.id, sql`json_extract(${exportTask.options}, '$.form')`),
        eq(rentForm.landlordId, exportTask.userId),
      ),
    )
    .where(
      and(eq(exportTask.userId, currentLandlordIdSql(actor, now)), inArray(exportTask.kind, [...applicationsKinds])),
    )
    .orderBy(desc(exportTask.createdAt))
    .limit(shownAtMost);
  return rows.map(({ options, formTitle, state, ...row }) => ({
    ...row,
    state: stateNow(state, row.endsAt <= now),
    subject: subjectOf(options, formTitle),
  }));
}

/** The sweep comes later than the clock. */
function stateNow(state: ListedApplicationsExport["state"], isOver: boolean): ListedApplicationsExport["state"] {
  if (!isOver) return state;
  return state === "ready" ? "expired" : state === "waiting" ? "failed" : state;
}

function subjectOf(options: string | null, title: string | null): ExportSubject {
  const selection = storedSelectionSchema.parse(JSON.parse(options ?? "null"));
  if ("form" in selection) return { what: "form", title };
  if ("ids" in selection) return { what: "picked", count: selection.ids.length };
  if (selection.sealedSearch) return { what: "search" };
  return { what: "list", query: selection.list };
}
