import { describe, expect, it } from "vitest";
import { askedAs } from "../../../app/features/applying/applications/asked-form";
import { findDraft } from "../../../app/features/applying/applications/queries/find-draft.server";
import { takeFile } from "../../../app/features/applying/apply/commands/receive-step.server";
import { startDraft } from "../../../app/features/applying/apply/commands/save-draft.server";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { appealForm } from "../../../app/features/forms/rent-forms/commands/appeal-form.server";
import { createForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { answerAppeal, decideForm } from "../../../app/features/forms/screening/commands/decide-form.server";
import { findScreeningState } from "../../../app/features/forms/screening/queries/screening-state.server";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import {
  aDefinition,
  anAccount,
  aPublishedForm,
  bindings,
  countRows,
  formRow,
  ids,
  testServices,
  text,
} from "../../support/forms";

/** A definition whose address nobody else in these tests has. */
function aHome(intro?: string): FormDefinition {
  const definition = aDefinition({ withFile: true });
  const address = { ...definition.property.address, line1: `${ids.nodeId()} Lane` };
  return { ...definition, property: { ...definition.property, address }, ...(intro && { intro: text(intro) }) };
}

const stolen = "I am out of the country, so the keys come to you by FedEx once the deposit is sent before the viewing.";
/** Speaks of nothing that the reader of questions refuses; locks documents of a new landlord. */
const doubtful = "Please pay the fee to reserve the apartment.";

async function screened(formId: string) {
  const row = await bindings.DB.prepare("SELECT * FROM screening WHERE kind = 'form' AND subject_id = ?")
    .bind(formId)
    .first<Record<string, string | number | null>>();
  if (!row) throw new Error("Nobody looked at it");
  return row;
}

const jobs = (kind: string, formId: string) =>
  countRows("SELECT count(*) AS n FROM outbox WHERE kind = ? AND ref LIKE ?", kind, `%${formId}%`);

async function anOwnForm(services: Services, definition: FormDefinition) {
  const { actor, userId } = await anAccount(services);
  const made = await createForm(services, actor, { definition });
  if (!made.ok) throw new Error(made.code);
  const { formId } = made.value;
  return { actor, userId, formId, published: await publishForm(services, actor, { formId, rev: 1 }) };
}

async function editTo(
  services: Services,
  actor: Parameters<typeof publishForm>[1],
  formId: RentFormId,
  definition: FormDefinition,
) {
  const rev = Number((await formRow(formId)).draft_rev);
  const saved = await saveDraft(services, actor, { formId, rev, definition });
  if (!saved.ok) throw new Error(saved.code);
  return publishForm(services, actor, { formId, rev: saved.value.rev });
}

/** The one admin of the test configuration, with a session. */
async function anAdmin(services: Services): Promise<AccountLandlord> {
  const { userId, actor } = await anAccount(services);
  const email = services.config.adminEmail ?? "";
  await bindings.DB.prepare("UPDATE user SET email = id || '@gone.example' WHERE email = ?").bind(email).run();
  await bindings.DB.prepare("UPDATE user SET email = ?, role = 'admin' WHERE id = ?").bind(email, userId).run();
  return actor;
}

describe("the screening of a form on publication", () => {
  // Red when publishing keeps no look.
  it("opens an ordinary form, and stores its figures without its words", async () => {
    const services = testServices();
    const form = await aPublishedForm(services, { definition: aHome("Two rooms by the park.") });
    expect(await formRow(form.formId)).toMatchObject({ state: "open", held_at: null, documents_locked_until: null });
    const row = await screened(form.formId);
    expect(row).toMatchObject({ outcome: "publish", state: "decided" });
    expect(JSON.parse(String(row.facts))).toMatchObject({ texts: { payBeforeViewing: 0 }, papers: { selfie: 0 } });
    expect(JSON.stringify(row)).not.toContain("park");
    expect(await jobs("mail.form-live", form.formId)).toBe(1);
    expect(await jobs("mail.form-screened", form.formId)).toBe(0);
  });

  // Red when `screenedColumns` opens a form whatever the outcome.
  it("never opens a scammer's guest form, not even briefly, and its landlord is notified", async () => {
    const services = testServices();
    const form = await aPublishedForm(services, { definition: aHome(stolen) });
    expect(await formRow(form.formId)).toMatchObject({ state: "suspended", state_before: "open" });
    expect((await formRow(form.formId)).held_at).not.toBeNull();
    expect((await services.publishedForms.find(form.urlId))?.state).toBe("suspended");
    expect(await screened(form.formId)).toMatchObject({ outcome: "hold", state: "waiting" });
    expect(await jobs("mail.form-screened", form.formId)).toBe(1);
    expect(await jobs("mail.form-live", form.formId)).toBe(0);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'form.%'", form.formId),
    ).toBe(1);
  });

  it("holds an account's form, too, and takes no more round trips than one that opens", async () => {
    const services = testServices();
    const before = services.usage.roundTrips;
    const open = await anOwnForm(services, aHome());
    const between = services.usage.roundTrips;
    const held = await anOwnForm(services, aHome(stolen));
    expect(open.published).toMatchObject({ ok: true, value: { isHeld: false } });
    expect(held.published).toMatchObject({ ok: true, value: { isHeld: true } });
    expect(services.usage.roundTrips - between).toBe(between - before);
    expect((await formRow(held.formId)).state).toBe("suspended");
  });

  it("counts a known photo or address of another landlord, and not one's own", async () => {
    const services = testServices();
    const home = aHome();
    const first = await aPublishedForm(services, { definition: home });
    const other = await aPublishedForm(services, { definition: home });
    const own = await aPublishedForm(services, { definition: home, email: "twice@landlord.example" });
    expect(JSON.parse(String((await screened(first.formId)).facts)).elsewhere.addresses).toBe(0);
    expect(JSON.parse(String((await screened(other.formId)).facts)).elsewhere.addresses).toBe(1);
    expect(JSON.parse(String((await screened(own.formId)).facts)).elsewhere.addresses).toBe(2);
    const hash = "ab".repeat(32);
    await bindings.DB.prepare("INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES (?, ?, 1, 1)")
      .bind(first.formId, hash)
      .run();
    const { actor } = await anAccount(services);
    const made = await createForm(services, actor, { definition: aHome() });
    if (!made.ok) throw new Error(made.code);
    await bindings.DB.prepare("INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES (?, ?, 1, 1)")
      .bind(made.value.formId, hash)
      .run();
    await publishForm(services, actor, { formId: made.value.formId, rev: 1 });
    expect(await screened(made.value.formId)).toMatchObject({ outcome: "lock" });
    expect(String((await screened(made.value.formId)).reasons)).toContain("photo-elsewhere");
  });

  it("counts a rent far below the median of thirty forms of the place", async () => {
    const services = testServices();
    const city = `Town ${ids.nodeId()}`;
    const withRent = (amountMinor: number) => {
      const home = aHome();
      const address = { ...home.property.address, city };
      return {
        ...home,
        property: {
          ...home.property,
          address,
          bedrooms: 2,
          rent: { amountMinor, currency: "EUR", period: "month" as const },
        },
      };
    };
    for (let at = 0; at < 30; at += 1) await aPublishedForm(services, { definition: withRent(100_000 + at) });
    const cheap = await aPublishedForm(services, { definition: withRent(30_000) });
    expect(JSON.parse(String((await screened(cheap.formId)).facts)).rent).toEqual({ percentOfMedian: 30, forms: 30 });
    expect(String((await screened(cheap.formId)).reasons)).toContain("rent-low");
  });

  it("counts many forms from one network from the sixth on", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const address = "10.77.9.4";
    const codes: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const made = await createForm(services, actor, { definition: aHome() });
      if (!made.ok) throw new Error(made.code);
      await publishForm(services, actor, { formId: made.value.formId, rev: 1, address });
      codes.push(String((await screened(made.value.formId)).reasons));
    }
    expect(codes.map((text) => text.includes("many-from-network"))).toEqual([false, false, false, false, false, true]);
  });
});

