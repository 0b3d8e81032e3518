import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { randomUuid } from "../../../../db/random-uuid.server";
import { user } from "../../../../db/schema/accounts";
import { application, personKey } from "../../../../db/schema/applications";
import { guestRentForm, home, rentForm } from "../../../../db/schema/forms";
import { audit, notification, outbox } from "../../../../db/schema/platform";
import { formClaim } from "../../../../db/schema/takeover";
import type { AccountLandlord } from "../../../../kernel/actor";
import { guestFormsUrl, mailLinks, undoUrl } from "../../../../kernel/links";
import { prepareLetter } from "../../../../platform/auth/account-mail.server";
import type { AuthParts } from "../../../../platform/auth/auth-scope.server";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { prepareLinkToken } from "../../../../platform/link-tokens.server";
import type { Services } from "../../../../services";
import { deleteTerms } from "../../../applying/applications/commands/index-application.server";
import { settleHomes } from "../../../forms/rent-forms/commands/settle-homes.server";
import { type FoundClaim, findClaim, isClaimable, isOfClaim } from "../queries/find-guest-forms.server";

type Person = { id: string; email: string; name: string };

/**
 * Mails the account's address a link to the forms made there as a guest. False, and no mail, when there are none, or where `when`
 * (SQL) does not hold.
 */
export async function mailClaimLink(parts: AuthParts, person: Person, when: SQL = sql`1`): Promise<boolean> {
  const { db, ids, clock, config, mailQueue } = parts;
  const id = ids.uuid<string>();
  const isMade = sql`EXISTS (SELECT 1 FROM ${formClaim} AS made WHERE made.id = ${id})`;
  const { token, statement } = await prepareLinkToken(parts, { ...mailLinks.claimForms, ref: id }, isMade);
  const link = guestFormsUrl(config.baseUrl, token);
  const told = { kind: "guest-forms" as const, to: person.email, name: person.name, link };
  const letter = await prepareLetter(parts, person.id, told, isMade);
  const { made } = await runBatch(db, {
    made: db.run(sql`INSERT INTO ${formClaim} (id, user_id, email, created_at)
      SELECT ${id}, ${person.id}, ${person.email}, ${clock.now().getTime()}
      WHERE ${when} AND EXISTS (SELECT 1 FROM ${guestRentForm} WHERE ${isClaimable(person.email)})`),
    link: statement,
    letter: letter.statements,
  });
  if (made.meta.changes === 0) return false;
  await mailQueue.notify([letter.jobId], "urgent");
  return true;
}

/**
 * The named forms become the account's: those confirmed from the address that the mail went to, still its own and proven.
 * One batch, once. The address is told, with a link back for seven days. How many moved; 0: the link is used or not theirs.
 */
export async function claimForms(
  services: Services,
  actor: AccountLandlord,
  input: { token: string; formIds: string[] },
): Promise<number> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const [claim, [person]] = await Promise.all([
    findClaim(services, input.token, "claimForms"),
    db
      .select({ name: user.name })
      .from(user)
      .where(eq(user.id, currentLandlordIdSql(actor, at))),
  ]);
  if (!claim || claim.isExpired || claim.claimedAt !== null) return 0;
  const { id, userId, email } = claim;
  const named = claimedBy(
    email,
    sql`${guestRentForm.formId} IN (SELECT value FROM json_each(${JSON.stringify(input.formIds)}))`,
  );
  return moveForms(
    services,
    { id, at, person: { id: userId, email, name: person?.name ?? "" } },
    sql`UPDATE ${formClaim} SET claimed_at = ${at}, form_ids = (${named})
      WHERE id = ${id} AND claimed_at IS NULL AND user_id = ${currentLandlordIdSql(actor, at)} AND (${named}) IS NOT NULL
        AND EXISTS (SELECT 1 FROM ${user} AS own WHERE own.id = ${userId} AND own.email = ${email})`,
  );
}

/**
 * All that this address made as a guest becomes the account's, once a press has just proven the address: whoever gave that proof
 * is asked nothing again. Told and undone as `claimForms`. How many moved.
 */
export async function claimProvenForms(parts: AuthParts, person: Person): Promise<number> {
  const id = parts.ids.uuid<string>();
  const at = parts.clock.now().getTime();
  const named = claimedBy(person.email, sql`1`);
  return moveForms(
    parts,
    { id, at, person },
    sql`INSERT INTO ${formClaim} (id, user_id, email, created_at, claimed_at, form_ids)
      SELECT ${id}, own.id, own.email, ${at}, ${at}, (${named}) FROM ${user} AS own
      WHERE own.id = ${person.id} AND own.email = ${person.email} AND own.email_verified = 1 AND (${named}) IS NOT NULL`,
  );
}

