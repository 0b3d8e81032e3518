import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../../db/schema/applications";
import { dayMs } from "../../../../../kernel/durations";
import { isNotErased } from "../../../../../platform/people/people.server";
import { isOutOfTurnAs } from "../../../applications/queries/review-order.server";

/** Somebody who applies again after this long does so anew. */
export const duplicateWithinMs = 30 * dayMs;

type Person = { emailHash: string | null; phoneHash: string | null; personHash: string | null };

/**
 * SQL: the newest earlier application to the form within 30 days with the same e-mail, else phone, else name and birth
 * date, or null. Of an account's form the first two are found later (mark-duplicate.server.ts).
 */
export function earlierOf(formId: string, { emailHash, phoneHash, personHash }: Person, at: number): SQL {
  const searches = [
    ...(emailHash === null ? [] : [sql`landlord_id IS NULL AND email_hash = ${emailHash}`]),
    ...(phoneHash === null ? [] : [sql`landlord_id IS NULL AND phone_hash = ${phoneHash}`]),
    ...(personHash === null ? [] : [sql`person_hash = ${personHash}`]),
  ].map(
    (isSame) => sql`(SELECT id FROM ${application} WHERE form_id = ${formId} AND ${isSame}
      AND submitted_at > ${at - duplicateWithinMs} AND is_spam = 0 ORDER BY submitted_at DESC LIMIT 1)`,
  );
  return sql`coalesce(${sql.join([...searches, sql`NULL`, sql`NULL`], sql`, `)})`;
}

/** An application of the same person, and by what they were found to be the same. */
export type Duplicate = { reference: string; by: "email" | "phone" | "person" };
/** The same with where it is read. Of an account it may be of another form. */
export type LinkedDuplicate = Duplicate & { id: string; formId: string };

/**
 * SQL of columns of the earlier application, as text: alone in a select Drizzle would leave the table's name away.
 * Erased, or still waiting for a turn, is the same as nobody.
 */
export const earlierColumns = {
  earlierReference: sql<string | null>`(SELECT earlier.reference FROM ${application} AS earlier
    WHERE earlier.id = application.duplicate_of AND NOT ${isOutOfTurnAs("earlier")})`.as("earlier_reference"),
  sameBy: sql<Duplicate["by"] | null>`(SELECT CASE
      WHEN NOT ${isNotErased("earlier")} THEN NULL
      WHEN earlier.email_hash = application.email_hash THEN 'email'
      WHEN earlier.phone_hash = application.phone_hash THEN 'phone' ELSE 'person' END
    FROM ${application} AS earlier WHERE earlier.id = application.duplicate_of)`.as("same_by"),
};

/** What a row with `earlierColumns` says; null where nobody else was found, or the earlier one is gone. */
export function duplicateOf(row: {
  earlierReference: string | null;
  sameBy: Duplicate["by"] | null;
}): Duplicate | null {
  return row.earlierReference !== null && row.sameBy !== null
    ? { reference: row.earlierReference, by: row.sameBy }
    : null;
}

/** SQL of columns beside `earlierColumns`: where the earlier application is read. */
export const earlierPlace = {
  earlierId: sql<string | null>`application.duplicate_of`.as("earlier_id"),
  earlierFormId: sql<string | null>`(SELECT earlier.form_id FROM ${application} AS earlier
    WHERE earlier.id = application.duplicate_of)`.as("earlier_form_id"),
};

/** As `duplicateOf`, of a row with `earlierPlace`, too. */
export function linkedDuplicateOf(
  row: Parameters<typeof duplicateOf>[0] & { earlierId: string | null; earlierFormId: string | null },
): LinkedDuplicate | null {
  const { earlierId: id, earlierFormId: formId } = row;
  const duplicate = duplicateOf(row);
  return duplicate && id !== null && formId !== null ? { ...duplicate, id, formId } : null;
}
