import { bindings } from "./forms";

/** So many rows a statement: workerd ends one that runs for long. */
const atATime = 10_000;

/** SQL of a random UUID. */
const uuid = `lower(hex(randomblob(4))) || '-' || lower(hex(randomblob(2))) || '-4' || substr(lower(hex(randomblob(2))), 2)
  || '-8' || substr(lower(hex(randomblob(2))), 2) || '-' || lower(hex(randomblob(6)))`;

/**
 * More applications of a form, written past it: one every minute since 1970, oldest first, "Ann Example 0" and so on.
 * Without answers: their own pages cannot be opened. 100,000 take about a second.
 */
export async function fillForm(
  formId: string,
  count: number,
  /** SQL of the number `i`. */
  {
    state = "'submitted'",
    isSpam = "0",
    isArchived = "0",
  }: { state?: string; isSpam?: string; isArchived?: string } = {},
): Promise<void> {
  for (let start = 0; start < count; start += atATime) {
    await bindings.DB.prepare(
      `INSERT INTO application (id, form_id, version_id, landlord_id, reference, state, is_spam, is_archived, body_hash,
        applicant_name, applicant_email, income_monthly_minor, income_currency, adults, locale, created_at, submitted_at,
        updated_at)
      WITH RECURSIVE n(i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
      SELECT ${uuid}, f.id, f.published_version_id, f.landlord_id, f.id || '-' || i, ${state}, ${isSpam}, ${isArchived}, 'x',
        'Ann Example ' || CAST(i AS INTEGER), 'ann' || CAST(i AS INTEGER) || '@tenant.example', 500000, 'USD', 1, 'en',
        60000 * i, 60000 * i, 60000 * i
      FROM n JOIN rent_form f ON f.id = ?1`,
    )
      .bind(formId, start, Math.min(count, start + atATime))
      .run();
  }
}