describe("the screening of an edited form", () => {
  it("can close an open form; with the edit reverted it opens with its uploads locked", async () => {
    const services = testServices();
    const form = await aPublishedForm(services, { definition: aHome() });
    const bad = await editTo(services, form.actor, form.formId, aHome(stolen));
    expect(bad).toMatchObject({ ok: true, value: { isHeld: true, isFirst: false } });
    expect(await formRow(form.formId)).toMatchObject({ state: "suspended", state_before: "open" });
    const good = await editTo(services, form.actor, form.formId, aHome("Two rooms by the park."));
    expect(good).toMatchObject({ ok: true, value: { isHeld: false } });
    expect(await formRow(form.formId)).toMatchObject({ state: "open", state_before: null, held_at: null });
    expect(String((await screened(form.formId)).reasons)).toContain("sent-anew");
    expect(Number((await formRow(form.formId)).documents_locked_until)).toBeGreaterThan(Date.now());
    // Then it is an ordinary form again.
    await editTo(services, form.actor, form.formId, aHome("Two rooms by the river."));
    expect(await formRow(form.formId)).toMatchObject({ state: "open", documents_locked_until: null });
  });

  it("refuses changes to a form that the admin took offline", async () => {
    const services = testServices();
    const admin = await anAdmin(services);
    const form = await aPublishedForm(services, { definition: aHome() });
    expect(
      await decideForm(services, admin, {
        formId: form.formId,
        decision: "suspend",
        why: "phishing",
        reason: "deception",
      }),
    ).toEqual({ ok: true, value: undefined });
    const rev = Number((await formRow(form.formId)).draft_rev);
    expect(await saveDraft(services, form.actor, { formId: form.formId, rev, definition: aHome() })).toMatchObject({
      code: "wrong-state",
    });
  });
});