/** SQL: JSON of the ids of those that an address may take over; null where there are none. */
function claimedBy(email: string, which: SQL): SQL {
  return sql`SELECT json_group_array(${guestRentForm.formId}) FROM ${guestRentForm}
    WHERE ${isClaimable(email)} AND ${which} HAVING count(*) > 0`;
}

type Claim = { id: string; at: number; person: Person };

/** One batch: `claim` (SQL) makes or ends the claim, and what it names moves. How many. */
async function moveForms(parts: AuthParts, { id, at, person }: Claim, claim: SQL): Promise<number> {
  const { db, config } = parts;
  const userId = person.id;
  const isMoved = isOfClaim(id, sql`form_id`);
  const isNow = sql`EXISTS (SELECT 1 FROM ${formClaim} AS done WHERE done.id = ${id} AND done.claimed_at = ${at})`;
  const undo = await prepareLinkToken(parts, { ...mailLinks.undoClaim, ref: id }, isNow);
  const link = undoUrl(config.baseUrl, undo.token);
  const told = { kind: "forms-claimed" as const, to: person.email, name: person.name, link };
  const letter = await prepareLetter(parts, userId, told, isNow);
  const { done, moved } = await runBatch(db, {
    done: db.run(claim),
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id)
      SELECT lower(hex(randomblob(16))), ${at}, 'account', ${userId}, 'form.claim', 'rent_form', moved.value
      FROM ${formClaim} AS claim, json_each(claim.form_ids) AS moved WHERE claim.id = ${id} AND claim.claimed_at = ${at}`),
    moveForms: db.run(sql`UPDATE ${rentForm} SET landlord_id = ${userId}, erasure_notice_at = NULL, updated_at = ${at}
      WHERE landlord_id IS NULL AND ${isOfClaim(id, sql`id`)} AND ${isNow}`),
    homes: settleHomes({
      db,
      forms: sql`(SELECT id FROM ${rentForm} WHERE ${isOfClaim(id, sql`id`)})`,
      at,
      isDone: isNow,
    }),
    moved: db.run(
      sql`UPDATE ${guestRentForm} SET claimed_by = ${userId} WHERE claimed_by IS NULL AND ${isMoved} AND ${isNow}`,
    ),
    moveApplications: db.run(sql`UPDATE ${application} SET landlord_id = ${userId}, searched_at = NULL
      WHERE landlord_id IS NULL AND ${isMoved} AND ${isNow}`),
    // Who applied stays sealed under the form's key, which the account reads by from now on.
    movePersonKeys: db.run(sql`UPDATE ${personKey} SET landlord_id = ${userId}
      WHERE landlord_id IS NULL AND ${isOfClaim(id, sql`holder_id`)} AND ${isNow}`),
    moveNotices: moveNotices(parts, { from: sql`landlord_id IS NULL`, to: userId, isMoved, isNow }),
    readKnown: readKnown(parts, { at, userId, isMoved, isNow }),
    refreshMoved: refreshMoved(parts, { id, at, isNow }),
    // With the move: the way back must not be lost with an answer of D1.
    undo: undo.statement,
    letter: letter.statements,
  });
  if (done.meta.changes === 0) return 0;
  await parts.mailQueue.notify([letter.jobId], "urgent");
  return moved.meta.changes;
}

/** Gives a claim's forms back while its link works, seven days; manage links open them again. How many went back. */
export async function undoClaim(
  services: Pick<Services, "db" | "clock">,
  { id, userId, email, isExpired }: FoundClaim,
): Promise<number> {
  if (isExpired) return 0;
  const { db, clock } = services;
  const at = clock.now().getTime();
  const isMoved = isOfClaim(id, sql`form_id`);
  const isNow = sql`EXISTS (SELECT 1 FROM ${formClaim} AS done WHERE done.id = ${id} AND done.undone_at = ${at})`;
  const { back } = await runBatch(db, {
    undoClaim: db.run(sql`UPDATE ${formClaim} SET undone_at = ${at}
      WHERE id = ${id} AND claimed_at IS NOT NULL AND undone_at IS NULL`),
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
      SELECT lower(hex(randomblob(16))), ${at}, 'visitor', 'form.undo-claim', 'rent_form', moved.value
      FROM ${formClaim} AS claim, json_each(claim.form_ids) AS moved WHERE claim.id = ${id} AND claim.undone_at = ${at}`),
    deleteTerms: db.run(
      sql`${deleteTerms(sql`gone.landlord_id = ${userId} AND ${isOfClaim(id, sql`gone.form_id`)} AND ${isNow}`)}`,
    ),
    // Whose form it was never had this home, unless it was there before the form came.
    deleteHomes: db.run(sql`DELETE FROM ${home} WHERE landlord_id = ${userId} AND ${isNow} AND reference IS NULL
      AND created_at >= (SELECT done.claimed_at FROM ${formClaim} AS done WHERE done.id = ${id})
      AND id IN (SELECT mine.home_id FROM ${rentForm} AS mine WHERE ${isOfClaim(id, sql`mine.id`)})
      AND NOT EXISTS (SELECT 1 FROM ${rentForm} AS other WHERE other.home_id = ${home.id} AND NOT ${isOfClaim(id, sql`other.id`)})`),
    giveFormsBack: db.run(sql`UPDATE ${rentForm} SET landlord_id = NULL, home_id = NULL, updated_at = ${at}
      WHERE landlord_id = ${userId} AND ${isOfClaim(id, sql`id`)} AND ${isNow}`),
    back: db.run(sql`UPDATE ${guestRentForm} SET claimed_by = NULL, email = ${email}
      WHERE claimed_by = ${userId} AND ${isMoved} AND ${isNow}`),
    giveApplicationsBack: db.run(sql`UPDATE ${application} SET landlord_id = NULL, searched_at = 0, search_terms = '[]'
      WHERE landlord_id = ${userId} AND ${isMoved} AND ${isNow}`),
    givePersonKeysBack: db.run(sql`UPDATE ${personKey} SET landlord_id = NULL
      WHERE landlord_id = ${userId} AND ${isOfClaim(id, sql`holder_id`)} AND ${isNow}`),
    moveNotices: moveNotices(services, { from: sql`landlord_id = ${userId}`, to: null, isMoved, isNow }),
    refreshMoved: refreshMoved(services, { id, at, isNow }),
  });
  return back.meta.changes;
}

