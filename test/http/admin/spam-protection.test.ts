import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { sealedAs } from "../../../app/features/forms/screening/queries/screening-state.server";
import { sealText } from "../../../app/platform/crypto";
import { aMember, count, db, type Member } from "../../support/accounts";
import { createDice } from "../../support/dice";
import { aPublishedForm, testServices } from "../../support/forms";

const dice = createDice(5);

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const base = "/admin/spam-protection";
let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const press = (path: string, fields: { [name: string]: string | undefined }) =>
  admin.browser.call(`${base}${path}`, new URLSearchParams(fields as Record<string, string>));
const decided = () => count("SELECT count(*) AS n FROM audit WHERE action LIKE 'screen%'");

const aRule = (change: Record<string, string> = {}) => ({
  ...{ intent: "add", kind: "asn", value: `AS${4_000_000_000 + Math.floor(dice() * 1e8)}`, effect: "hold" },
  ...{ points: "", scope: "all", life: "90d", why: "A flood <b>today</b>", ...change },
});

async function ruleIdOf(value: string): Promise<string> {
  const row = await db.prepare("SELECT id FROM screen_rule WHERE value = ?").bind(value).first<{ id: string }>();
  return row?.id ?? "";
}

it("the admin sets, changes and ends rules without JavaScript, each press one audit row, and reloading repeats none", async () => {
  const rule = aRule();
  const before = await decided();
  const added = await press("/rules", rule);
  expect([added.status, added.headers.get("location")]).toEqual([303, `${base}/rules?done=add`]);
  const page = await (await admin.browser.call(`${base}/rules?done=add`)).text();
  expect(page).toContain("The rule is set");
  expect(page).toContain("A flood &lt;b&gt;today&lt;/b&gt;");
  const id = await ruleIdOf(rule.value.slice(2));
  for (const intent of ["shadow", "live", "end", "renew"])
    expect((await press("/rules", { intent, id })).status).toBe(303);
  expect((await press("/rules", { intent: "live", id })).status).toBe(409);
  expect(await decided()).toBe(before + 5);
  const log = await (await admin.browser.call(`${base}/log`)).text();
  for (const words of ["Rule added", "Rule only counts", "Rule acts", "Rule ended", "Rule renewed"])
    expect(log).toContain(words);
});

it("an invalid rule is refused with an error beside the field, the typed values and nothing stored", async () => {
  const before = await decided();
  const wrong = await press("/rules", aRule({ kind: "network", value: "203.0.0.0/16", why: "" }));
  const page = await wrong.text();
  expect([wrong.status, page.includes('value="203.0.0.0/16"')]).toEqual([400, true]);
  expect(page).toMatch(/id="value-error"[^>]*>[\s\S]{0,400}?Enter an address or its network/);
  expect(page).toMatch(/id="why-error"[^>]*>[\s\S]{0,400}?Say why/);
  const twice = aRule();
  await press("/rules", twice);
  const again = await press("/rules", twice);
  expect([again.status, (await again.text()).includes("There is such a rule already")]).toEqual([409, true]);
  for (const body of [{ intent: "end", id: "x" }, { intent: "moon" }, {}])
    expect((await press("/rules", body)).status).toBe(400);
  expect(await decided()).toBe(before + 1);
});

it("emergency switches have an end, are shown on every admin page, and hold a mail provider for two hours", async () => {
  const before = await decided();
  expect((await press("/switches", { intent: "on-60", name: "pause-guests" })).status).toBe(303);
  for (const path of ["", "/rules", "/numbers", "/log", "/switches"])
    expect(await (await admin.browser.call(base + path)).text()).toContain("Guests’ forms wait");
  expect((await press("/switches", { intent: "off", name: "pause-guests" })).status).toBe(303);
  expect((await press("/switches", { intent: "off", name: "pause-guests" })).status).toBe(409);
  const asn = String(4_100_000_000 + Math.floor(dice() * 1e8));
  expect((await press("/switches", { intent: "hold-asn", asn })).status).toBe(303);
  expect(await (await admin.browser.call(base)).text()).toContain(`Everything from AS ${asn} is held`);
  expect((await press("/switches", { intent: "end-rule", id: await ruleIdOf(asn) })).status).toBe(303);
  expect(await decided()).toBe(before + 4);
  const wrong = await press("/switches", { intent: "hold-asn", asn: "no number" });
  expect([wrong.status, /id="asn-error"[^>]*>[\s\S]{0,400}?Enter a number/.test(await wrong.text())]).toEqual([
    400,
    true,
  ]);
  for (const body of [
    { intent: "on-9", name: "pause-guests" },
    { intent: "on-60", name: "moon" },
  ])
    expect((await press("/switches", body)).status).toBe(400);
  expect(await decided()).toBe(before + 4);
});

