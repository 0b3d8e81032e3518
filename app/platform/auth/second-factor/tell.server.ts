import { eq } from "drizzle-orm";
import { user } from "../../../db/schema/accounts";
import type { FactorNews } from "../account-letter";
import { sendLetter } from "../account-mail.server";
import type { AuthParts } from "../auth-scope.server";
import { authScope } from "../auth-scope.server";

/** A letter about what happened to the second step of an account, from a call of the wire. */
export function tellFactorChanged(userId: string, news: FactorNews): Promise<void> {
  return writeFactorLetter(authScope(), userId, news);
}

/** The same, for a page's own command. */
export async function writeFactorLetter(parts: AuthParts, userId: string, news: FactorNews): Promise<void> {
  const [person] = await parts.db.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, userId));
  if (person) await sendLetter(parts, userId, { kind: "factor", to: person.email, name: person.name, news });
}
