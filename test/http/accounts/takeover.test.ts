import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAddress,
  aPassword,
  askForForms,
  count,
  db,
  lettersTo,
  linkFor,
  pressConfirm,
  takeOverForms,
} from "../../support/accounts";
import { aSentApplication } from "../../support/applications";
import { aPublishedForm, testServices } from "../../support/forms";
import { setUpApp } from "../../support/second-factor";

const api = (path: string) => `/api/auth${path}`;
const confirmMail = /^Confirm your email address/;

async function ownerOf(formId: string): Promise<string | null | undefined> {
  const row = await db
    .prepare("SELECT landlord_id AS id FROM rent_form WHERE id = ?")
    .bind(formId)
    .first<{ id: string | null }>();
  return row?.id;
}

/** What a mail scanner does: it opens every link of a mail, without a cookie, and what that leads to. */
async function scan(link: string): Promise<string[]> {
  const scanner = aBrowser();
  const cookies: string[] = [];
  let next: string | null = link;
  for (let hops = 0; next && hops < 5; hops += 1) {
    const answer: Response = await scanner.call(next);
    cookies.push(...answer.headers.getSetCookie());
    const location = answer.headers.get("location");
    next = location ? new URL(location, link).toString() : null;
  }
  return cookies.filter((cookie) => cookie.includes("session"));
}

describe("somebody who knows a guest landlord's address", () => {
  // Red when GET /api/auth/verify-email verifies without the cookie of the browser that signed up.
  it("gains nothing by signing up with it and waiting for a mail scanner to open the link", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const mallory = aBrowser();
    await mallory.client.signUp.email({ name: "Mallory", email, password: aPassword });
    const link = await linkFor(email, confirmMail, "verify-email");
    expect(await scan(link)).toEqual([]);
    expect(await scan(link.replace("/verify-email", "/api/auth/verify-email"))).toEqual([]);
    expect((await mallory.client.signIn.email({ email, password: aPassword })).error?.code).toBe("EMAIL_NOT_VERIFIED");
    expect(await ownerOf(form.formId)).toBeNull();
  });

  // Red when an exchanged address claims.
  it("gains nothing by changing an account's address to it", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const { browser, userId } = await aMember();
    await browser.client.changeEmail({ newEmail: email });
    const link = await linkFor(email, /^Confirm your new email/, "verify-email");
    expect(await scan(link)).toEqual([]);
    expect(await scan(link.replace(/\/(api\/auth\/)?verify-email/, "/api/auth/verify-email"))).toEqual([]);
    expect(await count("SELECT count(*) AS n FROM user WHERE id = ? AND email = ?", userId, email)).toBe(0);
    expect(await ownerOf(form.formId)).toBeNull();
  });

  // Red when a sign-up of an unconfirmed address is not a row of its own.
  it("can neither block nor cancel the owner's sign-up", async () => {
    const email = anAddress();
    const [mallory, owner] = [aBrowser(), aBrowser()];
    await mallory.client.signUp.email({ name: "Mallory", email, password: "the first password" });
    await linkFor(email, confirmMail, "verify-email");
    await db.prepare("DELETE FROM dev_mail WHERE to_address = ?").bind(email).run();
    await owner.client.signUp.email({ name: "Olive Owner", email, password: "the second password" });
    const link = await linkFor(email, confirmMail, "verify-email");
    await mallory.client.signUp.email({ name: "Mallory", email, password: "the first password" });
    await mallory.client.sendVerificationEmail({ email });
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await owner.call(api(`/verify-email?token=${token}`))).status).toBe(200);
    const signIn = async (password: string) => (await aBrowser().client.signIn.email({ email, password })).error?.code;
    expect(await signIn("the first password")).toBe("INVALID_EMAIL_OR_PASSWORD");
    expect(await signIn("the second password")).toBeUndefined();
  });

  // Red when signing in claims.
  it("claims no forms by signing in", async () => {
    const { browser, email } = await aMember();
    const form = await aPublishedForm(testServices(), { email });
    await browser.client.signIn.email({ email, password: aPassword });
    expect(await ownerOf(form.formId)).toBeNull();
  });

  // Red when eraseAccount takes what the account does not own.
  it("cannot delete forms by removing an account with that address", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const userId = crypto.randomUUID();
    const now = Date.now();
    await db
      .prepare("INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?, 'M', ?, 0, ?, ?)")
      .bind(userId, email, now, now)
      .run();
    const { eraseAccount } = await import("../../../app/features/people/account-data/commands/erase-account.server");
    await eraseAccount(
      testServices() as never,
      { id: userId, email, name: "M" },
      { guestFormIds: [form.formId], hasLetters: true },
    );
    expect(await count("SELECT count(*) AS n FROM user WHERE id = ?", userId)).toBe(0);
    expect(await count("SELECT count(*) AS n FROM rent_form WHERE id = ?", form.formId)).toBe(1);
    expect(await count("SELECT count(*) AS n FROM guest_rent_form WHERE form_id = ?", form.formId)).toBe(1);
  });
});

