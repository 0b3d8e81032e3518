import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";

/** SQL of a column in a select from `rent_form`: how many applications are kept back as suspected spam, at most 100. */
export const suspectedCount = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${application} AS held
  WHERE held.form_id = rent_form.id AND held.is_spam = 1 LIMIT 100))`.as("suspected_count");

/** On legal hold, counted up to a hundred, on a row of rent_form. */
export const heldCount = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${application} AS kept
  WHERE kept.form_id = rent_form.id AND kept.held_at IS NOT NULL LIMIT 100))`.as("held_count");

/** SQL on a row of rent_form: an application of it is on legal hold, so that no clock erases the form. */
export const isAnyHeld = sql`EXISTS (SELECT 1 FROM ${application} AS kept
  WHERE kept.form_id = rent_form.id AND kept.held_at IS NOT NULL)`;
