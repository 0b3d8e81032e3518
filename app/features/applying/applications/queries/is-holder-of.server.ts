import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { mailTokenSchema } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { sha256Hex } from "../../../../platform/crypto";
import { isKnownMailbox } from "../../../../platform/mail-budget.server";
import type { Services } from "../../../../services";

/** SQL: the application that a status link is about. Stands in every statement of its page. */
export async function isHolderOf(services: Services, token: string): Promise<SQL | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const hash = await sha256Hex(token);
  return sql`${application.id} = (SELECT key.ref FROM ${linkToken} AS key WHERE key.hash = ${hash}
    AND key.purpose = ${mailLinks.applicationStatus.purpose} AND key.expires_at > ${services.clock.now().getTime()})`;
}

/** SQL: the link was mailed to a mailbox in which none was pressed lately (1 or 0). */
export async function confirmsMailbox({ clock }: Services, token: string): Promise<SQL> {
  return sql`EXISTS (SELECT 1 FROM ${linkToken} AS mailed WHERE mailed.hash = ${await sha256Hex(token)}
    AND mailed.mailbox IS NOT NULL AND NOT ${isKnownMailbox(sql`mailed.mailbox`, clock.now().getTime())})`;
}

/** A status link whole: its token, and the form whose address it stands under. */
export type StatusLink = { token: string; urlId: string };

/** The same for what a link does: only under the address of its own form. */
export async function isHolderAt(services: Services, { token, urlId }: StatusLink): Promise<SQL | null> {
  const isHolder = await isHolderOf(services, token);
  return (
    isHolder &&
    sql`${isHolder} AND ${application.formId} = (SELECT ${rentForm.id} FROM ${rentForm} WHERE ${rentForm.urlId} = ${urlId})`
  );
}
