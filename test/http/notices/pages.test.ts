import { describe, expect, it } from "vitest";
import { applicationNotices, formNotices } from "../../../app/features/deciding/notices/rules";
import { aBrowser, db } from "../../support/accounts";
import { testServices } from "../../support/forms";
import { aFormOf, aLandlord, type LandlordWithForms } from "../forms/landlord";
import { bodyOf } from "../guests/visit";

const list = "/app/notifications";
const unread = `${list}/unread`;

async function withNotice() {
  const landlord = await aLandlord();
  const { formId } = await aFormOf(testServices(), landlord.actor);
  const [id, ref] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .prepare(
      "INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at) VALUES (?, ?, ?, 'application-new', ?, ?)",
    )
    .bind(id, landlord.userId, formId, ref, Date.now())
    .run();
  return { landlord, formId, id, ref };
}

const post = (landlord: LandlordWithForms, path: string, fields: Record<string, string>) =>
  landlord.browser.call(path, new URLSearchParams(fields));
const countOf = async (landlord: LandlordWithForms) =>
  (await (await landlord.browser.call(unread)).json<{ count: number }>()).count;

describe("the page of notices", () => {
  it("lists each notice and links to its application", async () => {
    const { landlord, formId, ref } = await withNotice();
    const response = await landlord.browser.call(list);
    const html = await bodyOf(response);
    expect(response.status).toBe(200);
    expect(html).toContain("New application");
    expect(html).toContain(`/app/forms/${formId}?applicationId=${ref}`);
  });

  it("explains itself while there are none", async () => {
    const landlord = await aLandlord();
    expect(await bodyOf(await landlord.browser.call(list))).toContain("Nothing has happened yet");
  });

  it("marks one, all and opened ones as read, and another landlord gets 404 or marks nothing", async () => {
    const { landlord, id, ref } = await withNotice();
    const other = await aLandlord();
    expect((await post(other, list, { intent: "read", id })).status).toBe(404);
    await post(other, list, { intent: "read-all", upTo: String(Date.now()) });
    await post(other, unread, { ref });
    expect(await countOf(landlord)).toBe(1);
    expect((await post(landlord, list, { intent: "read", id })).status).toBe(200);
    expect(await countOf(landlord)).toBe(0);
    await post(landlord, list, { intent: "unread", id });
    expect(await countOf(landlord)).toBe(1);
    expect(await (await post(landlord, unread, { ref })).json()).toEqual({ count: 0, newest: id, seenZone: null });
    await post(landlord, list, { intent: "unread", id });
    await post(landlord, list, { intent: "read-all", upTo: String(Date.now()) });
    expect(await countOf(landlord)).toBe(0);
  });

  it.each([
    [list, { intent: "erase" }],
    [list, { intent: "read", id: "1 OR 1" }],
    [list, { intent: "read-all", upTo: "soon" }],
    [unread, { ref: "x" }],
    [unread, { zone: "Moon/Base" }],
  ])("refuses unknown values: %s %o", async (path, fields) => {
    const landlord = await aLandlord();
    expect((await post(landlord, path, fields as Record<string, string>)).status).toBe(400);
  });

  it("sends a visitor to sign in, from each of its URLs", async () => {
    for (const path of [list, unread, `${list}/list`]) {
      const response = await aBrowser().call(path);
      expect([path, response.status, response.headers.get("location")?.slice(0, 9)]).toEqual([path, 302, "/sign-in?"]);
    }
  });
});

describe("the notification settings", () => {
  const settings = "/app/settings/notifications";
  const kinds = [...applicationNotices, ...formNotices];
  const all = Object.fromEntries(kinds.map((kind) => [kind, "now"]));

  it("are stored for this account only, and unknown values are refused", async () => {
    const [landlord, other] = [await aLandlord(), await aLandlord()];
    const saved = await post(landlord, settings, { ...all, "form-full": "daily", zone: "Europe/Berlin" });
    expect([saved.status, (await bodyOf(saved)).includes("Saved.")]).toEqual([200, true]);
    const { results } = await db
      .prepare(
        "SELECT user_id, json_extract(choices, '$.form-full') AS full, zone FROM notification_preference WHERE user_id IN (?, ?)",
      )
      .bind(landlord.userId, other.userId)
      .all();
    expect(results).toEqual([{ user_id: landlord.userId, full: "daily", zone: "Europe/Berlin" }]);
    // Red when the page offers the zone of the connection although one was saved.
    const shown = await (await landlord.browser.call(settings)).text();
    expect(shown).toMatch(/<option value="Europe\/Berlin" selected="">Europe\/Berlin<\/option>/);
    expect((await post(landlord, settings, { ...all, "form-full": "weekly" })).status).toBe(400);
    expect((await aBrowser().call(settings)).status).toBe(302);
  });
});