it("the admin decides about a message, can undo it, and a stranger's text is escaped", async () => {
  const form = await (await admin.browser.call("/contact")).text();
  const rendered = /name="rendered" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const message = `Win <script>alert(1)</script> ${crypto.randomUUID()}`;
  const fields = {
    rendered,
    name: "www.a.example",
    email: `${crypto.randomUUID()}@mail.example`,
    subject: "Hi",
    message,
  };
  await admin.browser.call("/contact", new URLSearchParams(fields));
  const row = await db.prepare("SELECT id FROM contact_message WHERE is_spam = 1 ORDER BY rowid DESC LIMIT 1").first<{
    id: string;
  }>();
  const item = `contact:${row?.id}`;
  const page = await (await admin.browser.call(`${base}?item=${item}`)).text();
  expect(page).toContain("Win &lt;script&gt;");
  expect(page).not.toContain("<script>alert");
  const before = await decided();
  const kept = await press("", { intent: "keep", item });
  expect(kept.headers.get("location")).toBe(`${base}?done=keep&undo=${item}&by=back`);
  expect(await (await admin.browser.call(kept.headers.get("location") ?? "")).text()).toContain(">Undo<");
  expect((await press("", { intent: "back", item })).status).toBe(303);
  expect((await press("", { intent: "keep", item, more: item })).status).toBe(303);
  expect((await press("", { intent: "keep", item })).status).toBe(409);
  expect(await decided()).toBe(before + 3);
  for (const body of [{ intent: "keep", item: "moon:1" }, { intent: "burn", item }, { item }])
    expect((await press("", body)).status).toBe(400);
});

it("requests refused by a rate limit are counted and shown", async () => {
  await db
    .prepare(
      "INSERT INTO screen_day (day, name, count) VALUES (?, 'refused:contact-address', 41) ON CONFLICT DO NOTHING",
    )
    .bind(new Date().toISOString().slice(0, 10))
    .run();
  const page = await (await admin.browser.call(`${base}/numbers`)).text();
  expect(page).toContain("contact-address");
  expect(page).toContain("How often a sign was wrong");
});

it("the admin suspends a form, restores it, and answers its landlord's appeal, each once in the audit", async () => {
  const services = testServices();
  const { formId } = await aPublishedForm(services);
  const item = `form:${formId}`;
  const stateOf = async () =>
    (await db.prepare("SELECT state FROM rent_form WHERE id = ?").bind(formId).first<{ state: string }>())?.state;
  const before = await decided();
  const suspended = await press("", { intent: "suspend", item });
  expect([suspended.headers.get("location"), await stateOf()]).toEqual([
    `${base}?done=suspend&undo=${item}&by=restore&reason=deception`,
    "suspended",
  ]);
  expect((await press("", { intent: "restore", item })).status).toBe(303);
  expect([await stateOf(), await decided()]).toEqual(["open", before + 2]);
  expect((await press("", { intent: "keep", item })).status).toBe(409);
  const { SECRET } = env as unknown as { SECRET: string };
  const appeal = await sealText(SECRET, sealedAs.appeal, formId, "I only asked for the <i>report</i>");
  await db
    .prepare("UPDATE screening SET appeal_sealed = ?, appealed_at = ? WHERE subject_id = ?")
    .bind(appeal, Date.now(), formId)
    .run();
  const page = await (await admin.browser.call(`${base}?kind=appeal&item=${item}`)).text();
  expect(page).toContain("I only asked for the &lt;i&gt;report");
  const empty = await press(`?kind=appeal&item=${item}`, { intent: "answer", item, text: " " });
  expect([empty.status, /id="text-error"[^>]*>[\s\S]{0,400}?Enter an answer/.test(await empty.text())]).toEqual([
    400,
    true,
  ]);
  const answered = await press("", { intent: "answer", item, text: "You are right. Sorry." });
  expect([answered.status, await decided()]).toEqual([303, before + 3]);
  expect((await press("", { intent: "answer", item, text: "Again" })).status).toBe(409);
});
