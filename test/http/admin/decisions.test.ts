import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { aBrowser, aMember, count, db, lettersTo, type Member, takeOverForms } from "../../support/accounts";
import { aPublishedForm, testServices } from "../../support/forms";
import { manageCookie } from "../guests/visit";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const queue = "/admin/spam-protection";
let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const rows = (formId: string, like = "screening.%") =>
  count("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE ?", formId, like);
type Fields = { [name: string]: string | undefined };
const press = async (formId: string, fields: Fields, by: Pick<Member, "browser"> = admin) => {
  const posted = { item: `form:${formId}`, ...fields } as Record<string, string>;
  return (await by.browser.call(queue, new URLSearchParams(posted))).status;
};
const stateOf = async (formId: string) => {
  const row = db.prepare("SELECT state, held_at IS NOT NULL AS held FROM rent_form WHERE id = ?").bind(formId);
  const found = await row.first<{ state: string; held: number }>();
  return `${found?.state}${found?.held ? " held" : ""}`;
};
const change = (formId: string, columns: string) =>
  db.prepare(`UPDATE rent_form SET ${columns} WHERE id = ?`).bind(formId).run();

const suspended = "state = 'suspended', state_before = 'open'";
const held = `${suspended}, held_at = 1`;

/** From what, what is pressed, what the form is then, and another answer that comes too late. */
const decisions = [
  {
    what: "suspending an open form",
    press: { intent: "suspend", reason: "spam" },
    to: "suspended",
    other: { intent: "suspend", reason: "not-a-home" },
  },
  {
    what: "suspending a held form",
    press: { intent: "suspend" },
    from: held,
    to: "suspended",
    other: { intent: "suspend", reason: "other" },
  },
  {
    what: "holding an open form",
    press: { intent: "hold" },
    to: "suspended held",
    other: { intent: "burn" },
    refused: 400,
  },
  { what: "releasing a held form", press: { intent: "release" }, from: held, to: "open", other: { intent: "restore" } },
  {
    what: "restoring a suspended form",
    press: { intent: "restore" },
    from: suspended,
    to: "open",
    other: { intent: "keep" },
  },
];

describe.each(decisions)("$what", ({ press: fields, from, to, other, refused = 409 }) => {
  // Red when a second press writes again, and when it says of another answer that it is done.
  it("is done once, with one audit row, however often it is pressed; a different decision comes too late", async () => {
    const { formId } = await aPublishedForm(testServices());
    if (from) await change(formId, from);
    expect([await press(formId, fields), await press(formId, fields)]).toEqual([303, 303]);
    expect([await stateOf(formId), await rows(formId)]).toEqual([to, 1]);
    const mails =
      "SELECT count(*) AS n FROM outbox WHERE kind LIKE 'mail.form-%' AND dedupe_key LIKE 'decided:%' AND ref LIKE ?";
    expect(await count(mails, `%${formId}%`)).toBeLessThanOrEqual(1);
    expect(await press(formId, other)).toBe(refused);
    expect([await stateOf(formId), await rows(formId)]).toEqual([to, 1]);
  });

  // Red without `by` in decideForm's isMine, and without requireAdmin.
  it("is refused to another account with the admin role", async () => {
    const { formId } = await aPublishedForm(testServices());
    if (from) await change(formId, from);
    const before = await stateOf(formId);
    const other = await aMember();
    await db.prepare("UPDATE user SET role = 'admin' WHERE id = ?").bind(other.userId).run();
    expect(await press(formId, fields, other)).toBe(302);
    expect(await press(formId, fields, { browser: aBrowser() })).toBe(302);
    expect([await stateOf(formId), await rows(formId)]).toEqual([before, 0]);
  });
});

// Red when the mail's job is written with "deception" whatever was chosen.
it("the landlord is told the reason that the admin chose, and unknown reasons are refused", async () => {
  const { formId, email } = await aPublishedForm(testServices());
  expect(await press(formId, { intent: "suspend", reason: "because" })).toBe(400);
  expect(await press(formId, { intent: "suspend", reason: "not-a-home" })).toBe(303);
  const told = async () => (await lettersTo(email)).map(({ text }) => text).join();
  await expect.poll(told).toContain("does not seem to be about a home");
  const detail = db
    .prepare("SELECT detail FROM audit WHERE target_id = ? AND action = 'screening.suspend'")
    .bind(formId);
  expect(await detail.first("detail")).toBe("not-a-home");
});

describe("a landlord's appeal", () => {
  async function answered(formId: string): Promise<void> {
    const page = await (await admin.browser.call(`${queue}?item=form:${formId}`)).text();
    expect(page).toContain("It is &lt;b&gt;my&lt;/b&gt; house");
    const answer = { intent: "answer", text: "You are right." };
    expect([await press(formId, answer), await press(formId, answer)]).toEqual([303, 303]);
    expect(await press(formId, { intent: "answer", text: "You are wrong." })).toBe(409);
    expect(await rows(formId, "screening.answer")).toBe(1);
  }
  const words = new URLSearchParams({ intent: "appeal", appeal: "It is <b>my</b> house" });

  it("is sent from the form's page, read in the queue, answered once, and the answer is shown", async () => {
    const landlord = await aMember();
    const { formId } = await aPublishedForm(testServices(), { email: landlord.email });
    await takeOverForms(landlord);
    const at = `/app/forms/${formId}`;
    expect((await landlord.browser.call(at, words)).status).toBe(409);
    await change(formId, suspended);
    expect((await landlord.browser.call(at, new URLSearchParams({ intent: "appeal", appeal: " " }))).status).toBe(400);
    expect((await (await aMember()).browser.call(at, words)).status).toBe(404);
    expect((await aBrowser().call(at, words)).status).toBe(302);
    expect(await rows(formId, "screening.appeal")).toBe(0);
    const sent = await landlord.browser.call(at, words);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${at}?done=appealed`]);
    expect(await rows(formId, "screening.appeal")).toBe(1);
    await answered(formId);
    expect(await (await landlord.browser.call(at)).text()).toContain("You are right.");
  });

  it("is sent from a guest's page by its manage link only, and answered", async () => {
    const { formId, guestRentFormId, manageToken } = await aPublishedForm(testServices());
    const stranger = await aPublishedForm(testServices());
    const at = `/manage/form/${guestRentFormId}`;
    const say = (token: string) => aBrowser().call(at, words, { headers: { Cookie: manageCookie(token) } });
    await change(formId, suspended);
    expect((await say(stranger.manageToken)).status).toBe(404);
    expect(await rows(formId, "screening.appeal")).toBe(0);
    const sent = await say(manageToken);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${at}?done=appealed`]);
    await answered(formId);
    const page = await aBrowser().call(at, undefined, { headers: { Cookie: manageCookie(manageToken) } });
    expect(await page.text()).toContain("You are right.");
  });
});
