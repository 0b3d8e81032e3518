import { eq, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { session } from "../../db/schema/accounts";
import { guestRentForm } from "../../db/schema/forms";
import { linkToken } from "../../db/schema/platform";
import type { AccountLandlord } from "../../kernel/actor";
import type { GuestRentFormId, RentFormId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { landlordOf } from "../../platform/auth/landlord-of.server";
import { sha256Hex } from "../../platform/crypto";
import { ownFormPurpose } from "../rent-forms/queries-ownership.server";

const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * A key to one of the account's own forms for this browser, bound to its session: it opens nothing once the session ends,
 * and nothing after a day. Somebody else's form is "not-found".
 */
export async function openOwnForm(
  { db, clock, ids }: Services,
  actor: AccountLandlord,
  formId: RentFormId,
): Promise<Result<{ token: string; guestRentFormId: GuestRentFormId }, "not-found">> {
  const at = clock.now().getTime();
  const token = ids.token();
  const hash = await sha256Hex(token);
  const [, made] = await db.batch([
    db.run(sql`INSERT INTO ${linkToken} (hash, purpose, ref, expires_at, created_at)
      SELECT ${hash}, ${ownFormPurpose(sql`s.id`)}, g.id, ${at + lifetimeMs}, ${at}
      FROM ${session} AS s JOIN ${guestRentForm} AS g ON g.claimed_by = s.user_id
      WHERE s.token = ${actor.sessionToken} AND s.user_id = ${landlordOf(actor, at)} AND g.form_id = ${formId}`),
    db.select({ ref: linkToken.ref }).from(linkToken).where(eq(linkToken.hash, hash)),
  ]);
  const [key] = made;
  return key ? ok({ token, guestRentFormId: key.ref as GuestRentFormId }) : err("not-found");
}
