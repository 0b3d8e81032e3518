import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askStartProof } from "../../../app/features/deciding/manage-link/commands/ask-start-proof.server";
import { startGuestForm } from "../../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "../../../app/features/deciding/manage-link/commands/verify-and-publish.server";
import { addRule } from "../../../app/features/operator/admin/commands/add-rule.server";
import { changeRule } from "../../../app/features/operator/admin/commands/change-rule.server";
import { setSwitch } from "../../../app/features/operator/admin/commands/set-switch.server";
import { ruleFormSchema } from "../../../app/features/operator/admin/rule-form";
import { sendContactMessage } from "../../../app/features/people/contact/commands/send-contact-message.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { createDayCounts } from "../../../app/platform/day-counts";
import { signContactPage } from "../../../app/platform/support-messages.server";
import { storeForm } from "../../support/apply-visitor";
import { createDice } from "../../support/dice";
import { aDefinition, anAccount, anEmail, aStartedForm, bindings, countRows, ids } from "../../support/forms";
import { judgeSending } from "../../support/judge-sending";
import { aReadyDraft, submitInput } from "../../support/ready-draft";
import { silentLog, testServices } from "../../support/services";
import { theAdmin } from "../../support/vouchers";

const dice = createDice(4);

const minute = 60_000;
let admin: AccountLandlord;
beforeAll(async () => {
  admin = (await theAdmin(testServices())).actor;
});
// Tests of other files share KV.
afterAll(async () => {
  await bindings.DB.batch([
    bindings.DB.prepare("DELETE FROM screen_rule"),
    bindings.DB.prepare("DELETE FROM screen_switch"),
  ]);
  await testServices().screen.refresh();
});

const typed = { effect: "hold", points: "", scope: "all", life: "90d", why: "A flood" };
const aForm = (change: Record<string, string>) => ruleFormSchema.parse({ ...typed, ...change });

async function aRule(change: Record<string, string>): Promise<string> {
  const added = await addRule(testServices(), admin, aForm(change));
  if (!added.ok) throw new Error(added.code);
  return added.value.id;
}

const audits = (targetId: string) => countRows("SELECT count(*) AS n FROM audit WHERE target_id = ?", targetId);
const anAsn = () => String(4_200_000_000 + Math.floor(dice() * 90_000_000));

/** What becomes of an honest application from a network. */
async function judged(asn: string | null, services = testServices({ asn: asn === null ? null : Number(asn) })) {
  const ready = await aReadyDraft(services, await storeForm());
  const { form, draft, columns, application } = submitInput(services, ready);
  const rendered = await services.tokens.sign("draft-page", { draft: draft.id }, 3600);
  const sending = { form, columns, answers: application.answers, fields: new URLSearchParams({ rendered }) };
  const old = { ...draft, createdAt: draft.createdAt - 10_000 };
  return judgeSending(services, { ...sending, draft: old, address: crypto.randomUUID() });
}

async function written(message: Partial<{ email: string; subject: string; message: string }>) {
  const services = testServices({ now: new Date(Date.now() - minute) });
  const rendered = await signContactPage(services);
  services.setNow(new Date());
  const whole = { name: "Ada", email: anEmail(), company: "", subject: "Hi", message: ids.nodeId(), ...message };
  const visitor = { kind: "visitor", address: ids.nodeId() } as const;
  const sent = await sendContactMessage(services, visitor, { message: whole, rendered, isHoneypotFilled: false });
  if (!sent.ok) return sent.code;
  const row = await bindings.DB.prepare(
    "SELECT is_spam, score FROM contact_message ORDER BY rowid DESC LIMIT 1",
  ).first();
  return `${row?.is_spam ? "held" : "through"} ${row?.score}`;
}

