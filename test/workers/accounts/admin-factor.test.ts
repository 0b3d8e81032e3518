import { expect, it } from "vitest";
import { findFactorState, lacksAdminFactor } from "../../../app/platform/auth/second-factor/factors.server";
import { bindings, testServices } from "../../support/forms";

/** An account with one session; `factorAt` when it passed a second factor. */
async function aSession(options: { hasApp: boolean; factorAt: number | null }): Promise<string> {
  const [userId, token, now] = [crypto.randomUUID(), crypto.randomUUID(), Date.now()];
  const run = (text: string, ...values: unknown[]) =>
    bindings.DB.prepare(text)
      .bind(...values)
      .run();
  await run(
    "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?, 'A', ?, 1, ?, ?)",
    userId,
    `${userId}@accounts.example`,
    now,
    now,
  );
  await run(
    "INSERT INTO session (id, token, user_id, expires_at, created_at, updated_at, factor_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    crypto.randomUUID(),
    token,
    userId,
    now + 3_600_000,
    now,
    now,
    options.factorAt,
  );
  if (options.hasApp)
    await run("INSERT INTO totp_factor (user_id, sealed, confirmed_at, created_at) VALUES (?, 'x', 1, 1)", userId);
  return token;
}

// Red when lacksAdminFactor asks only where a factor is set: production asks always.
it.each([
  ["production", false, null, true],
  ["production", true, null, true],
  ["production", true, 1, false],
  ["development", false, null, false],
  ["development", true, null, true],
  ["development", true, 1, false],
] as const)(
  "in %s, with an authenticator app: %s, second factor passed at: %s, the admin lacks a second factor: %s",
  async (where, hasApp, factorAt, lacks) => {
    const services = testServices();
    const config = { ...services.config, isDevelopment: where === "development" };
    const state = await findFactorState(services, await aSession({ hasApp, factorAt }));
    expect([state?.factorAt, lacksAdminFactor({ config }, state)]).toEqual([factorAt, lacks]);
  },
);
