import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { recipientHash } from "../../../app/platform/mail-block.server";
import { aMember, count, db, type Member } from "../../support/accounts";
import { adminPages } from "../../support/admin-pages";
import { aPublishedForm, testServices } from "../../support/forms";

const { ADMIN_EMAIL, SECRET } = env as unknown as { ADMIN_EMAIL: string; SECRET: string };
let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const someId = "00000000-0000-4000-8000-000000000000";
const press = (path: string, fields: Press) =>
  admin.browser.call(path, new URLSearchParams(fields as Record<string, string>));
const written = () =>
  count("SELECT count(*) AS n FROM audit WHERE actor_id = ? AND action NOT LIKE 'session.%'", admin.userId);

type Press = { [name: string]: string | undefined };
/** Of a page: where it is, and what is pressed there in this order. `reads`: what changes nothing. */
type Page = { at?: string; writes: Press[]; reads?: Press[] };

async function aDeadJob(): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .prepare(`INSERT INTO outbox (id, kind, ref, lane, attempts, next_at, due_at, created_at, dead_at, last_error)
      VALUES (?, 'cache.refresh-form', ?, 'urgent', 10, 1, 1, 1, 1, 'E_MADE_UP')`)
    .bind(id, JSON.stringify({ formId: crypto.randomUUID() }))
    .run();
  return id;
}

const idOf = (sql: string) => db.prepare(sql).first<string>("id");
const asn = "4200000077";

const pages: Record<string, () => Promise<Page>> = {
  "/admin/spam-protection": async () => {
    const item = `form:${(await aPublishedForm(testServices())).formId}`;
    const doubt = { question: `Are you ${crypto.randomUUID()}?`, place: "US-OR", category: "marital" };
    await admin.browser.call("/restrictions/doubt", doubt);
    const question = `question:${await idOf("SELECT id FROM question_doubt ORDER BY rowid DESC LIMIT 1")}`;
    return {
      writes: [
        ...["suspend", "restore", "hold", "release"].map((intent) => ({ intent, item })),
        ...["keep", "back", "release"].map((intent) => ({ intent, item: question })),
      ],
    };
  },
  "/admin/spam-protection/rules": async () => {
    const rule = { kind: "asn", value: asn, effect: "hold", points: "", scope: "all", life: "90d", why: "A flood" };
    await press("/admin/spam-protection/rules", { intent: "add", ...rule, value: `${Number(asn) + 1}` });
    const id = (await idOf(`SELECT id FROM screen_rule WHERE value = '${Number(asn) + 1}'`)) ?? "";
    const changes = ["shadow", "live", "end", "renew"].map((intent) => ({ intent, id }));
    return { writes: [{ intent: "add", ...rule }, ...changes] };
  },
  "/admin/spam-protection/switches": async () => {
    await press("/admin/spam-protection/switches", { intent: "hold-asn", asn: `${Number(asn) + 2}` });
    const id = (await idOf(`SELECT id FROM screen_rule WHERE value = '${Number(asn) + 2}'`)) ?? "";
    const name = "proof-everywhere";
    return {
      writes: [
        { intent: "on-60", name },
        { intent: "off", name },
        { intent: "hold-asn", asn: `${Number(asn) + 3}` },
        { intent: "end-rule", id },
      ],
    };
  },
  "/admin/email-test": async () => {
    const address = `complain-${crypto.randomUUID()}@tenant.test`;
    await db
      .prepare("INSERT INTO mail_block (recipient_hash, reason, until, created_at) VALUES (?, 'complaint', NULL, 1)")
      .bind(await recipientHash(SECRET, address))
      .run();
    return {
      reads: [{ intent: "look-up", address }],
      writes: [
        { intent: "send", kind: "account.reset", locale: "en" },
        { intent: "lift", address, reason: "asked" },
      ],
    };
  },
  "/admin/credit-vouchers": async () => {
    const { email } = await aMember();
    const requestId = () => crypto.randomUUID();
    return {
      writes: [
        { intent: "make", requestId: requestId(), label: "Batch", credits: "3", maxRedemptions: "1", count: "3" },
        { intent: "goodwill", requestId: requestId(), email, credits: "2", reason: "our-fault" },
      ],
    };
  },
  [`/admin/credit-vouchers/${someId}`]: async () => {
    const fields = { label: "Own", credits: "3", maxRedemptions: "2" };
    const id = crypto.randomUUID();
    const made = await press("/admin/credit-vouchers", { intent: "make", requestId: id, ...fields });
    const link = /id="voucher-link"[^>]*>([^<]*)</.exec(await made.text())?.[1] ?? "";
    const { browser } = await aMember();
    await browser.call(link, new URLSearchParams({ intent: "send" }));
    const at = `/admin/credit-vouchers/${id}`;
    const html = await (await admin.browser.call(at)).text();
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    const redemption = { voucherId: hidden("voucherId"), accountId: hidden("accountId") };
    return {
      at,
      writes: [
        { intent: "undo", ...redemption },
        { intent: "give-back", ...redemption },
        { intent: "extend", validUntil: "2031-01-01", maxRedemptions: "9" },
        { intent: "revoke", why: "Over" },
      ],
    };
  },
  "/admin/credit-vouchers/papers": async () => ({ writes: [], reads: [{ made: "x", as: "csv" }] }),
  "/admin/jobs": async () => {
    const [first, second] = [await aDeadJob(), await aDeadJob(), await aDeadJob()];
    return {
      writes: [
        { intent: "give-up", id: second, reason: "not-needed" },
        { intent: "retry", id: first },
        { intent: "retry-all" },
      ],
    };
  },
  "/admin/law": async () => ({
    writes: ["hold", "release", "send"].map((move) => ({ place: "US-FL", move })),
  }),
  "/admin/people": async () => ({ writes: [], reads: [{ email: (await aMember()).email }] }),
  // The last: it looks through somebody's eyes.
  [`/admin/people/${someId}`]: async () => {
    const { userId } = await aMember();
    return {
      at: `/admin/people/${userId}`,
      writes: [
        { intent: "suspend", reason: "spam", days: "" },
        { intent: "lift", reason: "mistake" },
        { intent: "end-sessions" },
        { intent: "look" },
      ],
    };
  },
};

it("every page of /admin that accepts posts is in this test's list", async () => {
  const pressed: string[] = [];
  for (const path of adminPages) {
    const { status } = await press(path, { intent: "no such intent" });
    if (status !== 405 && status !== 404) pressed.push(path);
    expect([path, status < 500]).toEqual([path, true]);
  }
  expect(pressed.filter((path) => !(path in pages))).toEqual([]);
  expect(Object.keys(pages).filter((path) => !adminPages.includes(path))).toEqual([]);
});

// Red for each whose command writes no audit row, or two.
it.each(Object.keys(pages))(
  "each post to %s writes exactly one audit row, and reading posts write none",
  async (path) => {
    const { at = path, writes, reads = [] } = await (pages[path] as () => Promise<Page>)();
    for (const fields of reads) {
      const before = await written();
      await press(at, fields);
      expect([fields, (await written()) - before]).toEqual([fields, 0]);
    }
    for (const fields of writes) {
      const before = await written();
      const { status } = await press(at, fields);
      expect([fields, status < 400, (await written()) - before]).toEqual([fields, true, 1]);
    }
  },
);
