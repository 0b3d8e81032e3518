import { createOTP } from "@better-auth/utils/otp";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailClaimLink } from "../../../app/features/people/account-data/commands/claim-forms.server";
import {
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from "../../../app/features/people/accounts/commands/change-factors.server";
import { isSignedIn } from "../../../app/platform/auth/landlord-of.server";
import { markConfirmed } from "../../../app/platform/auth/second-factor/factors.server";
import { makeRecoveryCodes } from "../../../app/platform/auth/second-factor/recovery.server";
import { confirmTotp, startTotp } from "../../../app/platform/auth/second-factor/totp.server";
import { openText } from "../../../app/platform/crypto";
import { blockStatement, forgiveAddress, recipientHash } from "../../../app/platform/mail-block.server";
import { anAccount, aPublishedForm, countRows, testServices } from "../../support/forms";

// Red when one of the statements leaves `when` out.
it("a session that ends between check and write changes no second factor of its account", async () => {
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

it("a command called with an ended session answers that the session has ended", async () => {
  const services = testServices();
  const { userId, actor } = await anAccount(services);
  await markConfirmed(services, actor.sessionToken, false);
  await services.db.run(sql`UPDATE session SET expires_at = 1 WHERE user_id = ${userId}`);
  expect(await renewRecoveryCodes(services, actor)).toMatchObject({ ok: false, code: "signed-out" });
});

/** Its session ends between what `whenConfirmed` reads of it, two times of the clock, and what it then writes. */
function endingClock() {
  let looks = 0;
  return { now: () => new Date(Date.now() + (++looks > 2 ? 400 * 86_400_000 : 0)) };
}

// Each is red without `isHeld` in its statement.
describe("a session that ends between check and write", () => {
  const changes = {
    "removing an authenticator app": [removeApp, "SELECT count(*) AS n FROM totp_factor WHERE user_id = ?"],
    "removing a passkey": [removePasskey, "SELECT count(*) AS n FROM passkey WHERE user_id = ?"],
    "renaming a passkey": [renamePasskey, "SELECT count(*) AS n FROM passkey WHERE name = 'old' AND user_id = ?"],
  } as const;
  it.each(Object.entries(changes))(
    "%s changes nothing when the session ends before the write",
    async (_what, [change, remaining]) => {
      const services = testServices();
      const { userId, actor } = await anAccount(services);
      const [id, now] = [crypto.randomUUID(), Date.now()];
      await services.db.batch([
        services.db.run(
          sql`INSERT INTO totp_factor (user_id, sealed, confirmed_at, created_at) VALUES (${userId}, 'x', 1, 1)`,
        ),
        services.db.run(sql`INSERT INTO passkey (id, user_id, name, public_key, counter, transports, created_at)
        VALUES (${id}, ${userId}, 'old', 'x', 0, '', 1)`),
        services.db.run(sql`UPDATE session SET confirmed_at = ${now}, factor_at = ${now} WHERE user_id = ${userId}`),
      ]);
      const ending = { ...services, clock: endingClock() };
      await change(ending, actor, { id, name: "new" });
      expect(await countRows(remaining, userId)).toBe(1);
      expect(await change(services, actor, { id, name: "new" })).toMatchObject({ ok: true });
      expect(await countRows(remaining, userId)).toBe(0);
    },
  );

  it("does not unblock a mail address", async () => {
    const services = testServices();
    const { actor, email } = await anAccount(services);
    await blockStatement(services, await recipientHash(services.config.secret, email), "hard-bounce");
    expect(await forgiveAddress(services, email, isSignedIn(actor, Date.now() + 400 * 86_400_000))).toBe(false);
    expect(await forgiveAddress(services, email, isSignedIn(actor, Date.now()))).toBe(true);
  });

  it("sends no mail with links to the forms of its address", async () => {
    const services = testServices();
    const { userId, actor, email } = await anAccount(services);
    await aPublishedForm(services, { email });
    const ask = (at: number) =>
      mailClaimLink(services as never, { id: userId, email, name: "Maya" }, isSignedIn(actor, at));
    expect(await ask(Date.now() + 400 * 86_400_000)).toBe(false);
    expect(await countRows("SELECT count(*) AS n FROM form_claim WHERE user_id = ?", userId)).toBe(0);
    expect(await ask(Date.now())).toBe(true);
  });
});
