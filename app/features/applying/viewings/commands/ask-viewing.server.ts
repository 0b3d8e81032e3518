import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { RentFormId } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Person } from "../../../../platform/people/people.server";
import { makePersonKeys, selectHolderKey } from "../../../../platform/people/person-keys.server";
import { sealPerson } from "../../../../platform/people/seal-person.server";
import type { Services } from "../../../../services";
import { arePlacesGiven, freePlace } from "../queries/places.server";
import { personKeptMs } from "../rules";
import { sealChain } from "./seal-chain.server";
import { prepareMail, prepareReminders } from "./viewing-mails.server";

export type ViewingToAsk = {
  formId: RentFormId;
  slotId: string;
  person: Person;
  /** How many of the household come. */
  people: number;
  locale: PageLocale;
};
/** `place`: null while it waits, for a place or for the lot. */
export type AskedViewing = { id: string; number: number; place: number | null };

/**
 * Asks for a slot in one statement: its number and place are what is free at that moment, and unique indexes hold both. The mail
 * with the link stands in the same batch; the booking counts at once, whoever reads that mailbox.
 * "asked": this address stands on the form already; "closed": the slot has begun or was called off, or the form takes nobody.
 */
export async function askViewing(
  services: Services,
  { formId, slotId, person, people, locale }: ViewingToAsk,
): Promise<Result<AskedViewing, "asked" | "closed">> {
  const { db, ids, clock, mailQueue } = services;
  const at = clock.now().getTime();
  const known = await selectHolderKey(db, sql`${formId}`);
  const [key] = known.length > 0 ? known : await makePersonKeys(services, [formId]);
  if (!key) return err("closed");
  const id = ids.uuid<string>();
  const sealed = await sealPerson(services, key, id, person);
  const mail = prepareMail(services, "mail.viewing-asked", sql`${id}`);
  const { asked } = await runBatch(db, {
    asked: db.all<AskedViewing>(sql`INSERT INTO ${viewingRequest} (id, form_id, slot_id, number, people, locale,
      person, person_key_id, email_hash, place, asked_at, given_at, erase_at)
    SELECT ${id}, slot.form_id, slot.id,
      1 + coalesce((SELECT max(number) FROM ${viewingRequest} WHERE form_id = slot.form_id), 0), ${people}, ${locale},
      ${sealed.person}, ${sealed.personKeyId}, ${sealed.emailHash}, CASE WHEN ${arePlacesGiven} THEN ${freePlace} END,
      ${at}, CASE WHEN ${arePlacesGiven} AND ${freePlace} IS NOT NULL THEN ${at} END, slot.ends_at + ${personKeptMs}
    FROM ${viewingSlot} AS slot JOIN ${viewingPlan} AS plan ON plan.form_id = slot.form_id
      JOIN ${rentForm} ON ${rentForm.id} = slot.form_id
    WHERE slot.id = ${slotId} AND slot.form_id = ${formId} AND slot.starts_at > ${at} AND slot.cancelled_at IS NULL
      AND ${rentForm.state} = 'open'
    ON CONFLICT (form_id, email_hash) WHERE email_hash IS NOT NULL AND ended_at IS NULL DO NOTHING
    RETURNING id, number, place`),
    tell: mail.statement,
    remind: prepareReminders(services, sql`${id}`, sql`request.place IS NOT NULL`),
  });
  const [written] = asked;
  if (!written) return err((await isAsked(services, formId, sealed.emailHash)) ? "asked" : "closed");
  await sealChain(services, formId);
  await mailQueue.notify([mail.id], "urgent");
  return ok(written);
}

async function isAsked({ db }: Services, formId: string, emailHash: string | null): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 AS found FROM ${viewingRequest}
    WHERE form_id = ${formId} AND email_hash = ${emailHash} AND ended_at IS NULL`);
  return rows.length > 0;
}
