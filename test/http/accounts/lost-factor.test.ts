import { describe, expect, it } from "vitest";
import { aBrowser, aPassword, count, db, linkFor } from "../../support/accounts";
import { aGuardedMember, post } from "../../support/second-factor";
import { codeOf } from "../../support/totp";

const page = "/sign-in/second-step";
const losses = (userId: string) => count("SELECT count(*) AS n FROM factor_loss WHERE user_id = ?", userId);

async function half(email: string) {
  const browser = aBrowser();
  await browser.call("/api/auth/sign-in/email", { email, password: aPassword });
  return browser;
}
const isSignedIn = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.call("/app/dashboard")).status === 200;

describe("a request of a user who lost every second factor", () => {
  // Red when reportLoss answers a time that is over already.
  it("waits 72 hours, then the password signs in and every second factor is removed", async () => {
    const { email, userId } = await aGuardedMember();
    const browser = await half(email);
    await post(browser, page, { intent: "lost" });
    expect([await isSignedIn(browser), await losses(userId)]).toEqual([false, 1]);
    expect(await (await browser.call(page)).text()).toContain("Your second step is being removed");
    await post(browser, page, { intent: "lost" });
    expect(await isSignedIn(browser)).toBe(false);
    await db
      .prepare("UPDATE factor_loss SET due_at = ? WHERE user_id = ?")
      .bind(Date.now() - 1, userId)
      .run();
    expect(await (await browser.call(page)).text()).toContain("Remove it and sign in");
    const done = await post(browser, page, { intent: "lost" });
    expect([done.headers.get("location"), await isSignedIn(browser)]).toEqual(["/app/settings/security", true]);
    expect(await count("SELECT count(*) AS n FROM totp_factor WHERE user_id = ?", userId)).toBe(0);
  });

  it("is cancelled by the owner with the mail's link or by signing in with the second factor", async () => {
    const { email, userId, key } = await aGuardedMember();
    const thief = await half(email);
    await post(thief, page, { intent: "lost" });
    const owner = await half(email);
    expect((await owner.call("/api/auth/second-step/code", { code: codeOf(key) })).status).toBe(200);
    expect(await losses(userId)).toBe(0);
    await post(thief, page, { intent: "lost" });
    const path = new URL(await linkFor(email, /^Someone asks to remove/, "/not-me/")).pathname;
    expect((await aBrowser().call(path, new URLSearchParams())).status).toBe(303);
    expect(await losses(userId)).toBe(0);
    expect((await post(thief, page, { intent: "lost" })).headers.get("location")).toBe("/sign-in?step=over");
  });

  it("needs the password first", async () => {
    expect((await aBrowser().call("/api/auth/second-step/lost", {})).status).toBe(401);
  });
});
