import { sql } from "drizzle-orm";
import { user } from "../../../db/schema/accounts";
import { factorLoss } from "../../../db/schema/second-factor";
import { mailLinks, notMeUrl } from "../../../kernel/links";
import { mintLinkToken } from "../../link-tokens.server";
import { sendLetter } from "../account-mail.server";
import type { AuthParts } from "../auth-scope.server";

/** Long enough for the owner to read the mail; a thief of the password alone waits for nothing. */
const LOSS_WAIT_MS = 72 * 3600 * 1000;

/** When the factors of an account may be removed without them; milliseconds, null when nobody says that they are lost. */
export async function findLoss({ db }: Pick<AuthParts, "db">, userId: string): Promise<number | null> {
  const [row] = await db.all<{ dueAt: number }>(
    sql`SELECT due_at AS dueAt FROM ${factorLoss} WHERE user_id = ${userId}`,
  );
  return row?.dueAt ?? null;
}

/** Who knows the password says that every factor is lost: begins the wait and tells the owner, who can end it. */
export async function reportLoss(parts: AuthParts, userId: string): Promise<number> {
  const dueAt = parts.clock.now().getTime() + LOSS_WAIT_MS;
  const begun = await parts.db.all(sql`INSERT INTO ${factorLoss} (user_id, due_at) VALUES (${userId}, ${dueAt})
    ON CONFLICT DO NOTHING RETURNING user_id`);
  if (begun.length === 0) return (await findLoss(parts, userId)) ?? dueAt;
  const [person] = await parts.db.all<{ email: string; name: string }>(
    sql`SELECT email, name FROM ${user} WHERE id = ${userId}`,
  );
  const token = await mintLinkToken(parts, { ...mailLinks.notMe, ref: userId });
  const link = notMeUrl(parts.config.baseUrl, token);
  if (person)
    await sendLetter(parts, userId, { kind: "factor-lost", to: person.email, name: person.name, link, dueAt });
  return dueAt;
}

/** The owner has a factor after all. */
export async function forgetLoss({ db }: Pick<AuthParts, "db">, userId: string): Promise<void> {
  await db.run(sql`DELETE FROM ${factorLoss} WHERE user_id = ${userId}`);
}
