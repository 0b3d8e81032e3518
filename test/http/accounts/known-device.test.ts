import { describe, expect, it } from "vitest";
import { accountLimits } from "../../../app/platform/auth/limits";
import { aBrowser, aMember, aPassword, count, lettersTo } from "../../support/accounts";

const signIn = "/api/auth/sign-in/email";

async function lockOut(email: string): Promise<void> {
  for (let index = 0; index < accountLimits.signIn.limit; index += 1) {
    await aBrowser().call(signIn, { email, password: "not this one" });
  }
  expect((await aBrowser().call(signIn, { email, password: aPassword })).status).toBe(429);
}

describe("ten wrong passwords from anywhere", () => {
  // Red when limitPerAccount counts by address alone.
  it("do not lock the owner out of a browser that was signed in before", async () => {
    const { browser, email } = await aMember();
    await browser.call("/api/auth/sign-out", {});
    expect(browser.jar.cookies.has("rf-device")).toBe(true);
    await lockOut(email);
    expect((await browser.call(signIn, { email, password: aPassword })).status).toBe(200);
  });

  it("leave a known browser its own count of guesses, which is limited, too", async () => {
    const { browser, email } = await aMember();
    const statuses: number[] = [];
    for (let index = 0; index < accountLimits.signIn.limit + 1; index += 1) {
      statuses.push((await browser.call(signIn, { email, password: "not this one" })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(accountLimits.signIn.limit);
    expect(statuses.at(-1)).toBe(429);
    expect((await aBrowser().call(signIn, { email, password: aPassword })).status).toBe(200);
  });

  it("have no own count with a forged cookie or one of another account", async () => {
    const { email } = await aMember();
    const other = await aMember();
    await lockOut(email);
    const device = other.browser.jar.cookies.get("rf-device") ?? "";
    for (const cookie of [device, `${"A".repeat(22)}.${device.split(".")[1]}`, "x", device.slice(0, -1)]) {
      const attacker = aBrowser();
      attacker.jar.cookies.set("rf-device", cookie);
      expect((await attacker.call(signIn, { email, password: "not this one" })).status).toBe(429);
    }
  });
});

describe("the known-device cookie", () => {
  it("is HttpOnly, and D1 holds only its hash", async () => {
    const { email } = await aMember();
    const answer = await aBrowser().call(signIn, { email, password: aPassword });
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("rf-device=")) ?? "";
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"]) expect(line).toContain(part);
    const id = /rf-device=([^.]+)/.exec(line)?.[1] ?? "";
    expect(await count("SELECT count(*) AS n FROM known_device WHERE device_hash LIKE ?", `%${id}%`)).toBe(0);
    expect((await aBrowser().call(signIn, { email, password: "wrong" })).headers.getSetCookie().join()).not.toContain(
      "device",
    );
  });

  // Red while a device was told by what the browser says of itself: the thief's says the same.
  it("distinguishes a new browser from a known one with the same user agent", async () => {
    const { browser, email } = await aMember();
    const letters = async () =>
      (await lettersTo(email)).filter(({ subject }) => /new device|new sign-in/i.test(subject));
    await browser.call(signIn, { email, password: aPassword });
    await aBrowser().call(signIn, { email, password: aPassword });
    await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(1);
  });
});
