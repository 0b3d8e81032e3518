import { describe, expect, it } from "vitest";
import { aBrowser, aMember, aPassword, type Browser, count, db, type Member, origin } from "../../support/accounts";
import { type Authenticator, anAuthenticator } from "../../support/authenticator";
import { aGuardedMember, post, securityPage } from "../../support/second-factor";

type Options = { challenge: string; rpId?: string; allowCredentials?: unknown[]; userVerification?: string };

async function challenge(browser: Browser, purpose: "sign-in" | "confirm" | "register"): Promise<Options> {
  const answer = await browser.call("/api/auth/passkey/challenge", { purpose });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Options;
}

async function register(browser: Browser, device: Authenticator, name = "Phone"): Promise<Response> {
  const response = await device.create(await challenge(browser, "register"));
  return browser.call("/api/auth/passkey/register", { response, name });
}

async function withPasskey(): Promise<Member & { device: Authenticator }> {
  const member = await aMember();
  const device = await anAuthenticator(origin);
  expect((await register(member.browser, device)).status).toBe(200);
  return { ...member, device };
}

const signInWith = (browser: Browser, response: object) => browser.call("/api/auth/passkey/sign-in", { response });
const isSignedIn = async (browser: Browser) => (await browser.call("/app/dashboard")).status === 200;
const age = (userId: string) =>
  db
    .prepare("UPDATE session SET confirmed_at = ? WHERE user_id = ?")
    .bind(Date.now() - 16 * 60_000, userId)
    .run();

