import { eq, sql } from "drizzle-orm";
import { notification, notificationPreference } from "../../app/db/schema/platform";
import { parseChoices } from "../../app/features/deciding/notices/preferences";
import { noticesAbout } from "../../app/features/deciding/notices/queries/list-notices-about.server";
import { stopHeaders, stopUrl } from "../../app/features/deciding/notices/stop-link";
import {
  type FormLandlord,
  type Recipient,
  recipientOfNotices,
} from "../../app/features/forms/rent-forms/queries/form-landlord.server";
import { nextDigestAt } from "../../app/kernel/digest-time";
import type { OutboxId } from "../../app/kernel/ids";
import { unsubscribeUrl } from "../../app/kernel/links";
import { stableJitter } from "../../app/kernel/stable-jitter";
import type { ChosenNotice } from "../../app/mail/notice-kinds";
import type { OutgoingMail } from "../../app/platform/mailer";
import { insertJob } from "../../app/platform/outbox.server";
import type { Services } from "../../app/services";

/** `stopUrl`: stops mails of this kind by one post. */
export type StoppableRecipient = Recipient & { stopUrl: string | null };

/** `zone`: by whose clocks (IANA) the reader lives; that of the home where nobody said. */
export type NoticeRecipient = StoppableRecipient & { zone: string };

export type NoticeSubject = { kind: ChosenNotice; ref: string };

/** Who gets a mail about this now; null: nobody. An account's may wait for the morning; a guest may unsubscribe. */
export async function recipientByChoice(
  services: Services,
  landlord: FormLandlord,
  told: NoticeSubject,
): Promise<NoticeRecipient | null> {
  const recipient = recipientOfNotices(landlord);
  const { accountId } = landlord;
  if (!recipient) return null;
  if (recipient.isGuest || accountId === null)
    return { ...recipient, stopUrl: guestStopUrl(services, recipient), zone: landlord.zone };
  const [row] = await services.db
    .select({
      choices: notificationPreference.choices,
      zone: sql<string | null>`coalesce(${notificationPreference.zone}, ${notificationPreference.seenZone})`.as("zone"),
    })
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, accountId));
  const choice = parseChoices(row?.choices)[told.kind] ?? "now";
  const zone = row?.zone ?? landlord.zone;
  if (choice === "now") {
    return { ...recipient, stopUrl: await stopUrl(services, { userId: accountId, kind: told.kind }), zone };
  }
  if (choice === "daily") await putIntoDigest(services, accountId, { ...told, zone });
  return null;
}

function guestStopUrl({ config }: Services, { guestRentFormId }: Recipient): string | null {
  return guestRentFormId === null ? null : unsubscribeUrl(config.baseUrl, guestRentFormId);
}

/** The mail with what lets its reader stop the like with one press in the mail program. */
export function stoppableMail(
  mail: Omit<OutgoingMail, "to">,
  { stopUrl: url }: StoppableRecipient,
): Omit<OutgoingMail, "to"> {
  return url === null ? mail : { ...mail, headers: { ...mail.headers, ...stopHeaders(url) } };
}

/** Mails of the same morning leave over an hour, each account's always at its own minute. */
const morningMs = 60 * 60 * 1000;

/** Marks the unread notices of this thing for the next morning, and asks for that morning's mail, once. */
async function putIntoDigest({ db, ids, clock }: Services, userId: string, told: NoticeSubject & { zone: string }) {
  const now = clock.now();
  const dueAt = nextDigestAt(now.getTime(), told.zone);
  await db.batch([
    db.run(sql`UPDATE ${notification} SET digest_at = ${dueAt} WHERE id IN ${noticesAbout(told.ref)} AND kind = ${told.kind}
      AND +landlord_id = ${userId} AND digest_at IS NULL AND read_at IS NULL`),
    insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.notice-digest",
      ref: { userId, dueAt },
      dedupeKey: `notice-digest:${userId}:${dueAt}`,
      now,
      runAt: new Date(dueAt + stableJitter(morningMs, userId)),
    }),
  ]);
}
