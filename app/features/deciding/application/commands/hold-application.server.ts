import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { applicationNote } from "../../../../db/schema/review";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { type Changed, changeApplications } from "../../../applying/applications/commands/change-applications.server";
import { openKeys } from "../../../applying/applications/queries/open-keys.server";
import { sealPurposes } from "../../../applying/applications/stored-application";
import type { FormKey } from "../../../forms/rent-forms/queries/find-editable-form.server";

type Key = FormKey & { applicationId: ApplicationId };

/**
 * Puts an application on legal hold: nothing of it is erased, by a clock or on request, until the hold is lifted (GDPR art.
 * 17 (3) e). `text`, the reason, is a note for the landlord's eyes, and the applicant is told that it is kept. An
 * announcement of its erasure is void: after the hold it is made anew. On hold already, the first reason stays.
 */
export async function holdApplication(
  services: Services,
  actor: Landlord,
  { applicationId, text, ...form }: Key & { text: string },
): Promise<Result<undefined, "not-found" | "refused">> {
  const { db, ids } = services;
  const picked = { ...form, applicationIds: [applicationId] };
  const [opened] = await openKeys(services, actor, picked);
  if (!opened) return err("not-found");
  const noteId = ids.uuid<string>();
  const content = await opened.key.encryptText(sealPurposes.note(noteId), text);
  const rows = await changeApplications(
    services,
    actor,
    picked,
    {
      action: "application.hold",
      isAllowed: sql`${application.heldAt} IS NULL AND ${isNotErased()}`,
      isDone: sql`${application.heldAt} IS NOT NULL`,
      detail: sql`NULL`,
      set: (at) => sql`held_at = ${at}, erasure_announced_at = NULL`,
      marksRead: false,
    },
    ({ changed, at }) => [
      db.run(sql`INSERT INTO ${applicationNote} (id, application_id, author_id, kind, content, created_at)
        SELECT ${noteId}, kept.id, ${actor.kind === "account" ? signedInUserIdSql(actor, at) : sql`kept.form_id`}, 'hold',
          ${content}, ${at} FROM ${application} AS kept WHERE kept.id = ${applicationId} AND kept.id IN ${changed}`),
    ],
  );
  return outcomeOf(rows);
}

/** Lifts the hold: the clocks count on from the decision, and what is due by then is announced first. */
export async function liftHold(
  services: Services,
  actor: Landlord,
  { applicationId, ...form }: Key,
): Promise<Result<undefined, "not-found" | "refused">> {
  const rows = await changeApplications(
    services,
    actor,
    { ...form, applicationIds: [applicationId] },
    {
      action: "application.lift-hold",
      isAllowed: sql`${application.heldAt} IS NOT NULL`,
      isDone: sql`${application.heldAt} IS NULL`,
      detail: sql`NULL`,
      set: () => sql`held_at = NULL, erasure_announced_at = NULL`,
      marksRead: false,
    },
  );
  return outcomeOf(rows);
}

function outcomeOf([row]: Changed[]): Result<undefined, "not-found" | "refused"> {
  if (!row) return err("not-found");
  return row.outcome === "refused" ? err("refused") : ok(undefined);
}