describe("forms made as a guest", () => {
  const undoMail = /^Your forms moved/;
  const lines = (...ids: string[]) => new URLSearchParams([["intent", "claim"], ...ids.map((id) => ["formId", id])]);

  // Red while a second mail and a second press were asked for.
  it("move with the press that confirms the address; the page says so before, and a mail gives them back", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const browser = aBrowser();
    await browser.client.signUp.email({ name: "Olive", email, password: aPassword });
    const link = await linkFor(email, confirmMail, "/verify-email?token=");
    expect(await (await browser.call(link)).text()).toContain(
      "The form you made with this address moves into the account",
    );
    expect(await ownerOf(form.formId)).toBeNull();
    expect((await pressConfirm(browser, email)).headers.get("location")).toBe("/app/forms");
    expect(
      await count("SELECT count(*) AS n FROM user WHERE id = ? AND email = ?", await ownerOf(form.formId), email),
    ).toBe(1);
    const undo = await linkFor(email, undoMail, "/undo?token=");
    expect((await lettersTo(email)).some(({ subject }) => subject.startsWith("Forms you made"))).toBe(false);
    expect(await (await aBrowser().call(undo, new URLSearchParams())).text()).toContain("The forms are back");
    expect(await ownerOf(form.formId)).toBeNull();
  });

  // Red when the wire's GET claims: it confirms in the browser that signed up.
  it("stay where they are when a GET of the wire confirms the address, and are offered by mail", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const browser = aBrowser();
    await browser.client.signUp.email({ name: "Olive", email, password: aPassword });
    const link = await linkFor(email, confirmMail, "/verify-email?token=");
    await browser.call(link.replace("/verify-email", "/api/auth/verify-email"));
    await linkFor(email, /^Forms you made without signing in/, "/app/guest-forms?token=");
    expect(await ownerOf(form.formId)).toBeNull();
  });

  // Red when the page names forms without a token.
  it("after that are offered by mail when asked for, listed on the page behind its link, and claimed by a press", async () => {
    const email = anAddress();
    const { browser } = await aMember({ email });
    const form = await aPublishedForm(testServices(), { email });
    const unnamed = await (await browser.call("/app/guest-forms")).text();
    expect([unnamed.includes("One form was made"), unnamed.includes(form.formId)]).toEqual([true, false]);
    const { link, html, formIds } = await askForForms({ browser, email });
    expect([html.includes("Flat 2, 14 Maple Street"), formIds]).toEqual([true, [form.formId]]);
    await scan(link);
    expect(await ownerOf(form.formId)).toBeNull();

    // Somebody else's account, with the very link, and a form that the page did not name.
    const stranger = await aMember();
    expect((await stranger.browser.call(link, lines(form.formId))).status).toBe(409);
    await db.prepare("UPDATE rent_form SET state = 'closed' WHERE id = ?").bind(form.formId).run();
    const later = await aPublishedForm(testServices(), { email });
    expect((await browser.call(link, lines(form.formId))).headers.get("location")).toBe("/app/forms");
    expect([(await ownerOf(form.formId)) !== null, await ownerOf(later.formId)]).toEqual([true, null]);
    expect((await browser.call(link, lines(later.formId))).status).toBe(409);
    expect(await ownerOf(later.formId)).toBeNull();
  });

  it("of another address are not claimed, whatever is posted", async () => {
    const email = anAddress();
    const mine = await aPublishedForm(testServices(), { email });
    const other = await aPublishedForm(testServices());
    const member = await aMember({ email });
    const { link } = await askForForms(member);
    await member.browser.call(link, lines(mine.formId, other.formId));
    expect([await ownerOf(mine.formId), await ownerOf(other.formId)]).toEqual([member.userId, null]);
  });

  // Red when claimForms does not compare the account's address with the mail's.
  it("are not claimed once the account has another address", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const member = await aMember({ email });
    const { link } = await askForForms(member);
    await db.prepare("UPDATE user SET email = ? WHERE id = ?").bind(anAddress(), member.userId).run();
    expect((await member.browser.call(link, lines(form.formId))).status).toBe(409);
    expect(await ownerOf(form.formId)).toBeNull();
  });

  // Red without readKnown: everything that the mails told of long ago comes as news.
  it("bring only unread applications along as unread notices", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const [read, unread] = [
      (await aSentApplication(testServices(), form)).id,
      (await aSentApplication(testServices(), form)).id,
    ];
    await db.prepare("UPDATE application SET first_viewed_at = 1 WHERE id = ?").bind(read).run();
    await db
      .prepare("INSERT INTO notification (id, form_id, kind, ref, created_at) VALUES (?1, ?2, 'form-full', ?2, 1)")
      .bind(crypto.randomUUID(), form.formId)
      .run();
    const member = await aMember({ email });
    await takeOverForms(member);
    const { results } = await db
      .prepare("SELECT id FROM notification WHERE landlord_id = ? AND read_at IS NULL")
      .bind(member.userId)
      .all();
    expect(results).toEqual([{ id: unread }]);
  });

  // Red when undoClaim leaves one of the rows, or works after seven days.
  it("are returned by the notice's link within seven days, and their manage links work again", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const member = await aMember({ email });
    await takeOverForms(member);
    expect((await aBrowser().call(`/manage/${form.manageToken}`)).headers.get("location")).toBe(
      `/app/forms/${form.formId}`,
    );
    const link = await linkFor(email, undoMail, "/undo?token=");
    await scan(link);
    expect(await ownerOf(form.formId)).toBe(member.userId);
    const { findUndo } = await import("../../../app/features/people/account-data/queries/find-undo.server");
    const token = new URL(link).searchParams.get("token") ?? "";
    const days = (count: number) => testServices(new Date(Date.now() + count * 24 * 3600 * 1000));
    expect([(await findUndo(days(6.9), token)).kind, (await findUndo(days(7.1), token)).kind]).toEqual([
      "claim",
      "gone",
    ]);
    const visitor = aBrowser();
    expect(await (await visitor.call(link)).text()).toContain("Flat 2, 14 Maple Street");
    expect(await (await visitor.call(link, new URLSearchParams())).text()).toContain("The forms are back");
    expect(await ownerOf(form.formId)).toBeNull();
    expect((await visitor.call(`/manage/${form.manageToken}`)).headers.get("location")).toBe(
      `/manage/form/${form.guestRentFormId}?cookie=set`,
    );
    expect((await member.browser.call(`/app/forms/${form.formId}`)).status).toBe(404);
    expect((await visitor.call(link, new URLSearchParams())).status).toBe(410);
    // Red when a move leaves the published copy as it was: the tenants' notice goes by who has the form.
    const refreshes =
      "SELECT count(*) AS n FROM outbox WHERE kind = 'cache.refresh-form' AND instr(dedupe_key, 'refresh-claim:') = 1 AND instr(ref, ?)";
    expect(await count(refreshes, form.formId)).toBe(2);
  });
});

