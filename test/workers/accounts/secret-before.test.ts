import { createOTP } from "@better-auth/utils/otp";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { totpFactor } from "../../../app/db/schema/second-factor";
import { takeCode } from "../../../app/platform/auth/second-factor/factors.server";
import { makeRecoveryCodes, takeRecoveryCode } from "../../../app/platform/auth/second-factor/recovery.server";
import { startTotp, takeTotp } from "../../../app/platform/auth/second-factor/totp.server";
import { openText } from "../../../app/platform/crypto";
import { anAccount, testServices } from "../../support/forms";

const fresh = "a fresh secret of forty letters or so, 7Kq2";

// Red when takeTotp keeps what it opened, and when takeRecoveryCode hashes under the first secret alone.
it("after SECRET is replaced, authenticator apps still work from first use on, recovery codes while the overlap lasts", async () => {
  const now = new Date(Date.UTC(2026, 10, 22, 9));
  const services = testServices(now);
  const { userId } = await anAccount(services);
  await startTotp(services, userId);
  await services.db.update(totpFactor).set({ confirmedAt: 1 }).where(eq(totpFactor.userId, userId));
  const [code = ""] = (await makeRecoveryCodes(services, userId)) ?? [];
  const former = services.config.secret;
  const overlap = { ...services, config: { ...services.config, secret: fresh, secrets: [fresh, former] as const } };
  const after = { ...services, config: { ...services.config, secret: fresh, secrets: [fresh] as const } };

  expect(await takeRecoveryCode(after, userId, code)).toBe(false);
  expect(await takeRecoveryCode(overlap, userId, code)).toBe(true);
  expect(await takeRecoveryCode(overlap, userId, code)).toBe(false);

  const [row] = await services.db.select().from(totpFactor).where(eq(totpFactor.userId, userId));
  const key = await openText([former], "totp", userId, row?.sealed ?? "");
  const codeAt = (offset: number) => createOTP(key, { digits: 6 }).hotp(Math.floor(now.getTime() / 30_000) + offset);
  expect(await takeTotp(overlap, userId, await codeAt(-1))).toBe(true);
  expect(await takeTotp(after, userId, await codeAt(0))).toBe(true);
});

// Red when takeTotp lets the failure to open a key out: whoever has a recovery code was answered with 500.
it("once the old SECRET is gone, codes of an authenticator app are refused, and recovery codes made since still work", async () => {
  const services = testServices();
  const { userId } = await anAccount(services);
  await startTotp(services, userId);
  await services.db.update(totpFactor).set({ confirmedAt: 1 }).where(eq(totpFactor.userId, userId));
  const after = { ...services, config: { ...services.config, secret: fresh, secrets: [fresh] as const } };
  const [code = ""] = (await makeRecoveryCodes(after, userId)) ?? [];
  expect(await takeCode(after, userId, "123456")).toBeNull();
  expect(await takeCode(after, userId, code)).toBe("recovery");
});
