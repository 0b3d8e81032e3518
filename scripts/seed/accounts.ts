import { eq } from "drizzle-orm";
import { account, session, user } from "../../app/db/schema/accounts";
import type { AccountLandlord } from "../../app/kernel/actor";
import { hashPassword } from "../../app/platform/auth/password-hash.server";
import type { Services } from "../../app/services";
import { adminAccount, demoAccount, seedPassword } from "./sign-in";

/** Makes both accounts, confirmed, with the seed's password; an account that has the address already stays as it is. */
export async function addAccounts(services: Services, madeAt: Date): Promise<void> {
  for (const person of [demoAccount, adminAccount]) await addAccount(services, person, madeAt);
}

async function addAccount(
  { db }: Services,
  person: typeof demoAccount | typeof adminAccount,
  madeAt: Date,
): Promise<void> {
  const known = await db.select({ id: user.id }).from(user).where(eq(user.email, person.email));
  if (known.length > 0) return;
  const times = { createdAt: madeAt, updatedAt: madeAt };
  await db.batch([
    db.insert(user).values({ ...person, ...times, emailVerified: true }),
    db.insert(account).values({
      ...times,
      id: person.id,
      accountId: person.id,
      providerId: "credential",
      userId: person.id,
      password: await hashPassword(seedPassword, { isDevelopment: true }),
    }),
  ]);
}

/** What `act` does is done by the demo's landlord, through a session that ends with it. */
export async function asDemoLandlord<T>({ db }: Services, act: (landlord: AccountLandlord) => Promise<T>): Promise<T> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  const now = new Date();
  await db.insert(session).values({
    id: crypto.randomUUID(),
    token,
    userId: demoAccount.id,
    expiresAt: new Date(now.getTime() + 15 * 60 * 1000),
    createdAt: now,
    updatedAt: now,
  });
  try {
    return await act({ kind: "account", sessionToken: token });
  } finally {
    await db.delete(session).where(eq(session.token, token));
  }
}
