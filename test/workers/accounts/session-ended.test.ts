import { createOTP } from "@better-auth/utils/otp";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { renewRecoveryCodes } from "../../../app/features/people/accounts/commands/change-factors.server";
import { isSignedIn } from "../../../app/platform/auth/landlord-of.server";
import { markConfirmed } from "../../../app/platform/auth/second-factor/factors.server";
import { makeRecoveryCodes } from "../../../app/platform/auth/second-factor/recovery.server";
import { confirmTotp, startTotp } from "../../../app/platform/auth/second-factor/totp.server";
import { openText } from "../../../app/platform/crypto";
import { anAccount, testServices } from "../../support/forms";

// Red when one of the statements leaves `when` out.
it("a session that ends between the look and the write changes no factor of its account", async () => {
  const services = testServices();
  const { userId, actor } = await anAccount(services);
  const { db, clock } = services;
  const isHeld = isSignedIn(actor, clock.now().getTime());
  const rows = () =>
    db.all(sql`SELECT (SELECT count(*) FROM totp_factor WHERE user_id = ${userId}) AS apps,
      (SELECT count(*) FROM recovery_code WHERE user_id = ${userId}) AS codes`);
  async function codeOfApp(): Promise<string> {
    const [row] = await db.all<{ sealed: string }>(sql`SELECT sealed FROM totp_factor WHERE user_id = ${userId}`);
    const key = await openText(services.config.secrets, "totp", userId, row?.sealed ?? "");
    return createOTP(key, { digits: 6 }).hotp(Math.floor(clock.now().getTime() / 30_000));
  }
  await startTotp(services, userId, isHeld);
  expect(await makeRecoveryCodes(services, userId, isHeld)).toHaveLength(10);
  expect(await rows()).toEqual([{ apps: 1, codes: 10 }]);

  await db.run(sql`UPDATE session SET expires_at = 1 WHERE user_id = ${userId}`);
  expect(await makeRecoveryCodes(services, userId, isHeld)).toBeNull();
  expect(await confirmTotp(services, userId, await codeOfApp(), isHeld)).toBe(false);
  expect(await confirmTotp(services, userId, await codeOfApp(), sql`1`)).toBe(true);
  await db.run(sql`DELETE FROM totp_factor WHERE user_id = ${userId}`);
  await startTotp(services, userId, isHeld);
  expect(await rows()).toEqual([{ apps: 0, codes: 10 }]);
});

it("a session that has ended is told so", async () => {
  const services = testServices();
  const { userId, actor } = await anAccount(services);
  await markConfirmed(services, actor.sessionToken, false);
  await services.db.run(sql`UPDATE session SET expires_at = 1 WHERE user_id = ${userId}`);
  expect(await renewRecoveryCodes(services, actor)).toMatchObject({ ok: false, code: "signed-out" });
});