describe("a passkey", () => {
  it("signs in alone, without password or mail, and the password alone no longer does", async () => {
    const { device, email, userId } = await withPasskey();
    const browser = aBrowser();
    const options = await challenge(browser, "sign-in");
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
    const answer = await signInWith(browser, await device.get(options));
    expect([answer.status, await isSignedIn(browser)]).toEqual([200, true]);
    expect(
      await count("SELECT count(*) AS n FROM audit WHERE action = 'session.sign-in' AND target_id = ?", userId),
    ).toBe(2);
    const other = aBrowser();
    const half = await other.call("/api/auth/sign-in/email", { email, password: aPassword });
    expect(((await half.json()) as { isFactorAsked?: boolean }).isFactorAsked).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await signInWith(other, await device.get(await challenge(other, "sign-in")))).status).toBe(200);
  });

  // Red when `passkeyRegister` asks less than the commands that change factors: a session that never passed the factor adds its own.
  it("cannot be added by a session that has not passed the account's second factor", async () => {
    const { browser, userId, device } = await withPasskey();
    await db
      .prepare("UPDATE session SET factor_at = NULL, confirmed_at = ? WHERE user_id = ?")
      .bind(Date.now(), userId)
      .run();
    const asked = await browser.call("/api/auth/passkey/challenge", { purpose: "register" });
    expect([asked.status, await asked.json()]).toEqual([403, expect.objectContaining({ code: "CONFIRM_FIRST" })]);
    const confirmed = await browser.call("/api/auth/passkey/confirm", {
      response: await device.get(await challenge(browser, "confirm")),
    });
    expect(confirmed.status).toBe(200);
    const begun = await challenge(browser, "register");
    await db.prepare("UPDATE session SET factor_at = NULL WHERE user_id = ?").bind(userId).run();
    const response = await (await anAuthenticator(origin)).create(begun);
    const refused = await browser.call("/api/auth/passkey/register", { response, name: "Second" });
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: "CONFIRM_FIRST" })]);
    expect(await count("SELECT count(*) AS n FROM passkey WHERE user_id = ?", userId)).toBe(1);
  });

  // Each is red when its check in takeAssertion is left out.
  it("answers each challenge once, also in parallel, and only one of ours, for this page and purpose", async () => {
    const { device } = await withPasskey();
    const options = await challenge(aBrowser(), "sign-in");
    const response = await device.get(options);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInWith(aBrowser(), response)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await signInWith(aBrowser(), response)).status).toBe(400);
    const bent = async (change: Parameters<Authenticator["get"]>[1]) =>
      (await signInWith(aBrowser(), await device.get(await challenge(aBrowser(), "sign-in"), change))).status;
    expect(await bent({ origin: "https://evil.test" })).toBe(400);
    expect(await bent({ origin: "http://localhost:1" })).toBe(400);
    expect(await bent({ rpId: "evil.test" })).toBe(400);
    expect(await bent({ type: "webauthn.create" })).toBe(400);
    expect(await bent({ challenge: "A".repeat(43) })).toBe(400);
    // Present, but without finger or PIN.
    expect(await bent({ flags: 0x01 })).toBe(400);
    expect(await bent({})).toBe(200);
  });

  it("made for one purpose or person is refused for another", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const asked = await challenge(mine.browser, "confirm");
    expect((await signInWith(aBrowser(), await mine.device.get(asked))).status).toBe(400);
    await age(mine.userId);
    const confirm = async (device: Authenticator, options: Options) =>
      (await mine.browser.call("/api/auth/passkey/confirm", { response: await device.get(options) })).status;
    expect(await confirm(other.device, await challenge(mine.browser, "confirm"))).toBe(400);
    expect(await confirm(mine.device, await challenge(other.browser, "confirm"))).toBe(400);
    expect(await confirm(mine.device, await challenge(mine.browser, "sign-in"))).toBe(400);
    expect((await post(mine.browser, securityPage, { intent: "make-codes" })).headers.get("location")).toMatch(
      /confirm/,
    );
    expect(await confirm(mine.device, await challenge(mine.browser, "confirm"))).toBe(200);
    expect((await post(mine.browser, securityPage, { intent: "make-codes" })).status).toBe(200);
  });

  it("that is unknown or malformed is refused with a message and never with 500", async () => {
    const stranger = await anAuthenticator(origin);
    const browser = aBrowser();
    expect((await signInWith(browser, await stranger.get(await challenge(browser, "sign-in")))).status).toBe(400);
    const { device } = await withPasskey();
    for (const response of [
      { id: device.id },
      { id: device.id, response: {} },
      { id: device.id, rawId: 1, response: { clientDataJSON: "x" } },
    ])
      expect((await signInWith(browser, response)).status).toBe(400);
    expect((await browser.call("/api/auth/passkey/sign-in", {})).status).toBe(400);
    expect((await browser.call("/api/auth/passkey/challenge", { purpose: "register" })).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("cannot be requested by another site", async () => {
    const answer = await (await withPasskey()).browser.call(
      "/api/auth/passkey/challenge",
      { purpose: "confirm" },
      { headers: { origin: "https://evil.test" } },
    );
    expect(answer.status).toBe(403);
  });
});

describe("passkeys in the settings", () => {
  it("are added after confirming, named, listed and removed by their owner only", async () => {
    const { browser, device, userId } = await withPasskey();
    const stranger = await withPasskey();
    expect(await (await browser.call(securityPage)).text()).toContain("Phone");
    const { id } = device;
    await post(stranger.browser, securityPage, { intent: "rename-passkey", id, name: "Mine now" });
    await post(stranger.browser, securityPage, { intent: "remove-passkey", id });
    expect(await count("SELECT count(*) AS n FROM passkey WHERE id = ? AND name = 'Phone'", id)).toBe(1);
    expect((await post(browser, securityPage, { intent: "rename-passkey", id, name: " " })).status).toBe(400);
    await post(browser, securityPage, { intent: "rename-passkey", id, name: "Old phone" });
    expect(await (await browser.call(securityPage)).text()).toContain("Old phone");
    await age(userId);
    expect((await browser.call("/api/auth/passkey/challenge", { purpose: "register" })).status).toBe(403);
    expect((await post(browser, securityPage, { intent: "remove-passkey", id })).headers.get("location")).toMatch(
      /confirm/,
    );
    expect(await count("SELECT count(*) AS n FROM passkey WHERE user_id = ?", userId)).toBe(1);
  });

  it("the same device twice, another page's answer or a foreign challenge add nothing", async () => {
    const { browser, device, userId } = await withPasskey();
    expect((await register(browser, device)).status).toBe(400);
    const other = await aMember();
    const fresh = await anAuthenticator(origin);
    const tries = [
      await fresh.create(await challenge(other.browser, "register")),
      await fresh.create(await challenge(browser, "register"), { origin: "https://evil.test" }),
      await fresh.create(await challenge(browser, "register"), { flags: 0x41 }),
      await fresh.create({ challenge: "A".repeat(43) }),
    ];
    for (const response of tries)
      expect((await browser.call("/api/auth/passkey/register", { response, name: "x" })).status).toBe(400);
    expect(await count("SELECT count(*) AS n FROM passkey WHERE user_id = ?", userId)).toBe(1);
  });

  it("are deleted with their account", async () => {
    const { browser, userId } = await aGuardedMember();
    await register(browser, await anAuthenticator(origin));
    expect((await browser.call("/api/auth/delete-user", { password: aPassword })).status).toBe(200);
    for (const table of ["passkey", "totp_factor", "recovery_code", "known_device", "factor_step"])
      expect([table, await count(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`, userId)]).toEqual([table, 0]);
  });
});
