import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sweepUnsearched } from "../../../app/features/applying/applications/commands/index-application.server";
import { startDraft } from "../../../app/features/applying/apply/commands/save-draft.server";
import { replayErasures } from "../../../app/features/operator/recovery/commands/replay-erasures.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { purgeForm } from "../../../scripts/recovery/purge-form";
import { sweepErasureLog } from "../../../workers/jobs/sweeps/erasure-log";
import { sweepExpiredDrafts } from "../../../workers/jobs/sweeps/expired-drafts";
import { aSentApplication } from "../../support/applications";
import { aPublishedForm, bindings, mintToken, testServices } from "../../support/forms";
import { restoreSnapshot, takeSnapshot } from "../../support/restore";
import { aDesk } from "../../support/review";
import { withdraw } from "../../support/withdraw";

const now = Date.UTC(2026, 10, 21, 9);
const count = async (from: string) =>
  (await bindings.DB.prepare(`SELECT count(*) AS n FROM ${from}`).first<{ n: number }>())?.n;

/** One of each: an application erased by its applicant, a draft past its time, a form purged, a guest's, an account gone. */
async function aWorld() {
  const services = testServices(new Date(now));
  const [one, other, gone] = [
    await aDesk(services, { applications: 2 }),
    await aDesk(services, { applications: 1 }),
    await aDesk(services, { applications: 1 }),
  ];
  const guest = await aPublishedForm(services);
  await aSentApplication(services, guest);
  // Seals who applied: a key for each account, and one for the guest's form.
  await sweepUnsearched(services);
  const form = await services.publishedForms.findInDatabase(one.urlId as never);
  if (!form) throw new Error("No form");
  await startDraft(services, form, "en");
  const [draft] = (
    await bindings.DB.prepare("SELECT id FROM application_draft WHERE form_id = ?")
      .bind(one.formId)
      .all<{ id: string }>()
  ).results.filter(({ id }) => !one.applicationIds.includes(id as ApplicationId));
  await sweepErasureLog(services);
  return { services, one, other, gone, guest, draftId: draft?.id ?? "none" };
}

type World = Awaited<ReturnType<typeof aWorld>>;

async function eraseAll({ services, one, other, gone, guest, draftId }: World): Promise<void> {
  const token = await mintToken(services, mailLinks.applicationStatus, one.applicationIds[0] ?? "");
  await withdraw(services, token, { erase: true });
  await bindings.DB.prepare("UPDATE application_draft SET expires_at = 1 WHERE id = ?").bind(draftId).run();
  for (let minute = 0; minute < 256; minute += 1) {
    services.setNow(new Date(now + minute * 60_000));
    await sweepExpiredDrafts(services);
  }
  services.setNow(new Date(now));
  for (const { formId } of [other, guest]) await purgeForm(services, formId, sql`1`);
  await replayErasures(services, [{ kind: "user", id: gone.userId }]);
}

async function expectErased({ one, other, gone, guest, draftId }: World): Promise<void> {
  const [first, second] = one.applicationIds;
  const left = {
    keyOfErased: await count(`application_key WHERE application_id = '${first}'`),
    named: await count(`application WHERE id = '${first}' AND person IS NOT NULL`),
    words: await count(`application_term WHERE application_id = '${first}'`),
    draft: await count(`application_key WHERE application_id = '${draftId}'`),
    purged: await count(`rent_form WHERE id = '${other.formId}'`),
    account: await count(`user WHERE id = '${gone.userId}'`),
    sessions: await count(`session WHERE user_id = '${gone.userId}'`),
    itsForm: await count(`rent_form WHERE id = '${gone.formId}'`),
    keysOfPeople: await count(`person_key WHERE holder_id IN ('${gone.userId}', '${guest.formId}')`),
  };
  expect(Object.entries(left).filter(([, rows]) => rows !== 0)).toEqual([]);
  // Nobody else's.
  expect(await count(`application_key WHERE application_id = '${second}'`)).toBe(1);
  expect(await count(`rent_form WHERE id = '${one.formId}'`)).toBe(1);
  expect(await count(`user WHERE id = '${other.userId}'`)).toBe(1);
  expect(await count(`person_key WHERE holder_id IN ('${one.userId}', '${other.userId}')`)).toBe(2);
}

describe("the log of erasures", () => {
  // Red without replayNewer in the sweep: the restore gives everybody back.
  it("survives a restore: what was erased is erased again by the first sweep, and nothing else", async () => {
    const world = await aWorld();
    const { services } = world;
    const before = await takeSnapshot(bindings.DB);
    await eraseAll(world);
    await expectErased(world);
    await sweepErasureLog(services);
    expect(await count("erasure_entry")).toBe(0);

    await restoreSnapshot(bindings.DB, before);
    expect(await count(`user WHERE id = '${world.gone.userId}'`)).toBe(1);
    expect(await count(`person_key WHERE holder_id IN ('${world.gone.userId}', '${world.guest.formId}')`)).toBe(2);
    expect(await sweepErasureLog(services)).toBeGreaterThan(3);
    await expectErased(world);
    // Again finds nothing but its own entries, and then nothing.
    await sweepErasureLog(services);
    expect(await sweepErasureLog(services)).toBe(0);
  });

  it("contains ids only", async () => {
    const world = await aWorld();
    await eraseAll(world);
    await sweepErasureLog(world.services);
    const { objects } = await bindings.DOCUMENTS.list({ prefix: "erasures/" });
    const newest = objects.at(-1)?.key ?? "";
    const entries = (await (await bindings.DOCUMENTS.get(newest))?.json()) as { kind: string; id: string }[];
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["key", "application", "form", "user"]));
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(["kind", "id"]);
      expect(entry.id).toMatch(/^[\w-]{10,64}$/);
    }
  });

  // Red when the entries are deleted before the object is written.
  it("loses nothing when R2 fails: the ids wait in D1", async () => {
    const world = await aWorld();
    await eraseAll(world);
    const waiting = await count("erasure_entry");
    const broken = {
      ...world.services,
      erasureLog: {
        ...world.services.erasureLog,
        append: () => Promise.reject(new Error("R2 is away")),
      },
    };
    await expect(sweepErasureLog(broken)).rejects.toThrow("R2 is away");
    expect(await count("erasure_entry")).toBe(waiting);
    expect(waiting).toBeGreaterThan(3);
    await sweepErasureLog(world.services);
    expect(await count("erasure_entry")).toBe(0);
  });
});