/** The tenants' pages say other times for a form of an account: its published copy is made anew. */
function refreshMoved(
  { db }: Pick<Services, "db">,
  { id, at, isNow }: { id: string; at: number; isNow: ReturnType<typeof sql> },
) {
  return db.run(sql`INSERT INTO ${outbox} (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at)
    SELECT ${randomUuid}, 'cache.refresh-form', json_object('formId', moved.value),
      'refresh-claim:' || claim.id || ':' || ${at} || ':' || moved.value, 0, ${at}, ${at}, ${at}
    FROM ${formClaim} AS claim, json_each(claim.form_ids) AS moved WHERE claim.id = ${id} AND ${isNow}
    ON CONFLICT DO NOTHING`);
}

/** A guest has no notices to read: what the mails told of long ago is read, what nobody has opened yet is news. */
function readKnown(
  { db }: Pick<Services, "db">,
  { at, userId, isMoved, isNow }: { at: number; userId: string } & Pick<Move, "isMoved" | "isNow">,
) {
  const opened = sql`(SELECT id FROM ${application} WHERE ${isMoved} AND first_viewed_at IS NOT NULL)`;
  return db.run(sql`UPDATE ${notification} SET read_at = ${at}
    WHERE landlord_id = ${userId} AND read_at IS NULL AND ${isNow}
      AND CASE kind WHEN 'application-new' THEN id IN ${opened} ELSE ${isMoved} END`);
}

type Move = {
  from: ReturnType<typeof sql>;
  to: string | null;
  isMoved: ReturnType<typeof sql>;
  isNow: ReturnType<typeof sql>;
};

/** A notice of an application that came in is found by the application, every other one by its form. */
function moveNotices({ db }: Pick<Services, "db">, { from, to, isMoved, isNow }: Move) {
  const theirs = sql`(SELECT id FROM ${application} WHERE ${isMoved})`;
  return [
    db.run(sql`UPDATE ${notification} SET landlord_id = ${to}
      WHERE kind <> 'application-new' AND ${from} AND ${isMoved} AND ${isNow}`),
    db.run(sql`UPDATE ${notification} SET landlord_id = ${to}
      WHERE kind = 'application-new' AND ${from} AND id IN ${theirs} AND ${isNow}`),
  ] as const;
}
