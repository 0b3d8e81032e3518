import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { aBrowser, aMember, type Browser, count, db, type Member } from "../support/accounts";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const at = "/restrictions/doubt";
const queue = "/admin/spam-protection";
let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const aDoubt = (change: Record<string, string> = {}) => ({
  question: `Do you attend <b>church</b> parking ${crypto.randomUUID()}?`,
  place: "US-OR",
  category: "religion",
  ...change,
});
const doubts = () => count("SELECT count(*) AS n FROM question_doubt");
const send = async (doubt: object, browser: Browser = aBrowser()) => (await browser.call(at, doubt)).status;
const newest = async () => (await db.prepare("SELECT * FROM question_doubt ORDER BY rowid DESC LIMIT 1").first()) ?? {};

describe("a landlord's objection to a refused question", () => {
  // Red without the unique key: the queue fills with one question.
  it("is stored once with its place, from a guest or an account, encrypted, without the sender", async () => {
    const before = await doubts();
    const doubt = aDoubt();
    expect([await send(doubt), await send(doubt, (await aMember()).browser)]).toEqual([204, 204]);
    expect(await send({ ...doubt, question: ` ${doubt.question.toUpperCase()}` })).toBe(204);
    const row = await newest();
    expect([await doubts(), row.count]).toEqual([before + 1, 3]);
    expect(Object.keys(row).sort()).toEqual(
      ["id", "dedupe_key", "sealed", "category", "count", "decided_at", "created_at"].sort(),
    );
    expect(JSON.stringify(row)).not.toMatch(/church|US-OR/);
    expect(await send({ ...doubt, place: "FR" })).toBe(204);
    expect(await doubts()).toBe(before + 2);
  });

  it("is refused when malformed, too long, or from another site, and nothing is written", async () => {
    const before = await doubts();
    for (const wrong of [
      aDoubt({ question: " " }),
      aDoubt({ question: "x".repeat(1001) }),
      aDoubt({ category: "moon" }),
      aDoubt({ place: "x".repeat(111) }),
      { question: "Is it?" },
    ])
      expect([wrong, await send(wrong)]).toEqual([wrong, 400]);
    expect(await send(aDoubt({ question: "x".repeat(9000) }))).toBe(413);
    const foreign = await aBrowser().call(at, aDoubt(), { headers: { Origin: "https://evil.example" } });
    expect([foreign.status, (await aBrowser().call(at)).status]).toEqual([403, 405]);
    expect(await doubts()).toBe(before);
  });

  // Red without rateLimit.take in doubtQuestion.
  it("is accepted ten times an hour from one address", async () => {
    const browser = aBrowser();
    for (let sent = 0; sent < 10; sent += 1) expect(await send(aDoubt(), browser)).toBe(204);
    const before = await doubts();
    const answer = await browser.call(at, aDoubt());
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect([await send(aDoubt()), await doubts()]).toEqual([204, before + 1]);
  });

  it("waits in the admin's queue, and leaves it by a decision that can be undone, with one audit row each", async () => {
    const doubt = aDoubt();
    await send(doubt);
    const { id } = await newest();
    const item = `question:${id}`;
    const pageAt = `${queue}?kind=question&item=${item}`;
    const page = async () => (await (await admin.browser.call(pageAt)).text()).replaceAll("<!-- -->", "");
    const shown = await page();
    expect(shown).toContain(doubt.question.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
    for (const words of ["Oregon", "Refused as: Religion", "Rightly refused", "It should pass"])
      expect(shown).toContain(words);
    const press = async (intent: string, by: Browser = admin.browser) =>
      (await by.call(queue, new URLSearchParams({ intent, item }))).status;
    expect([await press("keep", (await aMember()).browser), await press("suspend")]).toEqual([302, 409]);
    for (const intent of ["keep", "back", "release"])
      expect([intent, await press(intent), await press(intent)]).toEqual([intent, 303, 409]);
    expect(await page()).not.toContain(item);
    const rows =
      "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'screen.question-%' AND detail = 'religion'";
    expect(await count(rows, id)).toBe(3);
    expect(await (await admin.browser.call(`${queue}/log`)).text()).toContain("Question should pass");
  });
});
