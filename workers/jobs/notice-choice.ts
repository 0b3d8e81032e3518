import { eq, sql } from "drizzle-orm";
import { notification, notificationPreference } from "../../app/db/schema/platform";
import { nextDigestAt, parseChoices } from "../../app/features/notices/preferences";
import type { ChosenNotice } from "../../app/features/notices/rules";
import type { OutboxId } from "../../app/kernel/ids";
import { insertJob } from "../../app/platform/outbox.server";
import type { Services } from "../services";
import { type FormLandlord, type Recipient, recipientOfNotices } from "./form-landlord";

export type Told = { kind: ChosenNotice; ref: string };

/**
 * Who gets a mail about this now; null when nobody does. An account that wants it once a day finds it in the mail of the
 * next morning; of what is off, the notice in the account remains. A guest decides by unsubscribing.
 */
export async function recipientByChoice(
  services: Services,
  landlord: FormLandlord,
  told: Told,
): Promise<Recipient | null> {
  const recipient = recipientOfNotices(landlord);
  const { accountId } = landlord;
  if (!recipient || recipient.isGuest || accountId === null) return recipient;
  const [row] = await services.db
    .select({ choices: notificationPreference.choices, zone: notificationPreference.zone })
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, accountId));
  const choice = parseChoices(row?.choices)[told.kind] ?? "now";
  if (choice === "now") return recipient;
  if (choice === "daily") await putIntoDigest(services, accountId, { ...told, zone: row?.zone ?? null });
  return null;
}

/** Marks the unread notices of this thing for the next morning, and asks for that morning's mail, once. */
async function putIntoDigest({ db, ids, clock }: Services, userId: string, told: Told & { zone: string | null }) {
  const now = clock.now();
  const dueAt = nextDigestAt(now.getTime(), told.zone);
  await db.batch([
    db.run(sql`UPDATE ${notification} SET digest_at = ${dueAt} WHERE ref = ${told.ref} AND kind = ${told.kind}
      AND +landlord_id = ${userId} AND digest_at IS NULL AND read_at IS NULL`),
    insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.notice-digest",
      ref: { userId, dueAt },
      dedupeKey: `notice-digest:${userId}:${dueAt}`,
      now,
      runAt: new Date(dueAt),
    }),
  ]);
}
