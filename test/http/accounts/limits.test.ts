import { describe, expect, it } from "vitest";
import { accountLimits, addressLimits } from "../../../app/platform/auth/limits";
import { aBrowser, aMember, anAddress, aPassword, type Browser } from "../../support/accounts";
import { testServices } from "../../support/forms";

const api = (path: string) => `/api/auth${path}`;

/** Calls until one is refused; a window may end in between, so that twice the limit is always enough. */
async function untilRefused(limit: number, call: () => Promise<Response>): Promise<{ count: number; last: Response }> {
  for (let count = 0; ; count += 1) {
    const last = await call();
    if (last.status === 429 || count > 2 * limit) return { count, last };
  }
}

function expectRefusal({ count, last }: { count: number; last: Response }, limit: number): void {
  expect(last.status).toBe(429);
  expect(count).toBeGreaterThanOrEqual(limit);
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
}

// Each is red without limitPerAccount in guardRequest.
describe("the rate limit for one account, from any network", () => {
  const byAddress: [string, number, (email: string) => [string, object]][] = [
    ["sign-up", accountLimits.signUp.limit, (email) => ["/sign-up/email", { name: "M", email, password: aPassword }]],
    ["reset emails", accountLimits.resetMail.limit, (email) => ["/request-password-reset", { email }]],
    ["confirmations", accountLimits.verifyMail.limit, (email) => ["/send-verification-email", { email }]],
  ];

  it.each(byAddress)("of %s holds", async (_what, limit, callFor) => {
    const [path, body] = callFor(anAddress());
    expectRefusal(await untilRefused(limit, () => aBrowser().call(api(path), body)), limit);
    const [, other] = callFor(anAddress());
    expect((await aBrowser().call(api(path), other)).status).toBe(200);
  });

  const byUser: [string, number, string, () => object][] = [
    ["new addresses", accountLimits.changeEmail.limit, "/change-email", () => ({ newEmail: anAddress() })],
    ["deletions with a wrong password", accountLimits.deleteUser.limit, "/delete-user", () => ({ password: "not it" })],
  ];

  it.each(byUser)("of %s holds for a signed-in user", async (_what, limit, path, body) => {
    const { browser } = await aMember();
    expectRefusal(await untilRefused(limit, () => browser.call(api(path), body())), limit);
  });
});

// Red when `limitPerAccount` counts right passwords too.
describe("the rate limit of signing in", () => {
  it("never limits correct passwords, and does limit guesses", async () => {
    const { email } = await aMember();
    const signIn = (password: string) => aBrowser().call(api("/sign-in/email"), { email, password });
    const { limit } = accountLimits.signIn;
    for (let count = 0; count < limit + 2; count += 1) expect((await signIn(aPassword)).status).toBe(200);
    expectRefusal(await untilRefused(limit, () => signIn("not this one")), limit);
    expect((await signIn(aPassword)).status).toBe(429);
  });

  it("says on the page how long to wait, as the header does", async () => {
    const { email } = await aMember();
    const post = () => aBrowser().call("/sign-in", new URLSearchParams({ email, password: "not this one" }));
    const { last } = await untilRefused(accountLimits.signIn.limit, post);
    const seconds = Number(last.headers.get("Retry-After"));
    const words = seconds <= 60 ? "a minute" : `${Math.ceil(seconds / 60)} minutes`;
    expect(await last.text()).toContain(`Too many tries. Wait ${words} and try again.`);
  });
});

// Each is red without its line of addressLimits.
describe("the rate limit for one network, for any account", () => {
  const calls: [keyof typeof addressLimits, (browser: Browser) => Promise<Response>][] = [
    ["/reset-password", ({ call }) => call(api("/reset-password"), { token: "x", newPassword: aPassword })],
    ["/verify-email", ({ call }) => call(api("/verify-email?token=x"))],
  ];

  it.each(calls)("of %s holds", async (path, call) => {
    const browser = aBrowser();
    const { max } = addressLimits[path];
    expectRefusal(await untilRefused(max, () => call(browser)), max);
    expect((await call(aBrowser())).status).not.toBe(429);
  });
});

// Red without limitVerifyMails: one stranger used up all five mails that a mailbox has a day.
describe("the mail limit for one mailbox and network", () => {
  it("leaves the owner enough mails to confirm the address", async () => {
    const mailbox = anAddress();
    const spelledWith = (tag: string) => mailbox.replace("@", `+${tag}@`);
    const stranger = aBrowser({ machine: "10.251.1.1" });
    const signUp = (browser: Browser, email: string) =>
      browser.call(api("/sign-up/email"), { name: "M", email, password: aPassword });
    const statuses: number[] = [];
    for (const tag of ["a", "b", "c", "d"]) statuses.push((await signUp(stranger, spelledWith(tag))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await stranger.call(api("/send-verification-email"), { email: mailbox })).status).toBe(429);
    expect((await signUp(aBrowser({ machine: "10.252.1.1" }), mailbox)).status).toBe(200);
  });
});

describe("a rate-limited page", () => {
  it("says how long to wait, to people and to programs", async () => {
    const email = anAddress();
    const { last } = await untilRefused(accountLimits.resetMail.limit, () =>
      aBrowser().call("/forgot-password", new URLSearchParams({ email })),
    );
    expect([last.status, Number(last.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await last.text()).toContain("Too many tries. Wait ");
  });
});

describe("a rate limit's window", () => {
  it("ends, and then requests are allowed again", async () => {
    const start = new Date("2026-11-21T09:00:00Z");
    const services = testServices(start);
    const rule = { action: "test-window", limit: 2, windowSeconds: 60 };
    const key = crypto.randomUUID();
    const take = () => services.rateLimit.take(rule, key);
    expect([await take(), await take()]).toEqual([{ allowed: true }, { allowed: true }]);
    expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 60 });
    services.setNow(new Date(start.getTime() + 59_000));
    expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    services.setNow(new Date(start.getTime() + 60_000));
    expect(await take()).toEqual({ allowed: true });
  });
});

describe("whether an address has an account", () => {
  const masked = (text: string) =>
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "ID")
      .replace(/[0-9a-f-]{13}@accounts\.example/g, "ADDRESS")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "DATE");

  it.each([
    ["/sign-up/email", (email: string) => ({ name: "Maya", email, password: aPassword })],
    ["/sign-in/email", (email: string) => ({ email, password: "not this one" })],
    ["/request-password-reset", (email: string) => ({ email })],
    ["/send-verification-email", (email: string) => ({ email })],
  ] as const)("cannot be learned from %s: status and body are equal", async (path, body) => {
    const { email } = await aMember();
    const known = await aBrowser().call(api(path), body(email));
    const unknown = await aBrowser().call(api(path), body(anAddress()));
    expect([known.status, masked(await known.text())]).toEqual([unknown.status, masked(await unknown.text())]);
    const cookies = (answer: Response) =>
      answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, "=RANDOM;"));
    expect(cookies(known)).toEqual(cookies(unknown));
  });
});
