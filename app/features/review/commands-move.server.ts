import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application, applicationKey, infoRequest } from "../../db/schema/applications";
import { rentForm } from "../../db/schema/forms";
import { applicantLetter, applicationNote, type NoteKind } from "../../db/schema/review";
import type { AccountLandlord } from "../../kernel/actor";
import type { ApplicationId } from "../../kernel/ids";
import { landlordOf } from "../../platform/auth/landlord-of.server";
import type { DataKey } from "../../platform/crypto";
import { sealPurposes } from "../applications/stored-application";
import { type Changed, changeApplications, isOwnApplication, type Picked } from "./commands-change.server";
import { type DeclineReason, decidedStates, endOfMove, type LandlordMove, statesBefore } from "./rules";

export type MoveInput = Picked & {
  action: LandlordMove;
  /** Of declining. */
  reason?: DeclineReason;
  /** Of declining: for the landlord's own eyes. Of approving: the conditions. */
  note?: string;
};

/**
 * Makes one move of the table for one application or many, each guarded in SQL on the state it comes from. A second click
 * finds its work done ("already"); what another tab has moved meanwhile is "refused" with the state that holds. Letters about
 * an earlier move that still wait are stopped, and a decision ends what was asked of the applicant.
 */
export async function moveApplications(
  services: Services,
  actor: AccountLandlord,
  input: MoveInput,
): Promise<Changed[]> {
  const { db } = services;
  const to = endOfMove[input.action];
  const notes = input.note ? await sealNotes(services, actor, input, input.note) : "[]";
  const now = services.clock.now().getTime();
  const author = landlordOf(actor, now);
  const isDecision = decidedStates.includes(to);
  const kind: NoteKind = input.action === "approve" ? "conditions" : "decline";
  return changeApplications(
    services,
    actor,
    input,
    {
      action: `application.${input.action}`,
      isAllowed: sql`${inArray(application.state, statesBefore(input.action))} AND ${application.applicantEmail} <> ''`,
      isDone: sql`${application.state} = ${to}`,
      detail: sql`${application.state} || ${`>${to}`}`,
      set: sql`state = ${to}, updated_at = ${now}, is_let = 0,
        decided_at = ${isDecision ? now : null},
        decline_reason = ${input.action === "decline" ? (input.reason ?? "other") : null}`,
      marksRead: true,
    },
    ({ changed, at }) => [
      db.run(stopLetters(changed, at)),
      db.run(sql`UPDATE ${infoRequest} SET cancelled_at = ${at}, remind_at = NULL
        WHERE application_id IN ${changed} AND answered_at IS NULL AND cancelled_at IS NULL`),
      db.run(sql`INSERT INTO ${applicationNote} (id, application_id, author_id, kind, content, created_at)
        SELECT json_extract(note.value, '$.note'), json_extract(note.value, '$.id'), ${author}, ${kind},
          json_extract(note.value, '$.content'), ${at}
        FROM json_each(${notes}) AS note WHERE json_extract(note.value, '$.id') IN ${changed}`),
    ],
  );
}

/** SQL: nothing more is sent to these applicants that was to go and has not gone. `ids`: SQL, a list in brackets. */
export function stopLetters(ids: SQL, at: number): SQL {
  return sql`UPDATE ${applicantLetter} SET cancelled_at = ${at}
    WHERE application_id IN ${ids} AND sent_at IS NULL AND cancelled_at IS NULL`;
}

/** JSON of [{id, note, content}]: the same words for each, sealed under its own key. */
async function sealNotes(services: Services, actor: AccountLandlord, picked: Picked, text: string): Promise<string> {
  const keys = await openKeys(services, actor, picked);
  const notes = keys.map(async ({ id, key }) => {
    const note = services.ids.uuid<string>();
    return { id, note, content: await key.encryptText(sealPurposes.note(note), text) };
  });
  return JSON.stringify(await Promise.all(notes));
}

export type OpenedKey = { id: ApplicationId; locale: string; name: string; key: DataKey };

/** The keys of the picked applications that are this landlord's and not erased. */
export async function openKeys(services: Services, actor: AccountLandlord, picked: Picked): Promise<OpenedKey[]> {
  const rows = await services.db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      locale: application.locale,
      name: application.applicantName,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(isOwnApplication(actor, picked, services.clock.now().getTime()));
  return Promise.all(
    rows.map(async ({ keyId, wrappedKey, ...row }) => ({
      ...row,
      key: await services.dataKeys.open(row.id, { keyId, wrappedKey }),
    })),
  );
}
