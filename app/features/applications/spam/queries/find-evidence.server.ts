import { and, desc, eq, gt, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";

const lookBackMs = 30 * 24 * 60 * 60 * 1000;
/** Enough to tell few from many; however often a text comes, no more is read. */
const rowsLookedAt = 40;

/** Who else wrote the same text within 30 days, and how many forms this address sent it to. */
export async function findSameText(
  { db, clock }: Services,
  { textHash, email }: { textHash: string | null; email: string },
): Promise<{ others: number; forms: number }> {
  if (textHash === null) return { others: 0, forms: 0 };
  const rows = await db
    .select({ email: sql<string>`lower(${application.applicantEmail})`.as("email"), formId: application.formId })
    .from(application)
    .where(and(eq(application.textHash, textHash), gt(application.submittedAt, clock.now().getTime() - lookBackMs)))
    .orderBy(desc(application.submittedAt))
    .limit(rowsLookedAt);
  const own = email.toLowerCase();
  const others = rows.filter((row) => row.email !== own && row.email !== "");
  const forms = rows.filter((row) => row.email === own);
  return {
    others: new Set(others.map((row) => row.email)).size,
    forms: new Set(forms.map((row) => row.formId)).size,
  };
}
