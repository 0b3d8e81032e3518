import { sql } from "drizzle-orm";
import { contactMessage } from "../../../app/db/schema/contact";
import type { Services } from "../../../app/services";

const pageSize = 200;

export async function sweepContactMessages({ db, clock }: Services): Promise<number> {
  const now = clock.now().getTime();
  const gone = await db
    .delete(contactMessage)
    .where(sql`id IN (SELECT m.id FROM ${contactMessage} AS m WHERE m.expires_at <= ${now} LIMIT ${pageSize})`)
    .returning({ id: contactMessage.id });
  return gone.length;
}
