import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { applicationNote } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { selectPeople, whoMayRead } from "../../../../platform/auth/account-people.server";
import { reachedLandlordIdSql, signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { postedId } from "../../../../platform/posted-id";
import { tellPeople } from "../../../../platform/team-notices.server";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../../applying/applications/commands/change-applications.server";
import { openKeys } from "../../../applying/applications/queries/open-keys.server";
import { sealPurposes } from "../../../applying/applications/stored-application";
import { findMentions } from "../rules/mentions";

type Key = { formId: RentFormId; applicationId: ApplicationId };

/**
 * Writes a note for the people of the account alone; `text` has 1 to `noteLength` letters. `postId`: the page's own, for once.
 * Who is mentioned in it is told. `mentioned`: ids of those who were chosen, where several have the same name.
 */
export async function addNote(
  services: Services,
  actor: AccountLandlord,
  {
    formId,
    applicationId,
    text,
    postId = services.ids.uuid(),
    mentioned = [],
  }: Key & { text: string; postId?: string; mentioned?: readonly string[] },
): Promise<Result<{ noteId: string }, "not-found">> {
  const { db, clock } = services;
  const picked = { formId, applicationIds: [applicationId] };
  const [opened] = await openKeys(services, actor, picked);
  if (!opened) return err("not-found");
  const now = clock.now();
  const at = now.getTime();
  const author = signedInUserIdSql(actor, at);
  const all = text.includes("@") ? await selectPeople(db, reachedLandlordIdSql(actor, at), author) : [];
  const people = await whoMayRead(db, all, applicationId);
  const mentions = findMentions(text, people, mentioned);
  const noteId = await postedId<string>(["note", applicationId, postId, text]);
  const content = await opened.key.encryptText(sealPurposes.note(noteId), text);
  const sealed =
    mentions.length > 0 ? await opened.key.encryptText(sealPurposes.mentions(noteId), JSON.stringify(mentions)) : null;
  const { written } = await runBatch(db, {
    insertApplicationNote:
      db.run(sql`INSERT INTO ${applicationNote} (id, application_id, author_id, kind, content, mentions, created_at)
      SELECT ${noteId}, ${application.id}, ${author}, 'note', ${content}, ${sealed}, ${at}
      FROM ${withForms} WHERE ${isOwnApplication(actor, picked, at)} ON CONFLICT (id) DO NOTHING`),
    // Posted again it was written before, at another time.
    told:
      mentions.length > 0
        ? [
            ...tellPeople(db, {
              kind: "mention",
              about: sql`(SELECT n.application_id FROM ${applicationNote} AS n WHERE n.id = ${noteId}
                AND n.author_id = ${author} AND n.created_at = ${at})`,
              to: sql`(SELECT value FROM json_each(${JSON.stringify(mentions.map(({ id }) => id))}))`,
              by: author,
              now,
            }),
          ]
        : null,
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
