import { describe, expect, it } from "vitest";
import { aBrowser, aMember, aNewMember, anAddress, aPassword, count, lettersTo, linkFor } from "../../support/accounts";
import { aGuardedMember, post } from "../../support/second-factor";
import { codeOf } from "../../support/totp";

async function aTheft() {
  const owner = await aMember();
  await owner.browser.call("/api/auth/sign-in/email", { email: owner.email, password: aPassword });
  const thief = aBrowser();
  await thief.call("/api/auth/sign-in/email", { email: owner.email, password: aPassword });
  const link = await linkFor(owner.email, /^New sign-in/, "/not-me/");
  return { owner, thief, path: new URL(link).pathname };
}

const isSignedIn = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.client.updateUser({ name: "x" })).error === null;

describe("the mail about a sign-in from a new browser", () => {
  // Red when only an earlier sign-in by password, and not the confirmed sign-up, makes a second browser a new one.
  it("is sent for the first sign-in of another browser, and not for the browser that signed up", async () => {
    const owner = await aNewMember({ email: anAddress() });
    await owner.browser.call("/api/auth/sign-out", {});
    await owner.browser.call("/api/auth/sign-in/email", { email: owner.email, password: aPassword });
    const isNewSignIn = ({ subject }: { subject: string }) => subject.startsWith("New sign-in");
    await aBrowser().call("/api/auth/sign-in/email", { email: owner.email, password: aPassword });
    await linkFor(owner.email, /^New sign-in/, "/not-me/");
    expect((await lettersTo(owner.email)).filter(isNewSignIn)).toHaveLength(1);
  });

  // Red when the link itself, and not a press, ends the sessions.
  it("links to a page that names the account and changes nothing, however often it is opened", async () => {
    const { owner, thief, path } = await aTheft();
    const page = await aBrowser().call(path);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "strict-origin"]);
    expect(await page.text()).toContain(owner.email);
    expect(await isSignedIn(thief)).toBe(true);
    const foreign = await aBrowser().call(path, new URLSearchParams(), { headers: { origin: "https://evil.test" } });
    expect([foreign.status, await isSignedIn(thief)]).toEqual([403, true]);
  });

  it("lets its reader end all sessions, invalidate the password and set a new one, once, also in parallel", async () => {
    const { owner, thief, path } = await aTheft();
    const shown = await owner.browser.call("/app/viewings", new URLSearchParams({ intent: "renew" }));
    const [feed = ""] = /\/viewings\/[\w-]{43}\.ics/.exec(await shown.text()) ?? [];
    expect((await aBrowser().call(feed)).status).toBe(200);
    const browsers = [aBrowser(), aBrowser(), aBrowser()];
    const answers = await Promise.all(browsers.map(({ call }) => call(path, new URLSearchParams())));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect([await isSignedIn(thief), await isSignedIn(owner.browser)]).toEqual([false, false]);
    expect(await count("SELECT count(*) AS n FROM session WHERE user_id = ?", owner.userId)).toBe(0);
    expect(await count("SELECT count(*) AS n FROM known_device WHERE user_id = ?", owner.userId)).toBe(0);
    // Red without endFeed: a thief could have made the address.
    expect((await aBrowser().call(feed)).status).toBe(404);
    expect((await thief.call("/api/auth/sign-in/email", { email: owner.email, password: aPassword })).status).toBe(401);
    const place = answers.find(({ status }) => status === 303)?.headers.get("location") ?? "";
    const token = new URL(place, "http://x").searchParams.get("token") ?? "";
    const set = await post(aBrowser(), "/reset-password", { token, password: "nine red foxes" });
    expect(set.headers.get("location")).toBe("/sign-in?reset=done");
    const back = await aBrowser().call("/api/auth/sign-in/email", { email: owner.email, password: "nine red foxes" });
    expect(back.status).toBe(200);
    expect((await aBrowser().call(path)).status).toBe(404);
    expect(
      await count("SELECT count(*) AS n FROM audit WHERE action = 'session.not-me' AND target_id = ?", owner.userId),
    ).toBe(1);
  });

  it("leaves the second factor unchanged", async () => {
    const { email, key, userId } = await aGuardedMember();
    const thief = aBrowser();
    await thief.call("/api/auth/sign-in/email", { email, password: aPassword });
    await thief.call("/api/auth/second-step/code", { code: codeOf(key) });
    const path = new URL(await linkFor(email, /^New sign-in/, "/not-me/")).pathname;
    expect((await aBrowser().call(path, new URLSearchParams())).status).toBe(303);
    expect(await count("SELECT count(*) AS n FROM totp_factor WHERE user_id = ? AND confirmed_at > 0", userId)).toBe(1);
  });
});