describe("a mailed link opened in another browser", () => {
  it("asks for the password there, and accepts no other user's", async () => {
    const email = anAddress();
    await aBrowser().client.signUp.email({ name: "Olive", email, password: aPassword });
    const link = await linkFor(email, confirmMail, "/verify-email?token=");
    const phone = aBrowser();
    expect(await (await phone.call(link)).text()).toContain('type="password"');
    expect((await phone.call(link, new URLSearchParams())).status).toBe(403);
    expect((await phone.call(link, new URLSearchParams({ password: "not this one" }))).status).toBe(400);
    const done = await phone.call(link, new URLSearchParams({ password: aPassword }));
    expect([done.status, done.headers.get("location")]).toEqual([302, "/app/dashboard"]);
    expect((await phone.client.getSession()).data?.user).toMatchObject({ email, name: "Olive", role: "user" });
  });

  it("of a sign-up shows no name chosen by a stranger", async () => {
    const email = anAddress();
    await aBrowser().client.signUp.email({ name: "Free money", email, password: aPassword });
    await linkFor(email, confirmMail, "/verify-email?token=");
    const [letter] = await lettersTo(email);
    expect(`${letter?.subject} ${letter?.text}`).not.toContain("Free money");
  });
});

describe("changing an account's address", () => {
  const stop = /wants to change the address/;
  const addressOf = async (userId: string) =>
    (await db.prepare("SELECT email FROM user WHERE id = ?").bind(userId).first<{ email: string }>())?.email;
  const makeOld = (userId: string) =>
    db
      .prepare("UPDATE session SET created_at = ? WHERE user_id = ?")
      .bind(Date.now() - 16 * 60_000, userId)
      .run();

  // Red without requirePasswordForAddress.
  it("needs the password or a sign-in within the last quarter of an hour", async () => {
    const { browser, userId } = await aMember();
    await makeOld(userId);
    const ask = async (fields: object) => {
      const answer = await browser.call(api("/change-email"), { newEmail: anAddress(), ...fields });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await ask({})).toEqual([400, "PASSWORD_REQUIRED"]);
    expect(await ask({ password: "not this one" })).toEqual([400, "INVALID_PASSWORD"]);
    expect(await ask({ password: aPassword })).toEqual([200, undefined]);
  });

  it("is announced to the old address first, where a press stops it", async () => {
    const { browser, userId, email } = await aMember();
    const next = anAddress();
    await browser.client.changeEmail({ newEmail: next });
    const confirm = await linkFor(next, /^Confirm your new/, "/verify-email?token=");
    const link = await linkFor(email, stop, "/undo?token=");
    await scan(link);
    expect(await (await aBrowser().call(link, new URLSearchParams())).text()).toContain("Your address is safe");
    expect((await browser.call(confirm, new URLSearchParams())).status).toBe(401);
    expect(await addressOf(userId)).toBe(email);
    expect((await browser.client.updateUser({ name: "x" })).error?.status).toBe(401);
  });

  // Red without undoAddressChange's window, and when a second change ends the first one's link.
  it("can be reversed within 24 hours, also after a second change, and everybody is signed out", async () => {
    const { browser, userId, email } = await aMember();
    const [next, further] = [anAddress(), anAddress()];
    await browser.client.changeEmail({ newEmail: next });
    await pressConfirm(browser, next);
    await browser.client.changeEmail({ newEmail: further });
    await pressConfirm(browser, further);
    expect(await addressOf(userId)).toBe(further);
    // What somebody sets who has the account by then must not stand in the owner's way; what was there before stays.
    await setUpApp(browser);
    const aPasskey =
      "INSERT INTO passkey (id, user_id, name, public_key, counter, transports, created_at) VALUES (?, ?, 'Key', 'x', 0, '', ?)";
    await db.batch([1, Date.now()].map((at) => db.prepare(aPasskey).bind(crypto.randomUUID(), userId, at)));
    const link = await linkFor(email, /was changed$/, "/undo?token=");
    const { findUndo } = await import("../../../app/features/people/account-data/queries/find-undo.server");
    const token = new URL(link).searchParams.get("token") ?? "";
    const hours = (count: number) => testServices(new Date(Date.now() + count * 3600 * 1000));
    expect([(await findUndo(hours(23.9), token)).kind, (await findUndo(hours(24.1), token)).kind]).toEqual([
      "address",
      "gone",
    ]);
    await aBrowser().call(link, new URLSearchParams());
    expect(await addressOf(userId)).toBe(email);
    // Red without the lines of undoAddressChange about factors.
    const factors = ["totp_factor", "recovery_code", "passkey"].map((table) =>
      count(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`, userId),
    );
    expect(await Promise.all(factors)).toEqual([0, 0, 1]);
    const signIn = await aBrowser().client.signIn.email({ email, password: aPassword });
    expect([signIn.error?.code, (await browser.client.updateUser({ name: "x" })).error?.status]).toEqual([
      "INVALID_EMAIL_OR_PASSWORD",
      401,
    ]);
  });

  it("is confirmed in another browser with the account's password only", async () => {
    const { browser, userId } = await aMember();
    const next = anAddress();
    await browser.client.changeEmail({ newEmail: next });
    const link = await linkFor(next, /^Confirm your new/, "/verify-email?token=");
    const other = (await aMember()).browser;
    expect((await other.call(link, new URLSearchParams())).status).toBe(403);
    const phone = aBrowser();
    const done = await phone.call(link, new URLSearchParams({ password: aPassword }));
    expect(done.headers.get("location")).toBe("/sign-in?confirmed=done");
    expect([await addressOf(userId), (await phone.client.getSession()).data]).toEqual([next, null]);
  });
});

describe("the page to continue at after signing in", () => {
  // Red without refuseOtherPlaces in guardRequest.
  it.each(["/app/..//evil.test", "/..//evil.test", "/app/%2e%2e//evil.test", "//evil.test", "/about"])(
    "is ignored when it is not ours: %s",
    async (place) => {
      const { call } = aBrowser();
      const query = new URLSearchParams({ token: "x", callbackURL: place });
      expect((await call(api(`/verify-email?${query}`))).status).toBe(403);
      expect((await call(api(`/reset-password/x?${new URLSearchParams({ callbackURL: place })}`))).status).toBe(403);
      const email = anAddress();
      for (const [path, body] of [
        ["/sign-in/email", { email, password: aPassword, callbackURL: place }],
        ["/sign-up/email", { email, name: "M", password: aPassword, callbackURL: place }],
        ["/send-verification-email", { email, callbackURL: place }],
        ["/request-password-reset", { email, redirectTo: place }],
      ] as const)
        expect([path, (await call(api(path), body)).status]).toEqual([path, 403]);
    },
  );
});
