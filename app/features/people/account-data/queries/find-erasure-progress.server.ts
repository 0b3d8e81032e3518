import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import type { ErasedAccount } from "../erasure-cookie";

/** Applications erased, of how many: close figures, since erased ones stay counted and suspected spam never is. */
export type ErasureProgress = { isDone: boolean; erased: number; total: number };

/** How far the erasing of an account is, by what is left of its forms; done once none is left. */
export async function findErasureProgress(
  { db }: Pick<Services, "db">,
  { account, applications }: ErasedAccount,
): Promise<ErasureProgress> {
  const [left] = await db
    .select({ forms: sql<number>`count(*)`.as("forms_left"), applications: sumOfApplications })
    .from(rentForm)
    .where(eq(rentForm.erasingFor, account));
  const { forms = 0, applications: stillThere = 0 } = left ?? {};
  // Forms made as a guest go along and were not counted before.
  const total = Math.max(applications, stillThere);
  return { isDone: forms === 0, erased: total - stillThere, total };
}

/** How many applications came to the forms of an account, those in its bin included. */
export async function countOwnApplications({ db }: Pick<Services, "db">, userId: string): Promise<number> {
  const [row] = await db
    .select({ applications: sumOfApplications })
    .from(rentForm)
    .where(eq(rentForm.landlordId, userId));
  return row?.applications ?? 0;
}

const sumOfApplications = sql<number>`coalesce(sum(${rentForm.applicationCount}), 0)`.as("applications_left");
