import { eq } from "drizzle-orm";
import { z } from "zod";
import { contactMessage } from "../../../../db/schema/contact";
import type { ContactMessageId } from "../../../../kernel/ids";
import { openText } from "../../../../platform/crypto";
import type { ContactMessage } from "../../../../platform/support-messages.server";
import { SEALED } from "../../../../platform/support-messages.server";
import type { Services } from "../../../../services";

const storedSchema = z.object({
  name: z.string(),
  email: z.email(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.string().optional(),
});

/** A stored message with what the spam rules said of it; null when it is gone. For the mails and the admin only. */
export async function findContactMessage(
  { db, config }: Services,
  id: ContactMessageId,
): Promise<(ContactMessage & { isSpam: boolean; reasons: string[]; createdAt: number }) | null> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id));
  if (!row) return null;
  const content = storedSchema.parse(JSON.parse(await openText(config.secrets, SEALED, row.id, row.sealed)));
  const reasons = z.array(z.string()).parse(JSON.parse(row.reasons));
  return { ...content, reasons, isSpam: row.isSpam, createdAt: row.createdAt };
}
