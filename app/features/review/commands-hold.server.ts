import { sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application } from "../../db/schema/applications";
import { applicationNote } from "../../db/schema/review";
import type { AccountLandlord } from "../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { landlordOf } from "../../platform/auth/landlord-of.server";
import { sealPurposes } from "../applications/stored-application";
import { type Changed, changeApplications } from "./commands-change.server";
import { openKeys } from "./commands-move.server";

type Key = { formId: RentFormId; applicationId: ApplicationId };

/**
 * Puts an application on legal hold: nothing of it is erased, by a clock or on request, until the hold is lifted (GDPR art.
 * 17 (3) e). `text`, the reason, is a note for the landlord's eyes, and the applicant is told that it is kept. An
 * announcement of its erasure is void: after the hold it is made anew. On hold already, the first reason stays.
 */
export async function holdApplication(
  services: Services,
  actor: AccountLandlord,
  { formId, applicationId, text }: Key & { text: string },
): Promise<Result<undefined, "not-found" | "refused">> {
  const { db, ids } = services;
  const picked = { formId, applicationIds: [applicationId] };
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
      isAllowed: sql`${application.heldAt} IS NULL AND ${application.applicantEmail} <> ''`,
      isDone: sql`${application.heldAt} IS NOT NULL`,
      detail: sql`NULL`,
      set: (at) => sql`held_at = ${at}, erasure_announced_at = NULL`,
      marksRead: false,
    },
    ({ changed, at }) => [
      db.run(sql`INSERT INTO ${applicationNote} (id, application_id, author_id, kind, content, created_at)
        SELECT ${noteId}, target.value, ${landlordOf(actor, at)}, 'hold', ${content}, ${at}
        FROM json_each(${JSON.stringify([applicationId])}) AS target WHERE target.value IN ${changed}`),
    ],
  );
  return outcomeOf(rows);
}

/** Lifts the hold: the clocks count on from the decision, and what is due by then is announced first. */
export async function liftHold(
  services: Services,
  actor: AccountLandlord,
  { formId, applicationId }: Key,
): Promise<Result<undefined, "not-found" | "refused">> {
  const rows = await changeApplications(
    services,
    actor,
    { formId, applicationIds: [applicationId] },
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
