import { sql } from "drizzle-orm";
import { guestRentForm } from "../../../../db/schema/forms";
import { mailBlock } from "../../../../db/schema/mail";
import { recipientHash } from "../../../../platform/mail-block.server";
import type { Services } from "../../../../services";
import { idsOfDraft } from "../commands/start-guest-form.server";

/** Whether mail to a draft's address came back. False for one whose reader complained: that is nobody else's to know. */
export async function hasMailReturned({ db, config, clock }: Services, draftId: string): Promise<boolean> {
  const { guestId } = await idsOfDraft(config.secret, draftId);
  const [guest] = await db.all<{ email: string }>(
    sql`SELECT email FROM ${guestRentForm} WHERE id = ${guestId} AND verified_at IS NULL`,
  );
  if (!guest) return false;
  const hash = await recipientHash(config.secret, guest.email);
  const [block] = await db.all(sql`SELECT 1 FROM ${mailBlock} WHERE recipient_hash = ${hash} AND reason <> 'complaint'
    AND (until IS NULL OR until > ${clock.now().getTime()})`);
  return block !== undefined;
}