describe("a form with locked uploads", () => {
  // Red when `isLocked` is left out of storeDocument.
  it("refuses a file, and accepts it once the admin has looked or a day has passed", async () => {
    const services = testServices();
    const form = await aPublishedForm(services, { definition: aHome(doubtful) });
    expect(await formRow(form.formId)).toMatchObject({ state: "open" });
    const until = Number((await formRow(form.formId)).documents_locked_until);
    expect(until).toBe(services.clock.now().getTime() + 24 * 3_600_000);
    expect((await services.publishedForms.find(form.urlId))?.documentsLockedUntil).toBe(until);
    const published = await services.publishedForms.findInDatabase(form.urlId);
    if (!published) throw new Error("No such form");
    const { token } = await startDraft(services, published, "fr");
    const draft = await findDraft(services, form.formId, token);
    const control = published.definition.sections
      .flatMap(({ fields }) => fields)
      .find(({ kind }) => kind === "file")?.id;
    if (!draft || !control) throw new Error("No draft");
    const take = () =>
      takeFile(
        services,
        { form: askedAs(published, null), draft },
        { control, name: "paie.pdf", bytes: new TextEncoder().encode("%PDF-1.4 paie") },
      );
    const refused = await take();
    expect(refused).toMatchObject({ ok: false, code: "locked" });
    expect(!refused.ok && refused.detail.message).toContain("un peu plus tard");
    expect(await countRows("SELECT count(*) AS n FROM document WHERE application_id = ?", draft.id)).toBe(0);
    services.setNow(new Date(until));
    expect(await take()).toMatchObject({ ok: true });
  });
});

