import { describe, expect, it } from "vitest";
import { askedAs } from "../../../app/features/applying/applications/asked-form";
import { findDraft } from "../../../app/features/applying/applications/queries/find-draft.server";
import { receiveStep } from "../../../app/features/applying/apply/commands/receive-step.server";
import { saveDraft } from "../../../app/features/applying/apply/commands/save-draft.server";
import { rateKey } from "../../../app/platform/rate-limit.server";
import type { Services } from "../../../app/services";
import { asked, typedSteps } from "../../support/apply-form";
import { bindings, type StoredForm, storeForm } from "../../support/apply-visitor";
import { countRows, ids, testServices } from "../../support/forms";
import { aReadyDraft } from "../../support/ready-draft";

const minuteMs = 60_000;
/** Within one hour, whenever the tests run. */
const begun = new Date(Math.ceil(Date.now() / (60 * minuteMs)) * 60 * minuteMs);
const someText = "I am a quiet person with a steady job, and your flat is close to my work.";

type Change = { address?: string; fields?: Record<string, string>; raw?: Record<string, string> };

/** Somebody who is ready to send, and was no faster than hands. */
async function somebody(form: StoredForm, { address = crypto.randomUUID(), fields = {}, raw = {} }: Change = {}) {
  const one = testServices(begun);
  const email = `${ids.nodeId()}@tenant.example`;
  const ready = await aReadyDraft(one, form, { [asked.email]: email, ...raw });
  const { token } = ready;
  let { draft } = ready;
  for (const { id } of ready.form.definition.sections) {
    const saved = await saveDraft(one, { form: ready.form, token, draft }, { change: (typed) => typed, done: id });
    if (saved.ok) draft = saved.value;
  }
  const rendered = await one.tokens.sign("draft-page", { draft: draft.id }, 3600);
  one.setNow(new Date(begun.getTime() + minuteMs));
  /** Presses "send"; where it leads, and the round trips. `services`: those of a request beside it. */
  async function press(services: Services = one) {
    const before = services.usage.roundTrips;
    const opened = await findDraft(services, form.formId, token);
    if (!opened) throw new Error("No such draft");
    const body = new URLSearchParams({ intent: "send", rendered, [`consent.${asked.truth}`]: "yes", ...fields });
    const headers = { "CF-Connecting-IP": address };
    const request = new Request(`http://localhost:8787/apply/${form.urlId}`, { method: "POST", body, headers });
    const step = typedSteps.length + 1;
    const outcome = await receiveStep(services, {
      form: askedAs(ready.form, null),
      token,
      draft: opened,
      request,
      step,
    });
    const to = outcome.kind === "go" ? outcome.to : outcome.kind;
    return { to: to.replace(/^\/apply\/[^/?]+/, "").replace(/\d+$/, "N"), trips: services.usage.roundTrips - before };
  }
  const row = () => bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(draft.id).first();
  return { services: one, draft, press, row };
}

const sent = { to: "/success", trips: 2 };
const shownAgain = "?step=6&feedback=N";
const usedOf = async (services: Services, action: string, key: string) =>
  countRows(
    "SELECT coalesce(sum(count), 0) AS n FROM rate_bucket WHERE key = ?",
    await rateKey(services.config.secret, { action }, key),
  );

