import { desc, eq, type SQL, sql } from "drizzle-orm";
import { application, applicationRevision } from "../../../../../db/schema/applications";
import type { DataKey } from "../../../../../platform/crypto";
import type { Services } from "../../../../../services";
import { inApplicantWords } from "../../../../forms/form-model/applicant-words";
import type { FormDefinition } from "../../../../forms/form-model/schema";
import { type DescribedApplication, describeApplication } from "../../describe-application";
import { openApplication, type StoredApplication } from "../../stored-application";
import { type ChangedAnswer, compareAnswers } from "../compare-answers";

/** Of the corrections a page opens so many, the newest. */
const correctionsRead = 20;

/** One correction as the landlord reads it. `at` in milliseconds; `rev`: the revision that it made. */
export type ReadCorrection = { rev: number; at: number; changes: ChangedAnswer[]; former: DescribedApplication };

/** Statement for a page's batch: what the application that `isIt` finds said before its newest corrections, newest first. */
export function selectRevisions({ db }: Pick<Services, "db">, isIt: SQL) {
  return db
    .select({
      rev: sql<number>`${applicationRevision.rev}`.as("former_rev"),
      data: sql<string>`${applicationRevision.data}`.as("former_data"),
      at: sql<number>`${applicationRevision.createdAt}`.as("corrected_at"),
    })
    .from(applicationRevision)
    .innerJoin(application, eq(application.id, applicationRevision.applicationId))
    .where(isIt)
    .orderBy(desc(applicationRevision.rev))
    .limit(correctionsRead);
}

type Row = Awaited<ReturnType<typeof selectRevisions>>[number];
type Now = {
  definition: FormDefinition;
  stored: StoredApplication;
  documents: readonly { id: string; name: string }[];
  locale: string;
};

/** Opens what `selectRevisions` found: each former state, oldest first. */
export function openRevisions(key: DataKey, rows: readonly Row[]): Promise<FormerState[]> {
  const inOrder = rows.toReversed();
  return Promise.all(inOrder.map(async ({ rev, at, data }) => ({ rev, at, stored: await openApplication(key, data) })));
}

/** What an application said until `at`, as revision `rev`. */
export type FormerState = { rev: number; at: number; stored: StoredApplication };

/** What each correction changed, newest first. */
export function describeCorrections(former: readonly FormerState[], now: Now): ReadCorrection[] {
  const { stored, documents, locale } = now;
  const definition = inApplicantWords(now.definition);
  // Names of papers that went stand in the newest state.
  const names = [...(stored.formerPapers ?? []), ...documents];
  return former
    .map(({ rev, at, stored: before }, index) => ({
      rev: rev + 1,
      at,
      changes: compareAnswers(
        definition,
        { before, after: former[index + 1]?.stored ?? stored },
        { locale, documents: names },
      ),
      former: describeApplication(definition, before, locale),
    }))
    .reverse();
}