describe("a screening rule", () => {
  it("is created once, with one audit row, and only by the admin", async () => {
    const form = aForm({ kind: "asn", value: anAsn() });
    const id = await aRule({ kind: "asn", value: form.value });
    expect(await audits(id)).toBe(1);
    expect(await addRule(testServices(), admin, form)).toMatchObject({ code: "exists" });
    // Red without adminOf in the audit guard.
    const other = (await anAccount(testServices())).actor;
    expect(await addRule(testServices(), other, { ...form, value: anAsn() })).toMatchObject({ code: "not-found" });
    expect(await changeRule(testServices(), other, { id, change: "end" })).toMatchObject({ code: "not-found" });
    expect(await audits(id)).toBe(1);
  });

  it("on a network holds its applications, with or without a solved calculation, until it ends and again once renewed", async () => {
    const asn = anAsn();
    const id = await aRule({ kind: "asn", value: asn });
    expect(await judged(asn)).toMatchObject({
      mark: { isSpam: true, isSilent: false, reasons: [{ code: "rule", points: 30 }] },
    });
    expect(await judged(anAsn())).toMatchObject({ mark: { isSpam: false } });
    for (const [change, isSpam] of [
      ["end", false],
      ["renew", true],
      ["shadow", false],
      ["live", true],
    ] as const) {
      expect(await changeRule(testServices(), admin, { id, change })).toMatchObject({ ok: true });
      expect(await judged(asn)).toMatchObject({ mark: { isSpam } });
      if (change !== "renew")
        expect(await changeRule(testServices(), admin, { id, change })).toMatchObject({ code: "not-found" });
    }
    expect(await audits(id)).toBe(5);
  });

  it("that blocks holds an application without saying so, and one that allows overrides another that blocks", async () => {
    const asn = anAsn();
    await aRule({ kind: "asn", value: asn, effect: "block" });
    expect(await judged(asn)).toMatchObject({ mark: { isSpam: true, isSilent: true } });
    await aRule({ kind: "asn", value: asn, effect: "allow" });
    expect(await judged(asn)).toMatchObject({ mark: { isSpam: false, reasons: [] } });
  });

  it("on a phrase, a host or a sender applies to contact messages", async () => {
    const word = ids.nodeId();
    await aRule({ kind: "phrase", value: `Cheap ${word}` });
    expect(await written({ message: `Very cheap\n ${word.toUpperCase()} here` })).toBe("held 5");
    await aRule({ kind: "host", value: `${word}.example`, effect: "points", points: "12" });
    expect(await written({ message: `See https://a.${word}.example/x` })).toBe("through 2");
    const email = anEmail();
    await aRule({ kind: "mail", value: email.replace("@", "+list@"), effect: "block" });
    expect(await written({ email })).toBe("blocked");
    expect(await countRows("SELECT count(*) AS n FROM screen_rule WHERE value LIKE '%@%'")).toBe(0);
  });

  it("that blocks a sender refuses guest forms from that sender", async () => {
    const email = anEmail();
    await aRule({ kind: "mail", value: email, effect: "block", scope: "form" });
    const visitor = { kind: "visitor", address: ids.nodeId() } as const;
    const form = { draftId: crypto.randomUUID(), email, notify: true, definition: aDefinition() };
    expect(await startGuestForm(testServices(), visitor, form)).toMatchObject({ code: "blocked" });
    expect(await countRows("SELECT count(*) AS n FROM guest_rent_form WHERE email = ?", email)).toBe(0);
  });

  // Red when ScreenGuard.read asks D1 where KV has nothing.
  it("costs an ordinary sender no extra database query", async () => {
    await aRule({ kind: "asn", value: anAsn() });
    const services = testServices({ asn: 64_501 });
    await services.screen.judge({ scope: "application", email: anEmail(), address: "203.0.113.9" });
    await services.screen.switchedUntil("pause-guests");
    expect(services.usage.queries).toBe(0);
  });
});

describe("an emergency switch", () => {
  it("holds guest forms, and switches itself off", async () => {
    const services = testServices({ now: new Date() });
    const started = await aStartedForm(services);
    const press = () => verifyAndPublish(services, { token: started.verifyToken });
    expect(await setSwitch(services, admin, { name: "pause-guests", minutes: 60 })).toMatchObject({ ok: true });
    const until = services.clock.now().getTime() + 60 * minute;
    expect(await press()).toMatchObject({ code: "paused", detail: { until } });
    services.setNow(new Date(until));
    expect(await press()).toMatchObject({ ok: true });
  });

  it("asks every sender for a calculation until it is switched off, and audits each press", async () => {
    const services = testServices({ now: new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000) });
    const name = "proof-everywhere";
    const ask = () => askStartProof(services, { draftId: crypto.randomUUID(), posted: null });
    expect(await ask()).toBeNull();
    await setSwitch(services, admin, { name, minutes: 60 });
    expect(JSON.parse((await ask()) ?? "{}").parameters.cost).toBe(5000);
    expect(await judged(null, services)).toEqual({ kind: "ask", isAgain: false });
    await setSwitch(services, admin, { name, minutes: 0 });
    expect(await ask()).toBeNull();
    expect(await setSwitch(services, admin, { name, minutes: 0 })).toMatchObject({ code: "not-found" });
    expect(await audits(name)).toBe(2);
    const other = (await anAccount(services)).actor;
    expect(await setSwitch(services, other, { name, minutes: 60 })).toMatchObject({ code: "not-found" });
  });
});

describe("daily screening figures", () => {
  it("are collected, written in one batch with the hits of rules, and kept in memory when that write fails", async () => {
    const id = await aRule({ kind: "asn", value: anAsn() });
    const counts = createDayCounts({ events: 3, ageMs: 10_000 });
    const now = Date.UTC(2031, 0, 2);
    const name = `refused:${ids.nodeId()}`;
    expect(counts.add(name, now)).toBe(true);
    const broken = {
      ...bindings.DB,
      prepare: () => bindings.DB.prepare("SELECT 1"),
      batch: () => Promise.reject(Error()),
    };
    await counts.write(broken as unknown as D1Database, silentLog, now);
    expect([counts.add(name, now), counts.add(`rule:${id}`, now)]).toEqual([false, true]);
    await counts.write(bindings.DB, silentLog, now);
    counts.add(name, now + 1);
    await counts.write(bindings.DB, silentLog, now + 1);
    const row = await bindings.DB.prepare("SELECT day, count FROM screen_day WHERE name = ?").bind(name).first();
    expect(row).toEqual({ day: "2031-01-02", count: 3 });
    expect(
      await bindings.DB.prepare("SELECT hits, last_hit_at FROM screen_rule WHERE id = ?").bind(id).first(),
    ).toEqual({
      hits: 1,
      last_hit_at: now,
    });
    expect(await countRows("SELECT count(*) AS n FROM screen_day WHERE name LIKE 'rule:%'")).toBe(0);
  });
});
