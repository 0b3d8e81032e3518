import { and, desc, eq, gt } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { dayMs } from "../../../../kernel/durations";
import { storedPersonWithKey, withPeople } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";

const lookBackMs = 30 * dayMs;
/** Enough to tell few from many; however often a text comes, no more is read. */
const rowsLookedAt = 40;

/** Who else wrote the same text within 30 days, and how many forms this address sent it to. */
export async function findSameText(
  services: Services,
  { textHash, email }: { textHash: string | null; email: string },
): Promise<{ others: number; forms: number }> {
  if (textHash === null) return { others: 0, forms: 0 };
  const { db, clock } = services;
  const stored = await db
    .select({ stored: storedPersonWithKey, formId: application.formId })
    .from(application)
    .where(and(eq(application.textHash, textHash), gt(application.submittedAt, clock.now().getTime() - lookBackMs)))
    .orderBy(desc(application.submittedAt))
    .limit(rowsLookedAt);
  // Others are other landlords': sealed under other keys, they are compared in clear.
  const people = await withPeople(services, stored);
  const rows = people.map((row) => ({ formId: row.formId, email: row.email.toLowerCase() }));
  const own = email.toLowerCase();
  const others = rows.filter((row) => row.email !== own && row.email !== "");
  const forms = rows.filter((row) => row.email === own);
  return {
    others: new Set(others.map((row) => row.email)).size,
    forms: new Set(forms.map((row) => row.formId)).size,
  };
}
