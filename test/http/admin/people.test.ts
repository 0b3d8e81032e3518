import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { aBrowser, aMember, aPassword, type Browser, count, db, takeOverForms } from "../../support/accounts";
import { aPublishedForm, testServices } from "../../support/forms";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
let admin: Browser;
beforeAll(async () => {
  admin = (await aMember({ email: ADMIN_EMAIL, name: "Admin" })).browser;
});

const press = (path: string, fields: Record<string, string>) => admin.call(path, new URLSearchParams(fields));
const wordsOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");

async function details(action: string, userId: string): Promise<unknown[]> {
  const rows = db.prepare("SELECT detail FROM audit WHERE action = ? AND target_id = ?").bind(action, userId);
  return (await rows.all<{ detail: string | null }>()).results.map(({ detail }) => detail);
}

it("the admin finds an account by its complete address only", async () => {
  const { email, userId } = await aMember({});
  const found = await press("/admin/people", { email: ` ${email.toUpperCase()} ` });
  expect([found.status, found.headers.get("location")]).toEqual([303, `/admin/people/${userId}`]);
  const part = await press("/admin/people", { email: email.slice(0, 8) });
  expect([part.status, (await wordsOf(part)).includes("Write a whole email address")]).toEqual([400, true]);
  expect((await press("/admin/people", { email: "nobody@nowhere.example" })).status).toBe(404);
  const page = await wordsOf(await admin.call(`/admin/people/${userId}`));
  for (const said of [email, "In good standing.", "1 device", "Applications received", "Colleagues"])
    expect(page).toContain(said);
});

it("a suspended account has a reason, cannot sign in until it is lifted, and each change writes one audit row", async () => {
  const { browser, email, userId } = await aMember();
  const page = `/admin/people/${userId}`;
  expect((await press(page, { intent: "suspend", reason: "made up" })).status).toBe(400);
  const done = await press(page, { intent: "suspend", reason: "deception", days: "7" });
  expect([done.status, done.headers.get("location")]).toEqual([303, `${page}?done`]);
  expect((await browser.client.updateUser({ name: "x" })).error?.status).toBe(401);
  const refused = await aBrowser().client.signIn.email({ email, password: aPassword });
  expect(refused.error?.code).toBe("BANNED_USER");
  expect(await wordsOf(await admin.call(page))).toContain("Suspended: It deceives people.");
  expect(await wordsOf(await admin.call("/admin/people"))).toContain(email);
  expect((await press(page, { intent: "lift", reason: "mistake" })).status).toBe(303);
  expect((await aBrowser().client.signIn.email({ email, password: aPassword })).error).toBeNull();
  // Red without codeOf in platform/auth/after.server.ts.
  expect([await details("admin.ban-user", userId), await details("admin.unban-user", userId)]).toEqual([
    ["deception"],
    ["mistake"],
  ]);
});

// Red when nothing mails who is suspended: the terms say "you get an email with the reason".
it("a suspended account is mailed why, until when, and where to object, from the page and the API", async () => {
  const { email, userId } = await aMember();
  const mails = async () => {
    const rows = db.prepare(
      "SELECT text_body AS text FROM dev_mail WHERE to_address = ? AND subject LIKE '%suspended%' ORDER BY rowid",
    );
    return (await rows.bind(email).all<{ text: string }>()).results;
  };
  await press(`/admin/people/${userId}`, { intent: "suspend", reason: "spam", days: "7" });
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  for (const said of ["It sends spam.", " until ", "/contact?subject=Appeal"]) expect(mail?.text).toContain(said);
  await press(`/admin/people/${userId}`, { intent: "lift", reason: "mistake" });
  expect((await admin.client.admin.banUser({ userId })).error).toBeNull();
  await expect.poll(async () => (await mails()).length).toBe(2);
  expect((await mails())[1]?.text).toMatch(/Something else/);
});

// Red without followBans in actOnPerson.
it("suspending an account takes its open forms offline, and lifting it brings them back", async () => {
  const member = await aMember();
  const { formId, urlId } = await aPublishedForm(testServices(), { email: member.email });
  await takeOverForms(member);
  const shown = async () => wordsOf(await aBrowser().call(`/apply/${urlId}`));
  expect(await shown()).not.toContain("not available");
  const page = `/admin/people/${member.userId}`;
  expect((await press(page, { intent: "suspend", reason: "deception" })).status).toBe(303);
  const state = () => db.prepare("SELECT state FROM rent_form WHERE id = ?").bind(formId).first("state");
  expect([await state(), await shown()]).toEqual(["suspended", expect.stringContaining("not available")]);
  expect((await press(page, { intent: "lift", reason: "mistake" })).status).toBe(303);
  expect([await state(), await shown()]).toEqual(["open", expect.not.stringContaining("not available")]);
});

it("the admin ends the sessions of an account", async () => {
  const { browser, userId } = await aMember();
  expect((await press(`/admin/people/${userId}`, { intent: "end-sessions" })).status).toBe(303);
  expect((await browser.client.updateUser({ name: "x" })).error?.status).toBe(401);
  expect(await count("SELECT count(*) AS n FROM session WHERE user_id = ?", userId)).toBe(0);
  expect(await details("admin.revoke-user-sessions", userId)).toHaveLength(1);
});

it("the admin impersonates an account and stops again", async () => {
  const { email, userId } = await aMember();
  const looking = await press(`/admin/people/${userId}`, { intent: "look" });
  expect([looking.status, looking.headers.get("location")]).toEqual([302, "/app/dashboard"]);
  expect(await wordsOf(await admin.call("/app/dashboard"))).toContain(email);
  expect((await admin.call("/admin/people")).headers.get("location")).toBe("/app/dashboard");
  await admin.call("/stop-impersonating", new URLSearchParams());
  expect((await admin.call("/admin/people")).status).toBe(200);
  expect(await details("admin.impersonate-user", userId)).toHaveLength(1);
});

it("the admin cannot suspend the own account", async () => {
  const own = await db.prepare("SELECT id FROM user WHERE email = ?").bind(ADMIN_EMAIL).first<string>("id");
  const page = `/admin/people/${own}`;
  expect(await wordsOf(await admin.call(page))).toContain("This is your own account.");
  expect((await press(page, { intent: "suspend", reason: "other" })).status).toBeGreaterThanOrEqual(400);
  expect((await press(page, { intent: "look" })).status).toBeGreaterThanOrEqual(400);
  expect((await admin.call("/admin/people")).status).toBe(200);
  expect((await admin.call(`/admin/people/${crypto.randomUUID()}`)).status).toBe(404);
});
