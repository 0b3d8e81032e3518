import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { hashDefinition } from "../hash-definition";
import { storedDefinition } from "../publishable";

/** SQL on rent_form left-joined with its published version: the working copy where it differs, else NULL. */
export const unpublishedDraft = sql<string | null>`CASE
  WHEN ${rentFormVersion.definition} IS NULL OR ${rentForm.draft} = ${rentFormVersion.definition} THEN NULL ELSE ${rentForm.draft} END`.as(
  "unpublished_draft",
);

/** Whether tenants see something else than the working copy. Never for a form that was not published. */
export async function hasUnpublishedChanges(draft: string | null, publishedHash: string | null): Promise<boolean> {
  if (draft === null || publishedHash === null) return false;
  return (await hashDefinition(storedDefinition(draft))) !== publishedHash;
}