describe("the admin's decision about a screened form", () => {
  it("releasing opens a held form, notifies its landlord, and lets the same signs pass from then on", async () => {
    const services = testServices();
    const admin = await anAdmin(services);
    const form = await aPublishedForm(services, { definition: aHome(stolen) });
    const release = { formId: form.formId, decision: "release", why: "known to us" } as const;
    expect((await decideForm(services, admin, release)).ok).toBe(true);
    expect(await formRow(form.formId)).toMatchObject({ state: "open", held_at: null });
    expect((await services.publishedForms.find(form.urlId))?.state).toBe("open");
    expect(await jobs("mail.form-live", form.formId)).toBe(1);
    expect(await screened(form.formId)).toMatchObject({ state: "decided", decision: "release" });
    expect((await editTo(services, form.actor, form.formId, aHome(`${stolen} Balcony.`))).ok).toBe(true);
    expect((await formRow(form.formId)).state).toBe("open");
    // Said twice, it is said once.
    expect((await decideForm(services, admin, release)).ok).toBe(true);
    expect(
      await countRows(
        "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'screening.release'",
        form.formId,
      ),
    ).toBe(1);
  });

  // Red when nothing tells the operator, who promised to look within a working day.
  it("a form or an appeal that has waited for a day alarms the operator until it is decided", async () => {
    const services = testServices();
    const admin = await anAdmin(services);
    const now = services.clock.now();
    const later = (hours: number) => services.setNow(new Date(now.getTime() + hours * 3_600_000));
    const waiting = async () => (await getHealth(services)).checks.lookLate.figure ?? 0;
    later(25);
    const before = await waiting();
    later(0);
    const held = await aPublishedForm(services, { definition: aHome(stolen) });
    const locked = await aPublishedForm(services, { definition: aHome(doubtful) });
    later(25);
    expect(await waiting()).toBe(before + 1);
    expect((await getHealth(services)).checks.lookLate.level).toBe("warn");
    later(20);
    const said = { formId: locked.formId, text: "That is the fee of the agency." };
    expect((await appealForm(services, locked.actor, said)).ok).toBe(true);
    later(45);
    expect(await waiting()).toBe(before + 2);
    await decideForm(services, admin, { formId: held.formId, decision: "release", why: "known to us" });
    await answerAppeal(services, admin, { formId: locked.formId, text: "Thank you." });
    expect(await waiting()).toBe(before);
  });

  it("a form held by the admin is opened by the admin only", async () => {
    const services = testServices();
    const admin = await anAdmin(services);
    const form = await aPublishedForm(services, { definition: aHome() });
    expect((await decideForm(services, admin, { formId: form.formId, decision: "hold", why: "odd" })).ok).toBe(true);
    await editTo(services, form.actor, form.formId, aHome("Two rooms by the park."));
    expect(await formRow(form.formId)).toMatchObject({ state: "suspended" });
    expect(await screened(form.formId)).toMatchObject({ state: "waiting", outcome: "hold" });
    expect((await decideForm(services, admin, { formId: form.formId, decision: "suspend", why: "x" })).ok).toBe(true);
    expect((await formRow(form.formId)).held_at).toBeNull();
    expect((await decideForm(services, admin, { formId: form.formId, decision: "restore", why: "y" })).ok).toBe(true);
    expect(await formRow(form.formId)).toMatchObject({ state: "open", state_before: null });
    expect(await jobs("mail.form-restored", form.formId)).toBe(1);
  });

  // Red when decideForm asks `adminOf` nowhere.
  it("is refused to everybody else, and nothing is written", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const form = await aPublishedForm(services, { definition: aHome(stolen) });
    for (const decision of ["release", "hold", "suspend", "restore"] as const) {
      expect(await decideForm(services, actor, { formId: form.formId, decision, why: "mine" })).toMatchObject({
        code: "not-found",
      });
    }
    expect(await formRow(form.formId)).toMatchObject({ state: "suspended" });
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'screening.%'", form.formId),
    ).toBe(0);
  });

  it("an appeal is stored encrypted, answered once, and shown on the form's page", async () => {
    const services = testServices();
    const admin = await anAdmin(services);
    const form = await aPublishedForm(services, { definition: aHome(stolen) });
    const { formId, actor } = form;
    const stranger = await anAccount(services);
    expect(await appealForm(services, stranger.actor, { formId, text: "Mine" })).toMatchObject({ code: "not-found" });
    expect(await answerAppeal(services, admin, { formId, text: "No" })).toMatchObject({ code: "not-found" });
    expect((await appealForm(services, actor, { formId, text: "I am a diplomat." })).ok).toBe(true);
    expect(String((await screened(formId)).appeal_sealed)).not.toContain("diplomat");
    expect((await answerAppeal(services, admin, { formId, text: "Take the keys out." })).ok).toBe(true);
    expect(await answerAppeal(services, admin, { formId, text: "Again" })).toMatchObject({ code: "wrong-state" });
    expect(await findScreeningState(services, formId)).toMatchObject({
      standing: { kind: "held", codes: expect.arrayContaining(["keys-by-courier"]) },
      answer: "Take the keys out.",
    });
    expect(await jobs("mail.form-screened", formId)).toBe(2);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'screening.%'", formId),
    ).toBe(2);
  });
});
