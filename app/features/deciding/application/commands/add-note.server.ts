import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { applicationNote } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { postedId } from "../../../../platform/posted-id";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../../applying/applications/commands/change-applications.server";
import { openKeys } from "../../../applying/applications/queries/open-keys.server";
import { sealPurposes } from "../../../applying/applications/stored-application";

type Key = { formId: RentFormId; applicationId: ApplicationId };

/** Writes a note for the landlord alone; `text` has 1 to `noteLength` letters. `postId`: the page's own, for once. */
export async function addNote(
  services: Services,
  actor: AccountLandlord,
  { formId, applicationId, text, postId = services.ids.uuid() }: Key & { text: string; postId?: string },
): Promise<Result<{ noteId: string }, "not-found">> {
  const { db, clock } = services;
  const picked = { formId, applicationIds: [applicationId] };
  const [opened] = await openKeys(services, actor, picked);
  if (!opened) return err("not-found");
  const at = clock.now().getTime();
  const noteId = await postedId<string>(["note", applicationId, postId, text]);
  const content = await opened.key.encryptText(sealPurposes.note(noteId), text);
  const author = signedInUserIdSql(actor, at);
  const { written } = await runBatch(db, {
    insertApplicationNote:
      db.run(sql`INSERT INTO ${applicationNote} (id, application_id, author_id, kind, content, created_at)
      SELECT ${noteId}, ${application.id}, ${author}, 'note', ${content}, ${at}
      FROM ${withForms} WHERE ${isOwnApplication(actor, picked, at)} ON CONFLICT (id) DO NOTHING`),
    written: db
      .select({ id: applicationNote.id })
      .from(applicationNote)
      .where(and(eq(applicationNote.id, noteId), sql`${applicationNote.authorId} = ${author}`)),
  });
  return written.length > 0 ? ok({ noteId }) : err("not-found");
}

/** Takes back a note of one's own. What was written with a decision stays with it. */
export async function removeNote(
  { db, clock }: Services,
  actor: AccountLandlord,
  { formId, applicationId, noteId }: Key & { noteId: string },
): Promise<Result<undefined, "not-found">> {
  const at = clock.now().getTime();
  const isMine = isOwnApplication(actor, { formId, applicationIds: [applicationId] }, at);
  const removed = await db.run(sql`DELETE FROM ${applicationNote} WHERE id = ${noteId} AND kind = 'note'
    AND author_id = ${signedInUserIdSql(actor, at)} AND application_id IN (SELECT ${application.id} FROM ${withForms} WHERE ${isMine})`);
  return removed.meta.changes > 0 ? ok(undefined) : err("not-found");
}