describe("submitting takes two round trips", () => {
  // Red when the evidence is looked for before the batch.
  it("when nothing looks like spam, also when pressed twice in parallel or later", async () => {
    const form = await storeForm();
    const one = await somebody(form);
    const now = one.services.clock.now();
    const both = await Promise.all([one.press(), one.press(testServices(now))]);
    expect([...both, await one.press()]).toEqual([sent, sent, sent]);
    expect(await one.row()).toMatchObject({ is_spam: 0, spam_score: 0, spam_reasons: null });
    expect(await countRows("SELECT count(*) AS n FROM application WHERE form_id = ?", form.formId)).toBe(1);
  });

  // Red when a landlord's first key is made before the batch, or by each of them.
  it("for a landlord's first application, and three for the second of two first ones at once", async () => {
    const form = await storeForm();
    const two = [await somebody(form), await somebody(form)];
    await bindings.DB.prepare("DELETE FROM person_key WHERE holder_id = ?").bind(form.formId).run();
    const trips = await Promise.all(two.map(({ press }) => press()));
    expect(trips.map(({ to }) => to)).toEqual(["/success", "/success"]);
    expect(trips.map((one) => one.trips).sort()).toEqual([2, 3]);
    const [first, second] = await Promise.all(two.map(({ row }) => row()));
    expect(first?.person_key_id).toBe(second?.person_key_id);
    expect(await countRows("SELECT count(*) AS n FROM person_key WHERE holder_id = ?", form.formId)).toBe(1);
  });

  it("with a weak sign of spam, and with a text that one or two others have sent", async () => {
    const raw = { [`${asked.home}.0.${asked.leaving}`]: `${someText} ${ids.nodeId().replace(/\d/g, "x")}` };
    for (let sends = 0; sends < 3; sends += 1)
      expect(await (await somebody(await storeForm(), { raw })).press()).toEqual(sent);
    const noticed = await somebody(await storeForm(), { fields: { leave_empty: "x" } });
    expect(await noticed.press()).toEqual(sent);
    expect(await noticed.row()).toMatchObject({ is_spam: 0, spam_score: 5 });
  });

  it("and a third when the form is paused, and the page keeps what was typed", async () => {
    const form = await storeForm();
    const one = await somebody(form);
    await bindings.DB.prepare("UPDATE rent_form SET state = 'paused' WHERE id = ?").bind(form.formId).run();
    expect(await one.press()).toEqual({ to: shownAgain, trips: 3 });
    expect(await one.row()).toBeNull();
  });
});

describe("spam signs that only D1 knows", () => {
  // Red when the batch does not ask `isNone`, or counts after it.
  it("are counted by the batch itself: of many parallel submissions no more pass than one address may send", async () => {
    const form = await storeForm({ unlimited: true });
    const address = "203.0.113.99";
    const many = await Promise.all(Array.from({ length: 14 }, () => somebody(form, { address })));
    const pressed = await Promise.all(many.map(({ press }) => press()));
    expect(pressed.filter(({ to }) => to === "/success").map(({ trips }) => trips)).toEqual(Array(10).fill(2));
    expect(pressed.filter(({ to }) => to !== "/success")).toEqual(Array(4).fill({ to: shownAgain, trips: 3 }));
    expect(await countRows("SELECT count(*) AS n FROM application WHERE form_id = ?", form.formId)).toBe(10);
    const [one] = many;
    // What is asked again is a sending, too: each is counted, and once.
    if (one) expect(await usedOf(one.services, "apply-send", `${form.formId}:${address}`)).toBe(14);
  });

  it("count one submission once, and none for an incomplete one or a repeated press", async () => {
    const form = await storeForm();
    const address = "203.0.113.98";
    const one = await somebody(form, { address });
    for (let press = 0; press < 4; press += 1) await one.press();
    const unfinished = await somebody(form, { address, fields: { [`consent.${asked.truth}`]: "" } });
    for (let press = 0; press < 4; press += 1) expect(await unfinished.press()).toEqual({ to: shownAgain, trips: 2 });
    expect(await usedOf(one.services, "apply-send", `${form.formId}:${address}`)).toBe(1);
  });

  // Red when the mark of before the batch is written although a text was found.
  it("are stored with the application: three others sent the same text", async () => {
    const raw = { [`${asked.home}.0.${asked.leaving}`]: `${someText} ${ids.nodeId().replace(/\d/g, "x")}` };
    for (let sends = 0; sends < 3; sends += 1) await (await somebody(await storeForm(), { raw })).press();
    const fourth = await somebody(await storeForm(), { raw });
    expect(await fourth.press()).toEqual({ to: "/success", trips: 3 });
    expect(await fourth.row()).toMatchObject({ is_spam: 0, spam_score: 20 });
  });
});
