import { sql } from "drizzle-orm";
import { jobProgress } from "../../../../db/schema/recovery";
import { wrappedKeys } from "../../../../db/wrapped-keys";
import type { Services } from "../../../../services";
import type { Check } from "../check";
import { checkBooks } from "./check-books.server";
import { checkCounters } from "./check-counters.server";
import { checkDocuments } from "./check-documents.server";
import { checkOrphanKeys } from "./check-orphans.server";
import { checkPayments, checkPlansAndPurchases } from "./check-payments.server";
import { checkPeople } from "./check-people.server";
import { checkSearchTerms, checkStrayTerms } from "./check-search-index.server";
import { checkTeams } from "./check-teams.server";
import { checkWorkloads } from "./check-workloads.server";
import { rewrapping } from "./rewrap-keys.server";

type Planned = { run: Check; everyDays: number };

/** What is compared at night. */
export const checks: Record<string, Planned> = {
  counters: { run: checkCounters, everyDays: 1 },
  workloads: { run: checkWorkloads, everyDays: 1 },
  "search-terms": { run: checkSearchTerms, everyDays: 1 },
  "stray-terms": { run: checkStrayTerms, everyDays: 1 },
  // Before the books: what it grants stands in them.
  payments: { run: checkPayments, everyDays: 1 },
  books: { run: checkBooks, everyDays: 1 },
  "plans-and-purchases": { run: checkPlansAndPurchases, everyDays: 1 },
  teams: { run: checkTeams, everyDays: 1 },
  people: { run: checkPeople, everyDays: 1 },
  "orphan-keys": { run: checkOrphanKeys, everyDays: 1 },
  ...Object.fromEntries(wrappedKeys.map((kind) => [kind.name, { run: rewrapping(kind), everyDays: 1 }])),
  // A question to R2 for each document.
  documents: { run: checkDocuments, everyDays: 7 },
};

export type Progress = { position: string; finishedAt: number | null; found: number; mended: number };

/** How far each check came; one that never ran is missing. */
export async function readProgress({ db }: Services): Promise<Map<string, Progress>> {
  const rows = await db.select().from(jobProgress).where(sql`name LIKE 'check:%'`);
  return new Map(rows.map(({ name, ...progress }) => [name.slice("check:".length), progress]));
}

/** One page of one check. The figures begin anew with each round; the one that ends a round with findings is logged, and the alarms read them. */
export async function runCheckPage(services: Services, name: string, known: Progress | undefined): Promise<Progress> {
  const position = known?.position ?? "";
  const before = position === "" ? { found: 0, mended: 0 } : { found: known?.found ?? 0, mended: known?.mended ?? 0 };
  const page = await checks[name]?.run(services, position);
  if (!page) throw new Error("There is no such check");
  const progress: Progress = {
    position: page.next ?? "",
    finishedAt: page.next === null ? services.clock.now().getTime() : (known?.finishedAt ?? null),
    found: before.found + page.found,
    mended: before.mended + page.mended,
  };
  const row = { name: `check:${name}`, ...progress };
  await services.db.insert(jobProgress).values(row).onConflictDoUpdate({ target: jobProgress.name, set: progress });
  if (page.next === null && progress.found > 0) {
    services.log.error("self-check-found", { name, found: progress.found, mended: progress.mended });
  }
  return progress;
}
